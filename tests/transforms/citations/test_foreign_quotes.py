"""Titles in the quotation marks of other languages are read as those in English ones. All works are made up."""

from __future__ import annotations

import pytest

from transforms.citations.foreign_quotes import english_quotes
from transforms.parse import parse
from transforms.readers.dispatch import read

_PAIRS = ["„“", "„”", "«»", "❝❞", "‚‘", "‘’", "`'"]


@pytest.mark.parametrize("marks", _PAIRS)
def test_a_title_that_asks_stays_whole_before_a_tag(marks: str) -> None:
    opening, closing = marks
    title = "How Cold are the Looms? Measuring Large and Small Mills"
    text = f"Ada Vale\n\nPUBLICATIONS\n\n- Ada Vale*, Bo Orr, Cy Lund, {opening}{title}{closing} [OSDI’23][CCF-B]\n"
    found = parse(read(text.encode(), "cv.txt")).papers
    assert [(one.title, one.authors, one.venue) for one in found] == [
        (title, ["Ada Vale", "Bo Orr", "Cy Lund"], "OSDI")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Ada Vale. The mills’ looms and ‘weft’ in the north. Weft 3, 2011.",  # a term
        "Ada Vale. Looms of the 'fast' and the slow. Weft 3, 2011.",
        "Ada Vale. “What ‘slow looms’ are for”, Weft 3, 2011.",  # marks inside a title's own
    ],
)
def test_a_quoted_term_is_no_title(text: str) -> None:
    assert english_quotes(text) == text


def test_an_apostrophe_does_not_end_a_title() -> None:
    text = "Ada Vale, ‘The mills’ looms and their weft.’ Loom Letters, 2011."
    assert english_quotes(text) == "Ada Vale, “The mills’ looms and their weft.” Loom Letters, 2011."


@pytest.mark.parametrize(("opening", "closing"), [("“", "”"), ('"', '"')])
def test_a_title_that_begins_with_quoted_words_stays_whole(opening: str, closing: str) -> None:
    title = f"{opening}Slow Enough{closing} Looms: Weft in Practice"
    text = f"Ada Vale\n\nPUBLICATIONS\n\nAda Vale, Bo Orr. {opening}{title},{closing} in Loom Letters, May 2019.\n"
    found = parse(read(text.encode(), "cv.txt")).papers
    assert [(one.title.strip('‘’“”"').replace("”", "’").replace('"', "’"), one.venue) for one in found] == [
        ("Slow Enough’ Looms: Weft in Practice", "Loom Letters")
    ]


@pytest.mark.parametrize(("opening", "closing"), [("“", "”"), ('"', '"')])
@pytest.mark.parametrize("title", ["Do Looms Feel {}Wet{}? A Second Look", "The {}New{} Looms of Erewhon"])
def test_words_quoted_inside_a_title_in_its_own_marks_do_not_end_it(opening: str, closing: str, title: str) -> None:
    whole = title.format(opening, closing)
    text = f"Ada Vale\n\nPUBLICATIONS\n\nAda Vale, Bo Orr. {opening}{whole},{closing} Loom Letters 4 (2019): 3–9.\n"
    found = parse(read(text.encode(), "cv.txt")).papers
    assert [(one.title, one.venue) for one in found] == [(whole, "Loom Letters")]
