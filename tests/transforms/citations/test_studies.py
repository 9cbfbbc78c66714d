"""Titles that say in what, and how, something was studied."""

from __future__ import annotations

import pytest

from transforms.citations.title_cuts import parts_study


@pytest.mark.parametrize(
    ("title", "rest"),
    [
        ("Burns among Weavers", " in Hill and Lake Regions: A Systematic Review. Felt Med. 2017"),
        ("Falls", " in Old Dyers of the North? A Cohort Study. Loom Med. 12:33-40"),
        ("Dust", " in Mills: Protocol for a Randomised Trial. Weft Lung. 2020"),
    ],
)
def test_what_was_studied_belongs_to_the_title(title: str, rest: str) -> None:
    assert parts_study(title + rest, len(title))


@pytest.mark.parametrize(
    "rest", [" in Looms of the North: A History. Weft Press", ". In: Felt: A Review", " in Felt Days"]
)
def test_books_that_a_title_stands_in(rest: str) -> None:
    assert not parts_study(f"Burns{rest}", 5)
