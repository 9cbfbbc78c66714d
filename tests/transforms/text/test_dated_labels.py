"""Names with their years, parted by a sign from what tells about them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.text.dated_labels import is_dated_label


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Heron Prize 2018 - Best thesis", True),
        ("Rector's Weaving Award (Tarn) 2018/19 – Declined", True),
        ("Moss Medal (2017): for slow felt", True),
        ("Moss Medal 2017 - 2019", False),
        ("Moss Medal, given by the guild", False),
        ("Best thesis of the faculty", False),
    ],
)
def test_a_name_its_year_and_a_sign(text: str, expected: bool) -> None:
    assert is_dated_label(text) is expected


_PAGE = """Ada Quill
Department of Felt                                                                 Globex University

Prizes and Awards
  Golden Shuttle Prize 2019 - Handed to one in a hundred of all the weavers of
  the town
  Institute of Looms (IOL) Medal 2018 - Final year carpet of great length and of
  beauty
  Mayor's Carding Award (Tarn) 2017/18 - Came with the offer of a small loom (declined)
  Short-listed for the Bobbin Award 2017 - Carder of the Month
  Third Year Bursary 2016 - Half of all fees
  Guild of Dyers Summer Bursary 2015 - Paid for a stay among the blue vats
  WX carpet award 2014 - For a long talk on carpets
"""


def test_each_name_with_its_year_is_an_honour() -> None:

    found = [(one.name, one.start) for one in parse(read(_PAGE.encode(), "made-up.txt")).awards]
    assert [start for _, start in found] == ["2019", "2018", "2017", "2017", "2016", "2015", "2014"]
    assert ("Third Year Bursary", "2016") in found


@pytest.mark.parametrize(
    "told", ["awarded to the best carpet of the year", "for dyes that last", "essay prize of the town"]
)
def test_what_a_colon_behind_the_year_tells_is_no_other_honour(told: str) -> None:
    cv = whole(f"# Ada Quill\n\n## Awards\n\nGolden Shuttle Prize (2018): {told}\nMoss Medal (2017): {told}\n")
    assert [(one.name, one.start) for one in cv.awards] == [("Golden Shuttle Prize", "2018"), ("Moss Medal", "2017")]
