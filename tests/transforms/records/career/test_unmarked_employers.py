"""Employers that no mark parts from the title in front, and with whom a post was. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import positions, read


@pytest.mark.parametrize(
    ("line", "title", "employer"),
    [
        ("Guest Researcher KTH, 2015", "Guest Researcher", "KTH"),
        ("Postdoc University of Merrow, 2015", "Postdoc", "University of Merrow"),
        ("Visiting Student Merrow College, 2015", "Visiting Student", "Merrow College"),
        ("Research Fellow University College London, 2015", "Research Fellow", "University College London"),
        ("Intern with Felt Foundation, 2015", "Intern", "Felt Foundation"),
        ("Dye and Wool Consultant, Self-Employed, 2015", "Dye and Wool Consultant", "Self-Employed"),
        ("Loom Fitter and Translator, freelance, 2015 - 2016", "Loom Fitter and Translator", "freelance"),
    ],
)
def test_the_employer_behind_a_title(line: str, title: str, employer: str) -> None:
    assert [one[:2] for one in positions(f"* {line}\n")] == [(title, employer)]


@pytest.mark.parametrize(
    ("line", "people"),
    [
        ("Visiting Scholar, KTH, with Ines Moss, 2015", ["Ines Moss"]),
        ("Visiting Scholar KTH with Ines Moss, 2015", ["Ines Moss"]),
        ("Research Assistant at KTH with Pradip Moss 2015", ["Pradip Moss"]),
        ("Research Associate with Google Research, 2015", []),
    ],
)
def test_with_whom_a_post_was(line: str, people: list[str]) -> None:
    (found,) = read(f"## Positions\n\n* {line}\n").positions
    assert (found.supervisors, found.start) == (people, "2015")
    assert found.organization in ("KTH", "Google Research")


@pytest.mark.parametrize("unit", ["Quiet Loom team", "Wool group", "Felt section"])
@pytest.mark.parametrize("link", ["https://github.com/QuietLooms", "https://looms.example.org"])
def test_a_linked_team_below_its_post(unit: str, link: str) -> None:
    page = f"## Experience\n\n* **Weaver**, *Oct 2018 – Jul 2021*\n  * [{unit}]({link}), Novartis\n"
    found = read(page)
    assert [(one.organization, one.unit) for one in found.positions] == [("Novartis", unit)]
    assert found.person is None or not found.person.urls


@pytest.mark.parametrize("title", ["Manager Wool Engineering", "Head Quality and Dyes", "Director Human Resources"])
def test_titles_with_their_noun_in_front(title: str) -> None:
    body = f"* Nov 2002 - April 2005: {title}\n  * Globex GmbH\n  * Duties included: Leading a team, leading projects\n"
    assert [one[:2] for one in positions(body)] == [(title, "Globex GmbH")]


@pytest.mark.parametrize("aside", ["(on the way to a Ph.D.)", "(en route to PhD)", "(upgraded to a DPhil)"])
def test_the_degree_to_which_one_led_is_none(aside: str) -> None:
    found = read(f"## Education\n\n* M.S. in Old Looms {aside}, Globex University, 2022\n").education
    assert [(one.degree, one.field, one.organization) for one in found] == [("M.S.", "Old Looms", "Globex University")]


@pytest.mark.parametrize(
    "chair", ["Chair of Old Dyes", "Department of Wool, Chair of Looms and Felt", "Lehrstuhl für Wolle"]
)
def test_a_chair_before_its_university_is_a_part_of_it(chair: str) -> None:
    found = read(f"## Positions\n\n* Since 2015: Lecturer\n  * {chair}, University of Merrow\n").positions
    assert [(one.title, one.organization, one.unit) for one in found] == [("Lecturer", "University of Merrow", chair)]


@pytest.mark.parametrize("when", ["(expected 2019/20)", "(expected 2019/2020)"])
def test_a_school_year_expected_is_an_end(when: str) -> None:
    (found,) = read(f"## Education\n\n#### M.A., Weaving, University of Merrow {when}\n- Thesis: Looms\n").education
    assert (found.start, found.end, found.expected) == (None, "2020", True)


@pytest.mark.parametrize("label", ["Areas of Competence: Looms; Old Dyes", "Research interests: Looms, Old Dyes"])
def test_degrees_go_on_below_topics(label: str) -> None:
    page = f"## Education\n\n**PhD** – Lund University, 2020\n\n{label}\n\n**BA** – Pomona College, Weaving, May 2012\n"
    found = read(page)
    assert [(one.degree, one.end) for one in found.education] == [("PhD", "2020"), ("BA", "2012-05")]
    assert [one.text for one in found.interests] == ["Looms", "Old Dyes"]
