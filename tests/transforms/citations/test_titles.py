"""Titles: what belongs to them and what does not."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite, names
from transforms.citations.clean_titles import clean_title
from transforms.model import Link, Span


def test_a_link_over_the_last_names_and_the_quoted_title_is_no_title() -> None:
    text = "Bo Fern, Mira Okoye, and Ann Vale, “Slow looms of the northern valleys”, Weft Quarterly, 2022."
    for start in (0, text.index("Ann Vale")):
        read = cite(text, links=(Link(start, text.index(" Weft"), "https://doi.org/10.5555/12"),))
        assert read.title == "Slow looms of the northern valleys"
        assert names(read) == ["Bo Fern", "Mira Okoye", "Ann Vale"]


def test_a_link_over_the_year_before_the_title_is_no_title() -> None:
    text = "Bo Fern, Mira Okoye (2022) Slow looms of the northern valleys Weft Quarterly, 4, 1-9."
    read = cite(text, links=(Link(text.index("(2022"), text.index(" Weft"), "https://doi.org/10.5555/12"),))
    assert read.title == "Slow looms of the northern valleys"


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("", ""),
        ("“", ""),
        (" ., ", ""),
        ("“Mosses that talk.”", "Mosses that talk"),
        ("“Moss” and fern", "“Moss” and fern"),
    ],
)
def test_quotation_marks_round_a_title_go(words: str, title: str) -> None:
    assert clean_title(words) == title


@pytest.mark.parametrize("lead", ["Book chapter in ", "Chapter in ", "Chapter 4 in ", "In "])
def test_a_chapter_stands_in_its_book(lead: str) -> None:
    read = cite(
        f"Mira Okoye and Bo Fern. (2015) Slow looms. {lead}Joining tall data: methods and uses. Mossland Press."
    )
    assert (read.title, read.venue) == ("Slow looms", "Joining tall data: methods and uses")


def test_a_book_under_preparation_is_not_out() -> None:
    read = cite("Mira Okoye and Bo Fern. (2017) Foundations of tall looms. Mossland Press. (Under preparation).")
    assert read.status == "in_preparation"


@pytest.mark.parametrize(
    "title",
    [
        "Slow looms and their cost to small mills: Estimates of the “felt premium” in rural wages",
        "What dyers hold about old vats when they speak of the “moss gap” on northern farms",
        "Heat, light and damp in wool stores: The long shadow of “soft salt” as cause of decay",
        "Reading guild rolls of three valleys with care: A test of “common yarn” to settle old accounts",
    ],
)
def test_words_in_quotes_inside_a_long_title_are_not_all_of_it(title: str) -> None:
    assert cite(f"Fern, B., Okoye, M., & Vale, A. (2031). {title}. Weft Quarterly, 12, 41-58.").title == title


@pytest.mark.parametrize("behind", [" in press", " in the Weft Quarterly, 3, 2031", " in preparation"])
def test_a_whole_title_in_quotes_stays_one(behind: str) -> None:
    assert (
        cite(f"B. Fern and A. Vale. “Salt and moss in northern vats”{behind}.").title
        == "Salt and moss in northern vats"
    )


@pytest.mark.parametrize("name", ["Salicornia", "Quercus robur", "Vicia"])
def test_a_species_in_italics_begins_the_title(name: str) -> None:
    lead = "A. Vale, B. Fern, C. Orr. "
    text = f"{lead}{name} genomes tell how wool takes up salt in cold vats. Weft Letters doi:10.5555/12"
    venue = text.index("Weft")
    spans = (Span(len(lead), len(lead) + len(name)), Span(venue, venue + 12))
    assert cite(text, italic=spans).title == f"{name} genomes tell how wool takes up salt in cold vats"
