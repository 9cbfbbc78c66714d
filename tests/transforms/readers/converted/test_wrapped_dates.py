"""Dates of a narrow column at the left that broke over the lines of what stands beside them."""

from __future__ import annotations

import pytest

from transforms.readers.converted.converted import read_converted
from transforms.readers.converted.wrapped_dates import with_dates_of_two_lines

_DATED = ("May 2018 **Dyer**, _Fern Ltd_", "Jun 2014 **Fuller**, _Reed Mill_")


def first(text: str, *, below: tuple[str, ...] = _DATED) -> list[str]:
    found = with_dates_of_two_lines([*text.split("\n"), "", *below])
    return [line for line in found[: -len(below)] if line]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Jan **Weaver**, _Moss Institute_\n2019–Present", ["Jan 2019–Present\t**Weaver**, _Moss Institute_"]),
        ("Summer Looms and Dyes, Moss\n\n2020 Institute", ["Summer 2020\tLooms and Dyes, Moss", "Institute"]),
        (
            "Jan 2019– **Weaver**, _Moss_\nMay 2020 _Institute_",
            ["Jan 2019–May 2020\t**Weaver**, _Moss_", "_Institute_"],
        ),
    ],
)
def test_a_date_s_rest_stands_before_the_words_of_the_next_line(text: str, told: list[str]) -> None:
    assert first(text) == told


def test_a_season_in_an_entry_s_name_is_no_date_on_a_page_without_a_column_of_dates() -> None:
    text = "Summer School on Looms, Bath\n\n2020 Workshop on Dyes"
    assert first(text, below=("Looms", "Dyes")) == [line for line in text.split("\n") if line]


PERIODS = """\

01/2016  - **DYER** Lyon, France
present Weft House

05/2014  - **WEAVER** Lund, Sweden
06/2015 Lund University
"""


def test_ends_of_periods_stand_before_the_second_lines_of_their_entries() -> None:
    made = [line.strip() for line in read_converted(PERIODS).split("\n") if line]
    assert made[:2] == ["01/2016 -present\t**DYER** Lyon, France", "Weft House"]
    assert made[2:] == ["05/2014 -06/2015\t**WEAVER** Lund, Sweden", "Lund University"]


def test_the_rest_of_a_date_before_a_bullet_is_no_open_period() -> None:
    lines = [
        "06/2019 - **Weaver**, Looms",
        "08/2022 - Built a loom.",
        "",
        "09/2016 - **Dyer**, Felts",
        "12/2018 - Dyed.",
    ]
    more = ["", "2014 - 2015 **Spinner**, Wools", "2012 - 2013 **Fuller**, Felts"]
    assert with_dates_of_two_lines([*lines, *more])[:5] == [
        "06/2019 -08/2022\t**Weaver**, Looms",
        "- Built a loom.",
        "",
        "09/2016 -12/2018\t**Dyer**, Felts",
        "- Dyed.",
    ]


def test_a_month_behind_a_dash_is_no_word_of_an_entry() -> None:
    lines = ["September", "2015 - June", "2019", "2014 - 2015 **Spinner**", "2012 - 2013 **Fuller**"]
    assert with_dates_of_two_lines(lines) == lines
