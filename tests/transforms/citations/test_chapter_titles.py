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
