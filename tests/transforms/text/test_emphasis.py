"""Emphasis that hand-wrapped markdown breaks over a line's end."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of
from tests.transforms.records.one_section import read
from transforms.model import Span


@pytest.mark.parametrize(("mark", "style"), [("*", "italic"), ("_", "italic"), ("**", "bold"), ("__", "bold")])
def test_both_lines_keep_their_style_and_lose_the_marks(mark: str, style: str) -> None:
    above, below = lines_of(f"In {mark}The Handbook of\nDyes{mark}, ed. A. Madder.")
    assert (above.text, below.text) == ("In The Handbook of", "Dyes, ed. A. Madder.")
    assert (getattr(above, style), getattr(below, style)) == ((Span(3, 18),), (Span(0, 4),))


@pytest.mark.parametrize("text", ["Ada Quill*, *Bo Reed,\nCy Vale*, 2020", "*Equal part\nof Weft* too", "a * b\nc* d"])
def test_signs_behind_names_and_notes_stay(text: str) -> None:
    assert "*" in lines_of(text)[0].text


def test_a_book_whose_title_is_broken_over_two_lines() -> None:
    parsed = read(
        "## Book chapters\n\nQuill, Ada. 2013a. ‘Dyes’. In *The Handbook of Northern Weaving and\nSpinning*, eds. "
        "Bo Reed, Cy Vale. Selby: Loom House, 167–215.\n\nQuill, Ada. 2011. ‘Norway: Long Threads’.\nIn *Warp Today: "
        "A Reader*, eds. Dee Elm and Fay Oak. York: Reed & Son, 243–73.\n"
    )
    assert [(paper.title, paper.venue) for paper in parsed.papers] == [
        ("Dyes", "Handbook of Northern Weaving and Spinning"),
        ("Norway: Long Threads", "Warp Today: A Reader"),
    ]


def test_italics_round_a_paragraph_that_ends_in_an_address() -> None:
    (line,) = (line for line in lines_of("_A web app for looms, see https://looms.example/app/_") if line.text)
    assert line.text == "A web app for looms, see https://looms.example/app/"
    assert line.italic == (Span(0, len(line.text)),)
    assert all(not link.url.endswith("_") for link in line.links)
