"""Rows that end with their place, the year before the first of several. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("mark", ["", "*"])
def test_each_row_that_ends_with_its_place_is_a_talk_of_the_year_above(mark: str) -> None:
    page = (
        f"## Invited Talks\n\n2024\tLoom Seminar, Bristol, UK{mark}\nDye Seminar, Leeds, UK{mark}\n"
        f"2023\tWeft Lunch, Turku, Finland{mark}\nWool Days, Lund, Sweden\nFelt Forum, Ghent, Belgium{mark}\n"
    )
    assert [one.year for one in parsed(page).talks] == [2024, 2024, 2023, 2023, 2023]
