"""Legal forms behind companies' names, known or not, with a town behind them."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("name", ["Globex, Inc.", "Tesla, Inc.", "Google, LLC", "Initech Ltd."])
def test_a_form_is_part_of_the_name(name: str) -> None:
    found = read(f"## Experience\n\nWeaver June 2020 - Jan 2021\n{name} Palo Alto, CA\n\n- Built looms.\n").positions
    assert [(one.organization, one.location) for one in found] == [(name, "Palo Alto, CA")]
