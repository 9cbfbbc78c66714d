"""Meetings below a title, each with its place in brackets behind its date. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import talks


@pytest.mark.parametrize("place", ["*(Phoenix, AZ – online)*", "*(Phoenix, AZ)*", "*(Phoenix, AZ, virtual)* [Slides]"])
def test_places_are_no_titles(place: str) -> None:
    title = "***Slow looms: what wool does to them***"
    body = (
        f"{title}\n\n1. Weaving Meeting 7: January 2021 {place}\n2. Dyers Lunch Talk: May 2020 *(Turku, Finland)*\n"
        f"3. Felt Days: December 2019 {place}\n"
    )
    told = "Slow looms: what wool does to them"
    assert talks(body) == [
        (told, "Weaving Meeting 7", 2021),
        (told, "Dyers", 2020),
        (told, "Felt Days", 2019),
    ]
