"""Items of layout text whose further lines are set deeper than their first. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.layout.hanging import hanging

WIDTH = 72
ITEMS = """\
Wool Fund
    Slow Looms of the Northern Coast, no. 12-4410, "Knots, Dyes and Hands:
           What Weavers Know", 2010-2014, 25,000 marks a year; Role: dyer
    Felt Grant, no. 10-9915, "The Matching of Yarns in Wet and Dry Mills of
           the Upper Valley and the Lower Valley", 9,330 marks, 1999-2002;
           Role: keeper
    Short Grant, 1998"""


def test_deeper_lines_below_full_ones_go_on() -> None:
    assert list(hanging(ITEMS.split("\n"), WIDTH)) == [2, 4, 5]


@pytest.mark.parametrize(
    "block",
    [
        ITEMS.replace("no. 12-4410, ", "").replace("no. 10-9915, ", ""),  # the upper lines have room
        ITEMS.replace("           What", "           - What").replace("           the", "           • the"),
        ITEMS.replace("Role: keeper", "Role:     keeper").replace("; Role: dyer", ";     dyer"),
    ],
)
def test_details_bullets_and_columns_do_not(block: str) -> None:
    assert not list(hanging(block.split("\n"), WIDTH))


def test_one_item_alone_tells_nothing() -> None:
    assert not list(hanging(ITEMS.split("\n")[:3], WIDTH))


def test_links_are_not_put_together_with_a_blank() -> None:
    block = ITEMS.replace("Hands:", "H 10.1016/").replace("Mills of", "10.10167/")
    assert not list(hanging(block.split("\n"), WIDTH))


@pytest.mark.parametrize("bullet", ["•", "\uf0b7", "▪"])
def test_items_with_bullets_go_on_over_a_page_but_not_in_a_column(bullet: str) -> None:
    wide = [
        f"{bullet}   “Frost & Felt: A Weaver’s *Round Loom* of the Northern Coast,” Slow Dyes and Wet Knots,",
        "    Yarn Students’ Days, Globex University, April 15-17, 2016",
        f"{bullet}   “Reading Ropes by Their Knots: Old Nets, Old Looms and Histories of the Upper Valley”",
        "    Felt Days, November 13-15, 2015",
    ]
    assert list(hanging(wide, 88)) == [1, 3]
    assert not list(hanging([line[:70] for line in wide], 72))
