"""Dates that a narrow column at the left broke over lines of layout text, and dates that are whole."""

from __future__ import annotations

import pytest

from transforms.readers.layout.broken_dates import with_broken_dates_whole


@pytest.mark.parametrize(
    ("page", "told"),
    [
        (
            ["May 2016-   Weaver, Moss Ltd", "August 2020 Dyes and looms", "            in two towns"],
            ["May 2016-August 2020    Weaver, Moss Ltd", "            Dyes and looms", "            in two towns"],
        ),
        (["  March 2020-Weaver", "  present    Dyes"], ["  March 2020-present    Weaver", "             Dyes"]),
        (
            ["September  Weaver", "2011-      Moss Ltd", "", "November", "2012"],
            ["September 2011-November 2012    Weaver", "           Moss Ltd", ""],
        ),
    ],
)
def test_the_rest_of_a_date_stands_behind_its_beginning(page: list[str], told: list[str]) -> None:
    assert with_broken_dates_whole([page]) == [told]


@pytest.mark.parametrize(
    "page",
    [
        ["2016-  Weaver", "2018   Dyer"],
        ["May 2020-  Weaver", "May 2016   Dyer"],
        ["2016-              Weaver", "present            Dyer"],  # there was room behind it
        ["May 2016-  Weaver", "      August 2020 Dyer"],  # it stands elsewhere
        ["May be so", "2020 was a year"],
    ],
)
def test_other_lines_stay(page: list[str]) -> None:
    assert with_broken_dates_whole([page]) == [page]
