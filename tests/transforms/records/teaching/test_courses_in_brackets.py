"""Courses in brackets behind a role; what else may stand there is none. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.records.teaching.course import describes
from transforms.records.teaching.lists import course_in_role


@pytest.mark.parametrize(
    ("text", "course"),
    [
        ("Teaching Assistant (Organic Dyes I)", ("Organic Dyes I", "Teaching Assistant")),
        ("Tutor (Looms and Knots)", ("Looms and Knots", "Tutor")),
        ("Lecturer (Theory of Felt – M.Sc.)", ("Theory of Felt – M.Sc.", "Lecturer")),
        ("Tutor (Faculty of Law)", None),
        ("Teaching Assistant (part time)", None),
        ("Teaching Assistant (Globex University)", None),
        ("Weaver (Slow Looms)", None),
        ("Tutor", None),
    ],
)
def test_a_bracket_behind_a_role_names_the_course(text: str, course: tuple[str, str] | None) -> None:
    assert course_in_role(text) == course


@pytest.mark.parametrize("place", ["Merrow College, Lorne (Norway)", "Merrow College"])
def test_such_courses_over_their_schools_are_no_posts(place: str) -> None:
    below = " " * 28 + place
    read = whole(
        "Ida Birk\n\nTeaching Experience\n"
        f"Feb 2017 – May 2018         Teaching Assistant (Economics of Wool – B.)\n{below}\n"
        f"Mar 2015 – Jun 2016         Teaching Assistant (Monetary Knots – M.)\n{below}\n"
    )
    assert not read.positions
    assert [(one.course, one.role, one.organization, one.start) for one in read.teaching] == [
        ("Economics of Wool – B.", "Teaching Assistant", "Merrow College", "2017-02"),
        ("Monetary Knots – M.", "Teaching Assistant", "Merrow College", "2015-03"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Grading problem sets and holding office hours for courses on looms",
        "Teaching tools of analysis including Felt, Knots, and Dyes.",
        "Designing and grading all exercises",
    ],
)
def test_duties_describe_and_name_no_course(text: str) -> None:
    assert describes(text)


def test_a_course_on_teaching_is_a_title() -> None:
    assert not describes("Teaching Felt in Schools")


@pytest.mark.parametrize("host", ["Felt Fellows", "Ghent Loom Days", "Moss Research Bootcamp"])
@pytest.mark.parametrize("quoted", ['"{}"', "“{}”", "“{},”"])
def test_a_bracket_behind_a_quoted_course_says_where_and_when(quoted: str, host: str) -> None:
    lines = "".join(f"{quoted.format(title)} ({host}, Spring 2016)\n" for title in ("Looms in Brief", "Slow Felt"))
    found = whole(f"# Ada Quill\n\n## Workshops Taught\n\n{lines}").teaching
    assert [(one.course, one.organization, one.start) for one in found] == [
        ("Looms in Brief", host, "2016"),
        ("Slow Felt", host, "2016"),
    ]


def test_a_bracket_behind_a_quoted_course_may_say_for_whom() -> None:
    found = whole('# Ada Quill\n\n## Teaching\n\n"Slow Felt" (Graduate course, Spring 2016)\n').teaching
    assert [(one.course, one.organization) for one in found] == [("Slow Felt", None)]


@pytest.mark.parametrize(
    ("behind", "where"),
    [
        ("Moss Graduate Loom Program, Fall 2014", "Moss Graduate Loom Program"),
        ("Felt Fellows, 2014", "Felt Fellows"),
        ("Graduate course, Fall 2014", None),
        ("New York, Fall 2014", None),
    ],
)
def test_a_name_behind_a_quoted_course_says_where(behind: str, where: str | None) -> None:
    found = whole(
        f"# Ada Quill\n\n## Teaching\n\n“Looms: Theory and Design,” {behind}\n“Slow Felt,” {behind}\n"
    ).teaching
    assert [(one.course, one.organization, one.start) for one in found] == [
        ("Looms: Theory and Design", where, "2014"),
        ("Slow Felt", where, "2014"),
    ]
