"""Degrees as headings over several of their kind, and stays among degrees."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_MASTERS = "## Master's Studies\n\n- **Master in Looms**, Lund University, Sweden — *2009*\n\n"


@pytest.mark.parametrize("heading", ["Postgraduate Diploma", "Postgraduate Certificate", "Graduate Diploma"])
def test_each_item_below_a_degree_is_one(heading: str) -> None:
    cv = read(
        f"{_MASTERS}## {heading}\n\n- **Peat Ethics**, University of Turku, Finland — *2014*\n"
        "- **Machine Knitting**, Lund University, Sweden — *2012*\n"
    )
    assert [(one.degree, one.field, one.end) for one in cv.education] == [
        ("Master", "Looms", "2009"),
        (heading, "Peat Ethics", "2014"),
        (heading, "Machine Knitting", "2012"),
    ]


def test_what_stands_below_one_degree_is_its_detail() -> None:
    cv = read("## Education\n\n### PhD in Looms\n\n- University of Turku, 2014\n- Advisor: Bo Brandt\n")
    assert [(one.degree, one.organization, one.end) for one in cv.education] == [("PhD", "University of Turku", "2014")]


@pytest.mark.parametrize("words", ["Postdoctoral Research in Dyes", "Post-doc in Dyes"])
def test_a_stay_below_doctoral_studies_is_a_post(words: str) -> None:
    cv = read(
        f"## Doctoral Studies\n\n- **{words}**, University of Oulu, Finland — *2015*\n"
        "- **PhD in Looms**, Lund University — *2009*\n"
    )
    assert [(one.title, one.start) for one in cv.positions] == [(words, "2015")]
    assert [(one.degree, one.end) for one in cv.education] == [("PhD", "2009")]


@pytest.mark.parametrize(
    ("line", "degree"),
    [
        ("2012 Received a PhD degree in Looms from Lund University", "PhD"),
        ("2012 Obtained the Master of Science degree in Looms at Lund University.", "Master of Science"),
        ("2012 Awarded a BACHELOR DEGREE OF SCIENCE in Looms by Lund University", "BACHELOR DEGREE OF SCIENCE"),
        ("Earned an M.A. in Looms, Lund University, 2012", "M.A."),
    ],
)
@pytest.mark.parametrize("heading", ["Education", "Curriculum Vitae"])
def test_a_degree_told_with_how_it_was_come_by(line: str, degree: str, heading: str) -> None:
    cv = read(
        f"## {heading}\n\n- {line}\n- 2009 B.A. in Wool, University of Turku\n- 2008 Tutor, University of Turku\n"
    )
    assert [(one.degree, one.organization, one.end) for one in cv.education][:1] == [
        (degree, "Lund University", "2012")
    ]


@pytest.mark.parametrize("heading", ["Courses taken in weaving", "Course taken in weaving"])
def test_courses_that_were_heard_are_not_taught(heading: str) -> None:
    assert not read(f"## {heading}\n\n- 2019 Looms (Fall)\n- 2018 Introduction to Dyes\n- 2017 Wool II\n").teaching
