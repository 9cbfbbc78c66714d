"""Wrapped lines: what goes on below, and where that ends."""

from __future__ import annotations

import pytest

from transforms.lines.read import read_lines
from transforms.model import Context, Document
from transforms.records.lists.wrapped import is_wrapped, margin


@pytest.mark.parametrize(("repeated", "expected"), [(1, True), (200, False)])
def test_a_line_goes_on_below_but_not_for_ever(repeated: int, expected: bool) -> None:
    text = "Fellow of the " + "Society of Tides and " * repeated + "\nSeas, Riga\n"
    above, below, *_ = read_lines(Document("a.md", "0" * 64, "text/markdown", "utf-8", text))
    assert is_wrapped(above, below, 30) is expected


def test_a_month_takes_the_year_below() -> None:
    text = (
        "Research Assistant, School of Tides, November\n2003–October 2005.\nLecturer in the Month of May\n2004 Prize\n"
    )
    month, year, *_ = read_lines(Document("a.md", "0" * 64, "text/markdown", "utf-8", text))
    assert is_wrapped(month, year, 90)


def test_paragraphs_put_together_say_nothing_of_the_margin() -> None:
    wrapped = "Chair of the society of those who watch the tides of the seas, and of\nits board, of all, 2011.\n"
    whole = "Chair of the society of those who watch the tides of the seas, of its board, and of much else. " * 3
    document = Document("a.md", "0" * 64, "text/markdown", "utf-8", wrapped * 4 + whole)
    assert margin(Context(document, read_lines(document), ())) < len(wrapped)


def test_a_long_line_that_ends_in_a_comma_shows_the_margin() -> None:
    text = (
        "Estimating the Tides of Small Seas, Annual Meeting of the Society of Tides, Riga,\nLatvia, 2021\n\n"
        "Counting the Waves of Larger Ones, Annual Meeting of the Society of Waves, San\nSebastian, Spain, 2020\n"
    )
    document = Document("a.txt", "0" * 64, "text/plain", "utf-8", text)
    lines = read_lines(document)
    width = margin(Context(document, lines, ()))
    assert width < 100
    assert is_wrapped(lines[3], lines[4], width)


def test_an_employer_with_stops_in_its_name_begins_its_own_line() -> None:
    text = "Trial Attorney and Adviser on Looms and Tides\nU.S. Department of Commerce\n"
    above, below, *_ = read_lines(Document("a.md", "0" * 64, "text/markdown", "utf-8", text))
    assert not is_wrapped(above, below, 50)


def test_an_address_in_small_letters_below_a_long_line_shows_no_margin() -> None:
    people = "Ada Quillon (Lund University) now Postdoctoral Fellow at the College of Tides\n"
    text = "Reader in Coastal Dialects, University of Fjordheim\n{}\n\n" + people + people.replace("Ada", "Bo")
    for contact in ("o.brandt@fjordheim.example", "www.fjordheim.example/brandt", "email: o.brandt@fjordheim.example"):
        document = Document("a.txt", "0" * 64, "text/plain", "utf-8", text.format(contact))
        lines = read_lines(document)
        assert not is_wrapped(lines[3], lines[4], margin(Context(document, lines, ())))


def test_a_label_below_a_label_begins_its_own_line() -> None:
    text = (
        "As Instructor at Fjordheim College: Writing for Weavers; Slow Data; Introduction to Tides\n"
        "As Teaching Assistant at Borgmere University: Reed Mechanics; History of Cloth\n"
    )
    above, below, *_ = read_lines(Document("a.md", "0" * 64, "text/markdown", "utf-8", text))
    assert not is_wrapped(above, below, 90)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("“Of Tides and Their Moons, Told Twice,” Unquiet", "Waters Conference, University of Riga, 2011", True),
        ("“Of Tides and Their Moons, Told Twice.” The Ninth Annual", "Meeting of the Society of Seas, 2011", True),
        ("“Of Tides and Their Moons, Told Twice Over,” Riga", "Waters Conference, University of Riga, 2011", False),
        ("“Of Tides and Their Moons,” Seas Conference", "University of Riga, 2011", False),
    ],
)
def test_a_name_begun_behind_a_title_goes_on_below(first: str, second: str, expected: bool) -> None:
    above, below, *_ = read_lines(Document("a.md", "0" * 64, "text/markdown", "utf-8", f"{first}\n{second}\n"))
    assert is_wrapped(above, below, len(first) + 2) is expected
