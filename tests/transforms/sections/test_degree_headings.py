"""Degrees as headings over one university each, without "Education" above them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read

_RANKED = """# Tomas Breen

## Ph.D. in Geography

**Nordhaven University**, 2015 - 2020

## MS

**University of Oslo**, Geography, 2012 - 2014

## Publications

- Breen T. (2020). Snow lines. *Arctic* 12, 3-9.
"""
_CAPITALS = """TOMAS BREEN

DOCTORATE
Nordhaven University, Norway        2015 - 2020
Geography

MASTER'S DEGREE
University of Oslo, Norway        2012 - 2014
Geography

AWARDS
Best Poster, Arctic Days, 2019
"""


@pytest.mark.parametrize(
    ("text", "degrees"),
    [(_RANKED, ["Ph.D.", "MS"]), (_CAPITALS, ["DOCTORATE", "MASTER'S DEGREE"])],
)
def test_degrees_head_their_universities(text: str, degrees: list[str]) -> None:
    assert [(one.degree, one.field, one.organization) for one in read(text).education] == [
        (degrees[0], "Geography", "Nordhaven University"),
        (degrees[1], "Geography", "University of Oslo"),
    ]


def test_a_work_for_a_degree_is_no_degree() -> None:
    body = "## PhD thesis project\n\nGlobex Observatory, 2015 - 2020\n\n## MSc thesis\n\nUniversity of Oslo, 2014"
    assert not [one for one in read(body).education if one.organization == "Globex Observatory"]


def test_a_line_of_two_letters_is_a_degree_and_no_state() -> None:
    found = read("## Education\n\n### MS\n\n**University of Oslo**, Geography, 2012 - 2014").education
    assert [(one.degree, one.field, one.location) for one in found] == [("MS", "Geography", None)]


def test_a_field_whose_words_head_sections_heads_none_behind_a_degree() -> None:
    page = "# Tomas Breen\n\n## Education\n\n### Ph.D., Software Engineering\n\nUniversity of Oslo\n\n2012 - 2016\n\n"
    cv = read(f"{page}### B.A. in Library Service\n\nNordhaven University\n\n2008 - 2012\n")
    assert [(one.field, one.organization) for one in cv.education] == [
        ("Software Engineering", "University of Oslo"),
        ("Library Service", "Nordhaven University"),
    ]
    assert not cv.projects


@pytest.mark.parametrize("stage", ["Doctorate (Moss Fund PhD in Weaving)", "PhD (Loom Council)"])
def test_a_degree_with_an_aside_among_posts_heads_no_education(stage: str) -> None:
    body = (
        "## Research Experience\n\n**Post-doctoral Fellow (Quill Fund)**\nVale University\t2020 - 2022\n\n- Nets.\n\n"
        f"**{stage}**\nHarrow Institute\t2016 - 2020\n\n- Dyed wool.\n\n"
        "**Research Assistant (Guild of Dyers)**\nMoss University\t2014 - 2016\n\n- Spun flax.\n"
    )
    found = read(f"# Ada Quill\n\n{body}")
    assert ("2014", "2016") in {(post.start, post.end) for post in found.positions}


@pytest.mark.parametrize("field", ["Creative Writing", "Public Service"])
def test_a_degree_whose_field_may_head_a_section(field: str) -> None:
    text = (
        f"# ADA QUILL\n\n## EDUCATION\n\n---\n\n### Ph.D., {field}\n\nFaculty of Music, Lund University, Sweden\n\n"
        "*Oct 2011 - May 2016*\n\n### B.A., Drama\n\nUppsala University, Sweden\n\n*Aug 2007 - Jul 2011*\n"
    )
    found = whole(text)
    assert [(one.degree, one.field) for one in found.education] == [("Ph.D.", field), ("B.A.", "Drama")]
    assert not found.papers
    assert not found.service
