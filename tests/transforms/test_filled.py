"""Text that an editor filled to a margin is read as if each paragraph and item stood on one line."""

from __future__ import annotations

import textwrap

import pytest

from transforms.filled import with_whole_lines
from transforms.lines import read_lines
from transforms.parse import parse
from transforms.readers.dispatch import read

_TALKS = """Ines Falk

TALKS

Counting Barnacles on Piers Without Ever Getting One's Feet Wet in Winter 2021
Harbour Institute, Bergen

Why the Tide Gauge of the Old Harbour Lies, and What to Do About It 2019
Globex University, Lund

- [1] **Ines Falk**, Ole Brandt, Mira Sand, Pia Holm, and J. Vik. “Barnacle counts from shore and air.” Barnacles, 2021.
- [2] Ole Brandt, **Ines Falk**, and Mira Sand. “Gauges that drift in nine old harbours.” Marine Geodesy, 2019.
- [3] **Ines Falk** and Pia Holm. “Tides, piers, and the people who paint them.” Ocean & Coastal Management, 2018.
- [4] Jon Vik, Mira Sand, and **Ines Falk**. “What a bucket of seawater says of a bay.” Limnology, 2016.
"""


def _filled(text: str, width: int) -> str:
    lines = (
        textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False) or [""] for line in text.split("\n")
    )
    return "\n".join(part for parts in lines for part in parts)


@pytest.mark.parametrize("width", [64, 72, 80, 100])
def test_a_filled_text_says_what_it_said_before(width: int) -> None:
    whole, filled = (parse(read(text.encode(), "cv.txt")) for text in (_TALKS, _filled(_TALKS, width)))
    assert len(whole.papers) == 4
    assert [one.title for one in whole.papers] == [one.title for one in filled.papers]
    assert [(one.title, one.authors) for one in filled.papers][2:3] == [
        ("Tides, piers, and the people who paint them", ["Ines Falk", "Pia Holm"])
    ]
    assert [(one.title, one.year) for one in filled.talks] == [(one.title, one.year) for one in whole.talks]


def test_each_line_of_a_filled_text_has_its_fate() -> None:
    filled = _filled(_TALKS, 72)
    fates = parse(read(filled.encode(), "cv.txt")).lines
    assert [one.number for one in fates] == list(range(1, filled.count("\n") + 2))


def test_a_mark_that_a_margin_parts_is_read_whole() -> None:
    text = "\n".join(f"Reed, Oak {number}, **Fern Moss**, Birch, Alder, Hazel, Willow and Elder" for number in range(9))
    lines = with_whole_lines(read_lines(read(_filled(text, 56).encode(), "cv.txt")))
    assert all("*" not in line.text for line in lines)


def test_lines_that_their_author_ended_stay_apart() -> None:
    rows = "\n".join(
        f"Reader in Weaving, University of Turku, {'Hall of Looms ' * (number % 4)}20{number:02}"
        for number in range(12)
    )
    assert len(with_whole_lines(read_lines(read(rows.encode(), "cv.txt")))) == len(rows.split("\n"))


def test_wrapped_works_without_a_heading_are_seen_below_talks() -> None:
    hung = _TALKS.replace("- [", "• [").replace(". “", ".\n  “").replace(".” ", ".”\n  ")
    found = parse(read(hung.encode(), "cv.txt"))
    assert len(found.papers) == 4
    assert len(found.talks) == 2
