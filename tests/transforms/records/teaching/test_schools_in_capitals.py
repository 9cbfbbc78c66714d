"""Courses below schools in capitals, and how many sat in them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses
from transforms.parse import parse
from transforms.readers.dispatch import read

LAYOUT = """Jane Q. Miller
Department of Looms, University of Oslo
jane@miller.example

EDUCATION
Ph.D. in Weaving             University of Leeds            2009 - 2013
B.S. in Physics              University of Leeds            2005 - 2009

TEACHING

UNIVERSITY OF LEEDS
                   Instructor
Win 2022           Design for Weavers, LOOM 295
Fall 2021          Dye Interface Design and Evaluation, LOOM 231, 19 students

UNIVERSITY OF OSLO
                   Tutor
2019-2020          Slow Felt in Everyday Life, WEFT 496/596
                   12 master and doctoral students, over two semesters
2018-2019          Elements of Dyes, WEFT 598, 35 master students, 3 credits
                   Course rating: 4.3/5 (Fall 2017), 4.6/5 (Spring 2018)

BROWN UNIVERSITY
                   Teaching Assistant
2012               WV50 Introduction to Yarn
2011               WV179 Design of Usable Looms

AWARDS
2013  Best Thesis Prize, University of Leeds
2011  Moss Fellowship, Moss Foundation
"""


def test_a_school_in_capitals_and_the_role_below_it_hold_for_the_rows_down_to_the_next() -> None:
    found = parse(read(LAYOUT.encode(), "cv.txt")).teaching
    assert [(one.course, one.role, (one.organization or "").title(), one.start) for one in found] == [
        ("Design for Weavers, LOOM 295", "Instructor", "University Of Leeds", "2022"),
        ("Dye Interface Design and Evaluation, LOOM 231", "Instructor", "University Of Leeds", "2021"),
        ("Slow Felt in Everyday Life, WEFT 496/596", "Tutor", "University Of Oslo", "2019"),
        ("Elements of Dyes, WEFT 598", "Tutor", "University Of Oslo", "2018"),
        ("WV50 Introduction to Yarn", "Teaching Assistant", "Brown University", "2012"),
        ("WV179 Design of Usable Looms", "Teaching Assistant", "Brown University", "2011"),
    ]


@pytest.mark.parametrize("said", ["12 students", "about 40 master students", "8 undergraduate students, 3 credits"])
def test_how_many_sat_in_a_course_is_no_part_of_it(said: str) -> None:
    assert [course for course, *_ in courses(f"- Slow Looms, WEFT 101, {said}, 2019\n- Felt, WEFT 102, 2018\n")] == [
        "Slow Looms, WEFT 101",
        "Felt, WEFT 102",
    ]
