"""Givers with their place in brackets."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards


@pytest.mark.parametrize("place", ["Lund, Sweden", "Davis, CA"])
def test_a_place_in_brackets_is_none_of_the_givers_name(place: str) -> None:
    lines = f"- Hartwell Medal – Lund University ({place}), 2015\n- Loom Prize – DAAD ({place}), 2014"
    assert [one[1] for one in awards(lines)] == ["Lund University", "DAAD"]
