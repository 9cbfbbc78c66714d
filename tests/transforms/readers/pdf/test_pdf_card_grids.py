"""PDF files: cards two in a row are read one by one. All made up."""

from __future__ import annotations

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import text
from transforms.parse import parse
from transforms.readers.dispatch import read

POSTS = (
    ("Dyer", "Loom House, Lund", "2019 - 2021"),
    ("Weaver", "Felt Works, Brno", "2016 - 2018"),
    ("Spinner", "Wool Mill, Ghent", "2013 - 2015"),
    ("Fuller", "Weft Trust, Porto", "2010 - 2012"),
)


def _cards(pdf: Pdf, y: float, heading: str, cards: tuple[tuple[str, ...], ...]) -> float:
    """Cards two in a row below a heading; where the next one may stand."""
    pdf.at(40, y, heading, 14, "F2")
    for number, card in enumerate(cards):
        for at, line in enumerate(card):
            font = "F1" if at else "F2"
            pdf.at(40 + 260 * (number % 2), y + 20 + 50 * (number // 2) + 13 * at, line, 10, font)
    return y + 30 + 50 * ((len(cards) + 1) // 2)


def _page(*sections: tuple[str, tuple[tuple[str, ...], ...]]) -> Pdf:
    pdf = Pdf()
    pdf.at(40, 40, "Ada Novak", 20)
    y = 70.0
    for heading, cards in sections:
        y = _cards(pdf, y, heading, cards)
    pdf.at(40, y, "Interests", 14, "F2")
    pdf.at(40, y + 20, "Looms, felts")
    return pdf


def test_cards_two_in_a_row_are_read_one_by_one() -> None:
    found = parse(read(_page(("Experience", POSTS)).data(), "a.pdf"))
    assert {(one.title, str(one.start)[:4], str(one.end)[:4]) for one in found.positions} == {
        (title, when[:4], when[-4:]) for title, _, when in POSTS
    }


def test_what_stands_below_the_cards_stays_below_them() -> None:
    made = text(_page(("Experience", POSTS)))
    assert made.index("Ada Novak") < made.index("Spinner") < made.index("Weaver") < made.index("Interests")


def test_cards_without_dates_stand_at_the_gutter_of_others() -> None:
    prizes = (("Prize of Dyes", "Loom House"), ("Medal of Felts", "Weft Trust"))
    assert "**Prize of Dyes**\nLoom House" in text(_page(("Experience", POSTS), ("Awards", prizes)))
    assert "**Prize of Dyes**\nLoom House" not in text(_page(("Awards", prizes)))


def test_dates_on_one_side_alone_belong_to_the_words_beside_them() -> None:
    rows = tuple(cell for title, where, when in POSTS for cell in ((title, where), (when, where)))
    made = text(_page(("Experience", rows)))
    assert made.index("Dyer") < made.index("2019 - 2021") < made.index("Weaver")


def test_sections_on_the_right_are_a_column() -> None:
    pdf = _page(("Experience", POSTS))
    pdf.page()
    for at, words in enumerate(("Skills", "Dyes of looms", "Felts of wool", "Education", "PhD in Looms", "Lund")):
        pdf.at(300, 60 + 14.0 * at, words)
    made = text(pdf)
    assert "Loom House, Lund\n2019" not in made
