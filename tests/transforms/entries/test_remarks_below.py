"""Sentences below entries of one line. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read

GIVEN = (
    "This fellowship is given to a weaver in the guild for the specific purpose of designing a new loom, and I used it "
    "to study slow felts."
)
HONOURS = (
    f"Wool Fellowship, 2016-2017.\n{GIVEN}",
    "Felt Medal, 2014.",
    "Loom Prize, 2001.",
)
DONE = "Ongoing duties include designing and maintaining the plan of vats, managing weavers, and hearing what is said."
DUTIES = (
    f"Chair of the Dye Committee: Fall 2014 - Fall 2017.\n{DONE}",
    "Wool Committee: 2012.",
    "Library Committee: 2009.",
)


def test_sentences_below_awards_are_told_of_them() -> None:
    found = read("## Awards\n\n" + "\n\n".join(HONOURS))
    assert [(one.name, one.start) for one in found.awards] == [
        ("Wool Fellowship", "2016"),
        ("Felt Medal", "2014"),
        ("Loom Prize", "2001"),
    ]


def test_sentences_below_duties_are_told_of_them() -> None:
    found = read("## Service to the University\n\n" + "\n\n".join(DUTIES))
    assert [one.start for one in found.service] == ["2014", "2012", "2009"]


def test_sentences_that_stand_apart_are_entries() -> None:
    found = read("## Awards\n\n" + "\n\n".join(HONOURS).replace(".\n", ".\n\n"))
    assert len(found.awards) >= len(HONOURS)
