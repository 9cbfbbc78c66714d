"""The paragraph: rows of a page that are one line of text. Consumes rows; produces their words, column by column."""

from __future__ import annotations

from transforms.readers.page.hyphens import join_lines
from transforms.readers.page.segments import Row
from transforms.readers.page.word import Word


class Paragraph:
    """Rows that are one line of text.

    Attributes:
        columns: the words of each column; what follows the first row goes on with the last column.
        has_gap: True where more than the usual distance lies above it.
        label: the heading in the margin beside it.
    """

    __slots__ = ("columns", "continued_x", "has_gap", "label", "last", "mark", "mark_x", "size", "text_x", "x0")

    def __init__(self, row: Row, has_gap: bool) -> None:
        """Begin with a row."""
        self.columns: list[list[Word]] = [list(one.words) for one in row.segments]
        self.x0, self.size, self.mark, self.label = row.x0, row.size, row.mark, row.label
        self.mark_x = row.mark_x
        self.text_x = row.segments[-1].x0
        self.continued_x: float | None = None
        self.has_gap = has_gap
        self.last = row

    @property
    def text(self) -> str:
        """The words, columns parted by tabs."""
        return "\t".join(" ".join(word.text for word in column) for column in self.columns)

    def add(self, row: Row) -> None:
        """Go on with a row."""
        join_lines(self.columns[-1], row.segments[0].words)
        self.last.segments[-1].changed()
        self.columns += [list(one.words) for one in row.segments[1:]]
        self.continued_x = row.x0 if self.continued_x is None else self.continued_x
        self.last = row

    def move(self, by: float) -> None:
        """Take it for a paragraph that stands elsewhere."""
        self.x0, self.text_x, self.mark_x = self.x0 + by, self.text_x + by, self.mark_x + by
        self.continued_x = None if self.continued_x is None else self.continued_x + by
