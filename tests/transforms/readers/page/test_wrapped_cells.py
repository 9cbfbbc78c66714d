"""Dates that a narrow column of a page wrapped at either side, and dates that are whole."""

from __future__ import annotations

import pytest

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.page.segments import Segment, rows_of
from transforms.readers.page.wrapped_cells import with_wrapped_dates_whole

_WIDE, _EDGE, _BESIDE = 5, 160, 170


def page_of(*cells: tuple[str, str], is_right: bool = True) -> list[Segment]:
    """Segments of a date's piece, flush right or left, and the words beside it."""
    made = list[Segment]()
    for at, (date, words) in enumerate(cells):
        base = 700 - 12 * at
        if date:
            made.append(segment(date, _EDGE - _WIDE * len(date) if is_right else 60, base))
        if words:
            made.append(segment(words, _BESIDE, base))
    return made


def told(*cells: tuple[str, str], is_right: bool = True) -> list[list[str]]:
    page = page_of(*cells, is_right=is_right)
    return [[one.text for one in row.segments] for row in with_wrapped_dates_whole(page, rows_of(page))]


@pytest.mark.parametrize("is_right", [True, False])
@pytest.mark.parametrize(
    ("pieces", "date"),
    [
        (("September", "2013 - June", "2015"), "September 2013 - June 2015"),
        (("March 2019 – Febru-", "ary 2022"), "March 2019 – February 2022"),
        (("September", "2010 -", "February", "2011"), "September 2010 - February 2011"),
    ],
)
def test_the_pieces_of_a_date_stand_on_its_first_line(pieces: tuple[str, ...], date: str, is_right: bool) -> None:
    first, *more = pieces
    below = [[word] for word in ("Moss Ltd", "Dyes") if word]
    cells = [(first, "Weaver"), (more[0], "Moss Ltd"), *((piece, "") for piece in more[1:]), ("", "Dyes")]
    assert told(*cells, is_right=is_right) == [[date, "Weaver"], *below]


def test_an_end_flush_at_the_right_needs_no_third_row() -> None:
    assert told(("January 2020", "Weaver"), ("- present", "Moss Ltd")) == [
        ["January 2020 - present", "Weaver"],
        ["Moss Ltd"],
    ]


@pytest.mark.parametrize(
    "cells",
    [
        (("2016 -", "Weaver"), ("2018", "Dyer")),
        (("2016", "Weaver"), ("2014 - 2016", "Dyer")),
        (("September", "Weaver"), ("Leeds", "Dyer")),
        (("2019 -", "Weaver"), ("2016 - 2018", "Dyer")),
        (("May 2020 -", "Weaver"), ("June 2018", "Dyer")),
    ],
)
def test_dates_of_two_entries_stay_apart(cells: tuple[tuple[str, str], ...]) -> None:
    page = page_of(*cells)
    assert told(*cells) == [[one.text for one in row.segments] for row in rows_of(page)]


def test_a_page_without_such_dates_stays() -> None:
    page = page_of(("2016 - 2018", "Weaver"), ("2014 - 2016", "Dyer"))
    rows = rows_of(page)
    assert with_wrapped_dates_whole(page, rows) is rows
