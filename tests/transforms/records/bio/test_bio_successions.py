"""Steps of a career that share what one sentence says: a year, a place, a verb; and who else stands in it."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return read(f"## Biography\n\n{text}")


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "Earlier, he was a lecturer at Lund University (2014-2018), curator at KTH (2011-2014).",
            [("lecturer", "Lund University", "2014", False), ("curator", "KTH", "2011", False)],
        ),
        (
            "From 2010 to 2015 I was a curator and then a researcher at Lund University.",
            [("curator", "Lund University", "2010", False), ("researcher", "Lund University", "2010", False)],
        ),
        (
            "She was a curator and then senior researcher in the Felt Group at Lund University.",
            [("curator", "Lund University", None, False), ("senior researcher", "Lund University", None, False)],
        ),
        (
            "He was first a lecturer and later reader with the Moss Group at Lund University from 2010 to 2014.",
            [("lecturer", "Lund University", "2010", False), ("reader", "Lund University", "2010", False)],
        ),
        (
            "She was a lecturer at Lund University and subsequently reader at Leeds University.",
            [("lecturer", "Lund University", None, False), ("reader", "Leeds University", None, False)],
        ),
        (
            "Since 2011 she has been with the University of Oslo, and is currently a reader.",
            [("reader", "University of Oslo", None, True)],
        ),
        (
            "Dr. Vik joined Lund University in 2008 as a lecturer, and currently is a professor.",
            [("lecturer", "Lund University", "2008", False), ("professor", "Lund University", None, True)],
        ),
        (
            "Previously, Dr. Vik served as Director of the Peat Research Centre from 1990 to 1996.",
            [("Director", "Peat Research Centre", "1990", False)],
        ),
    ],
)  # fmt: skip
def test_steps_of_one_sentence(text: str, held: list[tuple[str, str, str | None, bool]]) -> None:
    assert [(one.title, one.organization, one.start, one.current) for one in bio(text).positions] == held


def test_the_office_of_a_supervisor_is_not_the_owners() -> None:
    found = bio("I wrote my PhD at Lund University (2011), under the supervision of Ada Holm (now dean at KTH).")
    assert not found.positions
    assert [(one.organization, one.advisors) for one in found.education] == [("Lund University", ["Ada Holm"])]


def test_who_advised_an_earlier_stage_did_not_supervise_the_later_one() -> None:
    found = bio(
        "I was a postdoc at KTH working with Ada Holm. Before that, I went to the Peat College, advised by Bo Marsh."
    )
    assert [one.supervisors for one in found.positions] == [["Ada Holm"]]


@pytest.mark.parametrize(
    ("text", "degrees"),
    [
        (
            "He holds the B.Sc. and the M.Sc. degrees in Peat and Dye Lore from Lund University.",
            [("B.Sc.", "Peat and Dye Lore", "Lund University"), ("M.Sc.", "Peat and Dye Lore", "Lund University")],
        ),
        (
            "I'm a second-year botany PhD student in the Moss and Peat groups at Lund University.",
            [("PhD", "botany", "Lund University")],
        ),
        (
            "After school I went to Lund University where I mapped bogs and finished my PhD in 2009.",
            [("PhD", None, "Lund University")],
        ),
    ],
)  # fmt: skip
def test_degrees_that_share_a_field_or_a_place(text: str, degrees: list[tuple[str, str | None, str]]) -> None:
    assert [(one.degree, one.field, one.organization) for one in bio(text).education] == degrees


def test_each_body_has_the_year_that_is_its_own() -> None:
    found = bio(
        "She was elected Fellow of the Moss Society in 1988 and Fellow of the Royal Peat Society in 2003."
        " In 2016, she rode to Oslo and was elected Fellow of the Academy of Bogs."
    )
    assert [(one.name, one.start) for one in found.awards] == [
        ("Fellow of the Moss Society", "1988"),
        ("Fellow of the Royal Peat Society", "2003"),
        ("Fellow of the Academy of Bogs", "2016"),
    ]


def test_a_prize_for_teaching_is_no_course() -> None:
    found = bio("I won the Dean's Best in Teaching Award (2022) and the Holm Research Award (2017) at Lund University.")
    assert not found.teaching


def test_in_whose_group_one_studies() -> None:
    found = bio("I'm a postdoctoral researcher studying wet moss in the lab of Dr. Ada Holm at Lund University.")
    assert [(one.organization, one.supervisors) for one in found.positions] == [("Lund University", ["Ada Holm"])]
    found = bio("I'm doing a PhD at Lund University in the lab of Prof. Eva S. Påhl. My work is on moss.")
    assert [(one.organization, one.advisors) for one in found.education] == [("Lund University", ["Eva S. Påhl"])]


def test_a_short_line_that_cannot_end_goes_on() -> None:
    found = bio("I am a lecturer\nin the moss group at the\nUniversity of Lund.").positions
    assert [(one.title, one.organization) for one in found] == [("lecturer", "University of Lund")]
