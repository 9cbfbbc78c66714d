"""Tables whose first row names their columns, and labels over dated lines. All made up."""

from __future__ import annotations

import pytest

from transforms.headed_rows import names_columns
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def parsed(text: str) -> ParsedCV:
    return parse(read(text.encode(), "made-up.md"))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (("Title", "Source", "Role", "Dates", "Amount"), True),
        (("Resident", "Year", "Project", "Current position"), True),
        (("Course", "Topics", "Role", "Contact", "Years"), True),
        (("Dates", "Grade", "Specialty", "Hospital", "Consultant"), True),
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
