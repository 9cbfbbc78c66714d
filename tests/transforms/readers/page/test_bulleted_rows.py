"""Items behind labels of a margin: they are of the rank of those below them."""

from __future__ import annotations

import pytest

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.page.segments import Segment, rows_of


def _item(words: str, base: float) -> Segment:
    made = segment(words, 160, base)
    made.mark, made.mark_x = "-", 150
    return made


@pytest.mark.parametrize("label", ["Journals", "In 2019"])
def test_an_item_beside_a_label_hangs_where_the_next_one_does(label: str) -> None:
    page = [segment(label, 90, 700), _item("Nets of wool", 700), _item("Nets of silk", 688)]
    assert [row.mark_x for row in rows_of(page) if row.mark] == [150, 150]


def test_items_on_one_line_hang_where_the_first_does() -> None:
    first, second = _item("Nets", 700), segment("Knots", 300, 700)
    second.mark, second.mark_x = "-", 290
    assert [row.mark_x for row in rows_of([first, second])] == [150, 150]
