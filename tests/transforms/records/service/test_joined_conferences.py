"""Conferences whose names hold commas, listed below a reviewer's role: each is one. The rest is made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "venue",
    [
        "Object-Oriented Programming, Systems, Languages & Applications",
        "Software Analysis, Evolution and Reengineering",
        "Fairness, Accountability, and Transparency",
    ],
)
def test_commas_inside_a_conferences_name(venue: str) -> None:
    found = read(f"## Professional Service\n\n**Reviewer**  \nLoom Letters  \n{venue}  \nFelt Conference\n").service
    assert [(one.role, one.venue) for one in found] == [
        ("reviewer", name) for name in ("Loom Letters", venue, "Felt Conference")
    ]
