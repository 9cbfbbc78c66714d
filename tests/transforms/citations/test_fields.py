"""Works whose fields are bullets below their titles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.transforms.made_up import whole
from transforms.citations.headed import with_title_line
from transforms.citations.split import split_blocks
from transforms.citations.text import join
from transforms.lines.read import read_lines
from transforms.model import Document, Line

WORKS = """## Leaves of the north
- 2019
- **Ada Vale**, Bo Reed
- Journal of Leaves 4(1), 1-9

## Leaves of the south
- May 2017
- Bo Reed
- Moss Letters
"""


def test_bullets_below_titles_are_fields_where_the_first_says_when() -> None:
    lines = [line for line in read_lines(Document("a.md", "0" * 64, "text/markdown", "utf-8", WORKS)) if line.text]
    blocks = split_blocks(lines, "Ada Vale")
    assert [[line.text for line in block.lines] for block in blocks] == [
        ["Leaves of the north", "Ada Vale, Bo Reed", "Journal of Leaves 4(1), 1-9", "2019"],
        ["Leaves of the south", "Bo Reed", "Moss Letters", "May 2017"],
    ]


@pytest.mark.parametrize(
    ("authors", "is_title"), [("Ada Vale", True), ("Bo Reed, Ada Vale, and Cy Moss", True), ("Boxes", False)]
)
def test_a_plain_line_above_one_of_names_is_the_title(authors: str, is_title: bool) -> None:
    text = f"Soundings: depth and what it is\n{authors}\nJournal of Leaves 4(1), 1-9"
    lines = tuple(read_lines(Document("a.txt", "0" * 64, "text/plain", "utf-8", text)))
    assert bool(with_title_line(lines, "Ada Vale")[0].bold) is is_title


@pytest.mark.parametrize(
    ("first", "title"),
    [
        ("Moss, Weed and the Rate of Growth", "Moss, Weed and the Rate of Growth"),
        ("Of Looms. (Talk of the year)", "Of Looms."),
        ("Of Looms and of Wefts, May 2021", "Of Looms and of Wefts"),
    ],
)
def test_what_stands_above_a_line_of_co_authors_is_the_title(first: str, title: str) -> None:
    text = f"{first}\nwith Bo Reed and Cy Moss\n*Leaf Letters*, 2021, 7(2)"
    lines = tuple(read_lines(Document("a.txt", "0" * 64, "text/plain", "utf-8", text)))
    (span,) = with_title_line(lines, "Ada Vale")[0].bold
    assert first[span.start : span.end] == title


def test_names_and_title_in_one_bold_range_part_where_the_names_end() -> None:
    body = "# Ada Vale\n\n## Publications\n\n***Vale, A.* Moss and weed beside the rivers** *Weft,* 7(2), 2021.\n"
    (paper,) = whole(body).papers
    assert paper.title == "Moss and weed beside the rivers"


def test_a_year_in_brackets_before_the_names_is_the_year() -> None:
    body = '# Ada Vale\n\n## Publications\n\n1. (2019) Vale, A., Bo Reed, and Cy Moss. "Of moss." *Weft*, 5, 1-9.\n'
    (paper,) = whole(body).papers
    assert (paper.year, paper.authors) == (2019, ["Vale, A.", "Bo Reed", "Cy Moss"])


def test_a_year_below_its_month_heads_no_works() -> None:
    text = """1. Ada Vale. Looms by the sea: a survey of wool and wind. Third Workshop on Looms, Hull, March
   2001.
2. Ada Vale. Felt. First Symposium on Threads, York, 1999.
3. Ada Vale. Threads that sing. Second Symposium on Threads, York, pp. 68-75, June
   2000
"""
    lines = [line for line in read_lines(Document("a.txt", "0" * 64, "text/plain", "utf-8", text)) if line.text]
    blocks = split_blocks(lines, "Ada Vale")
    assert [len(block.lines) for block in blocks] == [2, 1, 2]
    assert {block.group for block in blocks} == {""}


def test_a_hard_break_parts_what_a_margin_may_have_torn() -> None:
    above = Line(1, 0, 34, "Ada Lund, Otto Weil, Ines Moor, Mosses")
    below = Line(2, 35, 60, "Brandt, Mai Ito. Felt.")
    assert join((above, below)).text == "Ada Lund, Otto Weil, Ines Moor, Mosses Brandt, Mai Ito. Felt."
    assert "Mosses\nBrandt" in join((replace(above, trailing_break=True), below)).text
