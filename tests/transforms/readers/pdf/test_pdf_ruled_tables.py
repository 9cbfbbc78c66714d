"""PDF files: tables with rules between their cells, some of several lines. All made up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import filled, text

SIDES = (50, 160, 300, 360, 540)
ROWS = (
    (("Title",), ("Fund",), ("Years",), ("What it is about",)),
    (
        ("Twigs of the towns", "by the river"),
        ("Fund for Roots",),
        ("2019",),
        ("Why leaves of the trees there fall ear-", "lier, and what the keepers of the", "gardens say"),
    ),
    (("Bark",), ("Club of the Friends", "of Oaks"), ("2017",), ("What it tells",)),
)


def table(*, is_ruled: bool = True, cell: tuple[str, ...] = ()) -> str:
    """A page with a table whose cells stand in the middle of their rows; a cell of its second row may say otherwise."""
    pdf = filled(Pdf(), y=500)
    pdf.at(50, 60, "Ada Maria Novak", 20)
    top = 100.0
    for number, row in enumerate(ROWS):
        cells = (*row[:3], cell) if cell and number == 1 else row
        high = 12 * max(map(len, cells)) + 8
        for lines, left, right in zip(cells, SIDES, SIDES[1:], strict=False):
            first = top + (high - 12 * len(lines)) / 2 + 9
            for at, line in enumerate(lines):
                pdf.at(left + 4, first + 12 * at, line)
            if is_ruled:
                rule(pdf, left, top, 0.5, high)
                rule(pdf, left, top, right - left, 0.5)
                rule(pdf, left, top + high, right - left, 0.5)
        if is_ruled:
            rule(pdf, SIDES[-1], top, 0.5, high)
        top += high
    return text(pdf)


def rule(pdf: Pdf, x: float, y: float, wide: float, high: float) -> None:
    pdf.pages[-1].append(f"{x} {800 - y - high} {wide} {high} re f")


def test_the_cells_of_a_row_between_rules_are_one_row() -> None:
    made = table()
    assert "Twigs of the towns by the river\tFund for Roots\t2019\tWhy leaves of the trees there fall earlier," in made
    assert "the keepers of the gardens say\n" in made
    assert "Bark\tClub of the Friends of Oaks\t2017\tWhat it tells\n" in made


@pytest.mark.parametrize("cell", [("• one leaf", "• another"), ("of many", "lines") * 4])
def test_cells_that_hold_lists_or_many_lines_are_left_as_they_stand(cell: tuple[str, ...]) -> None:
    assert "Twigs of the towns by the river\tFund" not in table(cell=cell)


def test_without_rules_the_middles_of_the_cells_tell_the_rows() -> None:
    made = table(is_ruled=False)
    assert "Twigs of the towns by the river\tFund for Roots\t2019\tWhy leaves of the trees there fall earlier," in made
    assert "Bark\tClub of the Friends of Oaks\t2017\tWhat it tells\n" in made


def test_a_page_full_of_rules_is_a_figure_and_holds_no_table() -> None:
    pdf = filled(Pdf(), y=500)
    for number in range(220):
        rule(pdf, 50 + 2 * number, 100, 0.5, 90)
        rule(pdf, 50, 100 + 2 * number, 200, 0.5)
    for column, words in enumerate(("one", "two", "three")):
        pdf.at(60 + 60 * column, 110 + 3 * column, words)
    assert "one" in text(pdf)


def test_what_stands_below_a_bold_title_in_a_cell_is_a_line_of_its_own() -> None:
    pdf = filled(Pdf(), y=500)
    rows = (("2019", "Keeper of", "the trees", "Hall of Bark"), ("2017", "Sweeper of", "leaves", "Town of Twigs"))
    for number, (year, title, more, place) in enumerate(rows):
        top = 100 + 46 * number
        for x in (*SIDES[:3], SIDES[-1]):
            rule(pdf, x, top, 0.5, 46)
        rule(pdf, SIDES[0], top, SIDES[-1] - SIDES[0], 0.5)
        rule(pdf, SIDES[0], top + 46, SIDES[-1] - SIDES[0], 0.5)
        for x, y, words, font in (
            (54, 0, year, "F1"),
            (164, 0, title, "F2"),
            (164, 12, more, "F2"),
            (164, 24, "Wrote about them", "F1"),
            (304, 0, place, "F1"),
        ):
            pdf.at(x, top + 12 + y, words, 10, font)
    made = text(pdf)
    assert "2019\t**Keeper of the trees**\tHall of Bark\n" in made
    assert "Wrote about them\n" in made


def test_rows_that_no_rule_parts_are_told_by_their_dates() -> None:
    pdf = filled(Pdf(), y=500)
    pdf.at(50, 60, "Ada Maria Novak", 20)
    rows = (
        ("INSTITUTION", "DEGREE", "DATE", "FIELD OF STUDY"),
        ("Moor College", "BSc", "06/2012", "Botany"),
        ("University of the", "PhD", "12/2017", "Forestry"),
        ("Green Hills", "", "", ""),
    )
    for at, row in enumerate(rows):
        for words, left in zip(row, SIDES, strict=False):
            pdf.at(left + 4, 110 + 12 * at, words)
    for top, high in ((100, 14), (114, 38)):
        for left, right in pairwise(SIDES):
            rule(pdf, left, top, 0.5, high)
            rule(pdf, left, top, right - left, 0.5)
            rule(pdf, left, top + high, right - left, 0.5)
        rule(pdf, SIDES[-1], top, 0.5, high)
    made = text(pdf)
    assert "Moor College\tBSc\t06/2012\tBotany" in made
    assert "University of the Green Hills\tPhD\t12/2017\tForestry" in made
