"""Schools that no list knows, in sentences on a degree; universities of other languages."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("sentence", "schools"),
    [
        ("I received my PhD from Corvane in 2014.", ["Corvane"]),
        ("She holds a PhD in Political Science from Merrow Nouvelle.", ["Merrow Nouvelle"]),
        ("I received my PhD in 2014 from Corvane Tech, advised by Bob Moss.", ["Corvane Tech"]),
        ("I did my PhD at Politecnico di Valmora with Bob Moss.", ["Politecnico di Valmora"]),
        ("I got my B.S. from Tarrow Poly, and my M.S. from Koç University.", ["Tarrow Poly", "Koç University"]),
        ("I am a PhD student at Corvane.", ["Corvane"]),
        ("I supervise a PhD student from Corvane.", []),
    ],
)
def test_schools_behind_degrees(sentence: str, schools: list[str]) -> None:
    told = parsed(f"I weave tide tables and study how looms hum. {sentence}").education
    assert [degree.organization for degree in told] == schools


def test_a_university_with_its_kind_first_below_the_name() -> None:
    found = parsed("Research Associate,\nSchool of Biological Sciences,\nTechnische Universität Kirchau").positions
    assert [(one.title, one.organization) for one in found] == [
        ("Research Associate", "Technische Universität Kirchau")
    ]


@pytest.mark.parametrize(
    ("sentence", "title", "employer"),
    [
        ("I also worked as a consultant for Kestrel Robotics in 2018.", "consultant", "Kestrel Robotics"),
        ("I worked as an engineer for Brightloom.", "engineer", "Brightloom"),
        (
            "I am a Lecturer in the Institute of Looms at Politecnico di Valmora, where I weave.",
            "Lecturer",
            "Politecnico di Valmora",
        ),
    ],
)
def test_employers_that_nobody_knows(sentence: str, title: str, employer: str) -> None:
    told = parsed(f"I study how looms hum. {sentence}").positions
    assert (title, employer) in [(post.title, post.organization) for post in told]


def test_a_name_that_ends_in_a_verb_won_nothing() -> None:
    assert not parsed("Jae-won Moss is a Senior Research Fellow, School of Looms, University of Merrow.").awards


def test_students_one_is_glad_of() -> None:
    told = parsed("## Students\n\nI am fortunate to work with Ada Quill, Otto Vale and Ines Moss.").advising
    assert [one.student for one in told] == ["Ada Quill", "Otto Vale", "Ines Moss"]
