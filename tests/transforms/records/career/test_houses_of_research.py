"""Houses whose names begin as a known one's: "Globex WoolLife Research"."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("house", ["Texas A&M BellLife Research", "Ohio State Moss Research"])
def test_the_house_is_whole(house: str) -> None:
    found = whole(f"# Mira Tolland\n\n## Positions\n\n- **Researcher**, {house}, Lima *(2012 – 2015)*\n").positions
    assert [(one.title, one.organization) for one in found] == [("Researcher", house)]
