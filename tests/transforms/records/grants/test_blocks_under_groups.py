"""Grants in blocks below words that say of which kind they are: none of these words pays, and none is a title."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants

_BLOCKS = """{one}

2026–2031\tR01 XX145291, NIH/NINDS\t(Multi-PI: Moss, Miller)
\tYarns of the human cortex

2022–2026\tLoom Foundation Research Grant\t(Co-PI: Moss, Miller)
\tFelt in the problems of walking

{other}

2024–2029\tR01 XX032699, NIH/NIDCR\t(Multi-PI: Quill, Moss, Reed; Co-I with effort)
\tThe role of dyes in old looms"""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Active: Lead or Multi-Principal Investigator", "Active: Co-Investigator and Consultant"),
        ("Completed: PI", "Pending (as Consultant)"),
        ("Current grants", "Completed Research Support"),
        ("Grants as PI", "Grants as Co-Investigator"),
    ],
)
def test_words_over_blocks_are_none_of_their_facts(one: str, other: str) -> None:
    found = grants(_BLOCKS.format(one=one, other=other))
    assert [title for title, *_ in found] == [
        "Yarns of the human cortex",
        "Felt in the problems of walking",
        "The role of dyes in old looms",
    ]
    assert [funder for _, funder, _ in found][::2] == ["NIH/NINDS", "NIH/NIDCR"]
