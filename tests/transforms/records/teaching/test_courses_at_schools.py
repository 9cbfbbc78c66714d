"""Courses behind a role and before a school, in every joint that lists of teaching use."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses, read

SCHOOLS = ("Reed College", "University of Oslo", "NYU", "University of California, Irvine")


@pytest.mark.parametrize("school", SCHOOLS)
@pytest.mark.parametrize(
    ("line", "role"),
    [
        ("Teaching assistant for {} at {}, Fall 2018", "Teaching assistant"),
        ("Instructor of {} at {}, 2018", "Instructor"),
        ("Lecturer in {} at {}, 2018", "Lecturer"),
        ("Guest lecture in {} at {}, 2018", "Guest lecture"),
        ("Fall 2018, {} at {}", None),
    ],
)
def test_the_school_behind_at_is_no_part_of_the_course(line: str, role: str | None, school: str) -> None:
    courses = ("Slow Weaving", "Knots")
    listed = "\n".join(f"- {line.format(course, school)}" for course in courses)
    found = read(f"## Teaching\n\n{listed}").teaching
    assert [(one.course, one.organization, one.role) for one in found] == [(c, school, role) for c in courses]


def test_a_college_in_brackets_is_where_a_course_was_held() -> None:
    (found,) = read("## Teaching\n\n- 2018: tutor for Plant Ecology (Reed College)").teaching
    assert (found.course, found.organization) == ("Plant Ecology", "Reed College")


def test_bold_courses_over_dated_roles_are_entries_though_one_names_a_section() -> None:
    titles = ("Loom Networks", "Research Methods", "Wool Trade", "Knots II")
    listed = "\n\n".join(
        f"**{title}**\nTeaching Assistant, Reed College, Fall 201{i}" for i, title in enumerate(titles)
    )
    found = read(f"## Teaching\n\n{listed}")
    assert [one.course for one in found.teaching] == list(titles)
    assert not found.positions
    assert not found.skills


def test_interns_teach_and_a_unit_of_teaching_is_no_course() -> None:
    found = read(
        "## Teaching\n\n**Teaching Intern**, Jun 2023 – Jun 2024\n*Tide College — Foam Theory*\n\n"
        "## Research Experience\n\n**Graduate Scholar**, 2022\n"
        "*Division of Teaching Quality & Excellence, Tide University*\n"
    )
    assert [(one.course, one.role) for one in found.teaching] == [("Foam Theory", "Teaching Intern")]


def test_a_course_in_quotes_behind_the_word_for_it() -> None:
    found = read(
        "## Teaching Experience\n\n**Lecturer**, *Tide University, Bergen*, 2022\n"
        '- Course "Algorithms for Foam" for Bachelor students. It treats foams of all kinds.\n'
    )
    assert [(one.course, one.role, one.organization) for one in found.teaching] == [
        ("Algorithms for Foam", "Lecturer", "Tide University")
    ]
    assert not found.positions
    assert [one[0] for one in courses("- Lectures on “Salt” for PhD students, 2020\n- Foam Theory, 2021\n")] == [
        "Salt",
        "Foam Theory",
    ]
