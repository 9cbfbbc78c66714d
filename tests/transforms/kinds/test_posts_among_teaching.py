"""Posts below their employers under a heading of teaching, what was taught told in sentences. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read

_PAGE = """## Teaching Experience

Lund University  2014 - present
Associate Professor with tenure

Teaching courses primarily to advanced students in the program. Designed and built several new courses.

Lund University  2002 – 2009
{title}

Gave courses to beginners and to doctoral students of the school.
"""


def test_ranks_below_their_employers_are_posts() -> None:
    found = read(_PAGE.format(title="Assistant Professor (Tenure Track)"))
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Associate Professor", "Lund University", "2014"),
        ("Assistant Professor (Tenure Track)", "Lund University", "2002"),
    ]
    assert found.teaching == []


def test_courses_below_schools_stay() -> None:
    page = (
        "## Teaching\n\nLund University, 2016\nIntroduction to Moss\n\nQuill College, 2012\nAdvanced Lichen Biology\n"
    )
    assert read(page).positions == []
