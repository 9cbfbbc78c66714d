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
