"""Institutes inside an employer that stands above, with its years, over the posts held there."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes

_ROWS = [
    ("2012–present", "<b>University of Bergen</b>"),
    ("2019–present", "Director, Kari Lid Center for Roofs"),
    ("2012–2019", "Professor of Slate"),
    ("2005–2010", "<b>University of Oslo</b>"),
    ("2005–2010", "Lecturer"),
    ("2001–2004", "Fellow, Ada Quill Center for Mosses"),
]


def held(body: str) -> list[tuple[str, str | None]]:
    page = f"<html><body><h1>Ottilie Brandvold</h1><h2>Employment</h2>{body}</body></html>"
    return [(one.title, one.organization) for one in parse(read_bytes(page.encode(), "page.html")).positions]


def test_a_centre_within_the_years_of_the_employer_above_is_part_of_it() -> None:
    expected = [
        ("Director", "University of Bergen"),
        ("Professor of Slate", "University of Bergen"),
        ("Lecturer", "University of Oslo"),
        ("Fellow", "Ada Quill Center for Mosses"),
    ]
    rows = "".join(f"<tr><td>{years}</td><td>{words}</td></tr>" for years, words in _ROWS)
    assert held(f"<table>{rows}</table>") == expected
    items = "".join(f"<dt>{years}</dt><dd>{words}</dd>" for years, words in _ROWS)
    assert held(f"<dl>{items}</dl>") == expected


@pytest.mark.parametrize("part", ["Honors College", "Honours School"])
def test_a_college_of_honours_is_no_honour(part: str) -> None:
    text = f"## Education\n\n### BSc, Botany\n\n{part}, Merrow University, Norway\n\n*September 2006 - June 2010*\n"
    assert [(one.organization, one.unit) for one in parsed(text).education] == [("Merrow University", part)]


def test_an_institute_known_as_anothers_part_is_the_part_of_the_university_above() -> None:
    text = (
        "## Education\n\n#### Brown University\n\nProvidence, RI\n\n"
        "B.A. in Botany, Institute for Interdisciplinary Information Sciences\n\nSep. 2022-Jul. 2026\n"
    )
    assert [one.organization for one in parsed(text).education] == ["Brown University"]


@pytest.mark.parametrize(
    ("school", "place", "name"),
    [
        ("Université Ada Quill", "Turku, Finland", "Université Ada Quill"),
        ("Quill-Merrow University", "Turku, Finland", "Quill-Merrow University"),
        ("Mill College", "Lundby, Norway", "Mill College"),
    ],
)
def test_a_school_below_the_university_is_a_part_of_it(school: str, place: str, name: str) -> None:
    page = f"## Education\n\n#### {school}\n\n{place}\n\nB.A. in Botany, School of Reeds and Mosses\n\n2014 - 2018\n"
    (degree,) = parsed(page).education
    assert (degree.organization, degree.unit) == (name, "School of Reeds and Mosses")


@pytest.mark.parametrize("place", ["Mill College, Norway", "Mill College, Lundby, Norway"])
def test_a_college_of_honours_before_its_college(place: str) -> None:
    (degree,) = parsed(f"## Education\n\n### B.Sc., Botany\n\nHonors College, {place}\n\n2014 - 2018\n").education
    assert (degree.organization, degree.unit) == ("Mill College", "Honors College")


def test_a_town_and_its_land_behind_a_known_school_are_its_place() -> None:
    (degree,) = parsed("## Education\n\n### B.Sc., Botany\n\nSciences Po, Paris, France\n\n2014 - 2018\n").education
    assert (degree.organization, degree.location) == ("Sciences Po", "Paris, France")


@pytest.mark.parametrize("name", ["Merrow Research Institute", "Quill Polytechnic"])
def test_an_institute_nobody_knows_with_its_team_before_role_and_town(name: str) -> None:
    page = f"## Experience\n\n- {name} *Loom* Lab** - Research Intern - Tarnville Nov 2020 - Jun 2021\n- Wove looms.\n"
    (post,) = parsed(page).positions
    assert (post.organization, post.unit) == (name, "Loom Lab")
