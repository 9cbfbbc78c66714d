"""Employers that stand below a role as an item: long ones, and parts of them in the words of other languages."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_EMPLOYERS = [
    "Laboratory of Looms and of Their Weights, Institute for Research on Textiles, Alder University",
    "Laboratoire d'Anneau-le-Vieux de Physique (LAVP), France",
    "Laboratoire de Botanique, Université de Poitou, France",
    "Clinic for Cardiology, University Hospital Kiel",
    "Unit of Epidemiology, Alder Hospital",
]


@pytest.mark.parametrize("employer", _EMPLOYERS)
@pytest.mark.parametrize("role", ["- 2011-2012: Research Assistant", "- Research Assistant, 2011-2012"])
def test_an_item_below_names_the_employer(role: str, employer: str) -> None:
    found = read(f"## Work experience\n\n{role}\n  - {employer}\n  - Supervisor: Prof. Akira Shino\n").positions
    assert [one.title for one in found] == ["Research Assistant"]
    assert found[0].organization
    assert found[0].organization in employer


def test_what_is_in_italics_below_a_part_of_a_school_is_the_field() -> None:
    found = read("## Education\n\n**PhD** 2018 - 2022\nDepartment of Soils\n*Soil carbon modeling*\n").education
    assert [(one.organization, one.field) for one in found] == [("Department of Soils", "Soil carbon modeling")]
