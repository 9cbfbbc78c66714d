"""Degrees and posts right below the name, under no heading. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_PARAGRAPHS = """Mira Holm
Curriculum Vitae

Ph.D. (Botany),
Lund University,
Lund, Sweden, 1979

A.B. magna cum laude (Zoology),
Quill College
Harwich, Ohio, 1974

Research Fellow,
Harbour University,
Bergen, Norway, 1979-80

I grew up on an island, and this has led me to study mosses and the walls that they grow on all my life.
"""
_ITEMS = """Mira Holm
- Ph.D., Lund University, 1991
- Quill College 92-93, Visiting Assistant Professor
- Harbour University 93-94, Postdoctoral Fellow
- Lund University 95-2000, Assistant Professor
- Lund University 2001-present, Professor

Area of expertise

mosses on walls
"""


def test_paragraphs() -> None:
    found = whole(_PARAGRAPHS)
    assert [(one.degree, one.organization, one.end) for one in found.education] == [
        ("Ph.D.", "Lund University", "1979"),
        ("A.B.", "Quill College", "1974"),
    ]
    assert [(one.title, one.organization, one.start, one.end) for one in found.positions] == [
        ("Research Fellow", "Harbour University", "1979", "1980")
    ]


def test_items_with_short_years() -> None:
    found = whole(_ITEMS)
    assert [(one.title, one.organization, one.start, one.end) for one in found.positions] == [
        ("Visiting Assistant Professor", "Quill College", "1992", "1993"),
        ("Postdoctoral Fellow", "Harbour University", "1993", "1994"),
        ("Assistant Professor", "Lund University", "1995", "2000"),
        ("Professor", "Lund University", "2001", None),
    ]
    assert [(one.degree, one.organization) for one in found.education] == [("Ph.D.", "Lund University")]


@pytest.mark.parametrize(
    "text", ["Mira Holm\nReader, Lund University\nOslo 1\nPhone 22 93-94\n\nEducation\n\nPhD, Lund, 2001\n"]
)
def test_a_letterhead_stays(text: str) -> None:
    assert len(whole(text).education) == 1


def test_degrees_over_their_schools_in_paragraphs_of_their_own() -> None:
    found = whole(
        "I am a lecturer who weaves kelp by night, and who wonders what it is that the tide brings home.\n\n"
        "PhD in Botany (Dr. rer. nat.)\n\nLund University · 2019\n\nM.Sc. in Mosses\n\nOtter University ∙ 2014\n\n"
        "B.A. in Walls & Fences\n\nUniversity of Bergen · 2011\n"
    )
    assert [(one.field, one.organization, one.end) for one in found.education] == [
        ("Botany", "Lund University", "2019"),
        ("Mosses", "Otter University", "2014"),
        ("Walls & Fences", "University of Bergen", "2011"),
    ]


_POSTS = (
    ("1997-", "Dyer in chief, Globex Mills, Oulu"),
    ("1986-89", "Research Fellow, Loom Institute, Bern"),
    ("1984", "Visiting Professor of Wool, University of Bonn"),
)


@pytest.mark.parametrize("form", ["### {}\n\n{}\n\n", "{}\n\n{}\n\n", "### {}\n{}\n"])
def test_dates_as_headings_below_the_name_begin_a_career(form: str) -> None:
    rows = "".join(form.format(*post) for post in _POSTS)
    found = whole(f"# Ada Vale\n\n{rows}\n## Awards\n\nReed Prize, 2012\n")
    assert [(one.organization, one.start, one.end) for one in found.positions] == [
        ("Globex Mills", "1997", None),
        ("Loom Institute", "1986", "1989"),
        ("University of Bonn", "1984", None),
    ]
    assert found.positions[0].current
