"""Sentences and places behind a duty in its own line."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "venue"),
    [
        (
            "Chair, Weft Safety Committee: This committee kept weavers from harm.",
            "Weft Safety Committee",
        ),
        ("Member, Board of Looms. It meets twice a year in the hall of Lund.", "Board of Looms"),
        ("Treasurer, Weavers' Guild · Graz, Austria", "Weavers' Guild"),
        ("Reviewer, Journal of Looms | Lund, Sweden", "Journal of Looms"),
    ],
)
def test_the_duty_ends_before_them(line: str, venue: str) -> None:
    found = read(f"## Service\n\n- {line}\n- Secretary, Dye Council, 2011\n").service
    assert [one.venue for one in found] == [venue, "Dye Council"]
