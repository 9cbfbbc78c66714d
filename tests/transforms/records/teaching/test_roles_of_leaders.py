"""Courses with the role of who led their sessions behind them, levels over them, letters of a school. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses


@pytest.mark.parametrize("role", ["PAX leader", "session leader", "peer study facilitator", "lab assistant", "grader"])
def test_the_role_behind_a_course_is_no_part_of_it(role: str) -> None:
    assert courses(f"- Carding {role}, Globex, 2016\n- Wool, Dyes and Felt {role}, Globex, 2015\n") == [
        ("Carding", role, "Globex", "2016"),
        ("Wool, Dyes and Felt", role, "Globex", "2015"),
    ]


@pytest.mark.parametrize("level", ["Graduate", "Undergraduate courses", "_Postgraduate_"])
def test_a_level_over_a_dated_course_is_no_course(level: str) -> None:
    below = "Carding (WOO 200), spring 2016\nGlobex University, Department of Wool\nTeaching Assistant"
    assert courses(f"{level}\n{below}\n") == [("Carding (WOO 200)", "Teaching Assistant", "Globex University", "2016")]


def test_letters_that_all_courses_end_in_are_where_they_were_held() -> None:
    listed = "".join(
        f"- Lecturer, WOO{n}0{n}, {c}, QXT-LA, 202{n}\n" for n, c in enumerate(("Wool", "Felt", "Dyes"), 1)
    )
    assert [one[2] for one in courses(listed)] == ["QXT-LA"] * 3
