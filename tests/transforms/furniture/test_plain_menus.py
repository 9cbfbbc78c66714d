"""Menus whose links a dump has lost: rows and stacks of the names of pages are furniture, headings are not."""

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

PAGE = """\
{menu}

Ada Vale
Keeper of Looms

Guild of Dyers, Oulu

Publications

A. Vale. Reeds in winter. Loom Letters 4, 2012.
A. Vale. Madder and woad. Loom Letters 9, 2015.

{foot}
"""


def _parsed(menu: str = "", foot: str = "") -> ParsedCV:
    return parse(read(PAGE.format(menu=menu, foot=foot).encode(), "cv.txt"))


@pytest.mark.parametrize(
    "menu",
    [
        "Home Research Papers CV Contact",
        "Research  Talks  Contact",
        "Home | Teaching | Back to top",
        "HomePapersTeachingAbout Me",
        "Papers\nPress\nGallery",
        "   Home\n   Alumni\n   Join us",
        "   Home\n   Vita\n   Research\n   Village\n   Lab Diary",
    ],
)
def test_names_of_pages_are_no_name_and_no_work(menu: str) -> None:
    found = _parsed(menu=menu)
    assert found.person
    assert found.person.name == "Ada Vale"
    assert [paper.title for paper in found.papers] == ["Reeds in winter", "Madder and woad"]


@pytest.mark.parametrize("foot", ["CV Contact", "GitHub LinkedIn ORCID Back to top ↑", "Email Google Scholar"])
def test_names_of_pages_below_the_last_work_are_no_work(foot: str) -> None:
    assert len(_parsed(foot=foot).papers) == 2


def test_pages_in_a_stack_at_the_foot_head_nothing() -> None:
    foot = (
        "Languages\n  Finnish\n\n  Homepage\n  Dyes in brief\n  Papers\n  Talks/Conferences\nContact\nAddress\n  Oulu"
    )
    found = _parsed(foot=foot)
    assert [paper.title for paper in found.papers] == ["Reeds in winter", "Madder and woad"]


def test_names_of_sections_alone_are_a_heading() -> None:
    found = _parsed(foot="Teaching Experience\n\nIntroduction to Reeds, 2011\nShuttles and Warps, 2013")
    assert [course.course for course in found.teaching] == ["Introduction to Reeds", "Shuttles and Warps"]


def test_a_title_of_two_such_words_is_no_menu() -> None:
    rows = "\nPositions\n\n2020    Center for Looms\n        Research Scholar\n"
    found = _parsed(foot=rows).positions
    assert [(one.title, one.organization) for one in found] == [("Research Scholar", "Center for Looms")]
