"""Works with hanging indents of which few lines are set in. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("gap", ["", "\n"])
def test_lines_at_the_margin_begin_the_works(gap: str) -> None:
    works = (
        "Slow Looms and the Public Purse, 12 Weft Law Review 33 (2031)\n"
        "What Dyers Owe to Those Who Lend Them Vats in Hard Winters and in Good Summers Too, 47\n"
        "    University of Turku Law Review 435 (2029)\n"
        f"Moss on the Bench, 14 Northgate Law Journal 444 (2027)\n{gap}"
        "Cloth before the Court of the Northern Guilds, 9 Felt Law Review 101 (2024)\n"
        "Old Vats, New Rules, 8 Northgate Law Journal 12 (2021)\n"
    )
    found = parse(read(f"Ada Lund\n\nPublications\n{works}\nLanguages\nFinnish\n".encode(), "cv.txt"))
    assert [paper.year for paper in found.papers] == [2031, 2029, 2027, 2024, 2021]
