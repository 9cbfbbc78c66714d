"""One digit behind a year: the last of a second year, or a month where a document writes its months so."""

from __future__ import annotations

import pytest

from transforms.dates.ranges import find_dates, ways_of


def _dates(text: str) -> list[tuple[str | None, str | None]]:
    return [(date.start, date.end) for date in find_dates(text)]


@pytest.mark.parametrize(
    ("text", "dates"),
    [
        ("Weaver, 2014-5", [("2014", "2015")]),
        ("Weaver, 1998–9", [("1998", "1999")]),
        ("Weaver, 2014/5", [("2014", "2015")]),
        ("Weaver, 2001-3", [("2001", "2003")]),
        ("Weaver, 2014-05", [("2014-05", None)]),
        ("Weaver, 2019-2", [("2019-02", None)]),
        ("Weaver, 2009-10", [("2009", "2010")]),
    ],
)
def test_a_digit_ends_a_second_year(text: str, dates: list[tuple[str | None, str | None]]) -> None:
    assert _dates(text) == dates


@pytest.mark.parametrize(
    ("document", "dates"),
    [
        ("Weaver, 2014-7 – 2018-9\nDyer, 2011-5", [("2014-07", "2018-09"), ("2011-05", None)]),
        ("Weaver, 2019-3\nDyer, 2014-8", [("2019-03", None), ("2014-08", None)]),
        ("Weaver, 2014-8\nDyer, 2015-6", [("2014", "2018"), ("2015", "2016")]),
    ],
)
def test_documents_with_months_of_one_digit(document: str, dates: list[tuple[str | None, str | None]]) -> None:
    with ways_of(document):
        assert [date for line in document.split("\n") for date in _dates(line)] == dates


@pytest.mark.parametrize(
    ("document", "dates"),
    [
        ("Weaver, 2008-11 – 2012-06", [("2008-11", "2012-06")]),
        ("Weaver, 2005/09 – 2010/12\nDyer, 2004/05", [("2005-09", "2010-12"), ("2004-05", None)]),
        ("Weaver, 2008-09\nDyer, 2021-03 – present", [("2008-09", None), ("2021-03", None)]),
        ("Weaver, 2008/09 – 2010/11", [("2008", "2009"), ("2010", "2011")]),
        ("Weaver, 2008-09\nUpdated 2023-05", [("2008", "2009"), ("2023-05", None)]),
        ("Weaver, 2015-19\nDyer, 2008-09\nFuller, 2021-03, 2022-02",
         [("2015", "2019"), ("2008", "2009"), ("2021-03", None), ("2022-02", None)]),
    ],
)  # fmt: skip
def test_documents_with_months_of_two_digits(document: str, dates: list[tuple[str | None, str | None]]) -> None:
    with ways_of(document):
        assert [date for line in document.split("\n") for date in _dates(line)] == dates
