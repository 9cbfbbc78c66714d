"""Societies below a label of members, among honours. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("label", ["**Member**:", "Memberships:", "Professional member of:"])
def test_societies_below_a_label_are_no_honours(label: str) -> None:
    body = (
        "- Moss Medal, Weft Guild, 2031\n- Best Poster, Felt Days, 2030\n"
        f"- {label}\n    - Society of Slow Looms (2029, 2030)\n    - Union of Dyers (2028)\n"
    )
    found = read(f"## Awards and Achievements\n\n{body}")
    assert [one.name for one in found.awards] == ["Moss Medal", "Best Poster"]
    assert [one.venue for one in found.service] == ["Society of Slow Looms", "Union of Dyers"]
