"""Entries of two rows (a bold one with a place over one in italics with a date) that a converter parted."""

from __future__ import annotations

import pytest

from transforms.readers.converted.row_pairs import with_pairs_whole


def lines(text: str) -> list[str]:
    return with_pairs_whole(text.split("\n"))


@pytest.mark.parametrize(
    ("over", "under"),
    [("**Moss Institute** Leeds, UK", "_Weaver 2019–2021_"), ("**Weaver** 2019 – 2021", "_Moss Institute Leeds, UK_")],
)
def test_each_pair_of_rows_stands_in_one(over: str, under: str) -> None:
    assert lines(f"{over}\n\n{under}\n{over}\n\n{under}") == [over, under, "", over, under]


@pytest.mark.parametrize(
    "text",
    [
        "**Moss Institute** Leeds\n\n_Weaver 2019_\n\n**Fern Ltd** Bath\n\n_Dyer 2018_",  # the gaps are the page's own
        "**Moss Institute** Leeds\n\n_Weaver and dyer_\n**Fern Ltd** Bath\n\n_Dyer_",  # nothing is dated
        "**Moss Institute** Leeds\n\nWeaver 2019\n**Fern Ltd** Bath\n\nDyer 2018",
    ],
)
def test_other_lines_stay(text: str) -> None:
    assert lines(text) == text.split("\n")
