"""Tables whose first row names their columns, and labels over dated lines. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read
from transforms.tables.headed_rows import names_columns


def parsed(text: str) -> ParsedCV:
    return parse(read(text.encode(), "made-up.md"))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (("Title", "Source", "Role", "Dates", "Amount"), True),
        (("Resident", "Year", "Project", "Current position"), True),
        (("Course", "Topics", "Role", "Contact", "Years"), True),
        (("Dates", "Grade", "Specialty", "Hospital", "Consultant"), True),
        (("Year", "Award", "Awarded by"), True),
        (("Looms", "Year", "Role"), False),
        (("Fellow", "Guild of Weavers"), False),
    ],
)
def test_usual_names_tell_a_row_that_names_columns(cells: tuple[str, ...], expected: bool) -> None:
    assert names_columns(cells) is expected


def test_each_row_below_is_an_entry() -> None:
    text = """\
# Ada Quill

## Grants

Title\tSource\tRole\tDates\tAmount
Sleep of weavers\tLoom Fund\tPI (30%)\t2019-2024\t$2,104,882
Wool in rural homes\tSpindle Foundation\tPI\t2015-2017\t$250,000
Threads for all\tGuild of Vaasa\tCo-I (10%)\t2014-2016\t$412,000
"""
    grants = parsed(text).grants
    assert [(one.title, one.funder, one.amount, one.start, one.end) for one in grants] == [
        ("Sleep of weavers", "Loom Fund", "$2,104,882", "2019", "2024"),
        ("Wool in rural homes", "Spindle Foundation", "$250,000", "2015", "2017"),
        ("Threads for all", "Guild of Vaasa", "$412,000", "2014", "2016"),
    ]


def test_columns_without_a_place_are_left_out() -> None:
    text = """\
# Ada Quill

## Teaching

Course\tRole\tContact\tYears
\t\thours/year
WEAV 365: Threads of the North\tLecturer\t9\t2012-2016
WEAV 422: Principles of the Loom\tCoordinator\t30\t2014-2020
"""
    teaching = parsed(text).teaching
    assert [(one.course, one.role) for one in teaching] == [
        ("WEAV 365: Threads of the North", "Lecturer"),
        ("WEAV 422: Principles of the Loom", "Coordinator"),
    ]


def test_words_between_dated_lines_are_labels_of_groups() -> None:
    text = """\
# Ada Quill

## Teaching

Didactic
Threads of the North, Lecturer, University of Vaasa, 2012-2016
Experiential
Preceptor, rotation in advanced weaving, University of Vaasa, 2013-present
Principles of the Loom, Lecturer, University of Vaasa, 2014-2020
"""
    teaching = parsed(text).teaching
    assert len(teaching) == 3
    assert not {"Didactic", "Experiential"} & {one.course for one in teaching}


@pytest.mark.parametrize("part", ["Academic", "Clinical"])
def test_a_part_of_a_career_right_below_positions_heads_positions(part: str) -> None:
    text = f"""\
**ADA QUILL**

**EDUCATION**

PhD, University of Vaasa, 2006

**PROFESSIONAL EXPERIENCE**

**{part}**

2012 - 2018\tAssociate Professor, College of Weaving, University of Vaasa
2006 - 2012\tAssistant Professor, University of Turku

**HONORS**

2005\tLoom Medal
"""
    found = parsed(text)
    assert [one.title for one in found.positions] == ["Associate Professor", "Assistant Professor"]
    assert not found.service


def test_what_has_volume_and_pages_is_printed_whatever_heads_its_group() -> None:
    text = """\
# Ada Quill

## Publications

Submitted or in press

(2) Rao, S.; Quill, A. "Looms at the limit", J. Weav., submitted.

2019-2022

(1) Rao, S.; Quill, A. "Threads of wool", J. Weav. 2021, 143, 10112-10121.
"""
    papers = parsed(text).papers
    assert [one.status for one in papers] == ["submitted", "published"]


def works(text: str) -> list[tuple[str, tuple[str, ...], str | None, str | None, str | None, int | None]]:
    found = parsed(f"# Ada Quill\n\n## Publications\n\n{text}").papers
    return [(one.title, tuple(one.authors), one.venue, one.volume, one.pages, one.year) for one in found]


def test_columns_of_works_are_read_by_their_names() -> None:
    text = """\
