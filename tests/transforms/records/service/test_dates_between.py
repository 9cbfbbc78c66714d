"""Dates on a line of their own between a role and its venue. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


def _held(rows: str) -> list[tuple[str | None, str | None, str | None]]:
    found = parse(read(f"Ada Quill\n\nSERVICE\n\n{rows}\n".encode(), "a.txt")).service
    return [(one.venue, one.start, one.end) for one in found]


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_a_date_between_role_and_venue_is_the_venues(between: str) -> None:
    rows = f"Reviewer\n2019 - 2021\nInternational Conference on Looms{between}Reviewer\n2022\nFelt Symposium"
    assert _held(rows) == [("International Conference on Looms", "2019", "2021"), ("Felt Symposium", "2022", None)]


def test_a_date_below_a_venue_is_not_the_next_ones() -> None:
    rows = "Reviewer\nInternational Conference on Looms\n2019\nFelt Symposium"
    assert ("Felt Symposium", "2019", None) not in _held(rows)
