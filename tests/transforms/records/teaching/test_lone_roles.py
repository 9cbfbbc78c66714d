"""Roles that a gap tore from the course above them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_COURSES = """**Felting for All (12.340)** spring 2016
Aalto University, Department of Wool, Felt and Fibre Sciences
Teaching Assistant


**Moss and Mould (12.806)** winter 2011-2013
Aalto University, Joint Program on the Craft of Looms
{}Lecturer


{}**Spindles and Yarn Structures (WS 2110)** 2009-2010
Lund University, Department of Wool
Teaching Assistant
"""


@pytest.mark.parametrize("level", ["", "*Undergraduate*\n\n"])
@pytest.mark.parametrize("gap", ["", "\n"])
def test_a_role_behind_a_gap_is_the_courses_above(gap: str, level: str) -> None:
    taught = whole(f"# Ada Quill\n\n## Teaching Experience\n\n{_COURSES.format(gap, level)}").teaching
    assert [(one.course, one.role, one.organization) for one in taught] == [
        ("Felting for All (12.340)", "Teaching Assistant", "Aalto University"),
        ("Moss and Mould (12.806)", "Lecturer", "Aalto University"),
        ("Spindles and Yarn Structures (WS 2110)", "Teaching Assistant", "Lund University"),
    ]
