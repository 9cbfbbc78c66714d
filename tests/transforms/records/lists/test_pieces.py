"""Pieces, periods and lists inside a line."""

from __future__ import annotations

import pytest

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.records.lists.listing import split_venues
from transforms.records.lists.periods import Period, period, years_at_end
from transforms.records.lists.pieces import phrases, pieces_of, tidy, unquoted
from transforms.records.lists.wrapped import is_wrapped
from transforms.text.styled import together


def line(text: str) -> Line:
    return Line(1, 0, len(text), text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A Prize, B Society, 2020", ["A Prize", "B Society"]),
        ("Talk (with A, B), “One, Two,” C", ["Talk (with A, B)", "“One, Two,”", "C"]),
        ("Prof. J. Smith. Next Phrase", ["Prof. J. Smith", "Next Phrase"]),
        ("GPU – CPU scheduling - well", ["GPU", "CPU scheduling", "well"]),
        ("University of California, Davis, 2019", ["University of California, Davis"]),
        ("ICML 2020 Workshop on Things", ["ICML 2020 Workshop on Things"]),
        ("Prize (2019, 2021), Town", ["Prize", "Town"]),
    ],
)
def test_pieces(text: str, expected: list[str]) -> None:
    assert [piece.text for piece in pieces_of([line(text)])[0]] == expected


def test_an_unclosed_bracket_holds_nothing_together() -> None:
    assert phrases("A (b, C, D") == ["A (b", "C", "D"]


def test_tidy_and_unquoted() -> None:
    assert tidy(" , Prize (2nd. ; ") == "Prize (2nd"
    assert unquoted("“Some Title.”") == "Some Title"


@pytest.mark.parametrize(
    ("text", "name", "when"),
    [
        ("CVPR21-26", "CVPR", Period("2021", "2026")),
        ("CIKM'24'23'20", "CIKM", Period("2020", "2024")),
        ("AAAI-21", "AAAI", Period("2021")),
        ("JMLR 2020-present", "JMLR", Period("2020", None, current=True)),
        ("Top 10", "Top 10", Period()),
        ("Science", "Science", Period()),
    ],
)
def test_years_at_the_end_of_a_venue(text: str, name: str, when: Period) -> None:
    assert years_at_end(text) == (name, when)


def test_period_of_several_dates() -> None:
    assert period(find_dates("Spring 2008, Fall 2006")) == Period("2006", "2008")
    assert period(find_dates("School 2019, Aug. 2019")) == Period("2019-08")


@pytest.mark.parametrize(
    ("text", "listing", "expected"),
    [
        ("ICML, NeurIPS and JMLR", False, ["ICML", "NeurIPS", "JMLR"]),
        ("Theory Colloquium, Example University", False, ["Theory Colloquium, Example University"]),
        (
            "Conference on Communication Systems & Networks (COMSNETS)",
            False,
            ["Conference on Communication Systems & Networks (COMSNETS)"],
        ),
        ("Cognition, Memory, Journal of Sleep", True, ["Cognition", "Memory", "Journal of Sleep"]),
    ],
)
def test_venue_lists(text: str, listing: bool, expected: list[str]) -> None:
    assert split_venues(text, listing=listing) == expected


def test_wrapped_lines_by_the_margin() -> None:
    full, rest = line("Example Prize of a Society with a Long Name, with Ann Lee, Bob"), line("Stone, and others, 2020")
    assert is_wrapped(full, rest, width=62)
    assert not is_wrapped(full, rest, width=90)
    assert together(line("Confer-"), line("ence on Things")).text == "Conference on Things"
