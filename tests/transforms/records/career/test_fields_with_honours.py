"""Fields of degrees with an honour right behind them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees


@pytest.mark.parametrize("honour", ["Cum Laude", "cum laude", "*Cum Laude*", "Magna Cum Laude", "summa cum laude"])
def test_an_honour_behind_a_field_is_no_part_of_it(honour: str) -> None:
    found = degrees(f"Globex University, May 2022\nBachelor of Arts, Economics {honour}\n")
    assert [one[:2] for one in found] == [("Bachelor of Arts", "Economics")]


@pytest.mark.parametrize(
    "said",
    [
        "Bachelor of Arts: Honours Botany, Globex University",
        "Bachelor of Arts: Joint Honours Botany, Globex University",
        "Bachelor of Arts with Botany (Hons.), Globex University",
        "Bachelor of Arts with Botany (Honours), Globex University",
    ],
)
def test_honours_are_no_field(said: str) -> None:
    assert [one[:3] for one in degrees(f"{said} (2015)\n")] == [("Bachelor of Arts", "Botany", "Globex University")]
