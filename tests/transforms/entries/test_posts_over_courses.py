"""Courses below posts whose lines say as what, where and when."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def _taught(body: str) -> list[tuple[str, str | None, str | None, str | None]]:
    return [(one.course, one.role, one.organization, one.start) for one in read(f"## Teaching\n\n{body}\n").teaching]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("**Duke University** | Durham  \n*Lecturer* | 2019", "**Reed College** | Portland  \n*Grader* | 2014"),
        ("**Lecturer** | 2019  \n*Duke University*", "**Grader** | 2014  \n*Reed College*"),
        ("**Lecturer**, Duke University | 2019", "**Grader**, Reed College | 2014"),
    ],
)
def test_plain_courses_stand_below_their_post(first: str, second: str) -> None:
    body = f"{first}\n\nSlow Weaving\n\nTEX 210: Felt and Wool\n\n{second}\n\nLinear Looms\n\nKnots in the North"
    assert _taught(body) == [
        ("Slow Weaving", "Lecturer", "Duke University", "2019"),
        ("TEX 210: Felt and Wool", "Lecturer", "Duke University", "2019"),
        ("Linear Looms", "Grader", "Reed College", "2014"),
        ("Knots in the North", "Grader", "Reed College", "2014"),
    ]


def test_dated_courses_below_a_school_and_a_role() -> None:
    body = (
        "**University of California, San Diego**\n\n*Lab Instructor*\n\nSlow Weaving, 2019\n\nFelt, 2021\n\n"
        "**Cornell**\n\n*Section Leader*\n\nRope, 2016\n\nKnots, 2015"
    )
    assert _taught(body) == [
        ("Slow Weaving", "Lab Instructor", "University of California, San Diego", "2019"),
        ("Felt", "Lab Instructor", "University of California, San Diego", "2021"),
        ("Rope", "Section Leader", "Cornell", "2016"),
        ("Knots", "Section Leader", "Cornell", "2015"),
    ]


def test_what_a_post_was_about_is_no_course() -> None:
    body = (
        "Teaching Assistant, Duke University | 2019\n\n- Mentored students in the introductory class on weaving\n\n"
        "Grader, Reed College | 2014\n\n- Mentored students in the advanced class on felt and other stuffs\n"
    )
    assert not _taught(body)


def test_courses_with_codes_below_a_post_have_terms_of_their_own() -> None:
    found = read(
        "## Teaching\n\nTutor, University of Ghent, 2012-2017\nAutumn 2016: LOOM 205 – Slow Felt\n"
        "Spring 2013: LOOM 110 – Early Reeds\nLecturer, University of Oslo, 2018\n"
        "Spring 2018: ROPE 300: Knots of Old\n"
    )
    assert [(one.course, one.role, one.organization, one.start, one.end) for one in found.teaching] == [
        ("LOOM 205 – Slow Felt", "Tutor", "University of Ghent", "2016", None),
        ("LOOM 110 – Early Reeds", "Tutor", "University of Ghent", "2013", None),
        ("ROPE 300: Knots of Old", "Lecturer", "University of Oslo", "2018", None),
    ]
