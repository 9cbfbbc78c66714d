"""What a converter tears or glues in small: numbers' endings, names, dates, margins of two lines, page marks."""

from __future__ import annotations

import pytest

from transforms.readers.converted.boxes import Above, dealt_box
from transforms.readers.converted.left_columns import in_columns
from transforms.readers.converted.page_marks import without_page_marks
from transforms.readers.converted.plain_margins import with_plain_margins
from transforms.readers.converted.small_tears import with_small_tears_mended
from transforms.readers.converted.torn import rejoined
from transforms.readers.converted.torn_marks import with_whole_italics


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("_Annals of the_ 7 _[th] Day of Moss_", "_Annals of the 7th Day of Moss_"),
        ("Moss talks, 5 _[th]_ May 2019", "Moss talks, 5th May 2019"),
        ("Quilter, A. and **Qu-**\n**ilter, B.**", "Quilter, A. and **Quilter, B.**"),
        ("Moss, A. and Co-\nauthors", "Moss, A. and Co-\nauthors"),
        ("10.2016-12.2019Tutor: Bo Fern", "10.2016-12.2019\tTutor: Bo Fern"),
        ("# Ada Quill ada@moss.example", "# Ada Quill\n\nada@moss.example"),
    ],
)
def test_small_tears(written: str, left: str) -> None:
    assert with_small_tears_mended(written) == left


def test_italics_go_on_though_the_line_begins_with_others() -> None:
    upper = "_(Accepted for_ **Oral** _reading) Annals of the yearly Day of Moss and of_"
    assert "of Ferns._" in with_whole_italics(f"{upper}\n_Ferns._ 3")
    assert "\n" in with_whole_italics(
        "_A line of its own that is wholly in italics up to the margin of it_\n_Ferns._ 3"
    )


def test_halves_of_a_margin_before_two_lines_are_one_heading() -> None:
    lines = [
        "Education **Fern University**",
        *("", "", "Honors and Prize of the Moss, 2015", "Awards National Fern Medal, 2012"),
        *("", "", "Teaching _Graduate_", "Experience Tutor of looms, 2011"),
        *("", "", "Publications Moss, A. (2019). Felt. Wool Weekly, 4, 18-20."),
    ]
    made = [line for line in with_plain_margins(lines) if line]
    assert made[2:8] == [
        "## Honors and Awards",
        "Prize of the Moss, 2015",
        "National Fern Medal, 2012",
        "## Teaching Experience",
        "_Graduate_",
        "Tutor of looms, 2011",
    ]


def test_the_last_word_of_a_margin_stands_before_the_line_below() -> None:
    lines = ["", "", "Work **Loom Mill** 2011", "Experience Weaver", ""]
    assert [line for line in in_columns(lines) if line] == ["## Work Experience", "**Loom Mill** 2011", "Weaver"]


def test_dates_below_the_bold_words_of_a_group_are_a_column() -> None:
    rows = ["2019 Moss Prize", "", "2018 Fern Prize", "", "Summer 2004 Mayo Loom Fellow"]
    made = in_columns(["## Honours", "", "**Of the guild and of the town**", "", *rows])
    assert [line for line in made if "\t" in line] == [
        "2019\tMoss Prize",
        "2018\tFern Prize",
        "Summer 2004\tMayo Loom Fellow",
    ]
    titles = ["**Weaver of looms and felt**", "2019 Moss Mill", "", "**Dyer**", "2018 Fern Mill", "", "**Fuller**"]
    assert not any("\t" in line for line in in_columns(["## Work", "", *titles, "2017 Osier Mill"]))


_RULED = """--------


1. Moss, A. Felts of the northern mills, 2022, Annals of Wool, 529, 79


2. Moss, A. Felts in rain, 2014, Wool Days, 301, 321


--------


1. Moss, A. Looms, Turku, Finland, May 25, 2020


--------


**Grant of the Wool Council** 2014"""


def test_sections_of_a_cluster_begin_below_the_lines_drawn_over_the_page() -> None:
    lines = dealt_box(
        ["PUBLICATIONS", "TALKS", "GRANTS"], _RULED.split("\n"), above=Above("Papers", is_page=True, is_top=False)
    )
    shown = [line[:9] for line in lines if line and set(line) != {"-"}]
    assert shown.index("## TALKS") == shown.index("2. Moss, ") + 1
    assert shown.index("## GRANTS") == shown.index("**Grant o") - 1


def test_running_lines_with_the_number_of_pages_are_none_of_the_text() -> None:
    lines = ["Loom", "", "ADA MOSS—CV—2 OF 3", "", "Felt", "", "ADA MOSS—CV—3 OF 3", "", "Score: 2 of 3"]
    assert [line for line in without_page_marks(lines) if line] == ["Loom", "Felt", "Score: 2 of 3"]


def test_headings_of_the_margin_in_two_halves_that_no_and_ends() -> None:
    lines = [
        "Education 2012. PhD, Weaving, Ghent University.",
        "",
        "",
        "Honors and 2019. Prize of the Harbour.",
        "",
        "Awards 2008–2009. Dissertation Fellowship, Guild of Ghent.",
        "",
        "",
        "Research 2016. Ropes of the North, Flemish Fund,",
        "",
        "Funding Brussels, 9,750 EUR.",
        "",
        "",
        "Students Ida Moss, Leiden.",
        "",
        "Supervised",
        "",
        "",
        "Service 2018. Reviewer, Looms.",
        "",
        "Teaching 2017. Knots.",
    ]
    made = [line for line in with_plain_margins(rejoined(lines)) if line[:1] == "#"]
    assert made == [
        "## Education",
        "## Honors and Awards",
        "## Research Funding",
        "## Students Supervised",
        "## Service",
    ]
