"""Roles with what somebody did in them on the same line. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "role",
    [
        "Data scientist specializing in coastal and harbour data",
        "Data scientist, working on tides and tolls",
        "Data scientist responsible for the archive of the port",
    ],
)
def test_a_role_ends_before_its_specialty(role: str) -> None:
    found = read(f"## Previous Experience\n\nBanque de Lund — Statistical Division (2019–2021)\n{role}\n")
    assert [(one.title, one.organization) for one in found.positions] == [("Data scientist", "Banque de Lund")]
