"""Employers that no list knows, in a cell before their place, over several roles. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

_TOLD = "Collaborate with a team of weavers on a report."


@pytest.mark.parametrize("told", [_TOLD, "Worked on nets of medium size."])
def test_the_employer_and_its_place_hold_for_every_role_below(told: str) -> None:
    found = parsed(
        "## Work Experience\n\n**felLab works**\tOsier, Norway\n"
        f"**Research Assistant**\t09/2023 - present\n{told}\n"
        "**Research Intern**\t05/2023 - 08/2023\nAssisted in gathering threads.\n\n"
        "**Narrow Loomery** (Northern Weavers)\tLund, Sweden\n**Research Intern**\t08/2022 - 09/2022\n"
    ).positions
    assert [(one.title, one.organization, one.location) for one in found] == [
        ("Research Assistant", "felLab works", "Osier, Norway"),
        ("Research Intern", "felLab works", "Osier, Norway"),
        ("Research Intern", "Narrow Loomery (Northern Weavers)", "Lund, Sweden"),
    ]


def test_a_known_employer_and_its_place_hold_for_roles_below_sentences() -> None:
    found = parsed(
        "## Experience\n\n**Globex University**\tOsier, Norway\n\n*Lecturer*\t2018 - 2020\n\n"
        "Taught the history of looms to students of wool.\n\n*Research Assistant*\t2015 - 2018\n"
    ).positions
    assert [(one.organization, one.location) for one in found] == [("Globex University", "Osier, Norway")] * 2
