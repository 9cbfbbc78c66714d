"""Rows of a role, a school and the codes of what was taught. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("role", ["Instructor", "Teaching Assistant", "Assistant Professor"])
@pytest.mark.parametrize("school", ["University of Oslo", "University of Oslo, Oslo, Norway"])
def test_each_code_of_a_cell_is_a_course(role: str, school: str) -> None:
    cv = whole(f"# Ada Quill\n\n## Teaching\n\n{role}\t{school}\tLOOM 260, LOOM 265, DYE 280\n")
    assert [(one.course, one.role, one.organization) for one in cv.teaching] == [
        (code, role, "University of Oslo") for code in ("LOOM 260", "LOOM 265", "DYE 280")
    ]
