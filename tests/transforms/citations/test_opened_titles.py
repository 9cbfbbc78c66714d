"""Titles that a quotation opens or ends, and those that it holds."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite, names
from transforms.model import Span


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (
            "Okoye, Mira. 2012. “Quiet Water” as Evidence: Fishers in Court. Journal of Geese 61(244):115–138.",
            "“Quiet Water” as Evidence: Fishers in Court",
        ),
        ("Okoye, Mira. 1999. “Thin Ice” by Other Means. Bird Notes 9: 51-66.", "“Thin Ice” by Other Means"),
        (
            "Okoye, Mira. 2001. Letters from the Mill: “Nobody Came, and the Wheel Stood.” Bird Notes 33(4): 87-104.",
            "Letters from the Mill: “Nobody Came, and the Wheel Stood.”",
        ),
        ("Okoye, Mira. 2016. “Geese at Work.” Bird Notes 18(1):33–47.", "Geese at Work"),
        ("M. Okoye and Bo Dahl. “Whose Geese?”: Ponds in Court. arXiv, 2025.", "“Whose Geese?”: Ponds in Court"),
        ("M. Okoye, Bo Dahl. “Not My Goose”: Feathers at Sea. Bird Notes 9, 2019.", "“Not My Goose”: Feathers at Sea"),
        ("M. Okoye and Bo Dahl. Reply to “Geese in Ponds”. Bird Notes 9(2), 2019.", "Reply to “Geese in Ponds”"),
        ("M. Okoye and Bo Dahl. Comment on “Geese in Ponds.” Bird Notes 9(2), 2019.", "Comment on “Geese in Ponds.”"),
        ("M. Okoye. Corrigendum to “Geese in Ponds”. Bird Notes 9(2), 2019.", "Corrigendum to “Geese in Ponds”"),
        (
            "Okoye, M., & Dahl, B. (2019). Letter to the editor on the study “on geese in ponds”. Bird Notes, 9, 3–9.",
            "Letter to the editor on the study “on geese in ponds”",
        ),
        ("Okoye M, Dahl B. A response to “Do geese count?”. Bird Notes, 2018.", "A response to “Do geese count?”"),
        (
            "Okoye, M. 2017. Commentary on Dahl's “Whose pond?”. Feather 3(2): 1-9.",
            "Commentary on Dahl's “Whose pond?”",
        ),
        ("Okoye M. Erratum to: “Geese in ponds”. Bird Notes 2015; 3: 1.", "Erratum to: “Geese in ponds”"),
        ("Okoye, Mira. 2016. “Geese at Work” in Ponds and Lakes. Turku: Weft Press, 12–20.", "Geese at Work"),
        ("“Geese at Work: A Study,” Bird Notes 12(3), 2016, 4–9.", "Geese at Work: A Study"),
    ],
)
def test_a_quotation_is_the_title_or_its_beginning(text: str, title: str) -> None:
    assert cite(text).title == title


def test_the_owners_name_behind_a_title_in_its_style_begins_the_authors() -> None:
    text = "Moss Under Slow Looms, M. Okoye, N. Dahl, and P. Rao. Journal of Geese, 34(5), pp. 5-61."
    found = cite(text, bold=(Span(0, text.index(" N. Dahl")),))
    assert (found.title, names(found)) == ("Moss Under Slow Looms", ["M. Okoye", "N. Dahl", "P. Rao"])


@pytest.mark.parametrize(
    ("text", "year", "status"),
    [
        ("Slow Looms on Long Rivers (with N. Dahl), 2022, forthcoming in *Weft*", 2022, "accepted"),
        ("Where do the Slow Looms Stand?, 2019", 2019, "published"),
        ("Warm Dyes for Cold Wool Markets, 2018, Rej&R *Weft*", 2018, "submitted"),
    ],
)
def test_a_year_behind_a_title_is_no_part_of_it(text: str, year: int, status: str) -> None:
    at = text.find("*")
    plain = text.replace("*", "")
    found = cite(plain, italic=(Span(at, at + 4),) if at > 0 else ())
    assert (str(year) in found.title, found.year, found.status) == (False, year, status)


def test_a_title_goes_on_behind_the_words_in_single_quotes_that_open_it():
    found = cite("Ada Vale, Bo Orr, and Mia Lund. 'Please Wait': Looms and Patience. arXiv, 2021.")
    assert found.title.strip("'") == "Please Wait': Looms and Patience"


@pytest.mark.parametrize(
    ("text", "title", "venue"),
    [
        (
            "B. Dahl, M. Okoye, and A. Lund. Geese for Ponds. Int. Conf. on Learning Representations (ICLR), 2021.",
            "Geese for Ponds",
            "Int. Conf. on Learning Representations",
        ),
        (
            "B. Dahl, M. Okoye, and Ada Lund. Can Geese Help? Ponds, Looms and Salt in Merrow Conference (PLS), 2021.",
            "Can Geese Help?",
            "Ponds, Looms and Salt in Merrow Conference",
        ),
    ],
)
def test_a_venue_behind_a_title_without_quotes(text: str, title: str, venue: str) -> None:
    found = cite(text)
    assert (found.title, found.venue) == (title, venue)


@pytest.mark.parametrize("journal", ["Physical Review B", "Physical Review Letters"])
def test_a_special_issue_is_no_part_of_the_journal(journal: str) -> None:
    text = f"Bo Dahl, M. Okoye. “Slow Geese,” in {journal} Special issue on Geese & Ponds, vol. 37, no. 8, 2019."
    assert cite(text).venue == journal
