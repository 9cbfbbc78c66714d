"""What pages state beside roles and degrees: links to look at, minors, subjects in brackets, what work was called."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_a_link_to_look_at_is_no_part_of_a_unit() -> None:
    found = read(
        "## Education\n\n**University of Turku**<br>\nMaster of Architecture (Barn Planning and Rural Reform)<br>\n"
        "School of Building ([Link](https://turku.example))<br>\nAdvisor: [Dr. Ole Hamre](https://turku.example/o)\n\n"
        "**University of Oslo**<br>\nBachelor of Engineering (Barn Design)<br>\n"
        "Minor in Botany @ **[Aalto University](https://aalto.example)**"
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
        "## Affiliation\n\n**2022 - 2023**<br>\n**[Kiln and Clay Research Institute](https://kiln.example)**<br>\n"
        "Intern Chemist<br>\n*A long report on blue glazes*\n\n"
        "**2021 - 2022**<br>\n**[Kiln Bank](https://kiln.example)**<br>\nIntern Clerk<br>\n"
        "*Nordhaven University Harbour Project*"
    )
    assert [one.organization for one in found.positions] == ["Kiln and Clay Research Institute", "Kiln Bank"]


def test_an_honour_told_below_a_degree_gives_it_neither_school_nor_date() -> None:
    found = read(
        "## Education\n\n**Nordhaven University**\t2020 - 2023\nMaster's Degree in Botany\n"
        "**Honor:** Silver Fern Prize, Moss Guild (2021)"
    )
    assert [(one.organization, one.start, one.end) for one in found.education] == [
        ("Nordhaven University", "2020", "2023")
    ]
