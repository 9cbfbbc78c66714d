"""Careers: units in brackets, with their host behind "at", and names that a line's end or a longer name holds."""

from __future__ import annotations

import pytest

from tests.transforms.records import one_section
from tests.transforms.records.careers import degrees, positions
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    ("line", "title", "where"),
    [
        ("Lecturer (Department of Weaving)\t2015-2019\nUniversity of Leeds\n", "Lecturer", "University of Leeds"),
        ("Lecturer, Department of Weaving at Kestrelworks\t2015-2019\n", "Lecturer", "Kestrelworks"),
        ("Technician, Loom Group at The Fernhill Laboratory\t2015-2019\n", "Technician",
         "The Fernhill Laboratory"),
        ("Profesor Titular, Departamento de Historia Moderna\t2015-2019\n", "Profesor Titular",
         "Departamento de Historia Moderna"),
    ],
)  # fmt: skip
def test_units(line: str, title: str, where: str) -> None:
    assert [(said, place) for said, place, *_ in positions(line)] == [(title, where)]


@pytest.mark.parametrize(
    "entry",
    [
        "Research Intern\t2015-2016\nModels for Yarn (MFY),\nKestoral Group, China\n",
        "Kestoral Group, Research Intern\t2015-2016\nFibre Control at Smart Yarn Group\n",
        "Research Intern, Smart Yarn Team, Kestoral Labs\t2015-2016\n",
        "Kestoral Labs Qwen Team, Research Intern\t2015-2016\n",  # a known team, of another
        "Research Intern\t2015-2016\nQwen Team,\nKestoral Group, China\n",
    ],
)
def test_a_name_of_its_own_before_group_or_labs_is_the_employer(entry: str) -> None:
    assert [where in ("Kestoral Group", "Kestoral Labs") for _, where, *_ in positions(entry)] == [True]


@pytest.mark.parametrize("school", ["Hochschule Rasholm", "Wyrholm Polytechnic", "École Normale de Lorval"])
def test_an_unknown_school_between_its_part_and_a_country_is_no_place(school: str) -> None:
    found = degrees(f"B.E., Weaving, Brynlund Class, {school}, Norway, 2012\n")
    assert [place for _, _, place, *_ in found] == [school]


def test_a_host_that_belongs_to_the_name_is_no_host() -> None:
    found = positions("Lecturer, Department of Looms, University of Illinois at Urbana-Champaign\t2015-2019\n")
    assert found[0][1] == "University of Illinois at Urbana-Champaign"


def test_a_known_name_over_a_line_end() -> None:
    found = positions("2015-2017 Lecturer in Looms, Indian\n    Institute of Technology Kharagpur\n")
    assert [(title, where) for title, where, *_ in found] == [
        ("Lecturer in Looms", "Indian Institute of Technology Kharagpur")]  # fmt: skip


def test_a_field_and_its_school_behind_from() -> None:
    assert degrees("MA, Botany from Reed College, 2012\n") == [("MA", "Botany", "Reed College", None, "2012")]


def test_an_institute_at_another_is_its_own_name() -> None:
    found = positions("Research Assistant, Moss Davis Institute at the Fernhill General Hospital\t2015-pres.\n")
    assert [(where, start, current) for _, where, start, _, current in found] == [
        ("Moss Davis Institute at the Fernhill General Hospital", "2015", True)]  # fmt: skip


def test_what_was_analysed_is_no_field_of_a_school() -> None:
    assert positions("Study of samples from NASA balloon flights and yarns\n1 May 2017 – 31 July 2017\n") == []


def test_an_engineer_of_something_has_no_degree() -> None:
    assert degrees("Ingénieur de recherche, CNRS, 2012\n") == []


def test_a_schools_last_subject_looks_like_a_company() -> None:
    line = "Associate Professor with Tenure, School of Yarns, Dyeing, and Loom Systems, Ort University, 2017 - now"
    found = one_section.read(f"## Experience\n\n- {line}\n").positions
    assert [(one.title, one.unit, one.organization) for one in found] == [
        ("Associate Professor", "School of Yarns, Dyeing, and Loom Systems", "Ort University")]  # fmt: skip


