"""PDF files: lines of their own within items, and further lines of items that are set justified. All made up."""

from __future__ import annotations

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import filled, text


def works(titles: tuple[str, ...]) -> str:
    """A numbered list: each work's title, authors and venue on a line each."""
    pdf = filled(Pdf(), y=500)
    pdf.at(50, 60, "Ada Maria Novak", 20)
    for number, title in enumerate(titles):
        for at, line in enumerate((f"{number + 1}.", title, "Bo Wick, Ada Novak", "Journal of Bark, 2019")):
            pdf.at(65 if at else 50, 100 + 44 * number + 12 * max(0, at - 1), line)
    return text(pdf)


LONG = "How leaves fall in towns by rivers, and what those who sweep them say of it"


def test_a_title_that_fills_its_line_is_a_line_of_its_own_where_others_are() -> None:
    made = works((LONG, "Roots", LONG, "Twigs"))
    assert f"1. {LONG}\n" in made
    assert f"3. {LONG}\n" in made


def test_numbered_items_set_ragged_go_on_under_their_words() -> None:
    pdf = filled(Pdf(), y=500)
    for number in range(4):
        pdf.at(50, 100 + 24 * number, f"{number + 1}.")
        pdf.at(65, 100 + 24 * number, f"{LONG[:60]} of")
        pdf.at(65, 112 + 24 * number, "Prague and around")
    assert f"{LONG[:60]} of Prague and around\n" in text(pdf)


def test_the_second_line_under_a_number_goes_on_though_both_end_at_the_right_edge() -> None:
    pdf = filled(Pdf(), y=500)
    first = "Wick B, Novak A. Bark that grows and bark that peels: ten years of looking at"
    second = "Bark that grows and bark that peels: Wick B, Novak A. ten years of looking at"
    for number in range(3):
        pdf.at(50, 100 + 36 * number, f"{number + 1}.")
        for at, line in enumerate((first, second, "trees in Prague. 2019.")):
            pdf.at(65, 100 + 36 * number + 12 * at, line)
    assert f"1. {first} {second} trees in Prague. 2019.\n" in text(pdf)


def test_capitals_that_name_a_section_go_on_with_no_line() -> None:
    pdf = filled(Pdf(), y=112, lines=1)
    pdf.at(50, 124, "AWARDS")
    pdf.at(50, 136, "Prize of the Guild of Gardeners, 2019")
    assert "woods and\nAWARDS\n" in text(filled(pdf, y=500))


def test_lines_of_their_own_that_leave_but_a_little_room() -> None:
    pdf = filled(Pdf(), y=500)
    for number in range(4):
        pdf.at(50, 100 + 44 * number, f"{number + 1}.")
        for at, line in enumerate(
            ("Bo Wick, Ada Maria Novak, Otto Lund, Ida Weil and Tor Moss", "Roots and those who dig them up: a tale")
        ):
            pdf.at(65, 100 + 44 * number + 12 * at, line)
    assert "1. Bo Wick, Ada Maria Novak, Otto Lund, Ida Weil and Tor Moss\n" in text(pdf)


def test_lines_go_on_a_little_to_the_left_of_a_date_in_a_badge() -> None:
    pdf = filled(Pdf())
    for at, year in enumerate((2021, 2017, 2014)):
        pdf.at(
            53,
            100 + 24 * at,
            f"{year} Prize for woods and bushes and leaves and twigs and roots of the Moravian Academy of",
        )
        pdf.at(50, 112 + 24 * at, "Studies")
    assert text(pdf).count("Academy of Studies") == 3


def test_a_bold_year_begins_a_work_below_a_full_line_of_the_one_above() -> None:
    pdf = filled(Pdf(), y=500)
    for number in range(3):
        y = 100 + 24 * number
        pdf.at(50, y, "Proceedings of the Forty-Second Symposium on the Leaves of Trees and of Bushes, 2011.")
        pdf.at(50, y + 12, f"{2006 - number}:", 10, "F2")
        pdf.at(78, y + 12, "Wick B. Roots and twigs")
    assert "2011.\n**2006:** Wick B." in text(pdf)
