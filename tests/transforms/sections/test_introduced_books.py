"""Books that a sentence introduces which says as well where they are sold."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

PAGE = """Ilse Brandvold

I am a professor of hydrology at the University of Oulu. I study pumps.

{}

  • Pumps and Letters (Reed Press, 2012).

  • A History of Pails in the Northern Quarries (Oulu University Press, 2016).

I live in Oulu with two dogs.
"""


@pytest.mark.parametrize(
    ("sentence", "count"),
    [
        ("I've written two books, each of which you can order from a shop:", 2),
        ("She has published two monographs, which you may order from the press:", 2),
        ("I wrote these books, and you can borrow them in Oulu:", 2),
        ("Before you apply, please read the following two books:", 0),
    ],
)
def test_what_readers_may_do_with_books_hides_none(sentence: str, count: int) -> None:
    papers = parse(read(PAGE.format(sentence).encode(), "page.txt")).papers
    assert [paper.year for paper in papers] == [2012, 2016][:count]
