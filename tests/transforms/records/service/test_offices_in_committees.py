"""Offices in committees, and labels of offices over them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read

LONG = "University of Globex Dye House Rest and Play Student Advisory Committee"


@pytest.mark.parametrize(
    ("line", "role", "venue"),
    [
        ("Weaver Representative, Loom Review Committee", "other", "Loom Review Committee"),
        ("Faculty Liaison, Dye Library Committee (Moss Fund)", "other", "Dye Library Committee (Moss Fund)"),
        ("Panel Member (Dyes), Provost's Advisory Board on Felt", "committee", "Provost's Advisory Board on Felt"),
        (f"{LONG} Member", "committee", LONG),
        ("Curriculum Review Committee", "committee", "Curriculum Review Committee"),
        ("Felt Days 2012, Review Committee", "program committee", "Felt Days"),
    ],
)  # fmt: skip
def test_what_is_held_and_where(line: str, role: str, venue: str) -> None:
    found = read(f"## Service\n\n* {line}\n* Treasurer, Guild of Dyers\n").service
    assert [(one.role, one.venue) for one in found] == [(role, venue), ("other", "Guild of Dyers")]


@pytest.mark.parametrize("label", ["Leadership Positions", "University roles", "Administrative positions"])
def test_a_label_of_offices_is_none(label: str) -> None:
    found = read(f"## Service\n\n* {label}\n  * Treasurer, Guild of Dyers\n* Reviewer\n  * Journal of Felt\n").service
    assert [one.venue for one in found] == ["Guild of Dyers", "Journal of Felt"]


@pytest.mark.parametrize(
    ("line", "role"),
    [
        ("Member, Technical Committee on Peat, Guild of Fens", "committee"),
        ("Executive Member, GF Technical Committee on Moss", "committee"),
        ("Technical Committee, PeatConf 2019", "program committee"),
    ],
)
def test_a_society_s_technical_committee_sees_no_papers(line: str, role: str) -> None:
    (found,) = read(f"## Service\n\n- {line}\n").service
    assert found.role == role


def test_duties_of_two_sorts_below_one_heading() -> None:
    found = read(
        "## Service & Editorial Roles\n\n- Editor, Fen Letters (since 2011)\n- Advisory Board, Moss Museum\n"
        "- Co-editor, book series *Peat and People*, Alder University Press\n"
    ).service
    assert [(one.role, one.venue) for one in found] == [
        ("editor", "Fen Letters"), ("committee", "Advisory Board, Moss Museum"), ("editor", "Peat and People"),
    ]  # fmt: skip