| S.No. | Title of Paper | Authors | Journal | Volume | Pages | Year | Impact Factor |
| --- | --- | --- | --- | --- | --- | --- | --- |
| 1 | Growth of moss on wet looms | A. Quill, B. Bell | Law and Moss | 12 | 112-119 | 2014 | 2.1 |
| 2 | Ferns, felt and fog | B. Bell, C. Orr, A. Quill | Felt & Society | 3(2) | 44-59 | 2016 | 1.9 |
"""
    assert works(text) == [
        ("Growth of moss on wet looms", ("A. Quill", "B. Bell"), "Law and Moss", "12", "112-119", 2014),
        ("Ferns, felt and fog", ("B. Bell", "C. Orr", "A. Quill"), "Felt & Society", "3", "44-59", 2016),
    ]


def test_cells_that_go_on_below_are_whole() -> None:
    text = """\
Title\tJournal\tCitation\tYears
Moss and Its Debtors\tNorth Felt Review\tforthcoming\t2016
(Co-author with Ilse Bell)
On Fog, Peat and the Growth of\tCarnets de\t9(2):61-80\t2014
Reeds\tl'Osier/The Wicker
A Hundred Looms\tTransnational Law and Felt\t114(7):1731-\t2005
of Vaasa\t1756
Heddles Reconsidered\tTurku Moss\t38(2):1107-1131 2011
  Review
"""
    assert works(text) == [
        ("Moss and Its Debtors", ("Ada Quill", "Ilse Bell"), "North Felt Review", None, None, 2016),
        (
            "On Fog, Peat and the Growth of Reeds",
            ("Ada Quill",),
            "Carnets de l'Osier/The Wicker",
            "9",
            "61-80",
            2014,
        ),
        ("A Hundred Looms of Vaasa", ("Ada Quill",), "Transnational Law and Felt", "114", "1731-1756", 2005),
        ("Heddles Reconsidered", ("Ada Quill",), "Turku Moss Review", "38", "1107-1131", 2011),
    ]


def test_columns_of_talks_are_read_by_their_names() -> None:
    text = """\
# Ada Quill

## Presentations

Venue\tTitle\tYears
Guild of Weavers, Annual Meeting\tKeeping Moths Away\t2015
Spindle Seminar at Turku\tFelt on the Moor (two\t2014
  chapters)
"""
    assert [(one.title, one.venue, one.year) for one in parsed(text).talks] == [
        ("Keeping Moths Away", "Guild of Weavers, Annual Meeting", 2015),
        ("Felt on the Moor (two chapters)", "Spindle Seminar at Turku", 2014),
    ]


def test_a_heading_right_below_rows_is_none_of_their_words() -> None:
    text = """\
Ada Quill
ada@weavers.org
Degrees
Degree                        Institution                      Year
PhD in Looms                  University of Vaasa              2011
MSc in Wool                   University of Turku              2004
Selected Publications
Quill, A. and Weft, B. Sleep of weavers. Annals of Wool 4(1), 3-36, 2014.
Quill, A. Threads for all. Annals of Wool 3(2), 17-29, 2013.
Teaching Experience
2014: Introduction to Looms, University of Vaasa
2013: Wool in Rural Homes, University of Turku
"""
    cv = parse(read(text.encode(), "made-up.txt"))
    assert [one.field for one in cv.education] == ["Looms", "Wool"]
    assert [one.title for one in cv.papers] == ["Sleep of weavers", "Threads for all"]


def test_honours_set_in_below_a_student_head_no_rows() -> None:
    students = ("Caleb Winter", "Annika Thors", "Dolma Wren", "Maria Quint")
    rows = [f"{2025 - i}–present\t{name} (PhD student, Botany)\n" for i, name in enumerate(students)]
    rows[1] += "  *Kite Training Grant (T7)*\n  *Summer Fellowship*\n"
    body = "\n".join(rows)
    service = "## Service\n\nReviewer, Kite Letters\n\n## Skills\n\nKnots, ropes\n"
    found = parsed(f"# Ada Quill\n\n## Mentorship\n\n{body}\n{service}")
    assert len(found.advising) == len(students)
    assert not found.awards
