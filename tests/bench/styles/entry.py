"""One work in one style, as a row of styled runs; and what a reader should find in it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tests.bench.styles.names import OWNER, Person, joined, people, written
from tests.bench.styles.style import AFTER_NAMES, AT_END, DATED_TAILS, PARTED, QUOTES, TAILS, Style
from tests.bench.styles.works import KINDS, OF_KIND, Work, title, venue

Run = tuple[str, str]  # words, and letters for their style: b(old), i(talic), u(nderlined), a (link)
Runs = list[Run]
OWNER_MARK = "\x01"  # round the owner's name in a list of names
LOOKS = {"plain": "", "bold": "b", "italic": "i", "link": "a", "bold link": "ba", "underlined": "u", "starred": "*"}
STANDINGS = {
    "(in press)": ("(in press)", "accepted"),
    "words": ("forthcoming", "accepted"),
    "under review": ("(under review)", "submitted"),
}


@dataclass(frozen=True)
class Gold:
    """What a work states. `year` is None where its standing takes the year's place."""

    title: str
    authors: tuple[str, ...]
    venues: tuple[str, ...]
    year: int | None
    status: str


@dataclass(frozen=True)
class Entry:
    """A work as its list writes it; `year` for lists that set years apart."""

    runs: Runs
    gold: Gold
    year: int


def entry(chance: random.Random, style: Style, half: int, year: int) -> Entry:
    """A work written in the style."""
    kind = chance.choice(style_kinds(style))
    persons = people(chance, half, chance.choice((1, 2, 2, 3, 3, 4, 6)))
    name, forms, numbers = venue(chance, half, kind)
    first = chance.randint(10, 900)
    numbers |= {"v": str(chance.randint(2, 90)), "i": str(chance.randint(1, 12)), "first": str(first)}
    numbers |= {"p": f"{first}{chance.choice('-–')}{first + chance.randint(3, 20)}", "y": str(year)}
    work = Work(kind, title(chance, half), name, tuple(persons), year, forms, numbers)
    unprinted = style.standing != "none" and kind in ("article", "chapter", "book") and chance.random() < 0.4
    unprinted = unprinted and style.year not in ("front", "column", "group", "title (Y)")
    standing, status = STANDINGS[style.standing] if unprinted else ("", OF_KIND.get(kind, "published"))
    names, stated = _names(style, persons)
    when = standing or str(year)
    placed = _placed(style, work, _venue(style, work, when, chance, half))
    runs = _arranged(style, {"A": names, "T": _title(style, work), "V": placed}, when)
    runs = [*runs, *_note(style, work)]
    gold = Gold(
        work.title.replace("~", ""), tuple(stated), (name, *filter(None, forms)), None if unprinted else year, status
    )
    return Entry(runs, gold, year)


def style_kinds(style: Style) -> tuple[str, ...]:
    """The kinds of work that the list holds."""

    return KINDS[style.kinds]


def _names(style: Style, persons: list[Person]) -> tuple[Runs, list[str]]:
    """The names as runs, and the names that a reader should find."""
    if style.order == "TV":
        others = [one for one in persons if one is not OWNER]
        stated = written([OWNER, *others], "First Last")
        return _runs(joined(written(others, "First Last"), "First Last", "and")) if others else [], stated
    shown = written(persons, style.names)
    cut = 3 if style.et_al == "three" and len(persons) > 4 else 0
    place = persons.index(OWNER)
    if cut and place >= cut:
        persons = [OWNER, *(one for one in persons if one is not OWNER)]
        place, shown = 0, written(persons, style.names)
    stated = shown[: cut or None]
    star = "*" if style.own == "starred" else ""
    shown[place] = f"{OWNER_MARK}{shown[place]}{star}{OWNER_MARK}"
    text = joined(shown, style.names, style.last, cut)
    look = "" if star else LOOKS[style.own]
    parts = text.split(OWNER_MARK)
    return [(part, look if number == 1 else "") for number, part in enumerate(parts) if part], stated


def _runs(text: str, look: str = "") -> Runs:
    return [(text, look)] if text else []


def _title(style: Style, work: Work) -> Runs:
    """The title in its quotes and its look; species in it in italics."""
    opening, closing = QUOTES[style.quotes]
    inner = work.title
    if opening == "“":
        inner = inner.replace("“", "‘").replace("”", "’")
    if inner[-1] in "?!":
        closing = closing.lstrip(".,")
    look = LOOKS[style.look]
    slanted = look if "i" in look else look + "i"
    parts = inner.split("~")
    found = [(part, slanted if number % 2 else look) for number, part in enumerate(parts) if part]
    return [*_runs(opening, look), *found, *_runs(closing, look)]


