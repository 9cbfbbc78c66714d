"""Courses that a tutor tells of in a sentence, and lines on teaching that name no course. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


def taught(*lines: str) -> list[tuple[str | None, str | None]]:
    cv = parsed("## Teaching\n\n" + "".join(f"- {line}\n" for line in lines))
    return [(one.course, one.organization) for one in cv.teaching]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (
            "2021\tTutoring activity in the course *Wool and Knots* which Otto Vale taught at University of Turku.",
            ("Wool and Knots", "University of Turku"),
        ),
        (
            '2020\tTutor for the course "Wool" held by Prof. Otto Vale at University of Turku.',
            ("Wool", "University of Turku"),
        ),
        ("2020\tTeaching assistant of the course Felt Geometry, taught by Otto Vale", ("Felt Geometry", None)),
        ("2024\t511180 – Knots for Looms, University of Turku", ("511180 – Knots for Looms", "University of Turku")),
        ("2024\t4021 - Wool, University of Turku", ("4021 – Wool", "University of Turku")),
    ],
)
def test_a_course_that_a_tutor_tells_of(line: str, found: tuple[str, str | None]) -> None:
    assert taught(line) == [found]


@pytest.mark.parametrize(
    "line",
    [
        "The student evaluations were between 1 (poor) and 5 (excellent) in all years.",
        "Attended a didactics workshop on “Speaking to Weavers” (20 hours), 2014",
        "P = 2.4, Q = 1.8",
    ],
)
def test_a_line_that_names_no_course_taught(line: str) -> None:
    assert taught("Loom Analysis, University of Turku, 2019", line) == [("Loom Analysis", "University of Turku")]
