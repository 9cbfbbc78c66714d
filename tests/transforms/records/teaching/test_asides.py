"""Courses that look like words beside courses. All courses are made up."""

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("course", ["Mechanics of Materials", "Quiet Materials"])
@pytest.mark.parametrize(
    "form", ["**{}**  \nLecturer, Lorval College, 2015\n", "- {} (Lecturer), Lorval College, 2015\n"]
)
def test_a_course_on_materials_is_a_course(course: str, form: str) -> None:
    found = read("## Teaching\n\n" + form.format(course) + "\n" + form.format("Loom Design")).teaching
    assert [(one.course, one.organization) for one in found] == [
        (course, "Lorval College"),
        ("Loom Design", "Lorval College"),
    ]


@pytest.mark.parametrize("aside", ["Course Materials", "Lecture notes and materials", "Materials (2019)"])
def test_where_materials_are_is_no_course(aside: str) -> None:
    found = read(f"## Teaching\n\n- Loom Design, Lorval College, 2015\n- {aside}\n").teaching
    assert [one.course for one in found] == ["Loom Design"]


def test_a_course_with_its_school_in_brackets_is_no_employer() -> None:
    rows = (
        "- Teaching Assistant: Advanced Knots (Lorval College, 2021)",
        "- Instructor: Loom Design (Nordvik University, 2020)",
    )
    found = read("## Teaching\n\n" + "\n".join(rows))
    assert not found.positions
    assert [(one.course, one.organization) for one in found.teaching] == [
        ("Advanced Knots", "Lorval College"),
        ("Loom Design", "Nordvik University"),
    ]
