"""Courses told in a sentence below the post in which they were given. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("told", "courses"),
    [
        (
            "Teaching Slow Looms (TX 156) and History of Several Wools (TX 32).",
            ["Slow Looms", "History of Several Wools"],
        ),
        ("Teaching Wet Felt and Applications (TX 33).", ["Wet Felt and Applications"]),
        ("Taught Introduction to Wool and Theory of Looms.", ["Introduction to Wool", "Theory of Looms"]),
    ],
)
def test_courses_below_the_post(told: str, courses: list[str]) -> None:
    cv = parsed(
        f"## Teaching Experience\n\n2019 spring\t**Lecturer**, *Lund University*, Lund, Sweden  \n{told}\n\n"
        "2017\t**Tutor**, *Lund University*, Lund, Sweden  \nTeaching Ropes of the North.\n"
    )
    assert [(one.course, one.role, one.organization, one.start) for one in cv.teaching[:-1]] == [
        (course, "Lecturer", "Lund University", "2019") for course in courses
    ]
