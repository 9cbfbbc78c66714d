"""Whom somebody worked for, behind a role of any kind. All made up."""

from __future__ import annotations

import pytest

from transforms.records.students.advisers import cut_advisers


@pytest.mark.parametrize(
    "role", ["Graduate Student Researcher", "Research Assistant", "Research Associate", "Summer Intern"]
)
@pytest.mark.parametrize("employer", ["Globex", "Univeristy of Ghent", "EPFL"])
def test_who_is_helped_is_no_part_of_the_role(role: str, employer: str) -> None:
    people, text = cut_advisers(f"{role} for Prof. Ada Moss, {employer}")
    assert people == ("Ada Moss",)
    assert text.startswith(role)
    assert "Moss" not in text


@pytest.mark.parametrize("dash", ["—", "–"])
def test_a_dash_ends_who_is_helped(dash: str) -> None:
    people, text = cut_advisers(f"Research Assistant to Ada Moss {dash} University of Ghent")
    assert people == ("Ada Moss",)
    assert text == f"Research Assistant {dash} University of Ghent"
