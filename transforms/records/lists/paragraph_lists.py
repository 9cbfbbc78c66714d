"""Lists whose entries are set as paragraphs. Consumes a section's lines; produces each such entry as one line.

Where every line of a bulleted list but an entry's last reaches the margin, only the margin broke the entries: a full
stop or a date at a line's end then ends nothing. A list without bullets whose entries hang is read the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from functools import reduce
from itertools import pairwise

from transforms.model import Line
from transforms.records.lists.wrapped import is_full
from transforms.text.styled import together

_LEAST = 2  # lines that go on with the one above
_LONGEST = 20  # lines of an entry
_MARK = "•"
_FLUSH, _MOST = 3, 0.8  # lines at the margin of a hanging list; share of the broken ones that are full


def paragraphs_whole(lines: Sequence[Line], width: int, heads: Container[int] = ()) -> Sequence[Line]:
    """The lines, those of each entry as one where the whole list was broken by the margin alone.

    Entries that hang get the bullet that they have not: where one begins is as sure. `heads`: numbers of subheadings.
    """
    if not lines[1:]:
        return lines
    if any(line.bullet for line in lines):
        blocks = _blocks(lines, lambda line, first: bool(first.bullet) and not line.bullet)
        return [reduce(together, block) for block in blocks] if _are_broken(blocks, width, 1.0) else lines
    return _hanging(lines, width, heads)


def _hanging(lines: Sequence[Line], width: int, heads: Container[int]) -> Sequence[Line]:
    """The lines of a list whose entries begin at the margin and go on deeper, one line and a bullet each."""
    least = min(line.indent for line in lines)
    deeper = [line.indent for line in lines if line.indent > least + 1]
    if len(deeper) < _LEAST or len(lines) - len(deeper) < _FLUSH or max(deeper) - min(deeper) > 1:
        return lines
    blocks = _blocks(lines, lambda line, first: line.indent > least + 1 >= first.indent)
    if not _are_broken(blocks, width, _MOST) or any(block[0].indent > least + 1 for block in blocks):
        return lines
    whole = [reduce(together, block) for block in blocks]
    return [line if line.number in heads or line.text[-1] == ":" else replace(line, bullet=_MARK) for line in whole]


def _blocks(lines: Sequence[Line], belongs: Callable[[Line, Line], bool]) -> list[list[Line]]:
    """Each first line of an entry with the lines right below that belong to it; other lines alone."""
    blocks: list[list[Line]] = []
    for line in lines:
        if blocks and not _is_apart(line) and belongs(line, blocks[-1][0]) and len(blocks[-1]) < _LONGEST:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def _is_apart(line: Line) -> bool:
    return bool(line.bullet or line.heading or "\t" in line.text) or (
        line.gap_before > 0 and not line.text[0].islower()
    )


def _are_broken(blocks: Sequence[Sequence[Line]], width: int, least: float) -> bool:
    """True where most lines but the last of each block are full, and some break off inside a phrase."""
    breaks = [pair for block in blocks for pair in pairwise(block)]
    full = sum(is_full(above, line, width) for above, line in breaks)
    return len(breaks) >= _LEAST and full >= least * len(breaks) and any(_is_inside(*pair) for pair in breaks)


def _is_inside(above: Line, line: Line) -> bool:
    """True where a line goes on in the middle of a phrase."""
    return line.text[0].islower() or (above.text[-1] == "-" and above.text[-2:-1].isalpha())
