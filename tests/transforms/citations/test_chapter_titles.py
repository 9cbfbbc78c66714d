"""Titles of a few words before the book that they stand in. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite


@pytest.mark.parametrize("title", ["Feltification", "Orality", "Folk Looms", "Wool and Dyes"])
@pytest.mark.parametrize("year", ["2006.", "(2006).", "2006a."])
@pytest.mark.parametrize("link", ["In", "In:"])
def test_a_few_words_before_a_book_are_the_title(title: str, year: str, link: str) -> None:
    text = f"Okoye, Mira. {year} {title}. {link} Encyclopedia of World Wool, 67-68. Ed. Bo Orr. London: Moss Press."
    assert cite(text).title == title


def test_a_journal_behind_a_title_is_no_book() -> None:
    text = "Okoye, Mira. 2006. In Praise of Looms. Weft Letters 12(3): 45-67."
    assert cite(text).title == "In Praise of Looms"


@pytest.mark.parametrize(
    ("book", "behind"),
    [
        ("Handbook of Quiet Looms", ". Lund: Lund University Press."),
        (
            "Wool and Towns: A First Report on Northern Weavers",
            ", edited by C. Rook. Lund: Lund University Press, 85–112.",
        ),
        ("Proceedings of Next Season Looms and Roads conference", ". Lund, 1–6."),
    ],
)
def test_the_book_and_not_its_house_is_where_a_chapter_appeared(book: str, behind: str) -> None:
    found = cite(f"Ada Quill and Bo Orr. 2011. “Salt Roads of the North” in {book}{behind}", "Ada Quill")
    assert (found.title, found.venue) == ("Salt Roads of the North", book.removeprefix("Proceedings of "))