def _venue(style: Style, work: Work, when: str, chance: random.Random, half: int) -> Runs:
    """The venue with its numbers and, where the style has it there, its year."""
    said = work.numbers
    year_at_end = AT_END.get(style.year, "")
    tail = (DATED_TAILS if style.year == "tail" else TAILS).get(style.tail, "")
    if when[0] in "(f" and style.year == "tail":
        tail, year_at_end = "", " {y}" if when[0] == "(" else ", {y}"
    if when[0] == "(" and year_at_end:
        year_at_end = " {y}"
    look = {"italic": "i", "bold": "b"}.get(style.venue, "")
    dated = "{y}" in tail
    if work.kind == "article":
        behind = "" if when[0] in "(f" and "{y}" not in tail else tail
        return [(work.venue, look), *_runs((behind + year_at_end).format(**{**said, "y": when}))]
    end = year_at_end or (", {y}" if dated or style.year == "tail" else "")
    return [*_of_kind(work, look, chance, half), *_runs(end.format(y=when))]


def _of_kind(work: Work, look: str, chance: random.Random, half: int) -> Runs:
    """Venue and numbers of what is no article."""
    said = work.numbers
    if work.kind in ("meeting", "poster"):
        name = f"{work.venue} ({said['acronym']})" if chance.random() < 0.5 else work.venue
        behind = chance.choice(("", f", {said['town']}", f", pp. {said['p']}", f", pages {said['p']}"))
        lead = "Poster presented at the " if work.kind == "poster" and not name.startswith("Proc") else ""
        return [*_runs(lead), (name, look), *_runs(behind)]
    if work.kind == "chapter":
        editors = people(chance, half, 2)
        who = " and ".join(written([one for one in editors if one is not OWNER], "F. M. Last"))
        return [(f"{who} (Ed.), ", ""), (work.venue, look), (f" (pp. {said['p']}). {said['publisher']}", "")]
    if work.kind == "book":
        return _runs(chance.choice((work.venue, f"{said['town']}: {work.venue}")), look)
    if work.kind == "thesis":
        return _runs(f"{chance.choice(('PhD thesis', 'Doctoral dissertation', 'Master’s thesis'))}, {work.venue}")
    if work.kind == "report":
        return _runs(f"Technical Report {said['number']}, {work.venue}")
    return [
        (work.venue, look),
        *_runs(f" preprint {said['number'][:4]}.{said['number']}"[: 14 if work.venue == "arXiv" else 0]),
    ]


def _placed(style: Style, work: Work, runs: Runs) -> Runs:
    """The venue with what leads to it, or in brackets."""
    if style.venue == "[tag]" and work.numbers.get("acronym"):
        return [(f"[{work.numbers['acronym']} {work.year}]", "")]
    if style.venue == "(brackets)" and work.kind == "meeting":
        return [("(", ""), *runs, (")", "")]
    if work.kind == "chapter" or (style.venue in ("In", "in") and work.kind in ("article", "meeting")):
        return [("In " if style.venue != "in" else "in ", ""), *runs]
    return runs


def _arranged(style: Style, fields: dict[str, Runs], when: str) -> Runs:
    """The fields in the list's order."""
    names = fields["A"]
    if style.year == "title (Y)":
        fields["T"] = [*fields["T"], (f" ({when})", "")]
    if style.order == "TV" and names:
        fields["T"] = [*fields["T"], (" (with ", ""), *names, (")", "")]
    first, second = PARTED[style.first], PARTED[style.second]
    if style.order == "ATV" and style.year in AFTER_NAMES:
        template = AFTER_NAMES[style.year]
        first = template.format(y=when.strip("()") if "(" in template or "[" in template else when)
    parts = [fields[letter] for letter in style.order]
    found = parts[0] if style.order == "TV" else _with(parts[0], first, parts[1])
    found = _with(found, second, parts[-1])
    if not _ends(found) and style.second != "line":
        found = [*found, (".", "")]
    return [*(_runs(f"{when}. ") if style.year == "front" else []), *found]


def _with(before: Runs, sign: str, behind: Runs) -> Runs:
    """Two fields with a sign between them; no second stop behind one, no comma behind a question mark."""
    if not before or not behind:
        return [*before, *behind]
    if behind[0][0][:1] in "([" and sign[:1] in ",.":
        sign = " "
    shown = "".join(words for words, _ in before).rstrip("”\"’'“»")
    if sign[:1] in ".," and (shown[-1] in "?!.," if sign[0] == "." else shown[-1] in "?!,"):
        sign = sign[1:]
    if sign == ". " and behind[0][0] == "in ":
        sign = ", "
    return [*before, (sign, ""), *behind]


def _ends(runs: Runs) -> bool:
    return "".join(words for words, _ in runs).rstrip("”\"’'“»")[-1:] in (".", "?", "!")


def _note(style: Style, work: Work) -> Runs:
    """What stands behind a work."""
    number = int(work.numbers["first"] + work.numbers["v"])
    notes: dict[str, Runs] = {
        "doi": [(f" doi:10.1234/abc.{number}", "")],
        "doi link": [(f" https://doi.org/10.1234/abc.{number}", "")],
        "arxiv": [(f" arXiv:2103.{number % 90000 + 10000}", "")],
        "award": [(" Best Paper Award.", "b")] if number % 2 else [],
        "links": [(" [", ""), ("pdf", "a"), ("] [", ""), ("code", "a"), ("]", "")],
        "page": [(" (", ""), ("PDF", "a"), (")", "")],
    }
    return notes.get(style.note, [])
