"""The forms in which degrees are written, as one pattern. Vocabulary in `degrees.toml`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from transforms.text.patterns import by_letter
from transforms.vocabulary import toml

_LEVELS = ("doctorate", "master", "bachelor", "other")
_BLANKS = re.compile(r"\s+")


_BETWEEN = r"(?:\.|\.? ?-|\. | )?"  # the parts of an abbreviation


def _abbreviation(form: str) -> str:
    """A pattern for an abbreviation with or without its stops and blanks."""
    parts = re.split(r"[.\s-]+", form.strip("."))
    joined = _BETWEEN.join(map(re.escape, parts)) if len(parts) > 1 else re.escape(parts[0])
    return joined + (r"\.?" if len(parts) > 1 or len(form) <= 4 else "")


@cache
def levels() -> dict[str, str]:
    """Folded form -> level."""
    data = toml("degrees")
    return {
        key(form): level
        for level in reversed(_LEVELS)
        for form in (*data[level]["abbreviations"], *data[level]["words"])
    }


def key(form: str) -> str:
    """A form without marks and case, as forms are looked up."""
    return re.sub(r"[^\w]+", "", form.replace("’", "'")).casefold()


@cache
def pattern() -> re.Pattern[str]:
    """The words of degrees: "named" with what they are "of", "short" as abbreviated, "phrase" in any case.

    An abbreviation may be of two degrees that are one: "BS-MS", "M.Sc.-Ph.D.". One that no list knows is "coined": a
    school's own, shaped like a degree and followed by what it was taken in ("MInfTech in Software").
    """
    data = toml("degrees")
    short = sorted(
        {_abbreviation(form) for level in _LEVELS for form in data[level]["abbreviations"]}, key=lambda p: (-len(p), p)
    )
    lower = data["bachelor"]["abbreviations"] + data["master"]["abbreviations"]
    first = _by_two_letters(sorted({_abbreviation(form) for form in lower}))
    long = sorted({form for level in _LEVELS for form in data[level]["words"]}, key=lambda w: (-len(w), w))
    phrases = [_BLANKS.sub(r"\\s+", re.escape(form).replace("\\ ", " ")).replace("'", "['’]") for form in long]
    own = "|".join(sorted(data["of"]["own"], key=len, reverse=True)).replace("(", r"\(").replace(")", r"\)")
    named = (
        r"(?:integrated )?(?:doctor|master|bachelor)(?:['’]?s)?(?: degree)?\s+of\s+"
        rf"(?P<of>(?:{own})(?:\s+(?:and|&)\s+(?:{own}))?)?\b"
    )
    united = rf"(?:Integrated )?(?:(?=[A-Z][A-Za-z.])(?:{first})[-–](?=[A-Z]))?"
    return re.compile(
        rf"(?<![\w@.&-])(?:(?P<named>(?=[DMBIdmbi])(?i:{named}))|"
        rf"(?P<short>{united}(?:{_by_two_letters(short)})|[BM]\.[as]\.(?= in [A-Z]))(?![\w-]*\w)(?!/?\d|\.?D\.)|"
        rf"(?P<phrase>{by_letter(phrases, _in_any_case)})(?![\w])(?!['’-]\w)|"
        r"(?P<coined>[MB](?:[A-Z]{2,3}|(?:[A-Z][a-z]{1,6}){2,3}|(?:\.[A-Z][a-z]{0,6}){1,3}\.?))(?= in [A-Z]))"
    )


_RUN, _COINED = re.compile(r"\w+"), re.compile(r"[MB][.A-Z]")
_ALIKE = ("ı", "ſ")  # letters that `re` takes for others in any case


def may_name_degree(text: str) -> bool:
    """A quick look that is never False for a text with a degree: most hold no first word of one ("Ph", "Master")."""
    words = _RUN.findall(text)
    short, long = _first_words()
    return (
        not short.isdisjoint(words)
        or not long.isdisjoint([word.lower() for word in words])
        or (" in " in text and _COINED.search(text) is not None)
        or (not text.isascii() and any(letter in text for letter in _ALIKE))
    )


@cache
def _first_words() -> tuple[frozenset[str], frozenset[str]]:
    """What abbreviations begin with, up to a stop, as written ("M", "MS" and "MSW" of "M.S.W."); all others' words."""
    data, short = toml("degrees"), set[str]()
    for form in (form for level in _LEVELS for form in data[level]["abbreviations"]):
        parts = re.split(r"[.\s-]+", form.strip("."))
        short |= {_RUN.findall("".join(parts[:end]))[0] for end in range(1, len(parts) + 1)}
    long = {_RUN.findall(form)[0].lower() for level in _LEVELS for form in data[level]["words"]}
    named = {word + end for word in ("doctor", "master", "bachelor") for end in ("", "s")}
    return frozenset(short), frozenset(long | named | {"integrated"})


def _by_two_letters(forms: Iterable[str]) -> str:
    """An alternation of abbreviations, those of the same first two letters together, as `by_letter` has those of one.

    A capital with a letter behind it begins most words, and hundreds of abbreviations begin with B, D or M.
    """
    rests: dict[str, list[str]] = {}
    for form in forms:
        rests.setdefault(form[0], []).append(form[1:])
    return "|".join(f"{letter}(?:{_parted(found)})" for letter, found in rests.items())


def _parted(rests: Sequence[str]) -> str:
    """All rests where a stop, a blank or a dash follows; those that begin with the second letter where one does."""
    letters = by_letter(rest.removeprefix(_BETWEEN) for rest in rests)
    return rf"(?=[. -])(?:{'|'.join(rests)})|{letters}"


def _in_any_case(letter: str, rests: str) -> str:
    return f"[{letter}{letter.upper()}](?i:{rests})"
