"""Heads of one shape over courses: one without a known school says where too; departments behind universities."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import teaching

_HEADS = """**Globex University** \t 2015-2018
- TEX 220: Introduction to Dyes
- TEX 291: Slow Looms

**Hooli College** \t 2013-2015
- WEA 98: Patterns of Felt
- WEA 101: Yarns by Hand

**Loom Project, Graz** \t 2011-2014
- Exploring Wool
- Weaving for Schools"""


@pytest.mark.parametrize("name", ["Loom Project", "Felt Harbour", "Woolcraft Hub"])
def test_a_head_among_those_of_schools_says_where(name: str) -> None:
    found = teaching(_HEADS.replace("Loom Project", name))
    below = [one[2:] for one in found if one[0] in ("Exploring Wool", "Weaving for Schools")]
    assert below == [(name, "2011", "2014")] * 2
    assert len(found) == 6


def test_a_department_may_stand_below_each_head() -> None:
    body = _HEADS.replace("-2018\n", "-2018\n*Dyers' Programme*\n").replace("-2014\n", "-2014\n*Felt Programme*\n")
    body = body.replace("-2015\n", "-2015\n*Weavers' Department*\n")
    below = [one[2:] for one in teaching(body) if one[0] in ("Exploring Wool", "Weaving for Schools")]
    assert below == [("Loom Project", "2011", "2014")] * 2


def test_a_dated_course_over_what_was_done_there_stays_a_course() -> None:
    body = "**Slow Looms** \t 2015-2018\n- Wrote the exams\n\n**Patterns of Felt** \t 2013-2015\n- Graded essays"
    assert [one[0] for one in teaching(body)] == ["Slow Looms", "Patterns of Felt"]


@pytest.mark.parametrize(
    "school",
    [
        "University of Leeds Department of Textiles",
        "University of Leeds Textiles Department",
        "University of Leeds, School of Design",
    ],
)
def test_a_university_stands_without_the_department_behind_it(school: str) -> None:
    body = f"**{school}** \t 2015-2018\n- TEX 220: Introduction to Dyes\n- TEX 291: Slow Looms"
    assert {one[2] for one in teaching(body)} == {"University of Leeds"}


@pytest.mark.parametrize("tie", ["; ", ";  "])
def test_each_clause_has_its_role_and_codes(tie: str) -> None:
    clauses = ("Instructor for TEX 212 (Old Dyes)", "Grader for TEX 731 (Felt)")
    clauses += ("Teaching Assistant for TEX 215 (Honors Looms), TEX 222 (Yarn Lab), and ART 101 (Introductory Art)",)
    found = teaching(tie.join(clauses) + ".")
    assert [one[1] for one in found] == ["Instructor", "Grader", *["Teaching Assistant"] * 3]
    assert [one[0].partition(" (")[0] for one in found] == ["TEX 212", "TEX 731", "TEX 215", "TEX 222", "ART 101"]
