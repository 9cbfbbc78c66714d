"""Courses in bold beside their dates and schools, over what was done there."""

from __future__ import annotations

from tests.transforms.records.one_section import read

_ENTRIES = """2016	**Undergraduate Weaving Projects**, *Globex College*{}
Overseer for three students
2014	**Introduction to Slow Looms**, *Globex College*{}
Script marker and helper for 2nd year students
2012, 2013	**Felt@Moss Project**, *Moss Primary School*{}
Craft teaching assistant
"""


def test_lines_below_dated_courses_in_bold_are_no_courses() -> None:
    for end in ("", "  "):
        found = read("## Teaching Experience\n\n" + _ENTRIES.replace("{}", end)).teaching
        assert [(one.course, one.start) for one in found] == [
            ("Undergraduate Weaving Projects", "2016"),
            ("Introduction to Slow Looms", "2014"),
            ("Felt@Moss Project", "2012"),
        ]


def test_courses_below_dated_roles_in_bold_stay() -> None:
    body = "2016\t**Teaching Assistant**, *Globex College*  \nFelt I\n2012\t**Lecturer**, *Moss College*  \nFelt II\n"
    found = read(f"## Teaching\n\n{body}").teaching
    assert [one.course for one in found] == ["Felt I", "Felt II"]
