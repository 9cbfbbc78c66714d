"""What pages state beside a record: links to look at, minors, subjects in brackets, headings with their school."""

from __future__ import annotations

import pytest

from tests.transforms.records.lists import read


def test_a_link_to_look_at_is_no_part_of_a_unit() -> None:
    found = read(
        "## Education\n\n**University of Turku**<br>\nMaster of Architecture (Barn Planning and Rural Reform)<br>\n"
        "School of Building ([Link](https://turku.example))<br>\nAdvisor: [Dr. Ole Hamre](https://turku.example/o)\n\n"
        "**University of Oslo**<br>\nBachelor of Engineering (Barn Design)<br>\n"
        "Minor Degree in Finance @ **[Aalto University](https://aalto.example)**"
    )
    master, bachelor = found.education
    assert (master.degree, master.field, master.unit) == (
        "Master of Architecture",
        "Barn Planning and Rural Reform",
        "School of Building",
    )
    assert (bachelor.degree, bachelor.organization) == ("Bachelor of Engineering", "University of Oslo")


def test_a_bold_institute_over_a_role_is_the_employer_whatever_the_work_was_called() -> None:
    found = read(
        "## Affiliation\n\n**2022 - 2023**<br>\n**[Kiln Securities Research Institute](https://kiln.example)**<br>\n"
        "Intern Researcher<br>\n*A Long Report on the butter industry*"
    )
    assert [one.organization for one in found.positions] == ["Kiln Securities Research Institute"]


@pytest.mark.parametrize(
    ("heading", "school"),
    [
        ("Teaching at University of California, Berkeley:", "University of California, Berkeley"),
        ("Teaching at the University of Heidelberg, Germany:", "University of Heidelberg"),
        ("Teaching at Penn State:", "Penn State"),
    ],
)
def test_a_line_over_courses_says_where_they_were_taught(heading: str, school: str) -> None:
    found = read(
        "**Teaching at ETH Zurich:**\n\nSpring 2020: Math 12 - Loom Theory\n\nFall 2019: Math 14 - Knots\n\n"
        f"**{heading}**\n\nSpring 2018: Math 17 - Braids\n\nFall 2017: Math 18 - Felt Spaces"
    )
    assert [one.organization for one in found.teaching] == ["ETH Zurich", "ETH Zurich", school, school]


def test_a_heading_of_teaching_at_a_school_is_no_course() -> None:
    found = read(
        "## Teaching (ETH Zurich)\n\n- Weaving, 2010\n\n## Teaching at Penn State\n\n- Lace, 2012\n- Felt, 2011"
    )
    assert [(one.course, one.organization) for one in found.teaching] == [
        ("Weaving", "ETH Zurich"),
        ("Lace", "Penn State"),
        ("Felt", "Penn State"),
    ]
