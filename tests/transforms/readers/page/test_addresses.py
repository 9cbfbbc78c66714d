"""Rows that hold an e-mail address alone, below lines that lead to none. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.page.addresses import is_address
from transforms.readers.page.segments import rows_of


@pytest.mark.parametrize(
    ("above", "below", "expected"),
    [
        ("Last changed in May 2026", "ada@looms.example", True),
        ("Ada Quill, PhD", "ada.quill@looms.example", True),
        ("For the data write to", "ada@looms.example", False),
        ("the carpets are kept by", "ada@looms.example", False),
        ("Last changed in May 2026", "ada and bo weave", False),
    ],
)
def test_an_address_alone_stands_apart(above: str, below: str, expected: bool) -> None:
    first, second = rows_of([segment(above, 100, 700), segment(below, 100, 688)])
    assert is_address(second, first.segments[-1]) is expected
