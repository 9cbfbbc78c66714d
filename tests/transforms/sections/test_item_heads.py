"""Roles in bold as items of their own over where they were held."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("mark", ["-", "1."])
def test_a_role_in_bold_heads_the_items_below_it(mark: str) -> None:
    items = (
        "**Conference Reviewer**",
        "Loom Days (LD)\t2021",
        "Wool in Moss\t2020",
        "**Session Chair**",
        "Felt Days\t2019",
    )
    found = read("## Service\n\n" + "".join(f"{mark} {item}\n" for item in items)).service
    assert [(one.role, one.start) for one in found] == [("reviewer", "2021"), ("reviewer", "2020"), ("chair", "2019")]


def test_items_that_are_all_bold_head_none() -> None:
    items = ("**Treasurer, Weavers' Guild**", "**Reviewer**", "**Loom Days**")
    found = read("## Service\n\n" + "".join(f"- {item}\n" for item in items)).service
    assert ("reviewer", "Loom Days") not in [(one.role, one.venue) for one in found]
