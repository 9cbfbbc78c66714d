"""Rows of tables that blank lines part, in layout text."""

from __future__ import annotations

import pytest

from transforms.readers.layout.layout import read_layout
from transforms.readers.layout.rows import with_spaced_rows

TABLE = """\
Wet Promises             Wool and Society Meeting      May 2014
                         in Minneapolis

Who Owns the Sheep?      University of Osier           October 2011
                         College of Wool
                         Workshop

Felt Revisited           Dyers at Work                 June 2008"""


def _shown(text: str) -> list[str]:
    return [" ".join(line.split()) for line in with_spaced_rows(text.split("\n")) if line]


@pytest.mark.parametrize("ends", ["  ", "   ", " "])
def test_blanks_at_the_ends_of_lines_change_nothing(ends: str) -> None:
    text = "Mira Sand\n\n" + TABLE + "\n"
    assert read_layout(text.replace("\n", ends + "\n")) == read_layout(text)


def test_words_below_a_cell_go_on_with_it() -> None:
    assert _shown(TABLE) == [
        "Wet Promises Wool and Society Meeting in Minneapolis May 2014",
        "Who Owns the Sheep? University of Osier College of Wool Workshop October 2011",
        "Felt Revisited Dyers at Work June 2008",
    ]


@pytest.mark.parametrize(
    "text",
    [
        TABLE.replace("\n\n", "\n"),  # nothing parts the rows
        TABLE.replace("                         in", "                            in"),  # below no cell
        "Weaving     Dyeing      Felting\nSpinning    Carding     Knitting\n\nWarps       Wefts       Threads",
    ],
)
def test_other_lines_stay(text: str) -> None:
    assert with_spaced_rows(text.split("\n"))[:2] == text.split("\n")[:2]


LISTS = """\
Honors and     Medal of Woods, Guild of Gardeners                2024
               Prize of Leaves                                   2022
               Grant of Twigs                                    2017

Service and    Keeper of the Herbarium                           2019
               Warden of the Mosses                              2015"""


def test_a_date_below_a_date_is_another_entry() -> None:
    assert with_spaced_rows(LISTS.split("\n")) == LISTS.split("\n")
