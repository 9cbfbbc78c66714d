"""Headings inside an entry: its date in a lower rank, and labels of its parts."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline, parsed, sections_of
from transforms.entries.entries import split_entries

CAREER = """# Ada Moss

## Experience

### Botanist, Globex Lab

#### May 2015 - June 2019

#### Highlights

- Counted mosses

### Technician, Initech Gardens

#### 2012 - 2014

#### Highlights

- Watered them

## Awards

### Heron Prize

#### May 2013
"""


def test_dates_and_labels_in_a_lower_rank_belong_to_the_entry() -> None:
    assert outline(CAREER)[1:] == [("positions", "Experience"), ("awards", "Awards")]
    entries = split_entries(sections_of(CAREER)[1])
    assert [[line.text for line in entry.lines] for entry in entries] == [
        ["Botanist, Globex Lab", "May 2015 - June 2019", "Counted mosses"],
        ["Technician, Initech Gardens", "2012 - 2014", "Watered them"],
    ]


def test_labels_in_the_rank_of_the_entries_belong_to_them_where_they_stand_in_several() -> None:
    same = CAREER.replace("#### Highlights", "### Highlights")
    assert outline(same)[1:] == [("positions", "Experience"), ("awards", "Awards")]
    once = same.replace("### Highlights\n\n- Watered them", "- Watered them")
    assert ("news", "Highlights") in outline(once)


def test_several_dates_below_a_title_part_it() -> None:
    career = "# CV\n\n## Experience\n\n### Globex Lab\n\n#### 2015\n\n- Botanist\n\n#### 2012\n\n- Technician\n"
    assert len(split_entries(sections_of(career)[-1])) > 1


def test_labels_in_bold_that_return_in_a_career_part_its_entries() -> None:
    bold = CAREER.replace("#### Highlights", "**Highlights**")
    assert outline(bold)[1:] == [("positions", "Experience"), ("awards", "Awards")]


ENTRIES = {
    "one line, date below": "### {title}, {place}\n{date}\n",
    "date in italics": "#### {title}, {place}\n*{date}*\n\nTold in a few words.\n",
    "a town beside the date": "### {title}, {place}\nBath, UK · {date}\n",
    "place as a lower heading": "### {title}\n\n#### {place}\n\n{date}\n",
}


@pytest.mark.parametrize("form", ENTRIES)
def test_words_that_name_sections_in_part_head_entries_over_a_date_each(form: str) -> None:
    rows = [
        ("Head of Digital Collections", "University of Tampere", "2019 – present"),
        ("Lecturer in Research Methods", "University of Bath", "2014 – 2019"),
        ("Outreach and Publications Officer", "University of York", "2011 – 2014"),
    ]
    jobs = "\n".join(ENTRIES[form].format(title=title, place=place, date=date) for title, place, date in rows)
    studied = ENTRIES[form].format(title="PhD in Archival Studies", place="University of Glasgow", date="2007 – 2011")
    studied += "\n" + ENTRIES[form].format(title="MA in Teaching", place="University of York", date="2006")
    found = parsed(f"## Experience\n\n{jobs}\n\n## Education\n\n{studied}\n")
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        (title, place, date[:4]) for title, place, date in rows
    ]
    assert [(one.degree, one.organization, one.end) for one in found.education] == [
        ("PhD", "University of Glasgow", "2011"),
        ("MA", "University of York", "2006"),
    ]
    assert not found.teaching


def test_parts_of_experience_over_several_dated_lines_stay_sections() -> None:
    found = parsed(
        "## Experience\n\n### Research\n\n2014–2019 Analyst, University of Bath\n\n### Teaching\n\n"
        "2012 Looms, University of Bath\n2013 Dyes, University of Bath\n"
    )
    assert [one.course for one in found.teaching] == ["Looms", "Dyes"]


STEPS = """# Ada Moss

### Education

#### Weaver College

##### Ph.D. in Loom Theory

###### 2013-2021, Fernhill, NY

#### Osier State University

##### B.A. in Textiles

###### 2007-2011, Osier, MI

### Conference talks

#### "Looms That Remember"

##### Annual Meeting of the Society for Wool Perception

###### August 2015, Osier, TN

#### "On the Root of the Thread"

##### Weaver Wool Theory Colloquium

###### April 2014, Fernhill, NY
"""


def test_headings_step_by_step_are_the_lines_of_one_entry() -> None:
    cv = parsed(STEPS.partition("\n")[2])
    assert [(one.degree, one.organization, one.end) for one in cv.education] == [
        ("Ph.D.", "Weaver College", "2021"),
        ("B.A.", "Osier State University", "2011"),
    ]
    assert [(one.title, one.venue, one.year) for one in cv.talks] == [
        ("Looms That Remember", "Annual Meeting of the Society for Wool Perception", 2015),
        ("On the Root of the Thread", "Weaver Wool Theory Colloquium", 2014),
    ]


def test_a_year_that_ends_a_bracket_heads_nothing() -> None:
    cv = parsed(
        "# Teaching\n\n## Undergraduate Courses\n\n-   Weaving 67: Weaving of the North (Fall\n    2010)\n"
        "-   Weaving 66: Advanced Looms (Winter 2009)\n-   Weaving 46: Looms and Spindles (Winter 2008, Winter\n"
        "    2007)\n"
    )
    assert [(one.course, one.start, one.end) for one in cv.teaching] == [
        ("Weaving 67: Weaving of the North", "2010", None),
        ("Weaving 66: Advanced Looms", "2009", None),
        ("Weaving 46: Looms and Spindles", "2007", "2008"),
    ]


def test_sessions_and_papers_below_talks_are_talks() -> None:
    cv = parsed(
        "## Presentations\n\n### Conference Sessions and Papers\n\n"
        "* “Wool in Cold Lands,” Annual Meeting of the Dyers, March 2010, Turku. (Session chair)\n"
        "* Panelist, “Sheep Today” Roundtable. Annual Meeting of the Weavers, January 2009.\n\n"
        "## Service\n\n* President, Society of Dyers, 2011\n"
    )
    assert [one.title for one in cv.talks] == ["Wool in Cold Lands", "Sheep Today"]
    assert [one.venue for one in cv.service] == ["Society of Dyers"]


@pytest.mark.parametrize(
    ("heading", "marks"),
    [
        ("Classes (M=master; B=bachelor)", ("—B", "—M & B", "—M")),
        ("Courses taught [L = lecture, S = seminar]", (" (L)", " (L, S)", " (S)")),
    ],
)
def test_marks_that_a_heading_explains_are_no_part_of_a_name(heading: str, marks: tuple[str, ...]) -> None:
    names = ["Causes of Felt and Wool", "U.S. Dyeing Policy", "Conduct of Spinning"]
    lines = "\n".join(f"* {name}{mark}" for name, mark in zip(names, marks, strict=True))
    assert [one.course for one in parsed(f"## {heading}\n\n{lines}\n").teaching] == names


def test_bold_labels_over_dated_lists_head_sections() -> None:
    body = (
        "# Ada Moss\n\n## Experience\n\n**Keeper**\n2018, Initech Gardens\n\n**Teaching**\n2016, Mosses for all\n"
        "2015, Ferns for all\n\n**Awards**\n2014, Heron Prize\n2013, Crane Prize\n"
    )
    assert [kind for kind, _ in outline(body)][-2:] == ["teaching", "awards"]
