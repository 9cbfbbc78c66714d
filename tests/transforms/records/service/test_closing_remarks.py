"""Lists of who was reviewed for that end in words on the rest. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    "tail", ["numerous external tenure reviews", "and various edited volumes", "many grant panels"]
)
@pytest.mark.parametrize("lead", ["Referee reports for", "Reviewer for", "Referee for"])
def test_the_rest_of_a_list_leaves_its_venues_apart(lead: str, tail: str) -> None:
    venues = "*Felt Review*, *Weft Quarterly*, *Journal of Slow Looms*, Lund University Press"
    page = f"## Peer Reviews\n\n{lead} {venues}, {tail}.\n"
    assert [(one.role, one.venue) for one in parsed(page).service] == [
        ("reviewer", "Felt Review"),
        ("reviewer", "Weft Quarterly"),
        ("reviewer", "Journal of Slow Looms"),
        ("reviewer", "Lund University Press"),
    ]
