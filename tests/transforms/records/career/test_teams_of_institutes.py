"""Employers called as parts of others are, and the one degree that a bio and a list name apart. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "employer",
    [
        *("Merrow Institute", "Jory Vale Institute", "Deloria Laboratories", "Ministry of Weaving", "Globex"),
        *(
            "Tencent AI Lab",
            "Max Planck Institute for Informatics",
            "Siemens Center for AI",
            "Jet Propulsion Laboratory",
        ),
    ],
)
@pytest.mark.parametrize(("unit", "name"), [("*Search* Team", "Search Team"), ("*Slow Yarn* Group", "Slow Yarn Group")])
def test_a_team_is_of_the_institute_beside_it(employer: str, unit: str, name: str) -> None:
    body = f"- {employer} {unit}** - Research Intern - Carrow Mar 2021 - Jun 2022\n- Wove forty ropes in the mill.\n"
    found = whole(f"Runa Fjeld\n\nEXPERIENCE\n\n{body}").positions
    assert [(one.title, one.organization, one.unit) for one in found] == [("Research Intern", employer, name)]


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("QN4", "Université Quorvane IV"),
        ("Uni Fjordby", "Adalgard-Lund-Universität Fjordby"),
        ("Univ. of Fjordby", "Merrow University of Fjordby"),
        ("UniQD", "Quorvane University"),
    ],
)
def test_a_doctorate_under_way_is_stated_once(short: str, full: str) -> None:
    found = whole(
        f"Runa Fjeld\n\nABOUT ME\n\nI am a Ph.D. student in Botany at {short}, advised by Prof. Cy Dow.\n\n"
        f"EDUCATION\n\n- {full}** | Botany | Ph.D. Sep 2012 - Jun 2017\n"
        "- Reed College** | Art | BA Sep 2008 - Jun 2012\n"
    ).education
    assert [(one.degree, one.organization, one.end) for one in found] == [
        ("Ph.D.", full, "2017-06"),
        ("BA", "Reed College", "2012-06"),
    ]
    assert found[0].advisors == ["Cy Dow"]


@pytest.mark.parametrize("adviser", ["Chiara Dell'Orr", "Ines Shell’Amo", "Bo Intel'Agna"])
def test_the_first_letters_of_a_name_are_no_firm(adviser: str) -> None:
    found = whole(
        f"Runa Fjeld\n\nABOUT ME\n\nI am a PhD student in Botany at Lund University, advised by {adviser}. I weave.\n"
    ).education
    assert [(one.degree, one.organization) for one in found] == [("PhD", "Lund University")]


@pytest.mark.parametrize("behind", ["", ", Loom Team"])
def test_a_laboratory_is_no_town_of_its_name(behind: str) -> None:
    body = f"Research Intern June 2010 - Jan 2011\nLos Alamos National Laboratory{behind} Los Alamos, NM\n\n- Wove.\n"
    (found,) = whole(f"Runa Fjeld\n\nEXPERIENCE\n\n{body}").positions
    assert (found.organization, found.location) == ("Los Alamos National Laboratory", "Los Alamos, NM")


def test_a_firm_behind_a_comma_has_the_known_team_before_it_for_its_own() -> None:
    body = "### Intern\n\nPlatform for AI (PAI), Brisk Group, Norway\n\n*July 2009 - September 2010*\n"
    (found,) = whole(f"Runa Fjeld\n\n## EXPERIENCE\n\n{body}").positions
    assert found.organization == "Brisk Group"


@pytest.mark.parametrize("employer", ["Globex", "RAND Corporation", "Supreme Court of Merrow"])
@pytest.mark.parametrize("unit", ["Felt Service", "Poverty Practice", "Early Yarns Programme"])
def test_words_in_italics_that_end_a_name_are_its_unit(employer: str, unit: str) -> None:
    body = f"- {employer} *{unit}*** - Research Intern - Carrow Mar 2021 - Jun 2022\n- Wove forty ropes in the mill.\n"
    found = whole(f"Runa Fjeld\n\nEXPERIENCE\n\n{body}").positions
    assert [(one.organization, one.unit) for one in found] == [(employer, unit)]


@pytest.mark.parametrize("name", ["University of *Chicago*", "Royal Institute *of Technology*"])
def test_words_in_italics_that_belong_to_a_name_are_no_unit(name: str) -> None:
    body = f"- {name} - Research Intern - Carrow Mar 2021 - Jun 2022\n- Wove forty ropes in the mill.\n"
    (post,) = whole(f"Runa Fjeld\n\nEXPERIENCE\n\n{body}").positions
    assert post.organization == name.replace("*", "")


@pytest.mark.parametrize("unit", ["Felting Clinic", "Sound Studio", "Weft Programme"])
@pytest.mark.parametrize("employer", ["Quorvane Permanente", "Tyvølle", "Museum of Looms"])
def test_a_unit_goes_on_with_its_employer_and_place_below(unit: str, employer: str) -> None:
    body = f"### Design Researcher\n\n{unit},  \n{employer}, Oslo\n\n*March 2012 - May 2014*\n"
    found = whole(f"# Runa Fjeld\n\n## EXPERIENCE\n\n{body}").positions
    assert [(one.organization, one.unit) for one in found] == [(employer, unit)]


@pytest.mark.parametrize("employer", ["Merrow Abbey", "Quorvane Seminary", "Tyvølle"])
@pytest.mark.parametrize("unit", ["Order and Loom Commission", "Fact Desk", "Rare Yarns Section"])
def test_words_in_italics_between_an_employer_and_a_role_are_a_unit(employer: str, unit: str) -> None:
    body = f"- {employer}, *{unit}*** - Research Intern - London Mar 2021 - Jun 2022\n- Wove forty ropes in the mill.\n"
    found = whole(f"Runa Fjeld\n\nEXPERIENCE\n\n{body}").positions
    assert [(one.title, one.organization, one.unit) for one in found] == [("Research Intern", employer, unit)]


@pytest.mark.parametrize("university", ["University of Iowa, Iowa City", "University of Oregon, Eugene"])
def test_the_town_of_a_university_is_no_campus(university: str) -> None:
    name, _, town = university.partition(", ")
    (post,) = whole(f"Runa Fjeld\n\nEXPERIENCE\n\nLecturer 2019 - 2021\n\n{university}\n").positions
    assert (post.organization, post.location) == (name, town)
