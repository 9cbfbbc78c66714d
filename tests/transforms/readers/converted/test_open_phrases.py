"""Lines of converted markdown that end inside a quotation, and lists whose items begin in italics. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.converted.open_phrases import is_quoting
from transforms.readers.dispatch import read


@pytest.mark.parametrize("text", ['Weft Fund, no. 12, "Looms of the North:', "Felt Days (“Wet dyes and", '"Slow knots'])
def test_a_quotation_goes_on(text: str) -> None:
    assert is_quoting(text)


@pytest.mark.parametrize("text", ['A "wet" dye', 'A rope of 12"', 'Dyes" and knots', "“Wet dyes” and knots"])
def test_a_quotation_is_closed(text: str) -> None:
    assert not is_quoting(text)


TOP = "# **Dora Sage**\n\n\nKeeper of **Looms** **and** Yarn, Globex University\n\n\n"
ROWS = "**SERVICE**\n\n" + "".join(
    f"Member, Committee on the Keeping of Looms and Dyes in Northern Mills of the {sea} Sea, 200{n}.\n"
    for n, sea in enumerate(("White", "Black", "Baltic", "Barents", "Kara", "North", "Greenland", "Aegean"), 1)
)
GRANTS = """\
**GRANTS**


_**Wool Council**_

_Wool Council Field Stations_, award 7731, "Which Weavers Answer Letters, and Which of Them:

A Count of Nine Parishes over One Dry Summer", 2011-2012, $7,300; Role: dyer.
_Felt Bequest_, award 5520-K, "How Long a Spindle Turns When the Keeper of the Mill Sleeps
and Nobody Looks," $61,080, 2007-08; Role: PI
_Guild Fund_, award 19, "Dyes that Fade, Dyes that Stay, and What a Buyer at the Harbour Will
Give," $8,450, 1990-93; Role: PI


"""


def test_grants_that_begin_in_italics_are_whole() -> None:
    lines = read((TOP + GRANTS + ROWS).encode(), "made-up.md").text.split("\n")
    items = [line for line in lines if line.startswith(("_Wool", "_Felt", "_Guild"))]
    ends = ["Role: dyer.", "2007-08; Role: PI", "1990-93; Role: PI"]
    assert len(items) == len(ends)
    assert all(item.endswith(end) for item, end in zip(items, ends, strict=True))
