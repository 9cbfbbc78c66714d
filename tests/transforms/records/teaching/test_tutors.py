"""Courses behind the tutor's role and a colon are courses, below their school's heading too."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("role", ["Tutor", "Teaching assistant", "Grader"])
def test_a_role_and_a_course_are_no_post(role: str) -> None:
    courses = f"- **2024–2025** | {role}: *Slow Looms*\n- **2021–2022** | {role}: *Felt*"
    found = parsed(f"## Teaching\n\n**Weaver University**\n\n{courses}\n")
    assert found.positions == []
    assert [one.course for one in found.teaching] == ["Slow Looms", "Felt"]
