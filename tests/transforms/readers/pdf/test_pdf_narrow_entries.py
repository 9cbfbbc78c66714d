"""PDF files: entries of two lines in a narrow column, whose bold titles and last years wrap. All made up."""

from __future__ import annotations

from collections.abc import Sequence

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import text

PRIZES = (
    (("Best Loom Prize of the Year",), ("Weavers of Lund, 2025",)),
    (("Lund Excellence Award for Twills", "Fellowship (T32)"), ("Lund University, 2024",)),
    (("Reed Citation",), ("Bergen University, 2019",)),
    (("Finest Weaver Award",), ("Loom and Reed Sciences Department,", "2017")),
    (("Medal of the Reed",), ("Guild of Dyers, 2015",)),
)


def page(prizes: Sequence[tuple[tuple[str, ...], tuple[str, ...]]]) -> str:
    pdf = Pdf()
    pdf.at(40, 60, "Ada Novak", 18)
    pdf.at(400, 82, "AWARDS", 14, "F2")
    y = 104.0
    for title, rest in prizes:
        for font, lines in (("F2", title), ("F1", rest)):
            for line in lines:
                pdf.at(400, y, line, 10, font)
                y += 12
        y += 4
    pdf.at(40, 82, "EDUCATION", 14, "F2")
    for number in range(22):
        pdf.at(40, 104 + 12.5 * number, "Wrote about the leaves of trees and of bushes, and about roots")
    return text(pdf)


def test_a_bold_title_and_a_last_year_go_on_in_a_narrow_column() -> None:
    made = page(PRIZES)
    assert "**Lund Excellence Award for Twills Fellowship (T32)**\nLund University, 2024\n" in made
    assert "**Finest Weaver Award**\nLoom and Reed Sciences Department, 2017\n" in made


def test_a_bold_line_below_one_with_room_for_its_first_word_stands_alone() -> None:
    made = page((*PRIZES[:1], (("Excellence", "Fellowship (T32)"), ("Lund University, 2024",)), *PRIZES[2:]))
    assert "**Excellence**\n**Fellowship (T32)**\n" in made


def test_counted_works_whose_numbers_a_colon_follows_are_whole() -> None:
    pdf = Pdf()
    pdf.at(40, 60, "Ada Novak", 18)
    pdf.at(40, 82, "Publications", 14, "F2")
    for number in range(8):
        pdf.at(40, 104 + 30 * number, f"[{number + 1}]:", 10, "F2")
        pdf.at(
            60, 104 + 30 * number, "A. Novak and B. Reed. Looms that walk in the night and what they weave then. Dyes"
        )
        pdf.at(40, 116 + 30 * number, f"Conference of Weavers, 20{10 + number}.")
    assert "and what they weave then. Dyes Conference of Weavers, 2011.\n" in text(pdf)


def test_a_bold_title_may_go_on_with_letters_and_a_number() -> None:
    made = page((*PRIZES[:1], (("Northern Looms Repairing Service", "T32"), ("NIW, 2010",)), *PRIZES[2:]))
    assert "**Northern Looms Repairing Service T32**\nNIW, 2010\n" in made


def test_large_titles_go_on_where_lines_below_pictures_are_set_in() -> None:
    pdf = Pdf()
    pdf.at(40, 60, "Ada Novak", 18)
    pdf.at(400, 82, "EDUCATION", 14, "F2")
    y = 104.0
    for title in (("B.S. in Weaving and Dyeing", "Mathematics"), ("M.S. in Looms and Weft Work", "Theory"), ("Ph.D.",)):
        for line in title:
            pdf.at(400, y, line, 12)
            y += 14
        pdf.at(400, y, "University of Bergen, 2019", 10, "F2")
        y += 20
    for _ in range(4):
        pdf.at(414, y, "Medal of Weavers and Looms", 10, "F2")
        pdf.at(400, y + 12, "Guild of Bergen and of all Looms")
        pdf.at(412, y + 24, "Dyers of the North and South")
        y += 40
    pdf.at(40, 82, "EXPERIENCE", 14, "F2")
    for number in range(34):
        pdf.at(40, 104 + 12.5 * number, "Wrote about the leaves of trees and of bushes, and about roots")
    assert "B.S. in Weaving and Dyeing Mathematics\n" in text(pdf)
