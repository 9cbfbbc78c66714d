"""Stays and degrees as writers of English as a second language tell them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("text", "title", "start"),
    [
        ("From 2003 to 2005 he was an academic guest at ETH Zurich.", "academic guest", "2003"),
        ("I was a research guest at Lund University in 2014.", "research guest", "2014"),
        ("In 2016, I was a faculty guest at the University of Oslo.", "faculty guest", "2016"),
        ("She was a visiting fellow (2012)at Lund University, Sweden.", "visiting fellow", "2012"),
        ("I was a postdoc (2011-2013)in the Felt Lab at Lund University.", "postdoc", "2011"),
    ],
)
def test_guests_and_brackets_without_a_blank(text: str, title: str, start: str) -> None:
    assert [(one.title, one.start) for one in parsed(text).positions] == [(title, start)]


@pytest.mark.parametrize(
    ("place", "organization", "unit"),
    [
        ("the UCL Felt Institute, University College London", "University College London", "UCL Felt Institute"),
        ("the EPFL Loom Laboratory at École Polytechnique Fédérale de Lausanne",
         "École Polytechnique Fédérale de Lausanne", "EPFL Loom Laboratory"),
        ("the ETH Weaving Centre of ETH Zurich", "ETH Zurich", "ETH Weaving Centre"),
    ],
)  # fmt: skip
def test_letters_before_a_part_of_what_they_stand_for(place: str, organization: str, unit: str) -> None:
    found = parsed(f"I was a visiting scholar in {place}.").positions
    assert [(one.organization, one.unit) for one in found] == [(organization, unit)]


@pytest.mark.parametrize(
    ("text", "degree", "field", "organization"),
    [
        ("She holds a Bachelor's degree in textile engineering in University of Oslo (2016).", "Bachelor's degree",
         "textile engineering", "University of Oslo"),
        ("I did my PhD in coastal botany in Lund University in 2016.", "PhD", "coastal botany", "Lund University"),
        ("She took an honours degree in Bachelor of Engineering in Textile Physics at the University of Leeds.",
         "Bachelor of Engineering", "Textile Physics", "University of Leeds"),
        ("I received an honours degree in Bachelor of Arts (Textile History) from the University of Leeds in 2018.",
         "Bachelor of Arts", "Textile History", "University of Leeds"),
    ],
)  # fmt: skip
def test_one_degree_told_with_its_kind(text: str, degree: str, field: str, organization: str) -> None:
    page = parsed(text)
    assert [(one.degree, one.field, one.organization) for one in page.education] == [(degree, field, organization)]
    assert not page.awards
