"""Courses in the sentences below a heading of teaching, each with what is said of it."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "At Duke University, I have taught Slow Weaving (Fall 2013) and Felt Design (Fall 2012).",
            [("Slow Weaving", "Duke University", "2013"), ("Felt Design", "Duke University", "2012")],
        ),
        (
            "I was a teaching assistant for Slow Weaving at UC Irvine in Fall 2016.",
            [("Slow Weaving", "UC Irvine", "2016")],
        ),
        (
            "I have been a lecturer for Slow Weaving (Fall 2013), Felt Design (2014), and Rope Lore (Spring 2016).",
            [("Slow Weaving", None, "2013"), ("Felt Design", None, "2014"), ("Rope Lore", None, "2016")],
        ),
        (
            "In Fall 2014 I was a grader for Slow Weaving, and in Fall 2012 I was a grader for Felt Design.",
            [("Slow Weaving", None, "2014"), ("Felt Design", None, "2012")],
        ),
        (
            "I have been a tutor for several courses at Reed College, including Slow Weaving and Felt Design.",
            [("Slow Weaving", "Reed College", None), ("Felt Design", "Reed College", None)],
        ),
        (
            "I taught Advanced Topics in Felt with Prof. Nora Lunde in 2012.",
            [("Advanced Topics in Felt", None, "2012")],
        ),
    ],
)
def test_each_course_of_a_sentence_has_its_own_school_and_term(
    text: str, expected: list[tuple[str, str | None, str | None]]
) -> None:
    found = read(f"## Teaching\n\n{text}\n").teaching
    assert [(one.course, one.organization, one.start) for one in found] == expected


@pytest.mark.parametrize(
    ("text", "course"),
    [
        ("Co-Instructor of Slow Weaving, Duke University, 2015", "Slow Weaving"),
        ("Instructor of Record of Slow Weaving, Duke University, 2015", "Slow Weaving"),
        ("Tutor for Topics in Slow Weaving at Duke University, 2015", "Topics in Slow Weaving"),
        ("Guest Lecturer for Felt, Rope, and Yarn at Duke University, 2015", "Felt, Rope, and Yarn"),
    ],
)
def test_roles_and_schools_around_a_course_are_no_part_of_it(text: str, course: str) -> None:
    found = read(f"## Teaching\n\n- {text}\n- Grader, Linear Looms, Duke University, 2011\n").teaching
    assert (found[0].course, found[0].organization) == (course, "Duke University")


@pytest.mark.parametrize(
    ("told", "courses"),
    [
        (
            "She has taught intermediate and advanced Peat Law courses, Torts, Bog Claims (for all), and Moss Duty.",
            ["Peat Law", "Torts", "Bog Claims", "Moss Duty"],
        ),
        (
            "I teach undergraduate courses in Moss Ecology and Field Methods and a graduate course in Statistics.",
            ["Moss Ecology", "Field Methods", "Statistics"],
        ),
        (
            "She teaches Bog Chemistry, a master's seminar on Dye Lore, and an introductory course in Loom Repair.",
            ["Bog Chemistry", "Dye Lore", "Loom Repair"],
        ),
        (
            "I teach courses in Ethics and the Law, Moss Ecology, as well as a seminar on Peat and Culture.",
            ["Ethics and the Law", "Moss Ecology", "Peat and Culture"],
        ),
    ],
)
def test_a_bio_names_each_course_apart_from_what_kind_it_is(told: str, courses: list[str]) -> None:
    found = read(f"## Biography\n\nAda Quill is a professor of law at Lund University. {told}\n").teaching
    assert [one.course for one in found] == courses
