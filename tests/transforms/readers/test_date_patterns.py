"""Dates of a column of their own, in the languages of the vocabulary."""

from __future__ import annotations

import re

import pytest

from transforms.readers.date_patterns import RANGE


@pytest.mark.parametrize(
    "text",
    [
        "2019",
        "May 2019",
        "Sept. 2019",
        "mars 2019 – août 2021",
        "Oktober 2019-heute",
        "03/2019 to 2020",
        "Fall 2019",
        "2019-21",
    ],
)
def test_a_date_is_one(text: str) -> None:
    assert re.fullmatch(RANGE, text, re.IGNORECASE)


@pytest.mark.parametrize("text", ["Mosses 2019", "1519", "to 2019", "May", "2019 talks"])
def test_other_words_are_none(text: str) -> None:
    assert not re.fullmatch(RANGE, text, re.IGNORECASE)
