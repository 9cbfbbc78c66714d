"""Titles that begin with a project, titles of a profession, and posts that are held now."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions, read


@pytest.mark.parametrize(
    "title", ["Project manager", "Project Assistant", "Project coordinator for the moss survey", "Project scientist"]
)
@pytest.mark.parametrize("post", ["{}, University of Oslo, 2003-2005", "2003-2005 {}, University of Oslo"])
def test_who_leads_a_project_holds_a_post(title: str, post: str) -> None:
    assert positions(post.format(title) + "\n") == [(title, "University of Oslo", "2003", "2005", False)]


@pytest.mark.parametrize("heading", ["Current Appointment", "Present position"])
@pytest.mark.parametrize("when", ["(2022)", ", 2022", ", since 2022", ""])
def test_a_year_alone_below_a_heading_of_now_begins_the_post(heading: str, when: str) -> None:
    (post,) = read(f"## {heading}\n\n- Lecturer in Dyes, University of Oslo{when}\n").positions
    assert (post.start, post.end, post.current) == ("2022" if when else None, None, True)


@pytest.mark.parametrize("heading", ["Professional Titles", "Professional Registration", "Chartered Status"])
def test_titles_of_a_profession_are_honours(heading: str) -> None:
    cv = read(
        f"## {heading}\n\n* Chartered Weaver, Engineering Council, 2021\n* Registered Felter, Moss Society, 2010\n"
    )
    assert [(one.name, one.start) for one in cv.awards] == [("Chartered Weaver", "2021"), ("Registered Felter", "2010")]
    assert not cv.positions


def test_a_mark_that_is_never_closed_is_no_part_of_a_date() -> None:
    text = "* _2023-present **Head Curator**, University of Oslo\n* _2020-2023_ **Lecturer**, University of Oslo\n"
    assert positions(text) == [
        ("Head Curator", "University of Oslo", "2023", None, True),
        ("Lecturer", "University of Oslo", "2020", "2023", False),
    ]


def test_honours_behind_a_grade_leave_the_school_alone() -> None:
    text = "* 2010-2012 **MSc in Dyes** (Grade 110/110 *cum laude*), University of Oslo\n"
    assert degrees(text) == [("MSc", "Dyes", "University of Oslo", "2010", "2012")]


def test_a_tutor_without_a_colon_is_a_title() -> None:
    text = (
        "## Experience\n\n2019 - 2023\t**Private Tutor**\tModena, Italy\n- Lessons\n\n2012\t**Tutor**\tOslo, Norway\n"
    )
    found = read(text).positions
    assert [(one.title, one.location, one.supervisors) for one in found] == [
        ("Private Tutor", "Modena, Italy", []),
        ("Tutor", "Oslo, Norway", []),
    ]
