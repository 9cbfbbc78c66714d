"""First words of titles that look like a last author's name."""

import pytest

from transforms.citations.lone_words import with_first_word, without_lone_word
from transforms.citations.segments import Segments
from transforms.model import Span


def _read(text: str, authors: str, title: str) -> tuple[str, str]:
    start, end = len(authors), text.index(title) + len(title)
    part = Segments(Span(0, start), Span(text.index(title), end), (Span(end, len(text)),), "authors title", True)
    made = without_lone_word(part, text)
    assert made.authors
    assert made.title
    return text[slice(*made.authors)], text[slice(*made.title)]


@pytest.mark.parametrize(
    ("authors", "behind", "title", "whole"),
    [
        ("Ada Vale, Bo Orr, SkyLoom", ": ", "An engine for looms", "SkyLoom: An engine for looms"),
        ("A. Vale, B. Orr, Don’t", " ", "Weave It Twice", "Don’t Weave It Twice"),
        ("Ada Vale, Bo Orr, Lanternfish", " ", "at the looms", "Lanternfish at the looms"),
    ],
)
def test_a_word_behind_whole_names_begins_the_title(authors: str, behind: str, title: str, whole: str) -> None:
    made = _read(f"{authors}{behind}{title}, Weft 12", authors, title)
    assert made == (authors.rpartition(", ")[0], whole)


@pytest.mark.parametrize(
    ("authors", "behind"),
    [
        ("Vale, A., Orr", ": "),  # family names alone
        ("Ada Vale, Plato", ", "),  # a comma ends the name
        ("Ada Vale, Bo Orr", ": "),
        ("Ada Vale, Orrsen", " "),  # one name before it tells of no list
    ],
)
def test_other_last_authors_stay(authors: str, behind: str) -> None:
    assert _read(f"{authors}{behind}Slow looms, Weft 12", authors, "Slow looms")[0] == authors


@pytest.mark.parametrize(
    "names", ["Vale, Ada; Orr, Bo und Lind, Kim-Maj", "Vale, Ada & Orr, Torvald", "Vale, Ada; Orr, Torvald"]
)
def test_the_given_name_behind_a_parted_family_name_is_no_thing(names: str) -> None:
    text = f"{names}: Wet looms revisited, WEFT 2015"
    part = Segments(
        Span(0, len(names)),
        Span(len(names) + 2, len(names) + 21),
        (Span(len(names), len(text)),),
        "authors title",
        True,
    )
    assert with_first_word(part, text) == part
