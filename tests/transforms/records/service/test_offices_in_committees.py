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
