"""Headings inside an entry: its date in a lower rank, and labels of its parts."""

from __future__ import annotations

import pytest

from tests.transforms.test_same_rank import parsed
from tests.transforms.test_sections import outline, sections_of
from transforms.entries import split_entries

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
