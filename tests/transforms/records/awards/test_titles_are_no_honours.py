"""Titles of works whose words honours have as well, over or beside the names of those who wrote them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "title", ["Certified Loom Alignment for Rope Makers", "Best Ropes Made Safe", "Outstanding Felts"]
)
@pytest.mark.parametrize("between", [" ", "\n  - "])
def test_a_title_with_its_authors_is_no_honour(title: str, between: str) -> None:
    text = (
        "# Jane Q. Miller\n\n## Experience\n\n### Research Assistant\n\nUniversity of Turku\n\n2012 - 2014\n\n"
        f"- Project 1: Ropes\n  - {title}{between}Ada Orr*, Jane Q. Miller*, Bo Lund (*Equal contribution)\n"
        "  - Counted all ropes of the harbour.\n- Received the Felt Guild Award\n"
    )
    assert [one.name for one in whole(text).awards] == ["Felt Guild Award"]
