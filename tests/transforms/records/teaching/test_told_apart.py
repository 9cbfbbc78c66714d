"""Courses told apart behind a dash, and what is no part of a course: its label, for whom it is. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses, read, teaching


def _names(body: str) -> list[str]:
    return [course for course, *_ in teaching(body)]


@pytest.mark.parametrize("mark", [" – ", " - "])
def test_words_behind_a_dash_tell_courses_of_one_name_apart(mark: str) -> None:
    body = f"- Weaving{mark}Patterns, Globex University, 2019\n- Weaving{mark}Colours, Globex University, 2020\n"
    assert _names(body) == [f"Weaving{mark}Patterns", f"Weaving{mark}Colours"]
    assert _names(body.replace("Patterns", "Tutor").replace("Colours", "Lecturer")) == ["Weaving", "Weaving"]


@pytest.mark.parametrize(
    "note", ["(graduate)", "(Master's degree)", "(Bachelor, 2nd semester)", "(MSc level)", "(undergraduate, 2nd year)"]
)
def test_for_whom_a_course_is_and_its_label_are_no_part_of_it(note: str) -> None:
    body = f"- Subject: Loom Theory {note}, Globex University, 2019\n- Felt Networks, Globex University, 2018"
    assert _names(body) == ["Loom Theory", "Felt Networks"]


def test_the_year_of_a_programme_is_no_part_of_a_course() -> None:
    body = (
        "- Loom Theory, 2nd year BSc Textiles, Globex University, 2019\n- Felt, MSc Textiles, Globex University, 2018"
    )
    assert _names(body) == ["Loom Theory", "Felt"]


@pytest.mark.parametrize("year", ["2nd-year undergraduates", "first year Master students", "final year"])
def test_the_year_of_those_taught_is_no_part_of_a_course(year: str) -> None:
    assert teaching(f"- 2019: Loom Theory, 30 h, {year}, Globex University.")[0][:3] == (
        "Loom Theory",
        None,
        "Globex University",
    )


def test_a_heading_says_as_what_one_taught() -> None:
    body = "### As instructor\n\n- Loom Theory, 2019\n\n### As a teaching assistant\n\n- Felt Networks, 2018\n"
    assert [role for _, role, *_ in teaching(body)] == ["instructor", "teaching assistant"]


@pytest.mark.parametrize(
    "duty",
    [
        "Taught the disciplines Loom Theory, Felt Networks and Dye Chemistry",
        "Responsible for the disciplines of Loom Theory, Felt Networks and Dye Chemistry.",
    ],
)
def test_a_duty_lists_the_disciplines_taught(duty: str) -> None:
    found = read(f"## Experience\n\n**Lecturer**, Globex University, 2018 – 2021\n\n- {duty}\n").teaching
    assert [one.course for one in found] == ["Loom Theory", "Felt Networks", "Dye Chemistry"]
    assert {(one.organization, one.start) for one in found} == {("Globex University", "2018")}


@pytest.mark.parametrize(
    "course",
    [
        "Guilds, Civil Society, and Weaving in the Far North",
        "Wool, the Weavers' Company, and Empire",
        "Looms, Loom School, and Guild in Thule",
    ],
)
def test_a_body_in_the_midst_of_a_list_is_a_part_of_the_courses_title(course: str) -> None:
    found = courses(f"- {course} (Fall 2015)\n- Modern Felt History (Spring 2020)\n")
    assert [(one[0], one[2]) for one in found] == [(course, None), ("Modern Felt History", None)]


@pytest.mark.parametrize("time", ["Current academic year", "This semester", "Previous terms"])
def test_a_heading_that_says_when_is_no_course(time: str) -> None:
    body = (
        f"### {time}\n\nSocial Felt Methods\n\nIntroduction to Dyes\n\n### Previous seminars\n\nWool\n\nLooms at Sea\n"
    )
    assert [one[0] for one in courses(body)][:2] == ["Social Felt Methods", "Introduction to Dyes"]


@pytest.mark.parametrize(
    "course",
    [
        "Hist. 300 Felt in Antiquity",
        "E. Lit. 461 Imagining Looms, Remembering Dyes",
        "Pol. Sci. 210: Guilds and Power",
        "Eng. Lit. 395C Weavers",
    ],
)
@pytest.mark.parametrize("mark", [". ", ", "])
def test_the_stops_of_a_courses_code_end_no_title(course: str, mark: str) -> None:
    body = f"- {course}{mark}Globex University, Spring 2016.\n- Phil. 101 Wool{mark}Globex University, Fall 2014.\n"
    assert [(one[0], one[2], one[3]) for one in courses(body)] == [
        (course, "Globex University", "2016"),
        ("Phil. 101 Wool", "Globex University", "2014"),
    ]


@pytest.mark.parametrize("role", ["Instructor", "Teaching Assistant", "Co-Teaching", "Team teaching"])
def test_a_role_and_a_colon_stand_before_a_course_not_a_post(role: str) -> None:
    body = (
        f"**{role}**: Writing I. Lund University, Fall 2014.\n\n"
        f"**{role}**: Looms and Dyes. Lund University, Fall 2013.\n\n"
        f"**{role}**: Wool, Felt, and Yarn. Lund University, Spring 2012.\n"
    )
    cv = read(f"## Teaching\n\n{body}")
    assert not cv.positions
    assert [(one.course, one.role, one.organization, one.start) for one in cv.teaching] == [
        ("Writing I", role, "Lund University", "2014"),
        ("Looms and Dyes", role, "Lund University", "2013"),
        ("Wool, Felt, and Yarn", role, "Lund University", "2012"),
    ]
