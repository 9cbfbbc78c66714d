"""Headings in brackets that begin as a template's blanks do."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("heading", ["UNIVERSITY EDUCATION", "University Degrees", "ACADEMIC EDUCATION"])
def test_a_heading_in_brackets_is_no_blank(heading: str) -> None:
    text = (
        f"Jane Miller\n\n[{heading}]\n\n  Ph.D., Weaving\n  University of Turku, Finland\n  2015 - 2019\n\n[AWARDS]\n\n"
        "  - Felt Prize 2012\n\n[TEACHING]\n\n  - FELT 101 Felting, 2014\n"
    )
    assert [one.degree for one in parse(read(text.encode(), "cv.txt")).education] == ["Ph.D."]


@pytest.mark.parametrize("heading", ["Teaching Experience", "Courses Taught", "Teaching"])
def test_teaching_ranked_below_education_is_the_owners(heading: str) -> None:
    text = (
        "# Jane Miller\n\n# Education\n\nUniversity of Turku\n\nPh.D. in Weaving\n\n2015 - 2019\n\n"
        f"## {heading}\n\n- FELT 101 Felting, 2014\n- ROPE 7 Knots, 2013\n"
    )
    assert [one.course for one in parse(read(text.encode(), "cv.md")).teaching] == ["FELT 101 Felting", "ROPE 7 Knots"]
