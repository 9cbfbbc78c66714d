"""Levels of headings told by their size, with and without words in a margin that head sections too."""

from __future__ import annotations

import pytest

from transforms.readers.page.measures import measure
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.word import Word


def row(text: str, size: float, at: int) -> Row:
    words, x0 = list[Word](), 100.0
    for part in text.split():
        words.append(Word(part, x0, x0 + 5 * len(part), 700 - 14 * at, size))
        x0 += 5 * (len(part) + 1)
    return Row([Segment(words)])


@pytest.mark.parametrize(
    ("heads", "level"), [(("Education", "Publications", "Teaching"), 2), (("Moss Ltd", "Fern Mill", "Reed Co"), 3)]
)
def test_what_heads_sections_by_its_size_stays_above_what_a_margin_says(heads: tuple[str, ...], level: int) -> None:
    lines = ["Ada Vale", *(line for head in heads for line in (head, "dyes and looms of the north and of the south"))]
    sizes = [20.0, *([14.0, 10.0] * len(heads))]
    made = [row(line, size, at) for at, (line, size) in enumerate(zip(lines, sizes, strict=True))]
    measures = measure([made])._replace(beside=frozenset(("Talks",)))
    assert measures.level(14.0) == level


def test_figures_set_large_are_no_size_of_headings() -> None:
    large = (("Ada Vale", 26.0), ("41", 24.0), ("900+", 24.0), ("17", 24.0), ("Education", 18.0), ("Moss Ltd", 12.0))
    lines = [line for head in large for line in (head, ("dyes and looms of the north and of the south", 10.0))]
    measures = measure([[row(text, size, at) for at, (text, size) in enumerate(lines)]])
    assert [measures.level(size) for size in (26.0, 18.0, 12.0)] == [1, 2, 3]
