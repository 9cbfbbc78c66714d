"""Lists with hanging indents in converted markdown. Consumes lines; produces each entry with its lines together.

A converter takes a line set in deeper than the one above for a paragraph's beginning, and none that stands farther out:
the blank line comes behind an entry's first line, and none before it.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from transforms.readers.converted.lines import is_head, plain
from transforms.readers.converted.plain_margins import halves_of
from transforms.readers.converted.torn import Start, start_of
from transforms.readers.date_patterns import MONTH, NOW, RANGE, SEASON

_LONG, _FULL = 50, 0.75  # letters of lines that tell how wide the page is; of its width
_LEAST = 3  # entries that go on below a blank line in small letters
_CLOSED = re.compile(r"(?:[.!?][”\")\]]?|\b(?:19|20)\d\d|[Pp]resent|[)\]”\"])$")
_DATED = re.compile(r", .{4,200}\b(?:19|20)\d\d\.$")  # names and a year, no title yet
_YEAR = re.compile(r"\(?(?:19|20)\d\d[a-z]?[.,)]")
_LED = re.compile(rf"(?:{RANGE}|{NOW})[.:,]? (?=[^\W\d_]|[“\"*_])", re.IGNORECASE)
_BEGUN = re.compile(rf"(?:{MONTH}|{SEASON})\b|{_LED.pattern}", re.IGNORECASE)  # or a date that goes on below
_MOST, _NEARLY = 0.9, 0.85  # of the long lines, and of the width of the longest of them
_LEAST_LED, _MOSTLY = 4, 0.6  # entries led by dates that go on below a blank line; of those of a section


def with_hanging_entries(lines: Sequence[str]) -> list[str]:
    """The lines; in a document with such lists the blank lines stand between their entries, and not inside."""
    lines = _with_dated_entries(lines)
    torn = [at for at in range(2, len(lines)) if lines[at] and not lines[at - 1] and lines[at - 2]]
    widths = sorted(len(plain(lines[at - 2])) for at in torn if len(lines[at - 2]) >= _LONG)
    if len(torn) < _LEAST or len(widths) < _LEAST:
        return list(lines)
    width = int(_FULL * widths[len(widths) // 2])
    inside = {at for at in torn if _is_inside(lines, at, width)}
    if sum(_is_proof(lines, at) for at in inside if at > 2) < _LEAST:
        inside = _loose(lines, torn, width)
    return list(_parted(lines, inside)) if inside else list(lines)


def _is_inside(lines: Sequence[str], at: int, width: int) -> bool:
    """True where the line below a blank goes on with the one above it, which begins an entry right below another."""
    above, before = lines[at - 2], lines[at - 3] if at > 2 else ""
    upper = plain(above)
    if _is_apart(lines[at]) or _is_apart(above) or len(upper) < width or halves_of(above, lines[at]):
        return False
    if not before:
        begun = start_of(above) is Start.NAMES and _YEAR.match(lines[at]) is not None
        return begun or (_DATED.search(upper) is not None and start_of(lines[at]) is Start.QUOTE)
    return _ends_entry(before) or upper[-1] in ",:;–&"


def _loose(lines: Sequence[str], torn: Sequence[int], width: int) -> set[int]:
    """The same where entries stand apart, and begin with names: several go on in small letters below the blank."""
    found = [at for at in torn if not (at > 2 and lines[at - 3]) and start_of(lines[at - 2]) is Start.NAMES]
    found = [at for at in found if len(plain(lines[at - 2])) >= width and not _is_apart(lines[at])]
    found = [at for at in found if start_of(lines[at]) is not Start.NAMES and lines[at][0] not in "*_"]
    sure = sum(lines[at][0].islower() or plain(lines[at - 2])[-1] in ",:;–&" for at in found)
    return set(found) if sure >= _LEAST else set()


def _is_proof(lines: Sequence[str], at: int) -> bool:
    """True where the line below a blank can be no entry of its own, and what it goes on with begins right below one."""
    upper = plain(lines[at - 2])
    is_open = upper[-1] in ",:;–&" or upper.rfind("(") > upper.rfind(")")
    return bool(lines[at - 3]) and (lines[at][0].islower() or is_open)


def _ends_entry(line: str) -> bool:
    """True for a line behind which another entry may begin: it is closed, or the label of a list in italics."""
    return _CLOSED.search(plain(line)) is not None or (line[0] == line[-1] == "_")


def _is_apart(line: str) -> bool:
    """True for what is no part of a paragraph: a heading, a table's row, a bullet."""
    return line[0] in "#|>-" or is_head(line) or start_of(line) is Start.BULLET


def _parted(lines: Sequence[str], inside: set[int]) -> Iterator[str]:
    for at, line in enumerate(lines):
        if at + 1 in inside and not line:
            continue
        if at + 2 in inside and at and lines[at - 1] and _ends_entry(lines[at - 1]):
            yield from ("", "")
        yield line


def _with_dated_entries(lines: Sequence[str]) -> Sequence[str]:
    """The lines; entries that their dates lead have the blank lines before the dates, not behind their first lines.

    "2019 Prize for young weavers", a blank, "Guild of Ghent" right above "2017 Travel grant": it was set in.
    """
    led = [at for at, line in enumerate(lines) if line[:1].isalnum() and _LED.match(line)]
    heads = [at for at, line in enumerate(lines) if line and is_head(line)] if len(led) >= _LEAST_LED else []
    groups = (list(its) for _, its in groupby(led, key=lambda at: bisect(heads, at)))
    torn = ((its, {at + 2 for at in its if _goes_on_below(lines, at)}) for its in groups)
    lists = [found for its, found in torn if len(found) >= _MOSTLY * len(its)]
    inside = {at for found in lists for at in found}
    begun = {at for at in led if _begins_below(lines, at, inside)}
    if len(begun) < _LEAST_LED:
        return lines
    width = _width(lines)
    set_in = {at: f"    {lines[at]}" for found in lists for at in _set_in(lines, found, width)}
    return [
        part
        for at, line in enumerate(lines)
        if at + 1 not in inside
        for part in (("", line) if at in begun else (set_in.get(at, line),))
    ]


def _goes_on_below(lines: Sequence[str], at: int) -> bool:
    """True where one blank line parts a line that a date leads from one that may belong to it."""
    more = lines[at + 2] if at + 2 < len(lines) and not lines[at + 1] else ""
    return bool(more) and more[:1] not in "#|>-" and not is_head(more) and not _BEGUN.match(more)


def _set_in(lines: Sequence[str], found: Collection[int], width: int) -> list[int]:
    """The lines of a list below its blanks that are set in; none where lines above most of them had no more room."""
    room = sum(len(plain(lines[at - 2])) + len(lines[at].split(" ", 1)[0]) < width for at in found)
    if 2 * room < len(found):
        return []
    return [at for at in found if lines[at][0].isupper() and plain(lines[at - 2])[-1:] not in ",;:-–&"]


def _width(lines: Sequence[str]) -> int:
    """The letters of a line that is full, by the longest ones."""
    widths = sorted(len(line) for line in lines if len(line) >= _LONG)
    return int(_NEARLY * widths[int(_MOST * len(widths))]) if widths else 0


def _begins_below(lines: Sequence[str], at: int, inside: set[int]) -> bool:
    """True where an entry begins right below the lines that a blank parts from the entry above."""
    first = at
    while first and lines[first - 1]:
        first -= 1
    return first < at and first in inside
