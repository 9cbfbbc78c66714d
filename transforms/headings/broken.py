"""Headings that a margin broke over lines. Consumes the words of lines; tells where one heading ends."""

from __future__ import annotations

from transforms.dates.ranges import find_dates
from transforms.headings.wording import named
from transforms.model import Line

_OPEN = (" and", " &", ",", "/", " of")
_JOINING = (" and ", "&", ",", "/")


def begins_heading(words: str, more: str) -> bool:
    """True where what stands below a heading in a margin is another one ("Research Interests", "Education")."""
    if words.lower().endswith(_OPEN):
        return False
    return named(words).whole and named(more).whole and len(named(f"{words} {more}").kinds) > len(named(words).kinds)


def is_one_heading(words: str) -> bool:
    """True for words that head one section and are whole: not "Interests Degrees", not "Honours and"."""
    if words.lower().endswith((*_OPEN, " the", " to")):
        return False
    said = named(words)
    return said.whole and (len(said.kinds) == 1 or any(one in words for one in _JOINING))


def without_first_word(above: Line, text: str) -> int:
    """How long the first column above is, with its tab, where it is a heading's first word, broken in a margin; or 0.

    "**RESEARCH**<tab>looms, dyes," over "INTERESTS".
    """
    if "\t" not in above.text or ":\t" in above.text or not above.bold or above.bold[0].start:
        return 0
    first, _, rest = above.text.partition("\t")
    whole = named(f"{first} {text}")
    is_torn = rest and above.bold[0].end <= len(first) + 1 and not find_dates(first)
    return len(first) + 1 if is_torn and whole.whole and whole.kinds[:1] == named(text).kinds[:1] else 0
