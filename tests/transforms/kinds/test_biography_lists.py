"""Careers listed below the heading of a biography."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read

POSTS = (
    ("Professor", "Department of Botany, University of Oslo", "December 2018 - Current"),
    ("Senior Lecturer", "School of Looms, Reed College", "August 2013 - December 2018"),
    ("Visiting Researcher", "Globex Laboratory", "April 2011 - June 2011"),
)


@pytest.mark.parametrize("heading", ["Biography", "About me", "Short Biography"])
def test_items_of_a_role_over_an_employer_and_dates_are_posts(heading: str) -> None:
    listed = "\n".join(f"- **{role}**.<br/>\n  {where}.<br/>\n  ({dates})" for role, where, dates in POSTS)
    found = read(f"## {heading}\n\nI weave in the north.\n\n{listed}").positions
    assert [one.title for one in found] == [role for role, _, _ in POSTS]
    assert [one.start for one in found] == ["2018-12", "2013-08", "2011-04"]


def test_items_that_tell_of_other_things_are_none() -> None:
    hobbies = (("Looms", "I build them in Oslo", "2018 - 2020"), ("Ropes", "I tie them", "2021"))
    listed = "\n".join(f"- **{what}**.<br/>\n  {told}.<br/>\n  ({dates})" for what, told, dates in hobbies)
    assert not read(f"## About me\n\n{listed}").positions


def test_sentences_below_a_name_alone_are_a_life() -> None:
    cv = whole(
        "# Ada Quill\n\nAssociate Professor in Wool Studies\n\n"
        "I came to Merrow in 1990 and I've taught many courses on looms, dyes and the politics of thread.\n\n"
        "I was also Director of Dyes from 1990 until 2007. In 2006, I was elected President of a guild.\n\n"
        "Although that is long ago, I remain a weaver, and I have seen many looms on my travels.\n\n"
        "B.A. Augsburg College, M.A. University of Turku\n"
    )
    assert not any("came" in one.title or "Director" in one.title for one in cv.positions)
