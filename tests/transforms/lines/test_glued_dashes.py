"""Dashes that stand on the words of items are bullets where several lines begin so."""

from __future__ import annotations

from transforms.lines.read import read_lines
from transforms.readers.dispatch import read


def _items(text: str) -> list[tuple[str, str]]:
    return [(line.bullet, line.text) for line in read_lines(read(text.encode(), "cv.txt")) if line.text]


def test_dashes_on_the_words_of_items() -> None:
    text = "Projects\n-Wove two looms.\n-o Mended a reed.\n-*Kind* Looms of the North\n"
    assert _items(text)[1:] == [("-", "Wove two looms."), ("-", "Mended a reed."), ("-", "Kind Looms of the North")]


def test_a_word_that_a_line_parted_and_the_end_of_a_range_are_no_items() -> None:
    text = "Looms of Weft\n-Based Mills\nIntern, Aug 2016\n-May 2021\nAide, 2019\n-Present\nWeaver, 2021\n-now\n"
    assert not any(bullet for bullet, _ in _items(text))
