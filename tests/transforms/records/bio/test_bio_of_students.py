"""Home pages of students: graduate students, undergraduates, interns of today; whom an adviser's sentence speaks of."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read
from transforms.parsed import Education


def _degrees(text: str) -> list[Education]:
    return read(f"## About\n\n{text}\n").education


@pytest.mark.parametrize(
    ("text", "degree", "field", "current"),
    [
        ("I'm a graduate student at Lund University.", "graduate student", None, True),
        ("I am a fourth year graduate student in Physics at Lund University.", "graduate student", "Physics", True),
        ("I’m an undergraduate in [Looms](https://x.example) at Lund University.", "undergraduate", "Looms", True),
        ("I was an undergraduate student at Lund University.", "undergraduate student", None, False),
        ("I am a recent Ph.D. graduate in Botany from Lund University.", "Ph.D.", "Botany", False),
    ],
)  # fmt: skip
def test_students_of_today(text: str, degree: str, field: str | None, current: bool) -> None:
    assert [(one.degree, one.field, one.organization, one.current) for one in _degrees(text)] == [
        (degree, field, "Lund University", current)
    ]


def test_a_graduate_student_is_no_second_degree_and_mentoring_one_is_none() -> None:
    page = "## About\n\nI am a graduate student at MIT.\n\n## Education\n\n- PhD in Looms, MIT, 2022 - present\n"
    assert [one.degree for one in read(page).education] == ["PhD"]
    assert _degrees("I mentor a graduate student at Lund University in her first year.") == []


@pytest.mark.parametrize(
    "text",
    [
        "I am a PhD student at Lund University. My advisor is Professor Bo Marsh and I am working at the Loom Lab.",
        "I am a PhD student at Lund University. My advisor is Bo Marsh, and I was an intern at Google before.",
        "I was advised by Bo Marsh during my PhD at Lund University.",
        "I did my postdoc at CERN, and graduated with a PhD at Lund University under the supervision of Bo Marsh.",
    ],
)
def test_whom_an_adviser_advised(text: str) -> None:
    found = read(f"## About\n\n{text}\n")
    assert [one.advisors for one in found.education] == [["Bo Marsh"]]
    assert all(not one.supervisors for one in found.positions)


def test_interns_of_today_and_posts_that_follow() -> None:
    def told(text: str) -> list[tuple[str, str | None, bool]]:
        return [(one.title, one.organization, one.current) for one in read(f"## About\n\n{text}\n").positions]

    assert told("At present I am doing a summer internship at Google.") == [("intern", "Google", True)]
    assert told("I did my PhD at Lund University with Bo Marsh, followed by a postdoc at CERN.") == [
        ("postdoc", "CERN", False)
    ]
    assert told("I am a tenure-track faculty at Lund University.") == [
        ("tenure-track faculty", "Lund University", True)
    ]


def test_dates_end_with_their_clause() -> None:
    found = read("## About\n\nAfter a PhD at Lund University, I joined the University of Oslo as a lecturer in 2018.\n")
    assert [one.end for one in found.education] == [None]
    found = read("## About\n\nI was a Marie Curie fellow at CERN and got my PhD in 2015 from ETH Zurich.\n")
    assert [(one.title, one.start) for one in found.positions] == [("Marie Curie fellow", None)]


@pytest.mark.parametrize(
    "text",
    [
        "I joined the Loom Team at Globex as a research intern in 2020.",
        "I was a research intern in the Loom Team of Globex in 2020.",
    ],
)
def test_a_group_of_an_employer_that_nobody_knows(text: str) -> None:
    found = read(f"## About\n\n{text}\n").positions
    assert [(one.title, one.organization, one.unit) for one in found] == [("research intern", "Globex", "Loom Team")]


@pytest.mark.parametrize(
    ("text", "field", "organization"),
    [
        ("I'm a sophomore at Rice University majoring in Botany.", "Botany", "Rice University"),
        ("I am now a senior at the University of Michigan.", None, "University of Michigan"),
    ],
)
def test_the_year_of_study_alone(text: str, field: str | None, organization: str) -> None:
    assert [(one.degree, one.field, one.organization, one.current) for one in _degrees(text)] == [
        ("undergraduate", field, organization, True)
    ]


def test_a_graduate_in_brackets_who_works_elsewhere() -> None:
    text = "I'm a graduate of LU-WPU, Pune (B.Tech, Looms) and a Research Assistant at CERN, advised by Bo Marsh."
    found = read(f"## About\n\n{text}\n")
    assert [(one.degree, one.organization, one.advisors) for one in found.education] == [("B.Tech", "LU-WPU", [])]
    assert [(one.title, one.organization, one.supervisors) for one in found.positions] == [
        ("Research Assistant", "CERN", ["Bo Marsh"])
    ]


def test_where_a_degree_was_earned_is_no_employer() -> None:
    text = "I am a Loom Specialist with a strong foundation, gained through an M.S. in Botany from Lund University."
    found = read(f"## About\n\n{text}\n")
    assert [one.organization for one in found.education] == ["Lund University"]
    assert found.positions == []


def test_a_school_stands_before_its_university_and_is_no_field() -> None:
    text = "I am a lecturer at School of Looms and Moss, Weaving University of Felt."
    text += " I took an MSc degree from School of Looms, Lund University."
    found = read(f"## About\n\n{text}\n")
    assert [(one.organization, one.unit) for one in found.positions] == [
        ("Weaving University of Felt", "School of Looms and Moss")
    ]
    assert [(one.field, one.organization) for one in found.education] == [(None, "Lund University")]


def test_an_adviser_of_a_degree_that_was_not_told_is_nobody_elses() -> None:
    text = "I work as a Lead Engineer at IBM. I finished my Ph.D. (defence soon) at LOOM, supervised by Bo Marsh."
    assert all(not one.supervisors for one in read(f"## About\n\n{text}\n").positions)
    text = "He got his BSc in Botany from Lund University in 2023. He is now weaving under the supervision of Bo Marsh."
    assert [one.advisors for one in _degrees(text)] == [[]]


def test_a_laboratory_is_part_of_the_university_that_a_list_names() -> None:
    page = "## About\n\nI am a Master's student in the Loom Lab, supervised by Bo Marsh.\n\n## Education\n\n"
    found = read(f"{page}- MSc in Looms, Lund University, 2022 - present\n").education
    assert [(one.organization, one.advisors) for one in found] == [("Lund University", ["Bo Marsh"])]


def test_several_employers_that_nobody_knows() -> None:
    found = read("## About\n\nI've worked at Globex and Loomly in the past as a data analyst.\n").positions
    assert [(one.title, one.organization) for one in found] == [
        ("data analyst", "Globex"),
        ("data analyst", "Loomly"),
    ]


@pytest.mark.parametrize(
    ("text", "degree", "field"),
    [
        ("I am a Marine Physics student at Lund University.", "student", "Marine Physics"),
        ("I'm a second-year student of Law at Lund University.", "student", "Law"),
        ("Currently, I am a student at Lund University.", "student", None),
        ("I am a Master of Fine Looms student at Lund University.", "Master of Fine Looms", "Fine Looms"),
        ("I hold a bachelor degree of botany from Lund University.", "bachelor degree", "botany"),
    ],
)  # fmt: skip
def test_what_somebody_studies(text: str, degree: str, field: str | None) -> None:
    assert [(one.degree, one.field, one.organization) for one in _degrees(text)] == [(degree, field, "Lund University")]


def test_a_student_is_no_second_degree_and_an_exchange_none() -> None:
    page = "## About\n\nI am a student at MIT.\n\n## Education\n\n- BSc in Looms, MIT, 2022 - present\n"
    assert [one.degree for one in read(page).education] == ["BSc"]
    assert _degrees("I am a visiting student at Lund University.") == []


def test_sentences_without_a_blank_between() -> None:
    text = (
        "I am a PhD student at Lund University, advised by Bo Marsh (of felt).Before that, I received my BSc from MIT."
    )
    assert [(one.degree, one.organization, one.advisors) for one in _degrees(text)] == [
        ("PhD", "Lund University", ["Bo Marsh"]),
        ("BSc", "MIT", []),
    ]


def test_posts_to_come_and_summers_before() -> None:
    text = "Starting Fall 2026, I will be an Assistant Professor of Looms at Lund University."
    text += " Before this, during the autumn of 2017, I was a data analyst at CERN."
    found = read(f"## About\n\n{text}\n").positions
    assert [(one.organization, one.start, one.current) for one in found] == [
        ("Lund University", "2026", False),
        ("CERN", "2017", False),
    ]


@pytest.mark.parametrize(
    ("where", "organization", "unit"),
    [
        ("in Bo Marsh's Lab", "Bo Marsh's Lab", None),
        ("in Bo Marsh's group at CERN", "CERN", "Bo Marsh's group"),
        ("in Prof. Bo Marsh's group at CERN", "CERN", None),
    ],
)
def test_posts_in_somebodys_group(where: str, organization: str, unit: str | None) -> None:
    found = read(f"## About\n\nI am a postdoctoral researcher {where}, working on looms.\n").positions
    assert [(one.title, one.organization) for one in found] == [("postdoctoral researcher", organization)]
    assert unit is None or found[0].unit == unit


def test_a_part_of_a_university_told_as_the_field_or_before_it() -> None:
    assert [one.field for one in _degrees("I am a PhD candidate in the botany department at Lund University.")] == [
        "botany"
    ]
    found = _degrees("At Lund University where I earned my BS in Botany, I studied moss.")
    assert [(one.field, one.organization) for one in found] == [("Botany", "Lund University")]


def test_a_post_told_twice_once_by_its_group_alone() -> None:
    page = "# Ada Quill\n\nPostdoc fellow @ Loom Lab\n\n## About\n\nI am a postdoc fellow in the Loom Lab at CERN.\n"
    assert [(one.organization, one.unit) for one in read(page).positions] == [("CERN", "Loom Lab")]


@pytest.mark.parametrize(
    ("text", "degree", "field"),
    [
        ("I am a Loom Design and Moss Physics PhD student at MIT.", "PhD", "Loom Design and Moss Physics"),
        ("In May 2026, I will commence a PhD in Botany at MIT.", "PhD", "Botany"),
        ("Formerly, I achieved an MSc degree in Botany from MIT.", "MSc", "Botany"),
    ],
)
def test_fields_before_a_degree_and_degrees_to_come(text: str, degree: str, field: str) -> None:
    assert [(one.degree, one.field, one.organization) for one in _degrees(text)] == [(degree, field, "MIT")]


def test_the_year_before_an_honour_is_its_date() -> None:
    found = read("## About\n\nI was awarded the 2018 Heron Faculty Award for creative weaving.\n").awards
    assert [(one.name, one.start) for one in found] == [("Heron Faculty Award", "2018")]
