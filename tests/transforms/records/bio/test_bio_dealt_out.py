"""What a biography's sentence deals out among several stays and degrees, and what belongs to none of them."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return read(f"## Biography\n\n{text}")


def test_dates_are_dealt_out_respectively() -> None:
    degrees = bio(
        "I earned the B.Eng. in Felt (Hons, 2nd of 40) and the M.Eng. in Wool from Lund University in 2009 and 2010, "
        "respectively, and my PhD in Looms from the University of Oslo in 2014."
    ).education
    assert [(one.degree, one.field, one.end) for one in degrees] == [
        ("B.Eng.", "Felt", "2009"),
        ("M.Eng.", "Wool", "2010"),
        ("PhD", "Looms", "2014"),
    ]
    text = "Prior to that, I was a visiting scholar at Lund University and MIT in 2006 and 2004, respectively."
    assert [(one.organization, one.start) for one in bio(text).positions] == [
        ("Lund University", "2006"),
        ("MIT", "2004"),
    ]


def test_what_began_then_is_over_where_the_verb_says_so() -> None:
    text = "Before that, I was a Research Fellow at Lund University from March 2014."
    assert [(one.start, one.current) for one in bio(text).positions] == [("2014-03", False)]
    assert [one.current for one in bio("I have been a lecturer at Lund University since 2014.").positions] == [True]


def test_current_is_no_word_of_a_title() -> None:
    [held] = bio("I'm a current Research Associate at Lund University.").positions
    assert (held.title, held.current) == ("Research Associate", True)


def test_advisers_are_those_of_the_degree_and_not_of_a_later_visit() -> None:
    [degree] = bio(
        "I am a Ph.D. student in Felt at Lund University. My advisors are Prof. Ada Quill and Prof. Bo Reed. "
        "In spring I visited the Loom Laboratory supervised by Prof. Cleo Ode."
    ).education
    assert degree.advisors == ["Ada Quill", "Bo Reed"]


def test_a_department_is_no_field() -> None:
    [degree] = bio("I am a PhD candidate in the Division of Felt at Lund University.").education
    assert (degree.field, degree.unit, degree.organization) == (None, "Division of Felt", "Lund University")


def test_employers_of_internships_are_a_list() -> None:
    text = "I have been lucky to intern at Google (wool), D. E. Reed (felt), Two Looms, and Apple (dyes)."
    held = [(one.title, one.organization) for one in bio(text).positions]
    assert held == [("intern", name) for name in ("Google", "D. E. Reed", "Two Looms", "Apple")]


def test_a_second_employer_behind_a_date() -> None:
    text = "Previously, I was a research intern at Google in 2008 - 2009 and IBM in 2011."
    held = [(one.organization, one.start, one.end) for one in bio(text).positions]
    assert held == [("Google", "2008", "2009"), ("IBM", "2011", None)]


@pytest.mark.parametrize(
    ("told", "held"),
    [
        (
            "a research intern at Merrow Labs and Quarl Systems.",
            [("Merrow Labs", None, None), ("Quarl Systems", None, None)],
        ),
        (
            "a postdoc at the Merrow Institute (2014-2016) and at Quarl (2016-2018).",
            [("Merrow Institute", "2014", "2016"), ("Quarl", "2016", "2018")],
        ),
        ("a research intern at Quarl and Merrow.", [("Quarl", None, None)]),
    ],
)
def test_a_second_employer_that_nobody_knows(told: str, held: list[tuple[str, str | None, str | None]]) -> None:
    found = bio(f"Previously, I was {told}").positions
    assert [(one.organization, one.start, one.end) for one in found] == held


def test_before_coming_to_a_place_one_came_there() -> None:
    found = bio(
        "Before coming to Merrow University as a lecturer in 2019, I was a postdoc at Lund University."
    ).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("lecturer", "Merrow University", "2019"),
        ("postdoc", "Lund University", None),
    ]
