"""Lines that tell to whom an honour was given, below or before its name. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read

_TOLD = [
    "Awarded to the two best dyers of a year",
    "Presented to the best loom (first year) of the county in 2019",
    "Granted on the advice of the Master of Dyes",
    "Topic: Patterns of Slow Felt",
]


@pytest.mark.parametrize("told", _TOLD)
@pytest.mark.parametrize("name", ["**Oak Scholarship in Wool** 2019", "Oak Scholarship in Wool, 2019"])
def test_such_a_line_names_no_honour(name: str, told: str) -> None:
    found = parsed(f"## Awards\n\n{name}\n{told}\n\n**Fern Prize** 2011\n{told}\n").awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Oak Scholarship in Wool", None, "2019"),
        ("Fern Prize", None, "2011"),
    ]


def test_who_gave_an_honour_is_told_so() -> None:
    found = parsed("## Awards\n\n**Oak Medal** 2019\nAwarded by the Fern Academy\n").awards
    assert [(one.name, one.granter) for one in found] == [("Oak Medal", "Fern Academy")]


def test_such_words_before_the_name_are_none_of_it() -> None:
    rows = r"\cventry{}{Awarded to the best weaver of the fair}{Oak Medal in Felt}{2019}{}{}"
    page = rf"\documentclass{{moderncv}}\name{{Ada}}{{Quill}}\begin{{document}}\section{{Awards}}{rows}\end{{document}}"
    found = parse(read(page.encode(), "a.tex")).awards
    assert [(one.name, one.start) for one in found] == [("Oak Medal in Felt", "2019")]


def test_a_name_in_italics_behind_a_date_in_italics_is_no_work() -> None:
    found = parsed(
        "## Fellowships\n\n_2019_ - _Oak Institute Fellowship in Wool_\n_2017_ - _Fern fellow of the guild_\n"
    )
    assert [(one.name, one.start) for one in found.awards] == [
        ("Oak Institute Fellowship in Wool", "2019"),
        ("Fern fellow of the guild", "2017"),
    ]
