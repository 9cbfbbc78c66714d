"""Dates, read the short way and the long way: the short one is only sooner. And what is a date and no more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from transforms.dates import ranges as dates
from transforms.dates.plain import lone_year
from transforms.dates.ranges import find_dates, is_date, ways_of

_WORDS = """
2019 1987 2044 (2019) [2021] 19 May Spring since until present expected to - – , ; . : ( ) | / & of in p. pp. vol.
Weaver Globex, University term Best-Paper '19 x2019 2019a $ # @ www. and from graduated
"""
_RANGES = ["May 2019 - June 2021", "(Sept 2016 – Present)", "2014–2018", "[2001 - 2003]", "June 2015 - Mar 2014"]
_PIECES = st.sampled_from([*_WORDS.split(), *_RANGES])
_TEXTS = st.lists(st.tuples(_PIECES, st.sampled_from([" ", " ", "", "\t", ", "])), min_size=1, max_size=7)


@given(_TEXTS)
def test_the_short_way_finds_what_the_long_way_finds(pieces: list[tuple[str, str]]) -> None:
    text = "".join(piece + gap for piece, gap in pieces)
    short = find_dates(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dates, "lone_year", lambda _: None)
        patch.setattr(dates, "lone_range", lambda _: None)
        dates._usual_dates.cache_clear()
        assert find_dates(text) == short, text
    dates._usual_dates.cache_clear()


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("Loom Grant (Mar 06)", "2006-03", None),
        ("Editor (since Sept. 11)", "2011-09", None),
        ("Weaver, Feb 98 – May 04", "1998-02", "2004-05"),
        ("Talk on looms, March 12, 2013", "2013-03-12", None),
        ("Fair of wool, Jun 12-14, 2012", "2012-06-12", "2012-06-14"),
        ("Fair of yarn, Jun 28 – Jul 02, 2012", "2012-06-28", "2012-07-02"),
    ],
)
@pytest.mark.parametrize(
    "others", ["(Oct 09 – Sep 11) (Mar 02 - Apr 14)", "since Jan 13, since Feb 11", "(Feb 16 – Jan 18)"]
)
def test_a_document_writes_its_years_with_two_digits(text: str, start: str, end: str | None, others: str) -> None:
    with ways_of(f"{others}\n{text}"):
        assert [(date.start, date.end) for date in find_dates(text)] == [(start, end)]


def test_days_are_no_years() -> None:
    with ways_of("Fair of wool, 2012 (Jun 12 – Jun 14)\nFair of yarn, 2013 (Jul 13 – Aug 15)\n"):
        assert find_dates("Weaver (Jun 12)") == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Best Weaver Award, 2019", (19, 23, "2019")),
        ("Best Weaver Award (2019)", (18, 24, "2019")),
        ("2019\tBest Weaver Award", (0, 4, "2019")),
        ("Weaver since 2019", None),  # the word beside it says more
        ("Weaver, May 2019", None),
        ("2019 and 2021", None),
        ("ada@globex.example 2019", None),
    ],
)
def test_one_year_at_an_end_needs_no_tokens(text: str, found: tuple[int, int, str] | None) -> None:
    assert lone_year(text) == found


@pytest.mark.parametrize("text", ["2019", "(May 2019 – present)", "| 2019 - 2021 ,", "Spring 2020", "2018, 2019"])
def test_a_date_and_no_more(text: str) -> None:
    assert is_date(text)


@pytest.mark.parametrize("text", ["", "-", "Weaver 2019", "Globex", "arXiv:2019.01234", "2019 awards"])
def test_more_than_a_date_or_none(text: str) -> None:
    assert not is_date(text)


@pytest.mark.parametrize("text", ["Prize, 2000 EUR", "Prize (2000 €)", "Prize, USD 2000", "Loom fund (SEK 1950)"])
def test_money_is_no_year(text: str) -> None:
    assert find_dates(text) == ()


@pytest.mark.parametrize("text", ["Prize, 2017 $5,000", "Prize 2017 EUR 5,000", "1.2M EUR 2017-2019", "100k EUR 2017"])
def test_years_beside_money(text: str) -> None:
    assert [date.start for date in find_dates(text)] == ["2017"]


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("Visiting Weaver, 2/87.", "1987-02", None),
        ("Visiting Weaver 6-7/11", "2011-06", "2011-07"),
        ("2-3/09 Visiting Weaver", "2009-02", "2009-03"),
        ("Visiting Weaver, 12/99-1/00", "1999-12", "2000-01"),
        ("Visiting Weaver, 4/1987", "1987-04", None),
    ],
)
@pytest.mark.parametrize("others", ["9/68-6/72, 10/72 - 9/74", "1/80–5/80; 03/81–04/82"])
def test_a_document_writes_its_months_and_years_with_two_digits(
    text: str, start: str, end: str | None, others: str
) -> None:
    with ways_of(f"{others}\n{text}"):
        assert [(date.start, date.end) for date in find_dates(text)] == [(start, end)]


@pytest.mark.parametrize("document", ["9/68-6/72", "pages 6/12 and 7/13", "May 2019 - June 2021"])
def test_other_documents_have_fractions(document: str) -> None:
    with ways_of(document):
        assert not find_dates("Scored 2/87")
