"""Cells of tables that are centred on their rows, and lines of columns that are none."""

from __future__ import annotations

import pytest

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.page.centred_cells import with_centred_cells_whole

_TOP, _STEP, _WIDE = 700.0, 12.0, 5


def told(*cells: tuple[str, float, float], flush: float = 0.0) -> list[list[str]]:
    """The rows of a page from words, where they begin and how many lines from the top; `flush`: an edge for dates."""
    page = [
        segment(words, flush - _WIDE * len(words) if flush and words[0].isdigit() else x, _TOP - down * _STEP)
        for words, x, down in cells
    ]
    made = with_centred_cells_whole(page)
    bases = sorted({one.base for one in made}, reverse=True)
    return [[one.text for one in sorted(made, key=lambda one: one.x0) if one.base == base] for base in bases]


def test_a_cell_of_two_lines_stands_on_its_row() -> None:
    assert told(
        ("Guild of Dyers in", 300, 0),
        ("Fellowship for Weavers", 60, 0.5),
        ("2019-2021", 480, 0.5),
        ("the Northern Isles", 300, 1),
        ("Medal for Felting", 60, 2),
        ("Moss Society", 300, 2),
        ("2016", 480, 2),
        flush=520,
    ) == [
        ["Fellowship for Weavers", "Guild of Dyers in the Northern Isles", "2019-2021"],
        ["Medal for Felting", "Moss Society", "2016"],
    ]


def test_rows_of_one_to_three_lines_stand_close() -> None:
    assert told(
        ("2020", 60, 0.5),
        ("Lecturer in the", 120, 0),
        ("History of Looms", 120, 1),
        ("Quill College", 300, 0.5),
        ("2018", 60, 2),
        ("Dyer", 120, 2),
        ("Moss Mill", 300, 2),
        ("2015", 60, 4),
        ("Weaver", 120, 4),
        ("Hall of Threads,", 300, 3),
        ("School of the", 300, 4),
        ("Textile Arts", 300, 5),
    ) == [
        ["2020", "Lecturer in the History of Looms", "Quill College"],
        ["2018", "Dyer", "Moss Mill"],
        ["2015", "Weaver", "Hall of Threads, School of the Textile Arts"],
    ]


def test_two_wrapped_cells_stand_around_the_date_of_their_row() -> None:
    assert told(
        ("Prize for a Treatise", 60, 0),
        ("Brookmoor Trust for", 300, 0),
        ("2014", 480, 0.5),
        ("on Madder Root", 60, 1),
        ("Applied Weaving", 300, 1),
        ("Bursary", 60, 3),
        ("Quill Fund", 300, 3),
        ("2011", 480, 3),
    ) == [
        ["Prize for a Treatise on Madder Root", "Brookmoor Trust for Applied Weaving", "2014"],
        ["Bursary", "Quill Fund", "2011"],
    ]


@pytest.mark.parametrize(
    "cells",
    [
        # the lines of two columns, half a line apart
        tuple((f"left words {at}", 60.0, float(at)) for at in range(6))
        + tuple((f"right words {at}", 300.0, at + 0.5) for at in range(6)),
        # one row alone
        (("Guild of", 300.0, 0.0), ("Weaver", 60.0, 0.5), ("Dyers", 300.0, 1.0)),
        # items, and lines too far apart to be of one cell
        (
            ("Guild", 300.0, 0.0),
            ("Weaver", 60.0, 1.0),
            ("Dyers", 300.0, 2.0),
            ("Spinner", 60.0, 4.0),
            ("Moss Mill", 300.0, 4.0),
        ),
    ],
)
def test_other_lines_stay(cells: tuple[tuple[str, float, float], ...]) -> None:
    assert sorted(text for row in told(*cells) for text in row) == sorted(words for words, _, _ in cells)
