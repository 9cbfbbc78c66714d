"""Hanging indents: consumes lines of layout text; says which go on with the item above, as they are set deeper.

A word processor sets the first line of an item to the left of its others. Details below a head are set deeper, too, but
stand below lines that had room for their first word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.text.shown import GLYPHS

_FULL, _MOSTLY = 0.93, 0.9  # of the page's margin; of the items that hang by the same columns
_LEAST, _DEEP, _BY = 2, 3, 12  # such items; the least and the most columns that their lines are deeper
_ADDRESS, _TAIL = re.compile(r"(?:://|\bdoi\.|\bwww\.|\b10\.\d{4}|\w/)\S{0,24}$"), 24  # of a link that goes on
_PAGE = 78  # columns of a full line that tell a page from a column beside another
_WIDE, _BEGINS = "   ", "“\"‘'($€£"


def hanging(lines: Sequence[str], width: int) -> Iterator[int]:
    """Places of the lines that go on where nearly all items that hang so are full above the deeper line."""
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for start, end, over, deep in _hung(lines) if width else ():
        key = next((one for one in groups if abs(one[0] - over) < _LEAST and abs(one[1] - deep) < _LEAST), (over, deep))
        groups.setdefault(key, []).append((start, end))
    for runs in groups.values():
        full = [(start, end) for start, end in runs if _is_full(lines, start, end, width * _FULL)]
        if len(full) >= max(_LEAST, _MOSTLY * len(runs)):
            yield from (at for start, end in full for at in range(start, end))


def _hung(lines: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """Runs of deeper lines right below another, the indent of that one, and theirs."""
    indents = [len(line) - len(line.lstrip()) if line.strip() else -1 for line in lines]
    for at, (over, deep) in enumerate(pairwise(indents), 1):
        if over < 0 or not _DEEP <= deep - over <= _BY:
            continue
        end = at + 1
        while end < len(lines) and abs(indents[end] - deep) < _LEAST:
            end += 1
        yield at, end, over, deep


def _is_full(lines: Sequence[str], start: int, end: int, full: float) -> bool:
    """True where each line of the run stands below one without room for its first word; none has bullets or columns.

    The first line may have a bullet, but in a narrow column.
    """
    first = lines[start - 1] if full < _PAGE else _unmarked(lines[start - 1])
    return all(_is_plain(line.strip()) for line in (first, *lines[start:end])) and all(
        len(above.rstrip()) + 1 + len(line.split(None, 1)[0]) > full and not _ADDRESS.search(above[-_TAIL:])
        for above, line in pairwise(lines[start - 1 : end])
    )


def _unmarked(line: str) -> str:
    """The words of an item without its bullet."""
    words = line.strip()
    return words[1:].strip() if words[0] in GLYPHS and words[1:2] == " " else words


def _is_plain(words: str) -> bool:
    return _WIDE not in words and (words[0].isalnum() or words[0] in _BEGINS)
