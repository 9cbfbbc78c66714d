"""The lines of a roll of venues: consumes the entries of one list; produces `Row`s, wrapped lines put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.dates.ends import ends_dated
from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.records.lists.wrapped import begins_dated
from transforms.text.styled import together


class Row(NamedTuple):
    """A line of a roll, put together from its physical lines, with where those of each entry begin."""

    line: Line
    items: tuple[tuple[int, Item], ...]

    def item_at(self, place: int) -> Item:
        """The entry that the character `place` of the line stands in."""
        return next(item for start, item in reversed(self.items) if start <= place or not start)


def rows_of(items: Sequence[Item]) -> Iterator[Row]:
    """The lines of the entries, without those that explain marks ("scheduled"); wrapped lists are put together."""
    row: Row | None = None
    for item in items:
        for line in item.lines:
            if len(line.text.split()) <= _PAIR and line.text[0].islower():
                continue
            if row and _goes_on(row.line, line):
                whole = together(row.line, line)
                row = Row(whole, (*row.items, (len(whole.text) - len(line.text), item)))
                continue
            if row:
                yield row
            row = Row(line, ((0, item),))
    if row:
        yield row


def _goes_on(above: Line, line: Line) -> bool:
    """True where a list of venues between semicolons, that no full stop ended, goes on below."""
    return (
        not line.bullet
        and not line.gap_before
        and len(above.text) < _LONGEST_ROW
        and above.text[-1] != "."
        and ";" in above.text
        and (above.text[-1] == ";" or ";" in line.text or not ends_dated(above.text))
        and not begins_dated(line)
    )


_LONGEST_ROW = 2_000  # characters
_PAIR = 2  # words
