"""Lines of a career that are no role: what was studied, the project that a post belongs to, a place beside a date."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("said", ["Studies in Dyes and Trade at", "Studied Looms and Dyes at the"])
def test_what_was_studied_is_no_post(said: str) -> None:
    found = read(
        f"## Career\n\n- 2012-2022 Research assistant at Alder University\n- 2006-2012 {said} Quill University\n"
    )
    assert [one.title for one in found.positions] == ["Research assistant"]


@pytest.mark.parametrize("project", ["Project MOSS", "DFG project Lichen and Stone"])
def test_the_employer_stands_behind_the_project(project: str) -> None:
    found = read(
        f"## Positions\n\nsince 2022  \n**Postdoc Researcher**  \n{project}, Alder University Kiel\n"
    ).positions
    assert [(one.title, one.organization) for one in found] == [("Postdoc Researcher", "Alder University Kiel")]


def test_a_place_in_the_brackets_of_a_date() -> None:
    found = read("## Experience\n\n- Law Clerk (2011-2013 – Leeds, UK), Quill & Marsh LLP\n").positions
    stated = [(one.title, one.organization, one.location, one.start) for one in found]
    assert stated == [("Law Clerk", "Quill & Marsh LLP", "Leeds, UK", "2011")]


def test_a_fellowship_called_after_somebody_among_degrees_is_an_honour() -> None:
    found = read(
        "## Education\n\n- Ph.D., Lund University, 2020\n- Ada Orr Fellowship, Lund University, 2014\n"
        "- Reed Stipend, Globex University, 2012\n- Postdoctoral Fellowship, Uppsala University, 2013\n"
        "- International Research Fellowship, Aalto University, 2011\n"
    )
    assert [(one.name, one.granter, one.start) for one in found.awards] == [
        ("Ada Orr Fellowship", "Lund University", "2014"),
        ("Reed Stipend", "Globex University", "2012"),
    ]
    assert [one.title for one in found.positions] == ["Postdoctoral Fellowship", "International Research Fellowship"]


@pytest.mark.parametrize("degree", ["Academic Exchange", "Exchange Semester", "French Baccalaureate"])
def test_a_stay_of_a_student_and_a_schools_degree_are_degrees(degree: str) -> None:
    found = read(
        f"## Education\n\n2015–2018 **Bachelor of Arts**, Moss University\n\n2014 **{degree}**, Fern College\n"
    )
    assert [one.degree for one in found.education] == ["Bachelor of Arts", degree]
