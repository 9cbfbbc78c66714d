"""Roles beside their periods over the bodies that they were held in. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

ROWS = (
    ("Loom Club Organiser", "2030-Now", "Museum of Felt, Carrow Finland", "organizer", "Museum of Felt"),
    ("Part-Time Vat Keeper", "2027-2029", "Moss Science Center", "other", "Moss Science Center"),
    (
        "Board Member",
        "2024-2026",
        "Students’ Union of Turku",
        "committee",
        "Students’ Union of Turku",
    ),
    ("Guide to Old Mills", "2021-2023", "Institute of Dyes", "other", "Institute of Dyes"),
)


@pytest.mark.parametrize("rows", [ROWS, ROWS[1:], ROWS[:3]])
def test_a_body_below_each_role(rows: tuple[tuple[str, str, str, str, str], ...]) -> None:
    body = "\n\n".join(f"{role}\t{when}\n*{where}*" for role, when, where, _, _ in rows)
    found = read(f"## Services\n\n{body}\n").service
    assert [(one.role, one.venue) for one in found] == [(kind, name) for _, _, _, kind, name in rows]


def test_bodies_beside_the_roles_with_their_towns_below_stay_beside() -> None:
    body = "\n\n".join(f"Reviewer, {name}\t202{n}\n*Oslo, Norway*" for n, name in enumerate(("Weft", "Felt", "Moss")))
    assert [one.venue for one in read(f"## Services\n\n{body}\n").service] == ["Weft", "Felt", "Moss"]
