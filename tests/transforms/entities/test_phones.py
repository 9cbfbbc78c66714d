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


@pytest.mark.parametrize("line", ["Weft House, Loom Lane: 01632 960011", "01632 960011"])
def test_a_town_and_its_number_are_a_phone(line: str) -> None:
    assert whole(f"Ada Vale\n{line}\n\nAWARDS\n\nReed Prize, 2015\n").person.phones == ["01632 960011"]
