"""Roles with their periods below employers, in sections of teaching; members among affiliations. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read


@pytest.mark.parametrize("sign", ["### ", ""])
def test_roles_below_employers_are_positions_and_their_courses_are_taught_there(sign: str) -> None:
    found = read(
        f"## Teaching\n\n{sign}University of Exeter – School of Arts\n2019–2022\tLecturer – Textile History, Dye "
        f"Chemistry\n\n{sign}Northfield High School\n2016–2019\tSubstitute Teacher"
    )
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Lecturer", "University of Exeter", "2019"),
        ("Substitute Teacher", "Northfield High School", "2016"),
    ]
    assert [(one.course, one.role, one.organization, one.start) for one in found.teaching] == [
        ("Textile History", "Lecturer", "University of Exeter", "2019"),
        ("Dye Chemistry", "Lecturer", "University of Exeter", "2019"),
    ]


def test_the_last_but_one_of_a_list_in_a_title_stays() -> None:
    found = read("## Teaching\n\nGlobal Cloth: Themes in Trade, Dyeing, and Wool\tSpring 2024")
    assert [one.course for one in found.teaching] == ["Global Cloth: Themes in Trade, Dyeing, and Wool"]


def test_members_among_affiliations_serve() -> None:
    found = read(
        "## Affiliations & Experience\n\nMember, Loom Ethics Task Force\t2021 – 2025\nUniversity of Exeter\n\n"
        "Chair, Dye Working Group\t2023\nGlobex Museum\n\nConsultant\t2019\nGlobex Museum"
    )
    assert sorted(one.venue or "" for one in found.service) == ["Dye Working Group", "Loom Ethics Task Force"]
    assert [one.title for one in found.positions] == ["Consultant"]


def test_courses_behind_a_label_below_a_role_and_its_dates() -> None:
    body = (
        "## Teaching Experience\n\n#### Teaching Assistant, Quillmere State University 2016-2017\nCourse: Slow Sums\n\n"
        "#### Course Instructor, Tidewell State University 2015\nCourse: Looms of Old\n"
    )
    found = read(body)
    assert [(one.course, one.role, one.organization, one.start, one.end) for one in found.teaching] == [
        ("Slow Sums", "Teaching Assistant", "Quillmere State University", "2016", "2017"),
        ("Looms of Old", "Course Instructor", "Tidewell State University", "2015", None),
    ]
    assert not found.positions


def test_what_stands_below_a_course_in_bold_beside_its_school_lists_no_others() -> None:
    course = "- 2011 – 2016\t**{}** (MSc) — University of Brescia  \n  30h · English · Threads, knots and nets.\n\n"
    found = read("## Teaching\n\n" + course.format("Nets & Knots") + course.format("Elements of Felt"))
    assert [(one.course, one.organization) for one in found.teaching] == [
        ("Nets & Knots", "University of Brescia"),
        ("Elements of Felt", "University of Brescia"),
    ]


@pytest.mark.parametrize(
    "line",
    ["Project 1: Teaching Looms to Fold Blankets", "Teaching Looms to Weave Wool Bo Orr*, Ada Vale*, Cy Elm, 2021"],
)
def test_a_work_whose_title_begins_with_teaching_is_no_course(line: str) -> None:
    found = whole(
        f"# Ada Vale\n\n## Experience\n\n**Research Assistant**\nGlobex University\n2019 - 2021\n\n- {line}\n"
    )
    assert found.teaching == []


@pytest.mark.parametrize("body", ["Teaching and Learning Centre", "Teaching & Learning Office"])
def test_an_office_that_is_named_for_teaching_is_no_course(body: str) -> None:
    page = f"## Experience\n\n- Weaver, Globex University, 2029–2031\n    - Paid by the Globex {body} to Dr. Bo Fern\n"
    assert not read(page).teaching
