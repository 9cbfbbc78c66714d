"""Lists whose entries are set as paragraphs. Consumes a section's lines; produces each such entry as one line.

Where every line of a bulleted list but an entry's last reaches the margin, only the margin broke the entries: a full
stop or a date at a line's end then ends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from transforms.model import Line
from transforms.records.wrapped import is_full, together

_LEAST = 2  # lines that go on with the one above
_LONGEST = 20  # lines of an entry


def paragraphs_whole(lines: Sequence[Line], width: int) -> Sequence[Line]:
    """The lines, those of each bullet as one where the whole list was broken by the margin alone."""
    if not lines[1:] or not any(line.bullet for line in lines):
        return lines
    blocks = _blocks(lines)
    wraps = [(above, line) for block in blocks for above, line in zip(block, block[1:], strict=False)]
    if len(wraps) < _LEAST or not all(is_full(above, line, width) for above, line in wraps):
        return lines
    if not any(_is_broken(above, line) for above, line in wraps):
        return lines
    return [reduce(together, block) for block in blocks]


def _blocks(lines: Sequence[Line]) -> list[list[Line]]:
    """Each bullet with the lines right below it; other lines alone."""
    blocks: list[list[Line]] = []
    for line in lines:
        if blocks and blocks[-1][0].bullet and not _is_apart(line) and len(blocks[-1]) < _LONGEST:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def _is_apart(line: Line) -> bool:
    return bool(line.bullet or line.gap_before or line.heading or "\t" in line.text)


def _is_broken(above: Line, line: Line) -> bool:
    """True where a line goes on in the middle of a phrase."""
    return line.text[0].islower() or (above.text[-1] == "-" and above.text[-2:-1].isalpha())
