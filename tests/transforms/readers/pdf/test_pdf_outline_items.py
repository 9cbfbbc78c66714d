"""PDF files: items that an outline counts ("6.1   Looms"). All made up."""

from __future__ import annotations

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import text

LONG = "Looms of the northern sea and the dyes of its many islands, a course for weavers and"


def test_items_go_on_below_their_number() -> None:
    pdf = Pdf()
    for n in range(1, 5):
        y = 60 + 40 * n
        pdf.at(50, y, f"6.{n}")
        pdf.at(90, y, LONG)
        pdf.at(50, y + 12, f"dyers of all ages, Globex, 201{n}")
    assert f"6.2 {LONG} dyers of all ages, Globex, 2012\n" in text(pdf)


def test_numbers_of_items_at_the_top_of_pages_are_no_running_heads() -> None:
    pdf = Pdf()
    for page, words in enumerate(("Looms of the sea", "Dyes of the woods", "Felts of the hills")):
        pdf.at(50, 50, f"{page + 4}.1")
        pdf.at(90, 50, words)
        for row in range(20):
            pdf.at(
                50, 80 + 14 * row, f"Wrote on leaves and {row} roots, about twigs and about {page} woods near Prague"
            )
        if page < 2:
            pdf.page()
    made = text(pdf)
    assert [f"{n}.1 {words}" in made for n, words in ((5, "Dyes of the woods"), (6, "Felts of the hills"))] == [
        True
    ] * 2


def test_a_full_line_does_not_go_on_with_the_next_number() -> None:
    pdf = Pdf()
    pdf.at(50, 60, "1. COURSES")
    for n in range(1, 7):
        pdf.at(50, 60 + 13 * n, f"1.{n}")
        pdf.at(90, 60 + 13 * n, f"{LONG} dyers of all ages, 201{n}" if n % 2 else f"Felts, 201{n}")
    made = text(pdf)
    assert f"1.3 {LONG} dyers of all ages, 2013\n1.4 Felts, 2014\n" in made
