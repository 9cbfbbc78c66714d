"""Headings of a margin that converted markdown holds in clusters before their sections: each whole and in its place."""

from __future__ import annotations

import pytest

from transforms.readers.converted.heading_clusters import with_whole_clusters
from transforms.readers.text import clean


def _headings(text: str) -> dict[str, list[str]]:
    """Each heading's words and the lines below it."""
    found: dict[str, list[str]] = {"": []}
    head = ""
    for line in with_whole_clusters(text.split("\n")):
        if line.startswith("## "):
            head = line[3:]
            found[head] = []
        elif line:
            found[head].append(line)
    return found


_TWO_COLUMNS = """**EDUCATION** PhD, Botany, Oak College, 2009



**PROFESSIONAL**

**EXPERIENCE**


**HONORS AND**

**AWARDS**


**PROFESSIONAL**

**SERVICE**


**UNIVERSITY**

**SERVICE**



Professor, Elm University, 2015–now

Lecturer, Elm University, 2009–2015


Silver Leaf Prize, 2012

Fern Medal, 2016


Editor, Letters on Moss, 2014–2018


Faculty Senate, 2017



**LANGUAGES** Welsh, Finnish"""


def test_columns_are_dealt_out():
    assert _headings(_TWO_COLUMNS) == {
        "": [],
        "EDUCATION": ["PhD, Botany, Oak College, 2009"],
        "PROFESSIONAL EXPERIENCE": ["Professor, Elm University, 2015–now", "Lecturer, Elm University, 2009–2015"],
        "HONORS AND AWARDS": ["Silver Leaf Prize, 2012", "Fern Medal, 2016"],
        "PROFESSIONAL SERVICE": ["Editor, Letters on Moss, 2014–2018"],
        "UNIVERSITY SERVICE": ["Faculty Senate, 2017"],
        "LANGUAGES": ["Welsh, Finnish"],
    }


@pytest.mark.parametrize("blanks", ["\n\n", "\n\n\n"])
def test_equal_gaps_leave_it_to_the_words(blanks: str):
    pieces = ["FUNDED", "RESEARCH", "COURSES", "TAUGHT", "GRADUATE", "STUDENTS", "SUPERVISED", "PUBLIC", "SERVICE"]
    body = blanks.join(
        ["“Moss on walls,” Fern Fund, $9,000, 2016", "BOT 112 Mosses", "Ada Quill (PhD 2014)", "Reviewer: Moss; Fern"]
    )
    found = _headings(blanks.join(f"**{piece}**" for piece in pieces) + "\n\n\n\n" + body)
    assert found == {
        "": [],
        "FUNDED RESEARCH": ["“Moss on walls,” Fern Fund, $9,000, 2016"],
        "COURSES TAUGHT": ["BOT 112 Mosses"],
        "GRADUATE STUDENTS SUPERVISED": ["Ada Quill (PhD 2014)"],
        "PUBLIC SERVICE": ["Reviewer: Moss; Fern"],
    }


def test_small_letters_and_divided_words():
    heads = "articles in\n\npeer-\n\nreviewed journals\n\n\ninvited presen-\n\ntations"
    text = f"{heads}\n\n\n\nQuill, A. (2012). Moss. _Oak_, 1(2), 3–9.\n\n\n“Ferns.” Elm Seminar, 2014"
    assert _headings(text) == {
        "": [],
        "articles in peer-reviewed journals": ["Quill, A. (2012). Moss. _Oak_, 1(2), 3–9."],
        "invited presentations": ["“Ferns.” Elm Seminar, 2014"],
    }


def test_what_a_page_broke_belongs_to_the_section_before():
    heads = "## Students\n\nAda Quill (PhD 2014)\n\n\n3\n\n\n**Professional**\n\n**Service**"
    text = f"{heads}\n\n\n\nBo Fern (MSc 2016)\n\n\nEditor, Letters on Moss"
    assert _headings(text)["Professional Service"] == ["Editor, Letters on Moss"]
    assert "Bo Fern (MSc 2016)" in _headings(text)["Students"]


_ENTRIES = "Fern Hall\n\n\n**Dyer** May 2009\n\nElm Museum"
_POSTS = f"Experience **Weaver** May 2014\n\nOak Museum\n\n\n{_ENTRIES}"


