"""Honours whose dates stand alone among the items below their names, and those with a purpose before their giver."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_PLAIN = """## Awards

**Marsh Fellowship**
- Marsh Foundation
- 2019 - 2021

**Dean's Prize for Teaching**
- University of Leeds
- May 2018
"""
_HEADED = """## Awards

### Marsh Fellowship (Marsh Foundation)

- One of five fellows
- 2019 - 2021

### Dean's Prize for Teaching (University of Leeds)

- For three courses
- May 2018
"""


@pytest.mark.parametrize("text", [_PLAIN, _HEADED])
def test_a_date_alone_below_an_honour_is_its_date(text: str) -> None:
    assert [(one.name, one.granter, one.start, one.end) for one in read(text).awards] == [
        ("Marsh Fellowship", "Marsh Foundation", "2019", "2021"),
        ("Dean's Prize for Teaching", "University of Leeds", "2018-05", None),
    ]


def test_a_month_below_says_more_than_the_year_of_the_name() -> None:
    body = "## Awards\n\n### Best Poster Award – SGP 2025\n\n- For slow looms\n- July 2025\n"
    assert [one.start for one in read(body).awards] == ["2025-07"]


def test_who_gives_stands_behind_the_purpose_and_its_colon() -> None:
    body = (
        "## Awards\n\n- 2013: Scholarship, exchange at Marsh University: Fern Trust\n- 2012: Loom Prize: Acme Society\n"
    )
    assert [(one.name, one.granter) for one in read(body).awards] == [
        ("Scholarship, exchange at Marsh University", "Fern Trust"),
        ("Loom Prize", "Acme Society"),
    ]


def test_duties_alone_below_a_heading_of_jobs_are_service() -> None:
    parsed = read(
        "## Professional Experience\n\nReviewer      Journal of Looms\n\nReviewer      Weaving Letters\n\n"
        "Organizer      Workshop on Dyes, 2019\n"
    )
    assert not parsed.positions
    assert [(one.role, one.venue) for one in parsed.service] == [
        ("reviewer", "Journal of Looms"),
        ("reviewer", "Weaving Letters"),
        ("organizer", "Workshop on Dyes"),
    ]


def test_dates_alone_below_items_are_the_items_own() -> None:
    found = read(
        "## Awards\n\n- Marsh Fellowship, University of Leeds\n2019\n- Dean's Prize\n2012-2014\n- Loom Medal\n2010\n"
    )
    assert [(one.name, one.start, one.end) for one in found.awards] == [
        ("Marsh Fellowship", "2019", None),
        ("Dean's Prize", "2012", "2014"),
        ("Loom Medal", "2010", None),
    ]


def test_years_over_items_are_not_those_of_the_items_above() -> None:
    found = read("## Awards\n\n2019\n- Marsh Fellowship\n- Dean's Prize\n2010\n- Loom Medal\n")
    assert [(one.name, one.start) for one in found.awards] == [
        ("Marsh Fellowship", "2019"),
        ("Dean's Prize", "2019"),
        ("Loom Medal", "2010"),
    ]
