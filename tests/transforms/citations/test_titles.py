"""Titles: what belongs to them and what does not."""

from __future__ import annotations

import pytest

from transforms.citations.clean_titles import clean_title


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("", ""),
        ("“", ""),
        (" ., ", ""),
        ("“Mosses that talk.”", "Mosses that talk"),
        ("“Moss” and fern", "“Moss” and fern"),
    ],
)
def test_quotation_marks_round_a_title_go(words: str, title: str) -> None:
    assert clean_title(words) == title
