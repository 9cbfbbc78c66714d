"""Courses told in sentences, and courses in outlines of three ranks. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, teaching

TA = "Teaching assistant"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            f"- {TA} for the “Knot Catching” course at Globex University. Graded weekly sheets, held hours\n",
            ("Knot Catching", TA, "Globex University"),
        ),
        (
            f"| MOOC TA | {TA} for the “Functional Weaving” course on Loomera, an open course with 4000 students |\n",
            ("Functional Weaving", TA, "Loomera"),
        ),
        (
            f"| ETHZ TA | {TA} for the BSc class “First Dyes”, helping students with looms |\n",
            ("First Dyes", TA, "ETHZ"),
        ),
        (
            "| ETHZ Seminar | Designed and taught a BSc seminar on [Proofs about Looms](https://a.example/b) |\n",
            ("Proofs about Looms", None, "ETHZ"),
        ),
        (
            "- I taught a graduate course on Weaving with Machines at Globex University in Spring 2019\n",
            ("Weaving with Machines", None, "Globex University"),
        ),
    ],
)
def test_a_sentence_names_course_role_and_place(line: str, expected: tuple[str, str | None, str]) -> None:
    assert [found[:3] for found in teaching(line)] == [expected]


OUTLINE = (
    "**University of Bergen**\n\n- English Dept.\n"
    "  - Loom Authors: “Wool & the Novel,” introductory seminar\n    - (Instructor; Fall 2017, Spring 2018)\n"
    "  - Weaving Inquiry: “The Harbour,” themed composition course\n    - (Instructor; Spring 2016)\n"
    "- History Dept.\n  - “Spinoza”\n    - (Grader for course taught by Otto Weil; Spring 2015)\n\n"
    "**Weaving Intensive Days**\n\n"
    "- “Programming with Looms,” week-long seminar\n  - (Co-Instructor with Ines Brandt, Summer 2017)\n"
)
COURSES = [
    ("Wool & the Novel", "Instructor", "University of Bergen", "2017", "2018"),
    ("The Harbour", "Instructor", "University of Bergen", "2016", None),
    ("Spinoza", "Grader", "University of Bergen", "2015", None),
    ("Programming with Looms", "Co-Instructor", "Weaving Intensive Days", "2017", None),
]


def test_courses_under_departments_with_their_roles_in_brackets_below() -> None:
    assert teaching(OUTLINE) == COURSES


def test_interests_between_the_heading_and_the_courses() -> None:
    above = "**Teaching Interests**\n\n- Wool, particularly of the north\n- Composition, with a focus on yarn\n\n"
    found = read(f"### **TEACHING**\n\n{above}{OUTLINE}")
    assert [(t.course, t.role, t.organization, t.start, t.end) for t in found.teaching] == COURSES
    assert not any("Bergen" in interest.text or "Instructor" in interest.text for interest in found.interests)


def test_courses_that_a_sentence_strings_together_behind_their_codes() -> None:
    text = (
        "## Teaching\n\nI convene EN4341 Runes and Riddles and EN5018 Old Verse (MLitt), and lecture on EN2003 Looms.\n"
    )
    found = [one.course for one in read(text).teaching]
    assert found == ["EN4341 Runes and Riddles", "EN5018 Old Verse (MLitt)", "EN2003 Looms"]


@pytest.mark.parametrize("body", ["Queen's College Tarn", "UC Tarn", "St Olave College Tarn"])
def test_a_body_told_apart_by_its_town_holds_the_course(body: str) -> None:
    found = read(f"TEACHING\n\nPhysics of Kites, {body}\n\nWeather Lore, {body}\n").teaching
    assert [(course.course, course.organization) for course in found] == [
        ("Physics of Kites", body),
        ("Weather Lore", body),
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("- Slow Weaving (first year), 2021", ("Slow Weaving", None)),
        ("- Old Looms (third-year option), 2018", ("Old Looms", None)),
        ("- Unit Chair: TEX301 Slow Weaving (2016–2019); TEX740 Wool (2020)", ("TEX301 Slow Weaving", "Unit Chair")),
        ("- Fall 2021: Laboratory of Weaving 1, BSc in Textiles, 48 hours", ("Laboratory of Weaving 1", None)),
        ("- Graduate: Woollen Networks (2021-2024)", ("Woollen Networks", None)),
    ],
)
def test_levels_programmes_and_chairs_of_courses(line: str, expected: tuple[str, str | None]) -> None:
    found = read(f"## Teaching\n\n{line}\n- Felting for All, 2015\n").teaching
    assert (found[0].course, found[0].role) == expected


def test_each_course_of_a_sentence_has_the_term_in_its_brackets() -> None:
    text = "I was a teaching assistant for Wet and Dry Dyes (Fall 2020) and Loom Mechanics (Spring 2023)."
    found = read(f"## Teaching\n\n{text}").teaching
    assert [(one.course, one.start, one.end) for one in found] == [
        ("Wet and Dry Dyes", "2020", None), ("Loom Mechanics", "2023", None)]  # fmt: skip
