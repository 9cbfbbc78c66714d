"""PDF files: headings that only a part of their line, or the kind of its letters, tells from text. All made up."""

from __future__ import annotations

from tests.transforms.readers.pdf.made_pdf import Pdf, width
from tests.transforms.readers.pdf.pdf_pages import filled, text

LINE = "Wrote about the leaves of trees and of bushes, about roots and twigs"


def test_an_aside_in_smaller_letters_makes_a_heading_no_smaller() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, head in enumerate(("Employment", "Awards", "Publications")):
        y = 100 + 80 * number
        pdf.at(50, y, head, 14, "F2")
        if number:
            pdf.at(56 + 1.1 * width(head, 14), y, "(full list on leaves.example/of/ada/novak)", 10)
        for row in range(4):
            pdf.at(50, y + 20 + 12 * row, LINE)
    made = text(pdf)
    assert "## Employment\n" in made
    assert "## Awards (full list" in made


def page(beside: str = "") -> str:
    """Two sections under large headings; one in small capitals as large as text between them."""
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, head in enumerate(("Employment", "Education")):
        pdf.at(50, 100 + 160 * number, head, 14)
        for row in range(4):
            pdf.at(50, 120 + 160 * number + 12 * row, LINE)
    pdf.at(50, 190, "Technical skills", 10, "F4")
    pdf.at(170, 190, beside, 10)
    pdf.at(50, 210, "Pressing of leaves, naming of roots", 10)
    return text(pdf)


def test_a_line_of_its_own_in_small_capitals_is_a_heading() -> None:
    assert "**Technical skills**\n" in page()


def test_a_label_in_small_capitals_is_none() -> None:
    assert "**" not in page("Pressing of twigs and of bark")


def test_a_blank_that_is_drawn_over_a_letter_is_its_stroke() -> None:
    pdf = filled(Pdf())
    pdf.pages[-1].append("BT /F1 10 Tf 50 700 Td [(Keeper of leaves, Wroc ) 278 (law and the lakes)] TJ ET")
    assert "Keeper of leaves, Wrocław and the lakes\n" in text(pdf)
