"""Fields of degrees with an honour right behind them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees


@pytest.mark.parametrize("honour", ["Cum Laude", "cum laude", "*Cum Laude*", "Magna Cum Laude", "summa cum laude"])
def test_an_honour_behind_a_field_is_no_part_of_it(honour: str) -> None:
    found = degrees(f"Globex University, May 2022\nBachelor of Arts, Economics {honour}\n")
    assert [one[:2] for one in found] == [("Bachelor of Arts", "Economics")]
