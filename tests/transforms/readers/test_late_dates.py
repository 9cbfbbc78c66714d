"""Dates at a right tab stop that found no room beside a long item and stand alone below it."""

from __future__ import annotations

import pytest

from transforms.readers.late_dates import with_late_dates, with_wraps_whole

_LONG = "- Weaving by lamplight in the halls of the northern valleys, and what the weavers sang"
_SHORT = ("- Dyes of the coast 2019", "- Felts and wool 2018")


def test_a_date_alone_below_a_long_item_stands_at_its_end() -> None:
    assert with_late_dates(["## Talks", "", _LONG, "2020", *_SHORT]) == [
        "## Talks", "", f"{_LONG}\t2020", "", *_SHORT]  # fmt: skip
    assert with_late_dates([_SHORT[0], _LONG, "", "May 2020", _SHORT[1]])[1] == f"{_LONG}\tMay 2020"


@pytest.mark.parametrize(
    "lines",
    [
        ["- Dyes", "2020", *_SHORT],  # room was left beside the item
        [f"{_LONG} 2017", "2020", *_SHORT],
        [_LONG, "2020", *_SHORT[:1]],  # one item tells no custom
        [_LONG, "2020", "- Dyes of the coast", "- Felts and wool", *_SHORT],
        [_LONG, "2020", "Dyes of the coast", "", _LONG, "2018", "Felts", *_SHORT],  # a list of years alone
        [_LONG.removeprefix("- "), "2020", *_SHORT],
    ],
)
def test_other_dates_alone_stay_where_they_stand(lines: list[str]) -> None:
    assert with_late_dates(lines) == lines


@pytest.mark.parametrize("gap", ["\t", "          "])
def test_a_quoted_title_goes_on_below_its_date(gap: str) -> None:
    lines = [f"“Slow Looms of the{gap}May 2019, Leeds,", f"North Sea”{gap}England", "Felt Congress"]
    assert with_wraps_whole(lines) == ["“Slow Looms of the North Sea”\tMay 2019, Leeds, England", "Felt Congress"]
    bold = [f'**"Slow Looms of the**{gap}2019', '**North Sea"**', "Felt Congress"]
    assert with_wraps_whole(bold)[0] == '**"Slow Looms of the North Sea"**\t2019'


def test_the_rest_of_a_place_stands_behind_its_date() -> None:
    lines = ["“Slow Looms”\tSeptember 2019,", "with Wei Tan\tLund, Sweden", "Felt Congress"]
    assert with_wraps_whole(lines) == ["“Slow Looms”\tSeptember 2019, Lund, Sweden", "with Wei Tan", "Felt Congress"]


@pytest.mark.parametrize(
    "lines",
    [
        ["“Slow Looms”\t2019", "“Fast Looms”\t2020"],
        ["“Slow Looms of the\tGlobex", "North Sea”", "2019"],
        ["Weaver\t2019, Lund", "Dyer\tOslo"],
        ["plain words", "and more"],
    ],
)
def test_rows_that_are_whole_stay(lines: list[str]) -> None:
    assert with_wraps_whole(lines) == lines
