"""Phone numbers as stated. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "number", ["+43 1 5550 0", "+49 89 5550-0", "+43 1 5550", "+44 20 7946 0958", "+41 44 555 11 10"]
)
@pytest.mark.parametrize("line", ["☎ {} | ✉ vale@weft.example", "Phone: {}", "Tel. {}, Room 12"])
def test_a_house_line_keeps_its_zero(number: str, line: str) -> None:
    found = whole(f"Ada Vale\n{line.format(number)}\n\nAWARDS\n\nReed Prize, 2015\n")
    assert found.person.phones == [number]
