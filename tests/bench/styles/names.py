"""How the names of one list are written: the form of a name, what parts the names, how the owner's stands out."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.bench.styles.works import words

Person = tuple[str, ...]  # given name, middle initial or "", family name
OWNER: Person = ("Ada", "", "Quill")


def _initials(given: str) -> list[str]:
    return [part[0].upper() for part in given.split("-")]


def _dotted(person: Person, between: str = " ") -> str:
    """ "A. B.", "A.B.", "H.-J." for a name of two halves."""
    given, middle, _ = person
    first = ".-".join(_initials(given)) + "."
    return first + (f"{between}{middle}." if middle else "")


def _bare(person: Person) -> str:
    return "".join(_initials(person[0])) + person[1]


def _full(person: Person) -> str:
    return person[0] + (f" {person[1]}." if person[1] else "")


FORMS: dict[str, Callable[[Person], str]] = {
    "F. M. Last": lambda p: f"{_dotted(p)} {p[2]}",
    "F.M. Last": lambda p: f"{_dotted(p, '')} {p[2]}",
    "F.M.Last": lambda p: f"{_dotted(p, '')}{p[2]}",
    "FM Last": lambda p: f"{_bare(p)} {p[2]}",
    "First Last": lambda p: f"{p[0]} {p[2]}",
    "First M. Last": lambda p: f"{_full(p)} {p[2]}",
    "FIRST LAST": lambda p: f"{p[0]} {p[2]}".upper(),
    "F. LAST": lambda p: f"{_dotted(p)} {p[2].upper()}",
    "Last, F. M.": lambda p: f"{p[2]}, {_dotted(p)}",
    "Last, F.M.": lambda p: f"{p[2]}, {_dotted(p, '')}",
    "Last, FM": lambda p: f"{p[2]}, {_bare(p)}",
    "Last FM": lambda p: f"{p[2]} {_bare(p)}",
    "Last F.": lambda p: f"{p[2]} {_dotted(p)}",
    "Last F.M.": lambda p: f"{p[2]} {_dotted(p, '')}",
    "Last, First": lambda p: f"{p[2]}, {_full(p)}",
    "LAST F.": lambda p: f"{p[2].upper()} {_dotted(p)}",
    "LAST, F.": lambda p: f"{p[2].upper()}, {_dotted(p)}",
    "LAST First": lambda p: f"{p[2].upper()} {p[0]}",
    "Last, First, then First Last": lambda p: f"{p[2]}, {_full(p)}",
    "Last, F., then F. Last": lambda p: f"{p[2]}, {_dotted(p)}",
}
THEN = {"Last, First, then First Last": "First M. Last", "Last, F., then F. Last": "F. M. Last"}
LAST = {
    "and": " and ",
    ", and": ", and ",
    "&": " & ",
    ", &": ", & ",
    "comma": ", ",
    "semicolon": "; ",
    "; and": "; and ",
    "semicolon, and": " and ",
    "semicolon, &": " & ",
}


def people(chance: random.Random, half: int, count: int) -> list[Person]:
    """Several people, the owner among them."""
    pool = words(half)
    families = chance.sample(pool["family"], count)
    found: list[Person] = [
        (chance.choice(pool["given"]), chance.choice("ABCDEFGHJKLMNPRSTW") if chance.random() < 0.4 else "", family)
        for family in families
    ]
    found[chance.randrange(count)] = OWNER
    return found


def written(persons: list[Person], form: str) -> list[str]:
    """The names as the list writes them."""
    others = FORMS[THEN.get(form, form)]
    return [FORMS[form](persons[0]), *map(others, persons[1:])]


def joined(names: list[str], form: str, last: str, cut: int = 0) -> str:
    """The names in one string; with "et al." behind the first `cut` of them, where there are more."""
    apart = "; " if last.startswith((";", "semicolon")) else ", "
    if cut and len(names) > cut:
        return apart.join(names[:cut]) + ", et al."
    if len(names) == 1:
        return names[0]
    if len(names) == 2 and last == ", and" and form not in THEN and not form.startswith(("Last,", "LAST,")):
        return " and ".join(names)
    return apart.join(names[:-1]) + LAST[last] + names[-1]
