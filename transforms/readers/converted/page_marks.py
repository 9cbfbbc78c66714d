"""What a converter left of pages: their numbers and the lines at their feet. Consumes lines; produces them without.

A number stands between paragraphs there, so that it parts an entry, or is put behind one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.readers.converted.lines import plain

_OF = re.compile(r"(?:[Pp]age |p\. ?)?(\d{1,2}) ?(?:/|of) ?(\d{1,2})")
_BARE = re.compile(r"(?:[Pp]age )?[-–] ?(\d{1,2}) ?[-–]|(?:[Pp]age )?(\d{1,2})")
_RUNNING = re.compile(r"([^\d\n]{4,60}\W)(\d{1,2}) ?(?:/|of|OF) ?(\d{1,2})")
_LONGEST, _FOOT = 20, 60


def without_page_marks(lines: Sequence[str]) -> list[str]:
    """The lines, blank where a page was numbered, and where the same words stand beside such numbers."""
    marks = _numbers(lines)
    return ["" if at in marks else line for at, line in enumerate(lines)] if marks else list(lines)


def _numbers(lines: Sequence[str]) -> set[int]:
    counted: set[int] = set()
    bare: list[int] = []
    last = 0
    for at, line in enumerate(lines):
        if not line or len(line) > _LONGEST or not _stands_alone(lines, at):
            continue
        words = plain(line)
        if (match := _OF.fullmatch(words)) and 0 < int(match[1]) <= int(match[2]):
            counted.add(at)
        elif (match := _BARE.fullmatch(words)) and int(match[1] or match[2]) == last + 1:
            bare.append(at)
            last += 1
    found = counted | set(bare if len(bare) > 1 else ()) | _running(lines)
    return found | _feet(lines, found) if found else found


def _running(lines: Sequence[str]) -> set[int]:
    """Lines of the same words with a page's number and how many there are: "Ada Quill, CV, 2 of 3"."""
    found: dict[tuple[str, str], dict[int, int]] = {}
    for at, line in enumerate(lines):
        short = 0 < len(line) < _FOOT + _LONGEST and line[-1].isdigit() and _stands_alone(lines, at)
        if short and (match := _RUNNING.fullmatch(plain(line))) and 0 < int(match[2]) <= int(match[3]):
            found.setdefault((match[1], match[3]), {})[int(match[2])] = at
    return {at for pages in found.values() if len(pages) > 1 for at in pages.values()}


def _stands_alone(lines: Sequence[str], at: int) -> bool:
    return not (at and lines[at - 1].strip()) and not (at + 1 < len(lines) and lines[at + 1].strip())


def _feet(lines: Sequence[str], numbers: set[int]) -> set[int]:
    """Words that stand beside a page's number or at the end wherever they stand, more than once."""
    worded = [at for at, line in enumerate(lines) if line.strip()]
    beside = {worded[-1]}
    for before, at, behind in zip([-1, *worded], worded, [*worded[1:], -1], strict=False):
        if at in numbers:
            beside |= {before, behind}
    short = [at for at in worded if len(lines[at]) < _FOOT and lines[at][0] != "#"]
    counts = Counter(lines[at] for at in short)
    return {
        at
        for at in short
        if counts[lines[at]] > 1 and all(there in beside for there in short if lines[there] == lines[at])
    } - numbers
