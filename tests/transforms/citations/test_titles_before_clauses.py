"""Titles of two words, a stop, and in brackets with whom they were written, before a venue in italics. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("title", ["Slow Tides", "Non-feathered Mereology", "Goose Necessity", "A Theory of Ducks"])
@pytest.mark.parametrize("clause", ["(with Aron J. Dahl)", "(with Aron J. Dahl).", "(with Aron J. Dahl.)"])
def test_two_words_before_a_clause_are_no_name(title: str, clause: str) -> None:
    cited = f"- {title}. {clause} *Goose Review.* Volume 5, June 2012, pp 187-204.\n"
    cv = read(f"## Publications\n\n{cited}- Ducks at Every Order. *Goose Days.* 54 (2): 354-388 (2020).\n")
    first = cv.papers[0]
    assert (first.title, first.authors, first.venue) == (title, ["Jane Q. Miller", "Aron J. Dahl"], "Goose Review")


def test_a_title_of_two_words_before_its_book_is_no_list_of_names() -> None:
    cited = "- Ducks and Paradox. In *Modes of Geese: A unified way to ducks.* Bo Dahl (ed). Moss Press (2021)\n"
    cv = read(f"## Publications\n\n- Ducks at Every Order. *Goose Days.* 54 (2): 354-388 (2020).\n{cited}")
    assert [(one.title, one.authors) for one in cv.papers[1:]] == [("Ducks and Paradox", ["Jane Q. Miller"])]


@pytest.mark.parametrize("editors", ["(ed. Bo Dahl)", "(edited by Bo Dahl and Mia Lund)"])
def test_a_book_stands_before_its_editors(editors: str) -> None:
    cv = read(f"## Publications\n\n- Wool and its many Dyes. Essays on Geese {editors}. Moss Press, 2014, 12-30.\n")
    assert [one.venue for one in cv.papers] == ["Essays on Geese"]


@pytest.mark.parametrize(
    ("venue", "read_as"),
    [
        ("J. Math. Wool Appl., No. 304, 2005, 370-382", "J. Math. Wool Appl"),
        ("J. App. Math. and Moss Anal., 11, No. 4, 1998, 465-479", "J. App. Math. and Moss Anal"),
        ("Green Valley Journal of Ducks, 47, No. 5, 2017, 1655-1691", "Green Valley Journal of Ducks"),
        ("Ann. of Geese 12 (2010), 1-20", "Ann. of Geese"),
    ],
)
@pytest.mark.parametrize("names", ["D. Dahl", "D. Dahl and J. Moor"])
def test_a_journal_behind_partners_is_no_further_one(names: str, venue: str, read_as: str) -> None:
    (work,) = read(f"## Publications\n\n- A Theory of Numbered Ducks, with {names}, {venue}.\n").papers
    assert (work.title, work.authors[1:], work.venue) == ("A Theory of Numbered Ducks", names.split(" and "), read_as)


def test_a_journal_goes_on_behind_a_stop_and_a_small_word() -> None:
    (work,) = read(
        "## Publications\n\n- Slow Ducks on Tori, Approx. Wo. and its App., 18, No. 1, 2002, 81-89.\n"
    ).papers
    assert work.venue == "Approx. Wo. and its App"
