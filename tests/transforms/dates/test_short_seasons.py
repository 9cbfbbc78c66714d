"""Terms with a year of two digits: "Summer 06", "Winter 06-07"."""

from __future__ import annotations

import pytest

from transforms.dates.ranges import find_dates, ways_of

_TERMS = "Summer 04: Braids\nWinter 03-04: Links\n"


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("Spring 09: Braids", "2009"),
        ("Braids (Fall 98)", "1998"),
        ("Winter 11-12: Knots", "2011"),
        ("WS 07/08: Knoten", "2007"),
        ("Links, Autumn 13", "2013"),
    ],
)
def test_a_document_writes_its_terms_with_two_digits(text: str, start: str) -> None:
    with ways_of(f"{_TERMS}{text}\n"):
        assert [date.start for date in find_dates(text)] == [start]


@pytest.mark.parametrize("text", ["Led a summer school (Summer 12 students)", "Room Winter 14 b", "Winter 3: Knots"])
def test_other_numbers_behind_seasons_are_no_years(text: str) -> None:
    with ways_of(f"{_TERMS}{text}\n"):
        assert not find_dates(text)


def test_one_such_term_is_no_habit() -> None:
    with ways_of("Spring 09: Braids\n"):
        assert not find_dates("Spring 09: Braids")
