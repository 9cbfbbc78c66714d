"""Titles of odd shapes behind a list of names that an "and" closes. All works are made up."""

from __future__ import annotations

import pytest

from transforms.citations.closed_names import closed_title
from transforms.citations.name_runs import name_run
from transforms.parse import parse
from transforms.readers.dispatch import read

_NAMES = "Ada Vale, Sijun Orr, Roy Lund, Raluca A. Dahl, and Ion Brandt"
_RESTS = [
    "2025, Weft Blog.",
    "arXiv, 2020.",
    "Proceedings of the 35th Conference on Neural Information Processing Systems (NeurIPS), 2021.",
]


@pytest.mark.parametrize("title", ["Tides", "4-bit Reeds", "100x Faster Looms", "Where Is the Reed Revisited?"])
@pytest.mark.parametrize("rest", _RESTS)
def test_a_title_between_closed_names_and_a_year_or_venue(title: str, rest: str) -> None:
    stop = "" if title[-1] == "?" else "."
    text = f"Ada Vale\n\nPUBLICATIONS\n\n- [2] {_NAMES}. {title}{stop} {rest}\n"
    [found] = parse(read(text.encode(), "cv.txt")).papers
    assert (found.title, found.authors[-1], len(found.authors)) == (title, "Ion Brandt", 5)
    assert found.venue
    assert found.venue in rest


@pytest.mark.parametrize(
    "text",
    [
        "Ada Vale, Ion Brandt. Tides. 2025, Weft Blog.",  # names that nothing closes
        f"{_NAMES}. Tides. A Study of Looms, 2025.",  # a title that goes on
    ],
)
def test_other_titles_are_weighed(text: str) -> None:
    assert closed_title(text, "Ada Vale") is None


@pytest.mark.parametrize(("tag", "venue"), [("[OSDI’26][CCF-A]", "OSDI"), ("[Tech Report]", "Tech Report")])
def test_one_word_in_quotes_before_a_tag(tag: str, venue: str) -> None:
    text = f"Ada Vale\n\nPUBLICATIONS\n\n- Ada Vale, Bo Orr, “Loops” {tag}\n"
    assert [(one.title, one.venue) for one in parse(read(text.encode(), "cv.txt")).papers] == [("Loops", venue)]


@pytest.mark.parametrize("journal", ["A&A", "P&SS", "A & A"])
def test_letters_of_a_journal_with_an_ampersand_are_no_names(journal: str) -> None:
    cited = f"Dust in slow disks around stars, Miller, J. Q., Fern, B., {journal} 654, A71 (2021)"
    assert name_run(cited, cited.index("Miller"), "") == cited.index(f", {journal}")
