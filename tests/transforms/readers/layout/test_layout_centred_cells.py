"""Cells of layout text that are centred on their rows, and lines between others that are no rows."""

from __future__ import annotations

import re

import pytest

from transforms.readers.layout.centred_cells import with_centred_cells_whole


def cells(*lines: str) -> list[list[str]]:
    """The cells of each line of a page."""
    return [re.split(r" {3,}", line.strip()) for line in with_centred_cells_whole(lines)]


def test_a_wrapped_cell_stands_on_its_row() -> None:
    assert cells(
        "                              Loomers’ Guild of the",
        "Fellowship for Dyers                                     2019–2021",
        "                              Northern Counties",
        "Medal for Felting             Moss Society                    2016",
    ) == [
        ["Fellowship for Dyers", "Loomers’ Guild of the Northern Counties", "2019–2021"],
        ["Medal for Felting", "Moss Society", "2016"],
    ]


def test_rows_follow_each_other_closely() -> None:
    assert cells(
        "2020-2024   Lecturer in Dyeing       Quill College",
        "                                     Brookmoor School of Textile",
        "2018-2020   Reader in Looms",
        "                                     Arts (Harrow)",
        "                                     Hall of Threads and the Vale",
        "2015-2018   Weaver",
        "                                     Society",
    ) == [
        ["2020-2024", "Lecturer in Dyeing", "Quill College"],
        ["2018-2020", "Reader in Looms", "Brookmoor School of Textile Arts (Harrow)"],
        ["2015-2018", "Weaver", "Hall of Threads and the Vale Society"],
    ]


def test_cells_of_two_and_three_lines_stand_around_one_row() -> None:
    assert cells(
        "                                   Brookmoor Trust for",
        "Prize for a Treatise on Madder",
        "                                   Applied Weaving       £900       2014",
        "and Its Uses",
        "                                   in Towns",
        "Bursary                            Quill Fund            £70        2011",
    ) == [
        ["Prize for a Treatise on Madder and Its Uses", "Brookmoor Trust for Applied Weaving in Towns", "£900", "2014"],
        ["Bursary", "Quill Fund", "£70", "2011"],
    ]


@pytest.mark.parametrize(
    "lines",
    [
        # a date beside two lines that were not broken: a degree and its place
        ("MSc Weaving", "                          2009 – 2010", "Quill College, Vale", "BSc Looms      2005 – 2008"),
        # dates between entries
        ("Dyer", "          2015", "Weaver", "          2016", "Fuller", "          2017"),
        # two columns of text
        ("Weaves on the", "                  Skills", "looms of Harrow", "                  Dyeing", "and Vale"),
        # items
        ("     • Guild", "2023", "     • Mill", "2021     • Trust of Spinners"),
    ],
)
def test_other_lines_stay(lines: tuple[str, ...]) -> None:
    assert with_centred_cells_whole(lines) == list(lines)
