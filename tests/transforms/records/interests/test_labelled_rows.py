"""Interests in rows, each behind a label in a column of its own. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("other", ["Personal Interests", "Hobbies", "Other Activities"])
def test_rows_of_research_and_of_pastimes(other: str) -> None:
    cv = parsed(
        "## Interests & Activities\n\nResearch Interests:\tLoom Design, Felt, and Wool in Vik\n"
        f"{other}:\tRunning, Chess\n"
    )
    assert [one.text for one in cv.interests] == ["Loom Design", "Felt", "Wool in Vik"]


def test_rows_of_topics_alone() -> None:
    cv = parsed("## Research Interests\n\nMain:\tLoom design, felt\nSide:\tWool, ropes\n")
    assert {one.text for one in cv.interests} == {"Loom design", "felt", "Wool", "ropes"}
