"""Dates with places behind them, in a column at the right that a converter set behind the entries. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.converted.side_dates import dates_beside

_ENTRIES = [
    "## Post",
    "",
    "**Keeper of Looms**",
    "Globex Mill",
    "",
    "## Education",
    "",
    "**College of Twill**",
    "MA in Felt",
    "",
    "**Weft School**",
    "BA in Felt",
    "",
    "## Works",
    "",
    "**“Ropes”**",
    "Loom Letters",
    "",
    "## Talks",
    "",
    "**“Slow Looms of the Winter”**",
    "Felt Congress",
    "",
    "",
    "",
]


@pytest.mark.parametrize(
    ("column", "dealt"),
    [
        (
            ["2021", "", "2014-2018, Lund, Sweden", "", "2010-2013, Oslo", "", "2019", "", "May 2020, online"],
            ["2021", "2014-2018, Lund, Sweden", "2010-2013, Oslo", "2019", "May 2020, online"],
        ),
        (
            ["2021", "2014-2018, Lund,", "Sweden", "2010-2013,", "Oslo, Norway", "2019", "", "May 2020, virtual"],
            ["2021", "2014-2018, Lund, Sweden", "2010-2013, Oslo, Norway", "2019", "May 2020, virtual"],
        ),
    ],
)
def test_dates_with_places_go_to_the_entries_of_several_sections(column: list[str], dealt: list[str]) -> None:
    made = [line for line in dates_beside([*_ENTRIES, *column, "", "## Service"]) if "\t" in line]
    assert [line.partition("\t")[2] for line in made] == dealt


def test_a_title_on_two_lines_in_bold_is_one_entry() -> None:
    title = ["**“Slow Looms of the Winter**", "**and of the Spring”**"]
    lines = [*_ENTRIES[:20], *title, *_ENTRIES[21:]]
    column = ["2021", "2014-2018, Lund", "2010-2013, Oslo", "2019", "May 2020, online"]
    made = dates_beside([*lines, *column, ""])
    assert f"{title[0]}\tMay 2020, online" in made
    assert title[1] in made
    assert "**Keeper of Looms**\t2021" in made


@pytest.mark.parametrize("row", ["2019, Prize of the Loom Society", "2019, Lecture on felt, and dyes"])
def test_honours_behind_years_are_no_places(row: str) -> None:
    lines = [*_ENTRIES, row, "2018, Medal of Weavers", "2017, Ribbon of Dyers", "2016, Cup of Felt", "2015, Star", ""]
    assert dates_beside(lines) == lines


def test_dates_right_below_a_heading_belong_to_as_many_entries_in_bold_below() -> None:
    stack = ["Feb 2017 – present", "", "May 2014 – present", "", "Dec 2012 – Feb 2015", "", ""]
    posts = [
        "**Weaver**, _Globex Mill_, Lund",
        "",
        "**Dyer**, Fern College",
        "Said at length",
        "",
        "**Clerk**, Moss Ltd",
        "",
    ]
    lines = ["**Born** in Lund", "", "## Interests", "", "Looms", "", "Felt", "", "Dyes", "", "## Posts", "", *stack]
    assert dates_beside([*lines, *posts, "## Talks"]) == [*lines, *posts, "## Talks"]
