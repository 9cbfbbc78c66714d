"""A document put together from two, whose headings look different: the plain ones above are headings too."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_ABOVE = """Ada Vale
I weave at the University of Bergen, where I study slow looms and those who mend them.
Selected Projects
Kind Looms @Weft
- Wove two looms.
- Mended four looms.
Honors & Service
- Program Committee: Weft Symposium 2025
- Loom Fellowship, University of Bergen, 2021
- Reed Prize, 2015

"""
_BELOW = (
    "{0}EDUCATION\n\nUniversity of Turku, Turku, Finland\nPhD in Weaving 2016 - 2021\n\n{0}SKILLS\n\nPython, Java\n\n"
)
_MORE = "{0}INTERESTS\n\nSlow looms, Reeds\n\n{0}TEACHING\n\nLooms I, 2019\n"


@pytest.mark.parametrize("mark", ["", "## "])
def test_plain_headings_above_marked_ones(mark: str) -> None:
    found = parse(read((_ABOVE + (_BELOW + _MORE).format(mark)).encode(), "cv.md" if mark else "cv.txt"))
    assert [one.title for one in found.projects] == ["Kind Looms"]
    assert [one.name for one in found.awards] == ["Loom Fellowship", "Reed Prize"]
    assert [one.degree for one in found.education] == ["PhD"]


def test_two_headings_in_small_letters() -> None:
    text = _ABOVE.replace("Selected Projects", "selected projects").replace("Honors & Service", "honors & service")
    found = parse(read(text.encode(), "cv.txt"))
    assert [one.title for one in found.projects] == ["Kind Looms"]
    assert [one.name for one in found.awards] == ["Loom Fellowship", "Reed Prize"]


def test_a_menu_above_marked_headings_heads_nothing() -> None:
    menu = "Ada Vale\nI weave.\nSelected Projects\nI mend looms.\nHonors & Awards\n\n"
    found = parse(read((menu + (_BELOW + _MORE).format("## ")).encode(), "cv.md"))
    assert not found.awards


_PROJECTS = """{}
Kind Looms @Weft
- Wove two looms.
- Mended four looms.
Slow Reeds: A Study in Rush @Bergen
- Cut reeds of two sorts.
- ICLR’21 paper
"""
_ITEMS = "- Loom Fellowship, University of Bergen, 2021\n- Reed Prize, 2015\n"
_SERVICE = "**Reviewer**  \nJournal of Machine Learning Research  \nArtificial Intelligence\n"


@pytest.mark.parametrize("heading", ["Selected Projects", "Projects", "Research Projects"])
@pytest.mark.parametrize(
    "above",
    [
        "Ada Vale\nI weave at the University of Bergen, where I study slow looms and those who mend them.\n",
        "Ada Vale\nvale@weft.example\n\nHONORS AND AWARDS\n\n" + _ITEMS,
        "# Ada Vale\n\n## INTERESTS\n\nSlow looms, Reeds\n\n## HONORS\n\n"
        + _ITEMS
        + "\n## SERVICE\n\n"
        + _SERVICE
        + "\n",
    ],
)
def test_projects_in_plain_words_among_other_headings(above: str, heading: str) -> None:
    mark = "## " if "##" in above else ""
    text = above + _PROJECTS.format(heading) + "\n" + (_BELOW + _MORE).format(mark)
    found = parse(read(text.encode(), "cv.md" if mark else "cv.txt"))
    assert [one.title for one in found.projects] == ["Kind Looms", "Slow Reeds: A Study in Rush"]
    assert [one.title for one in found.papers] == ["Slow Reeds: A Study in Rush"]
    assert [one.degree for one in found.education] == ["PhD"]


def test_the_word_over_sentences_heads_nothing() -> None:
    text = (
        "Ada Vale\n\nPUBLICATIONS\n\n- Ada Vale, Bo Orr, “Kind looms”, Weft 2012.\nProjects\nKind looms were\nwoven.\n"
    )
    assert not parse(read(text.encode(), "cv.txt")).projects


_SKILLS = "TECHNICAL SKILLS\n\nLanguages: Python, Java\n\nTools: Docker, Azure\n"
_POST = "## EXPERIENCE\n\n### Weaver\n\nGlobex University, Norway\n\n*July 2019 - September 2020*\n"


@pytest.mark.parametrize("heading", ["Honors & Service", "Awards and Professional Service"])
@pytest.mark.parametrize("above", [_SKILLS, _POST, "ACADEMIC SERVICES\n\nReviewer 2014-2016\nJournal of Looms\n"])
def test_honours_and_service_right_below_other_entries(above: str, heading: str) -> None:
    mark = "## " if "##" in above else ""
    items = (
        "- Program Committee: Weft Symposium 2025\n- Loom Fellowship, University of Bergen, 2021\n- Reed Prize, 2015\n"
    )
    text = f"Ada Vale\nvale@weft.example\n\n{above}{heading}\n{items}\n" + (_BELOW + _MORE).format(mark)
    found = parse(read(text.encode(), "cv.md" if mark else "cv.txt"))
    assert [one.name for one in found.awards] == ["Loom Fellowship", "Reed Prize"]
    assert "Weft Symposium" in [one.venue for one in found.service]


def test_projects_below_works_whose_heading_speaks_of_research_too() -> None:
    works = (
        "- Ada Vale, Bo Orr, Mia Lund,\n  “Kind looms of the north”, [Weft’21]\n- Bo Orr, Ada Vale, “Felt”, [Weft’20]\n"
    )
    head = "Ada Vale\nI weave at the University of Bergen.\n\nRESEARCH PAPERS\n\n"
    text = head + works + _PROJECTS.format("Research Projects") + "Honors & Service\n" + _ITEMS
    found = parse(read(text.encode(), "cv.txt"))
    assert [one.title for one in found.projects] == ["Kind Looms", "Slow Reeds: A Study in Rush"]
    assert [one.title for one in found.papers][:2] == ["Kind looms of the north", "Felt"]
