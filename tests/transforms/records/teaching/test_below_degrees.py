"""Courses told in bullets below a degree."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("bullet", "course", "role", "start"),
    [
        ("Teaching Assistant, __CSci 402: Slow Looms__, Fall 2012 - Summer 2017", "CSci 402: Slow Looms",
         "Teaching Assistant", "2012"),
        ("TA for Wool 101 (2006)", "Wool 101", "TA", "2006"),
        ("Graduate Teaching Assistant: Statistics for Weavers", "Statistics for Weavers", "Graduate Teaching Assistant",
         None),
        ("Grader - Intro to Felt, Spring 2009", "Intro to Felt", "Grader", "2009"),
    ],
)  # fmt: skip
def test_a_course_helped_at(bullet: str, course: str, role: str, start: str | None) -> None:
    page = parsed(f"## Education\n\n**PhD in Looms**, Lund University, 2012-2017\n\n- Thesis: Slow Felt\n- {bullet}\n")
    assert [(one.course, one.role, one.organization, one.start) for one in page.teaching] == [
        (course, role, "Lund University", start)
    ]


def test_an_assistant_of_a_department_teaches_no_course_of_that_name() -> None:
    page = parsed("## Education\n\n**PhD in Looms**, Lund University\n\n- Teaching Assistant, Department of Looms\n")
    assert not page.teaching
