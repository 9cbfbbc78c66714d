"""Affiliations taken apart: what belongs to a name."""

from __future__ import annotations

import pytest

from transforms.entities.affiliations import split_affiliation
from transforms.entities.organizations import find_organizations


@pytest.mark.parametrize(
    ("text", "organization"),
    [
        ("Universitas Negeri Jakarta, Indonesia", "Universitas Negeri Jakarta"),
        ("Universitas Islam Bandung", "Universitas Islam Bandung"),
        ("Academy of Visual Arts Leipzig, Germany", "Academy of Visual Arts Leipzig"),
        ("University of the Arts London", "University of the Arts London"),
        ("University of Music and Theatre Hamburg", "University of Music and Theatre Hamburg"),
        ("Hochschule für Technik Stuttgart", "Hochschule für Technik Stuttgart"),
    ],
)
def test_the_town_belongs_to_a_name_of_which_many_towns_have_one(text: str, organization: str) -> None:
    assert split_affiliation(text).organization == organization


@pytest.mark.parametrize("text", ["Large-Scale Loom Group", "Low-Scale Weaving", "Small-Scale Farming Lab"])
def test_half_of_a_word_is_no_firm(text: str) -> None:
    assert not find_organizations(text)


@pytest.mark.parametrize("both", ["Lund University & Aalto University", "University of Turku & Aalto University"])
def test_two_bodies_that_employ_together(both: str) -> None:
    found = split_affiliation(f"{both}, Turku, Finland")
    assert (found.organization, found.unit, found.location) == (both, None, "Turku, Finland")


@pytest.mark.parametrize("state", ["Hawai‘i", "Hawai'i", "Hawaii"])
def test_a_campus_behind_at_with_letters_of_its_own(state: str) -> None:
    assert split_affiliation(f"Department of Wool, University of {state} at Mōlāna").organization == (
        f"University of {state} at Mōlāna"
    )


def test_a_school_of_several_arts() -> None:
    school = "Ecole Supérieure d’Optique, d’Acoustique et d’Hydraulique de Lundby (ESOAL)"
    found = split_affiliation(f"{school}, Toulouse, France")
    assert (found.organization, found.location) == (school, "Toulouse, France")
