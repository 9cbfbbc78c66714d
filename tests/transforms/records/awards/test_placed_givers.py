"""Givers with their place in brackets."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards


@pytest.mark.parametrize("place", ["Lund, Sweden", "Davis, CA"])
def test_a_place_in_brackets_is_none_of_the_givers_name(place: str) -> None:
    lines = f"- Hartwell Medal – Lund University ({place}), 2015\n- Loom Prize – DAAD ({place}), 2014"
    assert [one[1] for one in awards(lines)] == ["Lund University", "DAAD"]


@pytest.mark.parametrize("met", ["'Stork Day 2021'", "“Stork Day 2021”", "the Stork Day 2021"])
def test_a_meeting_in_quotes_gave_the_honour_won_there(met: str) -> None:
    assert awards(f"- Best talk at {met} in Gent, Belgium\n") == [("Best talk", "Stork Day", "2021")]


def test_a_grant_of_a_body_is_an_item_of_its_own_below_a_dated_one() -> None:
    assert awards("- Thatch medal, University of Oslo, 2019\n- Travel grant of the Stork Society\n") == [
        ("Thatch medal", "University of Oslo", "2019"),
        ("Travel grant of the Stork Society", "Stork Society", None),
    ]


def test_who_provided_an_honour_gave_it() -> None:
    assert awards("- Stork Prize, provided by the Roof Guild, 2014\n") == [("Stork Prize", "Roof Guild", "2014")]
