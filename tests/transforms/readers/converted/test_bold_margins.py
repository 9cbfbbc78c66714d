"""Headings of a margin in bold, and rows that a page's end divides, in converted markdown."""

import pytest

from transforms.readers.converted.bold_margins import with_bold_margins
from transforms.readers.converted.plain_margins import heads_on
from transforms.readers.converted.repeated_rows import without_repeated_rows
from transforms.readers.converted.wrapped_lines import with_paragraphs_whole

PAGE = """
**Education** **PhD, Looms**, Ghent University, 2014
**Journal and** Moss, I., Quill, A., _Knots of the_
**Conference** _winter towns_, Ropes 7
**Papers** (2019)
**Honors and** **Prize of the Harbour**, Guild of Looms and
**Awards** Ropes, 2013
**Teaching** **Knots for Beginners**, Tutor,
**Experience** 2012
**Technical Skills** R, Python
"""


def test_headings_over_two_and_three_lines_stand_above() -> None:
    made = [line for line in with_bold_margins(PAGE).split("\n") if line]
    assert [line for line in made if line[0] == "#"] == [
        "## Education",
        "## Journal and Conference Papers",
        "## Honors and Awards",
        "## Teaching Experience",
        "## Technical Skills",
    ]
    assert made[3:6] == ["Moss, I., Quill, A., _Knots of the_", "_winter towns_, Ropes 7", "(2019)"]


def test_labels_in_bold_stay() -> None:
    labels = "\n**Languages** Python, R\n**Tools** LaTeX\n**Software** Looms\n"
    assert with_bold_margins(labels) == labels


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        ("Honors and", "Awards", True),
        ("Research", "Funding", True),
        ("Teaching", "Experience", True),
        ("Service", "Teaching", False),
        ("Publications", "Books", False),
    ],
)
def test_pieces_that_head_one_section(first: str, last: str, expected: bool) -> None:
    assert heads_on(first, last, f"{first} {last}") is expected


def test_a_row_over_a_page_s_end_stands_once() -> None:
    row = ["**Awards** Prize of the Harbour, Guild of Looms", "and Ropes, 2013"]
    assert without_repeated_rows([*row, "", "", "", *row, "Medal, 2012"]) == ["", "", "", *row, "Medal, 2012"]
    apart = [*row, "", *row]
    assert without_repeated_rows(apart) == apart


def test_lines_of_bold_words_above_names_are_one_title() -> None:
    works = [
        ("**Knots of the winter towns and of all their many**", "**Makers**", "I. Moss, A. Quill", "_Ropes_, 2019"),
        ("**Looms that were never seen in any of the northern**", "**Harbours**", "A. Quill, B. Fern", "_Wool_, 2018"),
    ]
    fill = [f"{word} lines of words that tell how wide the page of this document is here." for word in "ABCDEFG"]
    lines = [*fill, "", "## **Publications**", "", *(part for work in works for part in (*work, "", ""))]
    made = [line for line in with_paragraphs_whole(lines) if line.startswith("**")]
    assert made == [f"{first[:-2]} {more[2:]}" for first, more, *_ in works]
    groups = [line.replace("## **Publications**", "## **Awards**") for line in lines]
    assert works[0][0] in with_paragraphs_whole(groups)
