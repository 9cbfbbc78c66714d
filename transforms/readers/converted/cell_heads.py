"""Headings of sections inside the cells of converted tables. Consumes a table's rows; produces each heading as a row.

A converter takes sections whose entries stand in columns for one table: a heading is the last line of the entry above
("Medal of Reeds<br>Teaching"), the first of the entry below, or a cell beside an empty one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.converted.dated_cells import BREAK

_MARKS, _LONGEST, _MOST_WORDS = "*_ :", 40, 5
_OPEN, _SMALL = ",&-–(", 3  # letters of "at", "of", "the"

Row = list[str]


def with_heads_apart(rows: Sequence[Row]) -> list[Row]:
    """The rows; a heading among the lines of a cell is a row of its own, in the first cell."""
    return [part for row in rows for part in (_parted(row) if any("<br>" in cell for cell in row) else (_led(row),))]


def _led(row: Row) -> Row:
    """The row; a heading that is its only words stands in its first cell."""
    filled = [cell for cell in row if cell]
    return [filled[0], *("" for _ in row[1:])] if len(filled) == 1 and not row[0] and _heads(filled[0]) else row


def _parted(row: Row) -> Iterator[Row]:
    """The row, cut at the headings in that of its cells which holds some."""
    cells = [BREAK.split(cell) for cell in row]
    held = [at for at, parts in enumerate(cells) if len(parts) > 1 and any(map(_heads, parts))]
    if len(held) != 1 or sum(len(parts) > 1 for parts in cells) > 1:
        yield row
        return
    at, run, before = held[0], list[str](), [*row[: held[0]]]
    for part in cells[at]:
        if not _heads(part) or (run and _goes_on(run[-1])):
            run.append(part)
            continue
        if run:
            yield [*before, "<br>".join(run), *row[at + 1 :]]
            before = ["" for _ in before]
        yield [part, *("" for _ in row[1:])]
        run = []
    if run:
        yield [*before, "<br>".join(run), *row[at + 1 :]]


def _goes_on(above: str) -> bool:
    """True for words that need others behind: "Third prize at the" over "Loom Workshop"."""
    last = above.rstrip().rpartition(" ")[2]
    return last[-1:] in _OPEN or (len(last) <= _SMALL and last.islower())


def _heads(part: str) -> bool:
    words = part.strip(_MARKS).replace("<u>", "").replace("</u>", "").strip(_MARKS)
    if not 4 <= len(words) <= _LONGEST or not words[0].isupper() or words.count(" ") >= _MOST_WORDS:
        return False
    if any(map(str.isdigit, words)):
        return False  # "Felt Workshop 2031"
    said = named(words)
    return said.whole and not said.weak and not is_role(words) and not is_faint(words)