@pytest.mark.parametrize("number", ["1 of 2", "ii"])
def test_plain_heads_at_a_page_s_top_stand_below_entries_set_as_those_before(number: str):
    prize = "Prize of the Oak, 2011\n\nMedal of the Elm, 2010"
    text = f"{_POSTS}\n\n\n{number}\n\n\nAwards and\n\nHonors\n\n\n\nElm Mill\n\n\n{_ENTRIES}\n\n\n{prize}"
    assert _headings(text)["Awards and Honors"] == prize.split("\n\n")


def test_a_column_ends_where_the_next_page_s_heads_begin_one_of_which_may_be_unknown():
    courses = "• Lecturer, Introduction to looms\n\n• Tutor, seminar on felts"
    works = "Quill, A. (2012). Moss. _Oak_, 1(2), 3–9."
    first = f"Teaching\n\nExperience\n\n\n\n{courses}\n\n\n2 of 3\n\n\n"
    text = f"# Ada Moss\n\n\n\n{first}Loom and\n\nFelt Tales\n\n\nResearch\n\nPapers\n\n\n\n{courses}\n\n\n{works}"
    found = _headings(text)
    assert found["Teaching Experience"][:2] == courses.split("\n\n")
    assert found["Research Papers"] == [works]


def test_one_heading_begins_below_the_line_drawn_over_the_page():
    line = "—————————————————"
    text = (
        f"## Teaching\n\nLooms 2019\n\n\n2\n\n\n**PUBLIC**\n**OUTREACH**\n\n\n\nFelts 2018\n\n\n{line}\n\n\nFair 2017"
    )
    assert _headings(text)["PUBLIC OUTREACH"] == ["Fair 2017"]


def test_last_halves_beside_their_entries():
    text = clean(
        "**Professional**\n**Experience** \x88 Curator, Oak Museum\n\x88 Guard, Elm Museum\n\n\n"
        "**Graduate**\n\n**Students**\n**Supervised** \x88 Ada Quill (PhD 2014)"
    )
    assert _headings(text) == {
        "": [],
        "Professional Experience": ["• Curator, Oak Museum", "• Guard, Elm Museum"],
        "Graduate Students Supervised": ["• Ada Quill (PhD 2014)"],
    }


@pytest.mark.parametrize(
    "text",
    [
        "## Publications\n\n\n**Journal Articles**\n\n\nQuill, A. (2012). Moss. _Oak_, 1(2), 3–9.",
        "**Research**\n**Fellow**\n\n\n\nOak College, 2012",
        "**Ada Quill**\n\n**Oak College**\n\n\n\nMoss Lane 3",
    ],
)
def test_other_bold_lines_stay(text: str):
    assert with_whole_clusters(text.split("\n")) == text.split("\n")


def test_plain_words_head_only_in_a_column_of_their_own():
    heads = "Prizes and\n\nmedals\n\n\nSupervised\n\nstudents"
    body = "Fern Medal, 2016\n\n\nBo Fern (MSc 2016)"
    assert _headings(f"# Ada Quill\n\n\n\n{heads}\n\n\n\n{body}") == {
        "": ["# Ada Quill"],
        "Prizes and medals": ["Fern Medal, 2016"],
        "Supervised students": ["Bo Fern (MSc 2016)"],
    }
    beside = f"Oak College\n{heads}\n\n{body}".split("\n")
    assert with_whole_clusters(beside) == beside


def test_the_rest_of_a_first_entry_is_right_below_it():
    heads = "**Honors and**\n\n**Awards**\n\n\n**Languages**"
    text = f"{heads}\n\n\n\nSilver Leaf Prize, Elm Society,\n\n\n2012–2014\n\n\nWelsh, Finnish"
    lines = with_whole_clusters(text.split("\n"))
    assert lines[lines.index("Silver Leaf Prize, Elm Society,") + 1] == "2012–2014"


def test_blank_lines_alone_above_a_heading_of_the_margin():
    lines = ["", "**Honors** Fern Medal, 2016", "", "**Languages** Welsh"]
    assert [line for line in with_whole_clusters(lines) if line][-1].endswith("Welsh")
