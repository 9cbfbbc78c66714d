"""PDF files whose margins are set flush right. All made up."""

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import text


@pytest.mark.parametrize(
    "labels",
    [("Since Oct.", "2011", "2008–2010", "June 2006", "2004–2005"), ("Ink", "Software", "Looms", "Dyes", "Wool")],
)
def test_labels_that_end_in_one_place_are_a_margin_however_narrow_the_blank(labels: tuple[str, ...]) -> None:
    pdf = Pdf()
    for number, label in enumerate(labels):
        y = 100 + 40 * number
        pdf.right(121, y, label)
        pdf.at(128, y, f"Keeper of {number} leaves in Prague, where the woods are")
        pdf.at(128, y + 12, "Wrote about the leaves of trees and of bushes")
    for number in range(9):
        pdf.at(
            60, 400 + 12 * number, "Wrote about the leaves of trees and of bushes, about roots and twigs, about woods"
        )
    found = text(pdf)
    assert [f"{label}\tKeeper of {number}" in found for number, label in enumerate(labels)] == [True] * len(labels)


def test_months_in_a_margin_have_their_year_below() -> None:
    pdf = Pdf()
    for number, label in enumerate(("March–May", "April–Sept.", "Since Oct.", "May–August")):
        y = 100 + 40 * number
        pdf.right(121, y, label)
        pdf.right(121, y + 12, f"201{number}")
        pdf.at(128, y, f"Keeper of {number} leaves in Prague, where the woods are")
        pdf.at(128, y + 12, "Wrote about the leaves of trees and of bushes")
    for number in range(9):
        pdf.at(
            60, 400 + 12 * number, "Wrote about the leaves of trees and of bushes, about roots and twigs, about woods"
        )
    found = text(pdf)
    assert "March–May 2010\tKeeper of 0" in found
    assert "Since Oct. 2012\tKeeper of 2" in found


def test_labels_of_a_second_list_in_a_row_are_apart_from_it() -> None:
    pdf = Pdf()
    rows = (("Ink", "Loom, Reed", "Bone"), ("Wool", "Felt, Yarn", "Speed"), ("Dyes", "Madder", "Bed"))
    for number, (first, words, second) in enumerate(rows):
        pdf.right(121, 100 + 15 * number, first)
        pdf.at(128, 100 + 15 * number, words)
        pdf.right(371, 100 + 15 * number, second)
        pdf.at(378, 100 + 15 * number, f"Weft{number}, Warp{number}")
    for number in range(9):
        pdf.at(
            60, 400 + 12 * number, "Wrote about the leaves of trees and of bushes, about roots and twigs, about woods"
        )
    assert "Loom, Reed\tBone\tWeft0, Warp0" in text(pdf)


# Widths of the headings below in Helvetica-Bold, in thousandths of their size.
HEADS = {"Education": 4834, "Employment": 6001, "Awards": 3612, "Teaching": 4390, "Service": 3558}


def test_bold_headings_set_flush_right_head_sections_and_titles_as_large_as_they_do_not() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, (head, wide) in enumerate(HEADS.items()):
        y = 100 + 120 * number
        pdf.at(178 - wide * 12 / 1000, y, head, 12, "F2")
        for row in range(3):
            at = y + 40 * row
            pdf.at(190, at, f"Keeper of Twigs, School {number} of Woods {row}", 12, "F2")
            pdf.at(190, at + 12, f"20{10 + row} – 20{14 + row}", 10, "F3")
            pdf.at(190, at + 24, "Told visitors of roots and of twigs, of woods and of trees, of leaves and of bark")
    made = text(pdf)
    assert [head for head in HEADS if f"## {head}\n" in made] == list(HEADS)
    assert "\n## Keeper" not in made
    assert "Education\t" not in made


def test_headings_of_a_margin_set_flush_right_head_their_lines_whatever_their_kinds() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, label in enumerate(("Appointments", "Qualifications", "Awards", "Teaching")):
        y = 100 + 60 * number
        pdf.right(118, y, label)
        for row in range(4):
            pdf.at(128, y + 12 * row, f"Keeper of {row + 2} leaves in Prague, where the woods are")
            pdf.right(540, y + 12 * row, f"20{10 + row}")
    found = text(pdf)
    assert "## Appointments\n" in found
    assert "## Qualifications\n" in found
