"""Universities that are told apart by numbers and by names behind their town's."""

from __future__ import annotations

import pytest

from transforms.entities.affiliations import split_affiliation
from transforms.entities.organizations import find_organizations


@pytest.mark.parametrize(
    "name",
    [
        "University of Paris Panthéon-Assas",
        "Univ. of Paris 7 Diderot",
        "Université Sorbonne Paris Nord",
        "Université Paris 8",
    ],
)
def test_the_whole_name_is_found(name: str) -> None:
    assert [(one.start, one.end) for one in find_organizations(f"{name}, France")][:1] == [(0, len(name))]


@pytest.mark.parametrize("name", ["University Paris-Dauphine", "University Paris 1", "University Lyon 2"])
def test_what_it_is_belongs_to_a_name_known_without(name: str) -> None:
    found = split_affiliation(name)
    assert found is not None
    assert (found.organization, found.unit) == (name, None)
