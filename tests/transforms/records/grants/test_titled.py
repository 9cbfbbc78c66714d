"""A funder before the title of a project, in a list of honours too. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("line", "title", "funder"),
    [
        (
            "Fern Foundation, “Felt in Rural Towns in a Time of Rain”, 2020-2021.",
            "Felt in Rural Towns in a Time of Rain",
            "Fern Foundation",
        ),
        (
            "Weft Foundation, Presidential Award, “Why Dyers Wander: Guilds and the River” (with Bo Reed), 2018-2020.",
            "Why Dyers Wander: Guilds and the River",
            "Weft Foundation",
        ),
        (
            'National Felt Institute, Smart Mills Award, "New Looms for the People of Fern," 2016-2017',
            "New Looms for the People of Fern",
            "National Felt Institute",
        ),
    ],
)
def test_who_pays_before_what_for_is_a_grant_among_honours(line: str, title: str, funder: str) -> None:
    (grant,) = parsed(f"## Grants and Awards\n\n- {line}\n- Weaver Medal, Society of Looms, 2015\n").grants
    assert (grant.title, grant.funder) == (title, funder)


@pytest.mark.parametrize(
    "line",
    [
        "Felt Society, Best Paper Award, “Why Dyers Wander at Night”, 2014.",
        "Ada Lund Prize for the article “Looms and Men of the North,” Society of Weavers, 2013.",
        "Felt Society, Dissertation Award, “On Felt: A Short History”, 2012.",
    ],
)
def test_an_honour_that_a_work_won_stays_one(line: str) -> None:
    found = parsed(f"## Grants and Awards\n\n- {line}\n- Weaver Medal, Society of Looms, 2015\n")
    assert (len(found.awards), found.grants) == (2, [])
