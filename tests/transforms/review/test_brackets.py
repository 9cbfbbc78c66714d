"""Names that end within a bracket are cut before it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.review.brackets import without_open


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Loom Prize (3 times", "Loom Prize"),
        ("Wool Committee [Chair; Member", "Wool Committee"),
        ("Wool Committee (WC)", "Wool Committee (WC)"),
        ("Loom (Weft) Prize, (three", "Loom (Weft) Prize"),
        ("(III", "(III"),
    ],
)
def test_a_name_ends_before_a_bracket_that_stays_open(text: str, whole: str) -> None:
    assert without_open(text) == whole


def test_a_journal_before_a_torn_link() -> None:
    line = "- Baud, A. and Vale, B. (2025). **How people see looms.** Weft Choice [Link to\npaper]"
    assert [paper.venue for paper in read(f"## Publications\n\n{line}").papers] == ["Weft Choice"]
