"""Seasons: a year is as precise as the words of its record say."""

from __future__ import annotations

import pytest

from transforms.dates.seasons import season_of


@pytest.mark.parametrize(
    ("year", "words", "season"),
    [
        ("2023", "Teaching Assistant, Fall 2023", "2023-23"),
        ("2023", "TA, Algebra (Sp 2022, Fa 2023)", "2023-23"),
        ("2022", "Wintersemester 2022/23: Analysis", "2022-24"),
        ("2021", "Fellow, Spring 2021 - Summer 2022", "2021-21"),
        ("2022", "Fellow, Spring 2021 - Summer 2022", "2022-22"),
        ("2023", "TA, Fall 2023 and Spring 2023", None),
        ("2023", "TA, 2023", None),
        ("2023", "Visited in June 2023, taught in Fall 2023", None),
        ("2023", "Michaelmas 2023", None),
        ("2023", "Summer School on Logic, 2023", None),
    ],
)
def test_the_season_of_a_year(year: str, words: str, season: str | None) -> None:
    assert season_of(year, words) == season
