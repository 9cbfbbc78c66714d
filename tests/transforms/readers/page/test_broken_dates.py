"""Dates that a narrow column at the left broke over rows, and dates that are whole."""

from __future__ import annotations

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import filled, text
from transforms.readers.page.broken_dates import with_broken_dates_whole
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.stacked_dates import with_periods_whole
from transforms.readers.page.stretched_dates import with_stretched_dates_whole
from transforms.readers.page.word import Word

_WIDE, _COLUMN, _BESIDE = 5, 100, 160


def segment(text: str, x0: float, base: float) -> Segment:
    words = list[Word]()
    for part in text.split():
        words.append(Word(part, x0, x0 + _WIDE * len(part), base, 10))
        x0 += _WIDE * (len(part) + 1)
    return Segment(words)


def rows(*cells: tuple[str, str]) -> list[Row]:
    """Rows of a date and the words beside it, either of them empty or not."""
    made = list[Row]()
    for at, pair in enumerate(cells):
        places = zip(pair, (_COLUMN, _BESIDE), strict=True)
        row = Row([segment(text, x0, 700 - 12 * at) for text, x0 in places if text])
        row.gap = 12.0 * bool(at)
        made.append(row)
    return made


def told(*cells: tuple[str, str]) -> list[list[str]]:
    return [[one.text for one in row.segments] for row in with_broken_dates_whole(rows(*cells))]


@pytest.mark.parametrize(
    ("cells", "first"),
    [
        ((("May 2016-", "Weaver, Moss Ltd"), ("August 2020", "Dyes and looms")), "May 2016- August 2020"),
        ((("March 2021-", "Weaver, Moss Ltd"), ("present", "Dyes and looms")), "March 2021- present"),
        ((("September", "Weaver, Moss Ltd"), ("2011", "Dyes and looms")), "September 2011"),
    ],
)
def test_the_rest_of_a_date_stands_behind_its_beginning(cells: tuple[tuple[str, str], ...], first: str) -> None:
    assert told(*cells) == [[first, "Weaver, Moss Ltd"], ["Dyes and looms"]]


def test_a_date_of_four_lines_with_words_of_the_entry_between() -> None:
    cells = [("September", "Weaver"), ("2011-", ""), ("", "Moss Ltd"), ("November", ""), ("2012", "Leeds")]
    assert told(*cells) == [["September 2011- November 2012", "Weaver"], ["Moss Ltd"], ["Leeds"]]


@pytest.mark.parametrize(
    "cells",
    [
        (("2016-", "Weaver"), ("2018", "Dyer")),  # two entries, the first of which goes on
        (("May 2020-", "Weaver"), ("May 2016", "Dyer")),  # no period ends before it begins
        (("May 2016", "Weaver"), ("August 2020", "Dyer")),
        (("Sep 2019", "Weaver"), ("2020", "Dyer")),  # whole
    ],
)
def test_dates_of_two_entries_stay(cells: tuple[tuple[str, str], ...]) -> None:
    assert told(*cells) == [list(pair) for pair in cells]


def test_a_date_with_room_behind_it_was_not_broken() -> None:
    found = with_broken_dates_whole(rows(("2016-", "Weaver"), ("now", "Dyer")))
    assert [row.segments[0].text for row in found] == ["2016-", "now"]


def test_a_dash_before_the_rest_of_a_period_is_no_bullet() -> None:
    pdf = filled(Pdf(), y=400)
    for number, words in enumerate(("Medal of the Guild of Gardeners, 2014", "- 2016", "Leaf of the Year, 2012")):
        pdf.at(50, 100 + 12 * number, words)
    assert "Gardeners, 2014 - 2016\nLeaf of the Year" in text(pdf)


def test_a_date_that_a_justified_column_stretched() -> None:
    """LaTeX's narrow columns are flush on both sides: "July       2021-" over "present"."""
    row = Row([segment("July", 100, 700), segment("2021-", 140, 700), segment("Weaver, Moss Ltd", 200, 700)])
    with_stretched_dates_whole([row])
    assert [one.text for one in row.segments] == ["July 2021-", "Weaver, Moss Ltd"]


def test_dates_of_two_columns_stay_apart() -> None:
    row = Row([segment("2019", 100, 700), segment("2021", 140, 700), segment("Weaver, Moss Ltd", 200, 700)])
    with_stretched_dates_whole([row])
    assert [one.text for one in row.segments] == ["2019", "2021", "Weaver, Moss Ltd"]


def test_a_period_whose_end_was_put_back_is_not_open() -> None:
    """ "05/2021–" over "present" is whole before the ends of other periods are looked for."""
    made = rows(
        ("08/2021–present", "Weaver"), ("05/2018–", "Dyer"), ("07/2021", "of Leeds"), ("03/2016–", "Fuller"),
        ("05/2018", "of York"),
    )  # fmt: skip
    date = made[0].segments[0]
    date.words[:] = [Word("08/2021–", 100, 140, 700, 10), Word("present", 140, 150, 700, 10)]
    date.words[1].is_glued = True
    with_periods_whole(made)
    assert [row.segments[0].text for row in made[1:]] == ["05/2018– 07/2021", "of Leeds", "03/2016– 05/2018", "of York"]
