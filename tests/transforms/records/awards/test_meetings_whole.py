"""Meetings with several subjects that give an honour, and who presented one. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards

NETS = "5th Conference on Nets, Old Ropes and Sails (NORS 2026)"
KNOTS = "International Workshop on Warps, Wefts and Knots"


@pytest.mark.parametrize(
    ("line", "name", "giver"),
    [
        (f"Best Paper Award in the {NETS} on Jan. 3, 2026, Oslo", "Best Paper Award", NETS),
        (f"Best Poster Award, {KNOTS}, 2013", "Best Poster Award", KNOTS),
        (
            "Dyers Award (2025–2026), presented by the Felt Award Council, with 6 a year",
            "Dyers Award",
            "Felt Award Council",
        ),
    ],
)
def test_the_giver_is_whole(line: str, name: str, giver: str) -> None:
    assert [one[:2] for one in awards(f"- {line}\n- Dye Prize, 2011\n")] == [(name, giver), ("Dye Prize", None)]
