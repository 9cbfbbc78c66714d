"""Headings as long as their margin in layout text: a single blank parts them from the section's text. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.full_heads import with_full_heads_apart

CV = """                               Ada Quill
                        ada.quill@harrow.example

Education         Harrow University                                Lund, Sweden
                  PhD, Weaving                                        2013-2018
                  Merrow College                                   Turku, Finland
                  MSc, Dyes and Felt                                  2011-2013

Awards and        Loom Fellowship, Felt Society                       2019-2021
Fellowships       Weaving Medal, Harrow University                         2018
                  Prize for Young Weavers, Merrow College                  2012

{}
Courses           Weaving for Sailors, Harrow University              2014-2017
Taught            Dyes of the North, Merrow College                   2012-2013
                  Felt and Its Uses, Merrow College                   2011-2012
"""
TALKS = "“Knots and what they hold”, Felt Society              2021", "“Whispering looms”, Harrow University       2024"


@pytest.mark.parametrize("heading", ["Presentations", "Invited Talks", "Invited Lectures"])
def test_a_section_moved_near_to_its_heading_is_one_of_its_own(heading: str) -> None:
    section = f"{heading} {TALKS[0]}\n{' ' * len(heading)} {TALKS[1]}\n"
    found = parse(read(CV.format(section).encode(), "a.txt"))
    assert [(talk.title, talk.year) for talk in found.talks] == [
        ("Knots and what they hold", 2021),
        ("Whispering looms", 2024),
    ]
    assert [award.start for award in found.awards] == ["2019", "2018", "2012"]
    assert len(found.teaching) == 3


@pytest.mark.parametrize(
    "section",
    [
        "Presentations of looms are told below\n  and in the annex",  # the line below stands elsewhere
        "Weaver’s Notes on looms of the north\n               and of the south",  # no heading
        "Lecturer “Knots and what they hold”\n         “Whispering looms”",  # a role
    ],
)
def test_other_lines_stay(section: str) -> None:
    page = CV.format(section).split("\n")
    assert with_full_heads_apart([page]) == [page]
