"""A course below its date, and the programme and the school below that."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "where",
    [
        "Undergraduate programme in Dyes, Department of Wool, University of Turku · 75 hours",
        "Bachelor in Dyes, University of Turku",
        "Department of Wool, University of Turku",
    ],
)
def test_what_stands_below_a_course_says_where(where: str) -> None:
    found = read(f"## Teaching\n\n- 2021\n  Teaching Assistant — General Weaving\n  {where}\n").teaching
    assert [(one.course, one.role, one.organization, one.start) for one in found] == [
        ("General Weaving", "Teaching Assistant", "University of Turku", "2021")
    ]


def test_how_many_works_one_led_is_no_work() -> None:
    cv = read(
        "### Peer-reviewed articles\n\nSeven as first author and three as last author, and a chapter.\n\n"
        "### Projects as PI\n\n12,500 € raised as main applicant, Wool Guild.\n"
    )
    assert not cv.papers
    assert not cv.grants


@pytest.mark.parametrize(
    "call", ["Find my papers [here](http://x.example).", "View all my works [here](http://x.example)"]
)
def test_where_works_are_found_is_no_work(call: str) -> None:
    assert not read(f"### Publications\n\n{call}\n").papers


def test_what_an_honour_was_given_for_stands_before_its_giver() -> None:
    cv = read("## Prizes\n\n- 2018\n  Loom Prize\n  For the excellence of the work, University of Turku\n")
    assert [(one.name, one.granter, one.start) for one in cv.awards] == [("Loom Prize", "University of Turku", "2018")]
