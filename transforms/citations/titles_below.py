"""Works whose title stands below who wrote them, when and where: "Quill, A. 2013, ApJ, 779, 50" over "Slow looms".

Consumes the lines of each work of a list; produces them with the title first. Told by the list: in most works names
begin the first line, nothing but a year and a place of publication follows them, and the second line is neither.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import is_place, is_standing, tells_of_work
from transforms.entities.venues import known
from transforms.model import Line
from transforms.text.patterns import MONTH

_LEAST, _MOST = 2, 0.6  # works, and their share in the list
_SAMPLE = 3  # works that show how the list is set
_LONGEST = 90  # characters behind the names
_WORDS = 4  # of a title, at least
_YEAR = re.compile(rf"[\s,.;:(]{{0,4}}(?:(?:{MONTH}),?\s)?(?:(?:19|20)\d\d[a-z]?[\s,.;:)]{{1,4}})?")
_NUMBERED = re.compile(r"(?:[A-Z][\w.&’'-]{0,20},? (?:(?:of|and|in|the|&) ){0,2}){1,6}(?:vol\. ?)?\d{1,4}\b")
_TITLED = re.compile(r"[a-zß-ÿ]{4}[.?] (?=[A-ZÀ-Þ][a-zß-ÿ]{3})")  # a title's end and a place: "Slow looms. Looms, 4, 5"
_STATE = re.compile(r" (?:accepted|submitted|in press|to appear)$")

Lines = tuple[Line, ...]


def with_titles_first(works: Sequence[Lines], owner: str) -> list[Lines]:
    """The lines of each work, the title that stands below the rest put first."""
    if not any(_is_below(lines, owner) for lines in works[:_SAMPLE]):
        return list(works)
    below = [_is_below(lines, owner) for lines in works]
    if sum(below) < max(_LEAST, _MOST * len(works)):
        return list(works)
    return [_turned(lines) if own else lines for lines, own in zip(works, below, strict=True)]


def _is_below(lines: Lines, owner: str) -> bool:
    """True for names, a year and a place of publication over a title."""
    if len(lines) < _LEAST or any(line.bullet or line.heading for line in lines[1:]):
        return False
    title = lines[1].text
    if title.count(" ") < _WORDS - 1 or not title.lstrip("\"“'‘*_ ")[:1].isupper() or is_place(title):
        return False
    return (
        not (is_standing(title) or tells_of_work(lines[1]))
        and not name_run(title, 0, owner)
        and _is_all_but_title(lines[0].text, owner)
    )


def _is_all_but_title(text: str, owner: str) -> bool:
    """True for names with only a year and a known place, or one with its numbers, behind them."""
    end = name_run(text, 0, owner)
    rest = text[end:].strip(" ,.;") if end else ""
    if not rest or len(rest) > _LONGEST:
        return False
    year = _YEAR.match(rest)
    where = rest[year.end() :].strip(" ,.") if year else rest
    place = _STATE.sub("", where.split(",", 1)[0])
    if _TITLED.search(where):
        return False
    return bool(place) and (known(place) is not None or _NUMBERED.match(where) is not None)


def _turned(lines: Lines) -> Lines:
    first, title, *rest = lines
    words = title.text.rstrip()
    ended = words if words[-1] in _ENDS else f"{words}."
    return (replace(title, text=ended, bullet=first.bullet), replace(first, bullet=""), *rest)


_ENDS = '.?!"”»'
