"""Organisations that nobody knows: their departments, units and places, and what sort of body each is."""

from __future__ import annotations

import pytest

from tests.documents import cv, resolved
from transforms.resolve.organizations import kind_of, organization_of


def rows(*names: str) -> dict[str, dict[str, object]]:
    """By stated name, the row of its organisation."""
    roles = [{"title": f"Role {i}", "organization": name} for i, name in enumerate(names)]
    made = resolved(cv("a.txt", "Ada Quill", positions=roles))
    return {row["organization_name"]: row for row in made["organization_entities"].rows(named=True)}


@pytest.mark.parametrize(
    "names",
    [
        ("Department of Moss Studies, Westmoor University", "Westmoor University"),
        ("Westmoor University, Faculty of Looms", "Westmoor University"),
        ("School of Law - Westmoor University", "Westmoor University, Galway, Ireland"),
        ("Westmoor University, Ireland", "Westmoor University"),
        ("Quillfeather Institute", "Quillfeather Institute, Westmoor University"),
        ("Quillfeather Institute", "Quillfeather Institute, University of Leeds"),
        ("Center for Slow Looms and Mosses", "Center for Slow Looms and Mosses, University of Leeds"),
        ("Moss Communication Society", "Moss Communications Society"),
        ("Broad Institute", "Broad Institute, Westmoor University"),
        ("Max Planck Institute for Informatics", "Max Planck Institute for Informatics, Saarland University"),
    ],
)
def test_one_row(names: tuple[str, ...]) -> None:
    found = rows(*names)
    assert len({found[name]["organization_id"] for name in names}) == 1


@pytest.mark.parametrize(
    "names",
    [
        ("Institute of Physics", "Institute of Physics, University of Leeds"),
        ("Computer Laboratory", "Computer Laboratory, Westmoor University"),
        ("Quillfeather Institute, University of Leeds", "Quillfeather Institute, University of Bergen"),
        ("Westmoor University, Fensdale", "Westmoor University"),  # a campus, or a town that nobody knows
        ("University of Leeds", "Quillfeather Institute, University of Leeds"),
        ("Robotics Institute, University of Leeds", "Robotics Institute, Carnegie Mellon University"),
    ],
)
def test_two_rows(names: tuple[str, ...]) -> None:
    found = rows(*names)
    assert len({found[name]["organization_id"] for name in names}) == 2


@pytest.mark.parametrize(
    ("name", "kind", "parent"),
    [
        ("King Quillfeather University", "university", None),  # the firm King
        ("Indian Institute of Science Education and Lichens", "institute", None),
        ("National Polytechnic Institute of Fensdale", "university", None),
        ("University of Leeds Press", "company", None),
        ("University of Leeds Health System", "other", "University of Leeds"),
        ("University of Leeds Moss Laboratory", "laboratory", "University of Leeds"),
        ("Chinese Academy of Sciences Institute of Physics", "institute", "Chinese Academy of Sciences"),
        ("Thales Quillfeather Space", "company", "Thales"),
    ],
)
def test_what_begins_with_a_known_name_is_its_unit_only_where_the_rest_says_so(
    name: str, kind: str, parent: str | None
) -> None:
    found = organization_of(name)
    assert (found.name, found.kind, found.parent) == (name, kind, parent)


def test_a_unit_of_two_organisations_is_neither_where_it_stands_alone() -> None:
    found = rows("Moss Lab Quillfeather", "Moss Lab Quillfeather, University of Leeds", "Moss Lab Quillfeather, MIT")
    assert len({row["organization_id"] for name, row in found.items() if "Moss" in name}) == 3


def test_a_unit_that_stands_beside_its_university_elsewhere_belongs_to_it() -> None:
    made = resolved(
        cv("a.txt", "Ada Quill", positions=[{"title": "Fellow", "organization": "Moss Dynamics Institute"}]),
        cv(
            "b.txt",
            "Bo Tarn",
            positions=[{"title": "Fellow", "unit": "Moss Dynamics Institute", "organization": "University of Leeds"}],
        ),
    )
    found = {row["organization_name"]: row for row in made["organization_entities"].rows(named=True)}
    whole = found["University of Leeds"]["organization_id"]
    assert found["Moss Dynamics Institute"]["parent_organization_id"] == whole


def test_a_unit_of_an_unknown_university_belongs_to_it() -> None:
    found = rows("Moss Institute, Westmoor University", "Westmoor University")
    assert (
        found["Moss Institute, Westmoor University"]["parent_organization_id"]
        == found["Westmoor University"]["organization_id"]
    )
    assert found["Moss Institute, Westmoor University"]["organization_kind"] == "institute"


def test_the_name_shown_has_no_bracket_where_one_without_is_stated() -> None:
    found = rows("Westmoor University (U.K.)", "Westmoor University")
    assert found["Westmoor University (U.K.)"]["name"] == "Westmoor University"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("NSERC", "agency"),
        ("National Science Centre", "agency"),
        ("European Space Agency", "agency"),
        ("CONACyT", "agency"),
        ("World Health Organization", "agency"),
        ("Swiss National Science Foundation", "agency"),
        ("Fogarty International Center", "agency"),  # known as a funder alone
        ("CNRS", "institute"),
        ("Paul Scherrer Institute", "institute"),
    ],
)
def test_funders_are_agencies(name: str, kind: str) -> None:
    assert organization_of(name).kind == kind


def test_kinds_by_words() -> None:
    assert kind_of("Quillfeather Institute") == "institute"
    assert kind_of("Moss Fund") == "agency"
    assert kind_of("Quillworks") == "other"
