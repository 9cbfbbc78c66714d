"""What became of a book, told behind it, is none of its fields."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "year", "venue"),
    [
        (
            "*The Moss House*. Cambridge: Cambridge University Press, 2013. (Winner, Fern Prize; reviewed in *TLS*.)",
            2013,
            "Cambridge University Press",
        ),
        ("*The Moss House* (Oxford: Oxford University Press, 2006; pbk 2009).", 2006, "Oxford University Press"),
        (
            "*The Moss House*, edited with an introduction (Oxford: Oxford University Press, 2008).",
            2008,
            "Oxford University Press",
        ),
        (
            "Ada Brandt, *The Moss House*, translated from the German (London: Routledge, 2008).",
            2008,
            "Routledge",
        ),
        ("Ada Brandt, *The Moss House*, trans. by Jane Q. Miller (London: Routledge, 2008).", 2008, "Routledge"),
        ("*The Moss House*. Ostermann Verlag, 2007.", 2007, None),
        (
            "*The Moss House* (London: Routledge, 2012). Reviews: CR 64 (2014) 14-16 (P. Amory); BMCR (I. Seifert)",
            2012,
            "Routledge",
        ),
    ],
)
def test_reviews_paperbacks_and_languages_stay_off(line: str, year: int, venue: str) -> None:
    (book,) = read(f"## Books\n\n{line}\n").papers
    assert (book.title, book.year) == ("The Moss House", year)
    assert book.authors in (["Jane Q. Miller"], ["Ada Brandt"])
    assert not venue or book.venue == venue


def test_of_whom_before_a_journal_is_a_review() -> None:
    body = "## Reviews\n\nOf A. Hale, *Being as Moss*, in *Theology* 121 (2018), 140–1.\n"
    (found,) = read(body).papers
    assert found.title == "Review of A. Hale, Being as Moss"
    assert found.authors == ["Jane Q. Miller"]


def test_long_honours_below_works_are_no_works() -> None:
    body = """## Book Reviews

Review of *Money before Banks* by S. T. Lidgate, *Moss Quarterly* 70.1 (2017): 340-41.

## Fellowships, Grants, and Honors

Francis Bacon Fellow, Huntington Library, San Marino, CA, 2010-11

Fern Prize, Royal Historical Society of the North, 2013, for *The Moss House*
"""
    assert len(read(body).papers) == 1
    assert len(read(body).awards) == 2


@pytest.mark.parametrize(
    "behind", [", Pemberwick, pp. 44-61", ", Reedley University Press, pp. 4-9", ". Moss & Fern, 2019"]
)
@pytest.mark.parametrize("editors", ["(Eds.)", "(eds.),"])
@pytest.mark.parametrize("lead", ["in:", "In"])
def test_a_book_ends_before_its_publisher_behind_editors(lead: str, editors: str, behind: str) -> None:
    works = "\n".join(
        f"- (2019) '{title}', {lead} {names} {editors} {book}{behind}"
        for title, names, book in (
            ("Moss and Witness", "Anna Kettler and Bo Rask", "Memory of Small Objects"),
            ("The House as Coin", "Sana Idrees", "Money before the Banks"),
            ("Slow Reeds", "Pia Brandt", "Handbook of Slow Plants"),
        )
    )
    found = read(f"## Chapters\n\n{works}\n").papers
    assert [one.venue for one in found] == [
        "Memory of Small Objects",
        "Money before the Banks",
        "Handbook of Slow Plants",
    ]


@pytest.mark.parametrize(
    "remark", ["(Authors listed alphabetically).", "(alphabetical order)", "(authors are in alphabetical order)."]
)
def test_how_authors_are_ordered_is_no_venue(remark: str) -> None:
    (work,) = read(
        f"## Publications\n\n**The Moss House.**  \nB. Orr, Jane Q. Miller, C. Moss {remark}  \n*Fern Letters*, 2014\n"
    ).papers
    assert (work.authors, work.venue) == (["B. Orr", "Jane Q. Miller", "C. Moss"], "Fern Letters")
