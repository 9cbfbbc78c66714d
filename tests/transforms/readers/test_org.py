"""Outlines of Emacs as CVs. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.org import as_markdown, is_org

SETTINGS = "#+TITLE: {}\n#+OPTIONS: num:nil toc:nil\n#+LATEX_CLASS: cv\n\n"


@pytest.mark.parametrize("title", ["Ada Quill", "Ada Quill CV", "Curriculum Vitae of Ada Quill"])
def test_the_title_names_the_owner(title: str) -> None:
    outline = SETTINGS.format(title) + "* Employment\n- 2011--2014 :: Curator, University of Ghent\n"
    found = parse(read(outline.encode(), "cv.org"))
    assert found.person
    assert found.person.name == "Ada Quill"
    assert [(one.title, one.organization, one.start, one.end) for one in found.positions] == [
        ("Curator", "University of Ghent", "2011", "2014")
    ]


@pytest.mark.parametrize(
    ("org", "markdown"),
    [
        ("** Posts", "### Posts"),
        (
            "- [[https://x.org/a][Slow Looms]], /Felt/ and *wool*",
            "- [Slow Looms](https://x.org/a), *Felt* and **wool**",
        ),
        ("- from 2019 :: Weaver", "- 2019–present\tWeaver"),
        ("- Loom :: Weaver", "- Loom: Weaver"),
        ("- 2012--2014: University of Ghent :: Weaver", "- 2012–2014: University of Ghent, Weaver"),
        ("Felt and/or wool, 1/2 of it", "Felt and/or wool, 1/2 of it"),
        ("Mill Lane 3\\\\\nGhent", "Mill Lane 3  \nGhent"),
    ],
)
def test_marks_are_those_of_markdown(org: str, markdown: str) -> None:
    text = SETTINGS.format("Ada Quill") + org
    assert is_org(text)
    assert as_markdown(text) == f"# Ada Quill\n\n{markdown}"


def test_drawers_and_comments_say_nothing() -> None:
    text = SETTINGS.format("Ada Quill") + "* Posts\n:PROPERTIES:\n:CUSTOM_ID: p\n:END:\n# to do\nWeaver\n"
    assert as_markdown(text) == "# Ada Quill\n\n## Posts\nWeaver\n"


@pytest.mark.parametrize("text", ["# Ada Quill\n\n## Posts\n", "* Ada Quill\n* Weaver\n", "Felt #+ wool"])
def test_markdown_is_no_outline(text: str) -> None:
    assert not is_org(text)


def test_what_properties_and_settings_tell_of_the_person_is_read() -> None:
    outline = (
        "#+TITLE: Ada Quill\n#+EMAIL: ada@quill.example\n#+MOBILE: +44 131 496 0182\n#+GITHUB: adaquill\n"
        "#+LATEX_CLASS: moderncv\n\n* Employment\n"
        "** Senior Weaver\n:PROPERTIES:\n:CV_ENV: cventry\n:FROM: <2016-02-01 Mon>\n:TO: <2019-03-01 Fri>\n"
        ":LOCATION: Leeds, UK\n:EMPLOYER: Globex Mill\n:END:\nWove the 2^{nd} sail.\n"
        "** Curator\n:PROPERTIES:\n:FROM: <2019-04-01>\n:EMPLOYER: Merrow University\n:END:\n"
    )
    found = parse(read(outline.encode(), "cv.org"))
    assert found.person
    assert found.person.emails == ["ada@quill.example"]
    assert found.person.phones == ["+44 131 496 0182"]
    assert [(one.title, one.organization, one.location, one.start, one.end) for one in found.positions] == [
        ("Senior Weaver", "Globex Mill", "Leeds, UK", "2016-02-01", "2019-03-01"),
        ("Curator", "Merrow University", None, "2019-04-01", None),
    ]
    assert "2nd sail" in as_markdown(outline)


@pytest.mark.parametrize(
    ("org", "markdown"),
    [
        (":LOGBOOK:\nCLOCK: [2019-02-01 Fri 10:00]\n:END:\nLoom\n", "Loom\n"),
        (":NOTES:\nGuild Prize, 2019\n:END:\nLoom\n", "Guild Prize, 2019\nLoom\n"),
        (
            "| Year | Prize |\n|------+-------|\n| 2019 | Loom |\n",
            "| Year | Prize |\n|------|-------|\n| 2019 | Loom |\n",
        ),
    ],
)
def test_drawers_of_notes_and_tables_stay(org: str, markdown: str) -> None:
    assert as_markdown(SETTINGS.format("Ada Quill") + org) == f"# Ada Quill\n\n{markdown}"