@pytest.mark.parametrize("aside", ["Sabbatical", "on leave", "on parental leave", "contract", "fixed-term"])
def test_on_what_terms_a_post_was_held_is_no_part_of_the_employer(aside: str) -> None:
    found = positions(f"Engineer, Trail Works ({aside})\t2015-2016\n")
    assert [(title, where) for title, where, *_ in found] == [("Engineer", "Trail Works")]


def test_advisers_behind_semicolons_with_their_degrees() -> None:
    body = "- PhD in Weaving, Ort University, 2017\n  - Advisors: Georg Zeng, ScD; Yong Park, MD, PhD; and Bo Lund\n"
    assert [one.advisors for one in one_section.read(f"## Education\n\n{body}").education] == [
        ["Georg Zeng", "Yong Park", "Bo Lund"]
    ]


@pytest.mark.parametrize(
    ("line", "title", "where", "unit"),
    [
        ("Loom Intern, Weaving department, Virginia Tech\t2015\n", "Loom Intern", "Virginia Tech",
         "Weaving department"),
        ("Loom Intern, Wool chemistry group, Rasholm University\t2015\n", "Loom Intern", "Rasholm University",
         "Wool chemistry group"),
        ("Postdoctoral Scholar in the Center for Wool Research at Rasholm University\t2015\n", "Postdoctoral Scholar",
         "Rasholm University", "Center for Wool Research"),
        ("Loom Intern, Max Planck Institute of the mechanics of woven wet systems\t2015\n", "Loom Intern",
         "Max Planck Institute of the mechanics of woven wet systems", None),
    ],
)  # fmt: skip
def test_units_written_small_and_centres_within(line: str, title: str, where: str, unit: str | None) -> None:
    found = parse(read(f"Ada Quill\n\nEXPERIENCE\n\n{line}".encode(), "a.txt")).positions
    assert [(one.title, one.organization, one.unit) for one in found] == [(title, where, unit)]


def test_a_linked_employer_behind_in() -> None:
    page = b"# Ada Quill\n\n## Experience\n* Jan 2021 - Present: Loom Intern in [Kestorax](https://kestorax.com/en)\n"
    page += b"* Jan 2019 - Dec 2020: Lecturer in [Botany](https://rasholm.edu/botany), Rasholm University\n"
    found = parse(read(page, "a.md")).positions
    assert [(one.title, one.organization) for one in found] == [
        ("Loom Intern", "Kestorax"),
        ("Lecturer in Botany", "Rasholm University"),
    ]


@pytest.mark.parametrize("unit", ["Systems Design Weaving Department", "Health Care Dyeing Lab"])
def test_a_subject_that_ends_companies_names_too_begins_a_unit(unit: str) -> None:
    found = positions(f"Lecturer\t2015-2019\nUniversity of Leeds\nFaculty of Looms, {unit}\n")
    assert [place for _, place, *_ in found] == ["University of Leeds"]


def test_whom_an_assistant_worked_for_is_no_employer() -> None:
    found = one_section.read(
        "## Experience\n\n- Research Assistant, Marta Olsen, 2020 – 2021\n- Research Assistant, Globex, 2016 – 2017\n"
    ).positions
    assert [(one.organization, one.supervisors) for one in found] == [(None, ["Marta Olsen"]), ("Globex", [])]


@pytest.mark.parametrize("link", ["of Prof.", "of Professor", "of Dr.", "for Prof.", "to Professor"])
def test_whom_an_assistant_helped_is_no_part_of_the_title(link: str) -> None:
    entry = f"- Research Assistant {link} Marta Olsen, University of Leeds, 2020 – 2021\n"
    found = one_section.read(f"## Experience\n\n{entry}- Lecturer, University of Oslo, 2018 – 2019\n").positions
    assert [(one.title, one.organization, one.supervisors) for one in found] == [
        ("Research Assistant", "University of Leeds", ["Marta Olsen"]),
        ("Lecturer", "University of Oslo", []),
    ]
