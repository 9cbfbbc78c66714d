"""Headings inside an entry: its date in a lower rank, and labels of its parts."""

from __future__ import annotations

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
