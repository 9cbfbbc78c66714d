"""Lines below a post that tell of its subjects and duties employ nobody. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "said",
    [
        "Subjects include Torts, Evidence, and Maritime Property",
        "Subjects taught: Torts, Evidence, and Maritime Property",
        "Teaching areas: Torts, Evidence",
        "Duties included teaching Torts, Evidence",
        "Key responsibilities include Mooting, Torts",
    ],
)
def test_subjects_and_duties_employ_nobody(said: str) -> None:
    page = f"## Employment\n\n1991-present Midland Law School\n    Reed Professor of Law (2002-present)\n    {said}\n"
    found = read(page)
    assert [(one.title, one.organization) for one in found.positions] == [
        ("Reed Professor of Law", "Midland Law School")
    ]
