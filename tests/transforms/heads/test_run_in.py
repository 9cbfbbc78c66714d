"""Headings that run into their text become headings of their own, where they are a habit."""

from __future__ import annotations

from tests.transforms.made_up import whole
from transforms.model import Document
from transforms.parse import parse

CV = """Ada Quill
ada@quill.example

Education: University of Leeds, diploma in mathematics (1977).
Ph.D., University of York, 1981.

Employment: Lecturer, University of Leeds, 1982-1990.

Prizes: Hopkins Prize (1984); Adams Medal (2004).
"""


def test_headings_in_front_of_their_text_head_sections() -> None:
    cv = parse(Document("made-up.txt", "0" * 64, "text/plain", "utf-8", CV))
    assert [one.organization for one in cv.education] == ["University of Leeds", "University of York"]
    assert [one.title for one in cv.positions] == ["Lecturer"]
    assert [one.name for one in cv.awards] == ["Hopkins Prize", "Adams Medal"]


FIELDS = """# Ada Quill

## Education

**2022 - Present** University of Leeds

Master's studies in botany

**Selected coursework:**

Mosses, Ferns

**2018 - 2022** University of York

Bachelor's degree in botany

**Selected coursework:**

Lichens

## Awards

Moss Medal, 2020

## Skills

Python, Latin

## Seminar talks

Jul 2025 **On mosses**

Organizer: Bo Marsh

Jun 2025 **On ferns**

Organizer: Cy Reed

Thesis: On the growth of mosses
"""


def test_labels_that_come_again_are_fields_of_entries() -> None:
    cv = whole(FIELDS)
    assert [one.organization for one in cv.education] == ["University of Leeds", "University of York"]
    assert not cv.service


def test_a_course_with_its_term_is_no_heading_of_skills() -> None:
    rows = "Field Methods: Looms (S24)\nYarn and Society: An Introduction (F23)\nRace in Schools (F22)\n"
    text = f"{CV}\nTEACHING\n\n{rows}"
    cv = parse(Document("made-up.txt", "0" * 64, "text/plain", "utf-8", text))
    assert [(one.course, one.start) for one in cv.teaching] == [
        ("Field Methods: Looms", "2024"), ("Yarn and Society: An Introduction", "2023"), ("Race in Schools", "2022"),
    ]  # fmt: skip
    assert not cv.skills


def test_two_bold_labels_of_different_kinds_head_sections() -> None:
    text = "# Ada Quill\n\n**Research interests:** Looms, old dyes.\n\n**Education:** Diplom, University of Leeds, 1983"
    text += "\n\n**Employment:**\n\n- Weaver, Globex, 1984\n"
    cv = whole(text)
    assert [one.text for one in cv.interests] == ["Looms", "old dyes"]
    assert [one.organization for one in cv.education] == ["University of Leeds"]


def test_a_heading_keeps_no_buttons_and_may_lead_to_its_page() -> None:
    text = (
        "# Tilda Marwick\n\n**Education:**  \nPhD Geology, Lund University, 2009  \n"
        "**[Publications:](pubs.htm)** [ [list](https://lists.example/x) ] [ [code](code.htm) ]\n\n"
        "1. T. Marwick. “Water in Sand.” *Soil Letters*, 12, 2018.\n"
        "2. T. Marwick. “Dry Clay.” *Soil Letters*, 9, 2015.\n\n"
        "**[Talks:](talks.htm)**  \nUniversity of Bern, colloquium, May 2016  \nETH Zurich, seminar, June 2017  \n"
    )
    result = whole(text)
    assert [one.title for one in result.papers] == ["Water in Sand", "Dry Clay"]
    assert len(result.education) == 1
    assert len(result.talks) == 2


def test_a_label_in_bold_before_a_linked_title_is_no_heading() -> None:
    text = (
        "# Tilda Marwick\n\n## Education\n\n- 2005 - 2009 Doctoral studies, Lund University.  \n"
        "  **Dissertation:** [Water that sleeps in the sand of cold shores](https://theses.example/7)  \n"
        "  **Supervisors:** Prof. Olle Brandt and Prof. Mona Lisle.\n"
        "- 2000 - 2004 Undergraduate studies, Lund University.\n"
    )
    result = whole(text)
    assert [one.advisors for one in result.education] == [["Olle Brandt", "Mona Lisle"], []]


def test_a_label_that_stands_deeper_than_the_entries_is_one_of_theirs() -> None:
    text = """# Ada Quill

## Employment

2019 - 2021\tTarn Ltd., Leeds

   Digger

   Technologies: Spades, Rakes, Hoes.

2017 - 2018\tOsier Ltd., York

   Keeper

## Education

PhD in Botany, University of York, 2016
"""
    cv = parse(Document("made-up.pdf", "0" * 64, "application/pdf", "utf-8", text))
    assert [(one.title, one.start) for one in cv.positions] == [("Digger", "2019"), ("Keeper", "2017")]
    assert not cv.skills
