"""Courses with their role and their programme behind them in one cell. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.records.teaching.roles import up_to_role


@pytest.mark.parametrize(
    ("cell", "course", "role"),
    [
        ("Deep Weaving, Lecturer, PhD Economics", "Deep Weaving", "Lecturer"),
        ("Wool, Felt, and Dyes, Seminar Leader, BSc Law", "Wool, Felt, and Dyes", "Seminar Leader"),
        ("Mathematics, T.A., BSc Economics and Law", "Mathematics", "T.A."),
        ("Wool, Felt, and Dyes", "Wool, Felt, and Dyes", None),
        ("Dyes, Lecture and Lab", "Dyes, Lecture and Lab", None),
    ],
)
def test_a_course_goes_up_to_the_role_behind_it(cell: str, course: str, role: str | None) -> None:
    assert up_to_role(cell) == (course, role)


def test_a_row_of_year_course_and_school() -> None:
    rows = "2025\tDeep Weaving, Lecturer, PhD Economics\tUniversity of Oulu\n2024\tSlow Felt, Lecturer, BSc Law\tUCL\n"
    assert [(one.course, one.role) for one in parsed(f"## Teaching\n\n{rows}").teaching] == [
        ("Deep Weaving", "Lecturer"),
        ("Slow Felt", "Lecturer"),
    ]
