"""Rows of links that text has lost below each work: no headings of papers and software. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

WORKS = """
     Patience in Felt: Blending Old Threads for
     Broken Looms
     Ada Quill*, Eli Holm*, Bo Rook,
     Cleo Vale
     CVPR, 2025

     {}


     Quiet Kilns: Firing Clay without Wood
     Bo Rook, Ada Quill
     ICML, 2024

     {}


     Cairns as Clocks: Counting Days along
     Northern Roads
     Cleo Vale, Ada Quill
     ICML, 2022

     {}
"""


def _works(*rows: str) -> list[tuple[str, int | None]]:
    text = f"Ada Quill\n\nPublications\n{WORKS.format(*rows)}"
    return [(paper.title, paper.year) for paper in parse(read(text.encode(), "a.txt")).papers]


@pytest.mark.parametrize(
    "rows",
    [
        ("Paper | Code", "Paper", "Paper | Code"),
        ("paper / code / data", "paper / code", "paper / slides"),
        ("[PDF] [Code]", "[PDF]", "[PDF] [Video]"),
        ("PDF · Project Page", "PDF · Code", "PDF"),
    ],
)
def test_links_below_each_work_head_nothing(rows: tuple[str, str, str]) -> None:
    assert _works(*rows) == [
        ("Patience in Felt: Blending Old Threads for Broken Looms", 2025),
        ("Quiet Kilns: Firing Clay without Wood", 2024),
        ("Cairns as Clocks: Counting Days along Northern Roads", 2022),
    ]


def test_one_such_row_is_a_heading() -> None:
    text = (
        "Ada Quill\n\nEDUCATION\n\nPhD in Weaving, Harrow University, 2019\n\nSOFTWARE / DATA\n\n"
        "LoomKit: patterns for hand looms\n\nFeltBase: photographs of felt\n"
    )
    assert [one.title for one in parse(read(text.encode(), "a.txt")).projects][:1] == ["LoomKit"]
