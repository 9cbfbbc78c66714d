"""Works in paragraphs of lines: a title, its names below it, then where it appeared.

As in "Slow looms", "A. Quill, B. Moss", "KDD 2020 | paper".
Consumes the lines of a list and where blank lines part them; produces nothing but whether they part the works.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.citations.inner_titles import is_names
from transforms.headings.wording import named
from transforms.model import Line

_PARAGRAPHS, _FEWEST = 2, 3  # of a list; lines in one of them, at least
_MOSTLY, _LONG = 0.7, 6  # share of paragraphs with names on their second line; lines of one, at most


def are_stanzas(lines: Sequence[Line], gaps: Sequence[bool], owner: str) -> bool:
    """True where blank lines part paragraphs of three lines and more, the second line of most nothing but names."""
    if sum(gaps) < _PARAGRAPHS or len(lines) < _FEWEST * sum(gaps):
        return False
    places = [i for i, gap in enumerate(gaps) if gap]
    bounds = list(pairwise((*places, len(lines))))
    if any(not 1 < end - start <= _LONG for start, end in bounds):
        return False
    if any(is_names(line, owner) for start, end in bounds for line in lines[start + 2 : end]):
        return False  # several works in one paragraph
    return sum(_is_title(lines, i, owner) for i in places) >= _MOSTLY * len(places)


def stanza_titles(lines: Sequence[Line], owner: str) -> frozenset[int]:
    """Numbers of the lines that begin such paragraphs, each a title whatever its words, and of titles in bold."""
    return _of_paragraphs(lines, owner) | _in_bold(lines)


def _in_bold(lines: Sequence[Line]) -> frozenset[int]:
    """Titles in bold beside others with co-authors behind: "**Looms: a review**" over "**Tides** (with B. Orr)"."""
    led = [line for line in lines if line.bold and not line.bold[0].start]
    if not [line for line in led if _WITH in line.text[line.bold[0].end :][:9]]:
        return frozenset()
    return frozenset(line.number for line in lines if line.is_bold and not (line.heading or named(line.text).whole))


_WITH = " (with "


def _of_paragraphs(lines: Sequence[Line], owner: str) -> frozenset[int]:
    places = [i for i, line in enumerate(lines) if not i or line.gap_before]
    if len(places) < _PARAGRAPHS or len(lines) < _FEWEST * len(places):
        return frozenset()
    found = [lines[i] for i in places if _is_title(lines, i, owner)]
    return frozenset(line.number for line in found) if len(found) >= _MOSTLY * len(places) else frozenset()


def _is_title(lines: Sequence[Line], i: int, owner: str) -> bool:
    """True for a line that holds no names only, and is no heading, over one that does."""
    line = lines[i]
    if i + 1 == len(lines) or line.heading or line.bullet or not is_names(lines[i + 1], owner):
        return False
    return not is_names(replace(line, gap_before=0), owner) and not named(line.text).whole
