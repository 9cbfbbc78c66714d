"""What was organized with others: "Co-organization of the Felt Days". All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("deed", ["Co-organization", "Co-organisation", "Organization"])
@pytest.mark.parametrize("venue", ["Felt Days", "First Summer School on Looms"])
def test_the_venue_stands_behind_of(deed: str, venue: str) -> None:
    found = read(
        f"## Organization of events\n\n- {deed} of the **{venue}**, Oslo, 2017.\n- {deed} of Wool Week, Bergen, 2010\n"
    )
    assert [(one.role, one.venue) for one in found.service] == [("organizer", venue), ("organizer", "Wool Week")]
