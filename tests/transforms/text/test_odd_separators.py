"""Bars, angles and slashes that part the fields of a line, however they are set."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.text.shown import clean


@pytest.mark.parametrize("sign", ["∣", "│", "｜", "❘", "‖", "¦", "»", "›", "⋅", "//"])
def test_fields_between_odd_signs(sign: str) -> None:
    found = whole(
        f"# Jane Q. Miller\njane@miller.example\n\n## Experience\n\n**Data Analyst** {sign} Vexel {sign} 2018–2020\n\n"
        f"**Field Technician** {sign} Center for Coastal Studies {sign} 2016–2018\n\n"
        f"## Education\n\n- PhD, Physics {sign} Kyoto University {sign} 2015\n"
    )
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Data Analyst", "Vexel", "2018"),
        ("Field Technician", "Center for Coastal Studies", "2016"),
    ]
    assert [(one.field, one.organization) for one in found.education] == [("Physics", "Kyoto University")]


@pytest.mark.parametrize("text", ["« Les métiers » à Lyon", "https://looms.example//a", "» Weaver"])
def test_quotations_addresses_and_bullets_stay(text: str) -> None:
    assert clean(text) == text
