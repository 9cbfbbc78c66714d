"""Headings and lines over courses that say at which school they were taught."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("heading", "school"),
    [
        ("Teaching at University of Nebraska, Omaha:", "University of Nebraska, Omaha"),
        ("Teaching at the University of Heidelberg, Germany:", "University of Heidelberg"),
        ("Teaching at Penn State:", "Penn State"),
    ],
)
def test_a_line_over_courses_says_where_they_were_taught(heading: str, school: str) -> None:
    found = read(
        "**Teaching at ETH Zurich:**\n\nSpring 2020: Math 12 - Loom Theory\n\nFall 2019: Math 14 - Knots\n\n"
        f"**{heading}**\n\nSpring 2018: Math 17 - Braids\n\nFall 2017: Math 18 - Felt Spaces"
    )
    assert [one.organization for one in found.teaching] == ["ETH Zurich", "ETH Zurich", school, school]


def test_a_heading_of_teaching_at_a_school_is_no_course() -> None:
    found = read(
        "## Teaching (ETH Zurich)\n\n- Weaving, 2010\n\n## Teaching at Penn State\n\n- Lace, 2012\n- Felt, 2011"
    )
    assert [(one.course, one.organization) for one in found.teaching] == [
        ("Weaving", "ETH Zurich"),
        ("Lace", "Penn State"),
        ("Felt", "Penn State"),
    ]
