"""Courses below two ranks of plain lines: employers, and roles."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

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


def test_a_role_at_a_school_behind_the_course() -> None:
    parsed = read(
        "## Teaching\n\n- **Intro to Looms**, teaching assistant at Crafton, 2014-2016\n"
        "- Math 220 (Linear Algebra), Fall 2018\n- Prayers of weavers (Independent Study), Summer 2009\n"
    )
    assert [(t.course, t.role, t.organization) for t in parsed.teaching] == [
        ("Intro to Looms", "teaching assistant", "Crafton"),
        ("Math 220 (Linear Algebra)", None, None),
        ("Prayers of weavers (Independent Study)", None, None),
    ]


def test_employers_stand_farther_out_than_their_courses() -> None:
    text = """Teaching

Guild Looms

  Certified instructor for looms by the Guild, completed 2018.
  Ran workshops at the mill and elsewhere (see a list here).


Marsh University

  Weaving (DX 742, 2017 plan, 2018 plan)
  Dyes by letter (six weeks)
  Felt (DX 784, 2014 plan)


University of York

  Looms and Mills (Crafts 690, 2013 plan)


Hill College

  Music of the Mills
  Music of the Moors


University of Hull

  Optics
  Colour and Light
"""
    found = {t.course: t.organization for t in read(text).teaching}
    assert found["Felt"] == "Marsh University"
    assert found["Looms and Mills"] == "University of York"
    assert found["Music of the Mills"] == found["Music of the Moors"] == "Hill College"


def test_courses_below_a_role_and_its_employer_in_one_line() -> None:
    text = (
        "## TEACHING\n\nTeaching Assistant, University of York\n\n"
        "WEA 103/105, Threads and looms **Spring** **2021**\n\n"
        "WEA 204, Weaving **Fall** **2022**\n\nTutor, University of Leeds\n\nOptics of wool **Fall** **2019**\n"
    )
    found = read(text)
    assert [(t.role, t.organization, t.start) for t in found.teaching] == [
        ("Teaching Assistant", "University of York", "2021"),
        ("Teaching Assistant", "University of York", "2022"),
        ("Tutor", "University of Leeds", "2019"),
    ]
    assert found.positions == []
