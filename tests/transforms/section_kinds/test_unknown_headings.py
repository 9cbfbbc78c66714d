"""Sections whose headings say nothing, told by their lines, by where they stand, and by what the document has."""

from __future__ import annotations

import pytest

from transforms.lines.read import read_lines
from transforms.model import Section
from transforms.readers.dispatch import read
from transforms.section_kinds.model import Around, kind_told
from transforms.sections.sections import split_sections


def _sections(text: str) -> list[tuple[str, str]]:
    sections: tuple[Section, ...] = split_sections(read_lines(read(text.encode(), "made.md")))
    return [(section.kind, section.title if section.heading else "") for section in sections]


TAIL = """
## Publications
Falk, O. 2012. Moss of the north. Moss Letters 12: 1-9.

## Talks
"Bogs at night," Moss Days, Vienna, 2013

## Memberships
Member, Moss Union, 2010-
"""


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("education", "PhD in Botany, Lund University, 2012\nMSc in Botany, Lund University, 2008"),
        ("positions", "2015-2019\tResearcher, Moss Center\n2012-2015\tPostdoctoral Fellow, Lund University"),
    ],
)
@pytest.mark.parametrize("top", ["# Oda Falk\n\n", ""])
def test_the_first_heading_may_be_unknown(kind: str, body: str, top: str) -> None:
    assert (kind, "Quillow") in _sections(f"{top}## Quillow\n{body}\n{TAIL}")


def test_an_unknown_heading_over_a_list_of_another_kind_parts_a_section() -> None:
    text = (
        "# Oda Falk\n\n## Research interests\nPeat, bogs\n\n## Quillow\nMoss Center 2019-\nPostdoctoral Associate\n"
        "Lund University 2015-2019\nResearch Fellow, Botany\n\n## Marrow\n2014\tPeat Award, Moss Union\n"
        "2012\tTravel grant, Bog Society\n\n## Talks\n“Bogs at night,” Moss Days, Vienna\n\n## Oxbow\nMoss, peat\n"
    )
    assert [kind for kind, _ in _sections(text)][1:5] == ["interests", "positions", "awards", "talks"]


@pytest.mark.parametrize(("kind", "other"), [("advising", "awards"), ("awards", "advising")])
def test_neighbours_and_the_words_of_a_heading_weigh_in(kind: str, other: str) -> None:
    text = "Tove Hald, 2014-2016\nWen Xi, 2012"
    lines = read_lines(read(text.encode(), "made.txt"))
    assert kind_told(lines, Around(stated=(other,), hinted=(kind,))) == kind


def test_a_menu_of_links_is_no_list_of_skills() -> None:
    menu = "".join(f"[{word}](https://moss.example/{word})\n\n" for word in ("Bogs", "Peat", "Herbarium", "Fieldnotes"))
    assert ("skills", "Quillow") not in _sections(f"# Oda Falk\n{TAIL}\n## Quillow\n{menu}")


def test_the_rank_that_parts_a_document_is_one_of_headings() -> None:
    text = (
        "# Oda Falk\n\n## Earning a living\n### Peat House, guide\n2018-2021\n- Led walks\n\n## Learning\n"
        "### Lund University\nMSc Botany, 2012\n\n## Winning things\n- Peat Award, Moss Union, 2014\n"
        "- Bog Prize, Bog Society, 2012\n\n## Helping out\n- Reviewer, Moss Letters\n- Member, Bog Committee\n"
    )
    assert [title for _, title in _sections(text)][1:] == [
        "Earning a living",
        "Learning",
        "Winning things",
        "Helping out",
    ]


def test_plain_words_between_blank_lines_head_sections() -> None:
    text = (
        "Oda Falk\noda@moss.example\n\nSubstantive Appointments\n\n2016-date   Keeper, Moss House\n"
        "2010-2016   Curator, Peat Museum\n\nBodies and Committees\n\nMember, Bog Committee\n\n"
        "Prizes\n\nPeat Award, Moss Union, 2015\n"
    )
    assert [kind for kind, _ in _sections(text)] == ["header", "positions", "service", "awards"]


def test_highlights_that_are_one_list_are_of_its_kind() -> None:
    text = (
        f"# Oda Falk\n{TAIL}\n## Highlights\nBest Paper Award, Moss Days, 2014\nTeaching Award, Lund University, 2012\n"
    )
    assert ("awards", "Highlights") in _sections(text)
