"""Courses below two ranks of plain lines: employers, and roles."""

from __future__ import annotations

import pytest

from tests.transforms.records.lists import read

_PLAIN = """## TEACHING

Marsh University, Leeds, UK

Lecturer:

Weaving, Fall 2022

Threads and looms, Spring 2021

University of York, York

Teaching Assistant:

Optics, Fall 2010
"""
_SET_IN = """## TEACHING

Marsh University
   Lecturer
      Weaving (Fall 2022)
      Threads and looms (Spring 2021)
University of York
   Teaching Assistant
      Optics (Fall 2010)
"""


@pytest.mark.parametrize("text", [_PLAIN, _SET_IN])
def test_each_course_has_the_role_and_the_employer_above_it(text: str) -> None:
    assert [(t.course, t.role, t.organization, t.start) for t in read(text).teaching] == [
        ("Weaving", "Lecturer", "Marsh University", "2022"),
        ("Threads and looms", "Lecturer", "Marsh University", "2021"),
        ("Optics", "Teaching Assistant", "University of York", "2010"),
    ]
