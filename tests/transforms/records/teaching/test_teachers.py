"""Lines that only say who gave the course that was assisted in. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    "told", ["Instructors: Bo Lund, Eva Maria Reed", "Course instructor: Bo Lund", "Taught by Bo Lund and Eva Reed"]
)
def test_who_gave_a_course_is_no_course(told: str) -> None:
    rows = (
        f"**Spring 2019, Fern University**\nTeaching Assistant, “Slow Looms”, WE 210\n{told}\n\n"
        f"**Fall 2017, Moss College**\nTeaching Assistant, “Old Dyes”\n{told}\n"
    )
    assert [(one.course, one.organization, one.start) for one in parsed(f"## Teaching\n\n{rows}").teaching] == [
        ("Slow Looms", "Fern University", "2019"),
        ("Old Dyes", "Moss College", "2017"),
    ]


def test_the_owner_s_own_role_before_a_course_stays() -> None:
    found = parsed("## Teaching\n\n- Tutor: Felt and Fog, 2018\n- Instructor: Slow Looms, 2017\n").teaching
    assert [one.course for one in found] == ["Felt and Fog", "Slow Looms"]
