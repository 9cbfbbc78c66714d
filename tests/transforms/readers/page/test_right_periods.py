"""Periods in two rows at the right edge. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.page.right_periods import with_right_periods_whole
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.word import Word


def row(base: float, words: str, date: str, *, x0: float = 480.0) -> Row:
    segments = [Segment([Word(words, 40, 300, base, 10)])] if words else []
    at = [Word(word, x0 + 30 * i, x0 + 30 * i + 25, base, 10) for i, word in enumerate(date.split())]
    return Row([*segments, Segment(at)] if at else segments)


def told(rows: list[Row]) -> list[list[str]]:
    return [[one.text for one in row.segments] for row in rows]


@pytest.mark.parametrize("end", ["June 2021", "Present"])
def test_ends_below_beginnings_go_beside_them(end: str) -> None:
    rows = [
        row(700, "Lecturer, Globex University", "May 2019 –"),
        row(688, "Taught looms and dyes", end),
        row(670, "Weaver, Initech", "May 2016 –"),
        row(658, "", "April 2019"),
    ]
    with_right_periods_whole(rows)
    assert told(rows) == [
        ["Lecturer, Globex University", f"May 2019 – {end}"],
        ["Taught looms and dyes"],
        ["Weaver, Initech", "May 2016 – April 2019"],
        [],
    ]


@pytest.mark.parametrize(("end", "x0"), [("May 2012", 480.0), ("May 2018", 380.0)])
def test_dates_of_other_entries_end_no_period(end: str, x0: float) -> None:
    rows = [
        row(700 - 30 * at - 12 * below, "Weaver", end if below else "May 2016 –", x0=x0 if below else 480.0)
        for at in range(3)
        for below in (False, True)
    ]
    before = told(rows)
    with_right_periods_whole(rows)
    assert told(rows) == before


def test_the_rest_of_a_period_at_the_left_goes_on_with_the_full_line_above() -> None:
    rows = [row(700, "Lecturer of looms, Globex University", "2019 –"), Row([Segment([Word("2021", 40, 60, 688, 10)])])]
    rows[1].gap = 12
    with_right_periods_whole(rows)
    assert told(rows) == [["Lecturer of looms, Globex University", "2019 – 2021"], []]
