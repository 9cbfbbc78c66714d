"""Seasons of several years: "Summers of 2013-16"."""

from __future__ import annotations

import pytest

from transforms.dates.ranges import find_dates


@pytest.mark.parametrize("text", ["Summers of 2013-16", "Summers 2013-16", "Falls of 2013–2016", "Summer of 2013-16"])
def test_seasons_of_a_run_of_years_are_one_period(text: str) -> None:
    (found,) = find_dates(text)
    assert (found.start, found.end, found.span.end) == ("2013", "2016", len(text))


def test_a_season_of_one_year_stays_one() -> None:
    (found,) = find_dates("Summer of 2013")
    assert (found.start, found.end) == ("2013", None)
