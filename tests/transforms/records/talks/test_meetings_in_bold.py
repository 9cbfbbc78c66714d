"""Talks whose meeting and town stand in bold before the title."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "title", "venue"),
    [
        (
            "May 2019\t**Felt Final Symposium, Graz, Austria**, Warp-Aware Yarn for All",
            "Warp-Aware Yarn for All",
            "Felt Final Symposium",
        ),
        ("Jun 2019\t**Weft Users 2019, Oslo**, Quiet Looms for Wet Rooms", "Quiet Looms for Wet Rooms", "Weft Users"),
        ("- **Workshop on Dyes, Online**: Blue without woad (2019)", "Blue without woad", "Workshop on Dyes"),
    ],
)
def test_the_title_follows_the_town_in_bold(line: str, title: str, venue: str) -> None:
    found = read(f"## Talks\n\n{line}\n").talks
    assert [(one.title, (one.venue or "")[: len(venue)], one.year) for one in found] == [(title, venue, 2019)]


def test_a_title_in_bold_that_ends_in_a_town_stays() -> None:
    found = read("## Talks\n\n- **On Slow Looms, Graz**, Weft Workshop at Moss, 2019\n").talks
    assert [one.title for one in found] == ["On Slow Looms, Graz"]
