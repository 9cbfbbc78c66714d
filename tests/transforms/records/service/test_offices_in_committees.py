"""Offices in committees, and labels of offices over them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read

LONG = "University of Globex Dye House Rest and Play Student Advisory Committee"


@pytest.mark.parametrize(
    ("line", "role", "venue"),
    [
        ("Weaver Representative, Loom Review Committee", "other", "Loom Review Committee"),
        ("Faculty Liaison, Dye Library Committee (Moss Fund)", "other", "Dye Library Committee (Moss Fund)"),
        ("Panel Member (Dyes), Provost's Advisory Board on Felt", "committee", "Provost's Advisory Board on Felt"),
        (f"{LONG} Member", "committee", LONG),
        ("Curriculum Review Committee", "committee", "Curriculum Review Committee"),
        ("Felt Days 2012, Review Committee", "program committee", "Felt Days"),
    ],
)  # fmt: skip
def test_what_is_held_and_where(line: str, role: str, venue: str) -> None:
    found = read(f"## Service\n\n* {line}\n* Treasurer, Guild of Dyers\n").service
    assert [(one.role, one.venue) for one in found] == [(role, venue), ("other", "Guild of Dyers")]


@pytest.mark.parametrize("label", ["Leadership Positions", "University roles", "Administrative positions"])
def test_a_label_of_offices_is_none(label: str) -> None:
    found = read(f"## Service\n\n* {label}\n  * Treasurer, Guild of Dyers\n* Reviewer\n  * Journal of Felt\n").service
    assert [one.venue for one in found] == ["Guild of Dyers", "Journal of Felt"]


@pytest.mark.parametrize(
    ("line", "role"),
    [
        ("Member, Technical Committee on Peat, Guild of Fens", "committee"),
        ("Executive Member, GF Technical Committee on Moss", "committee"),
        ("Technical Committee, PeatConf 2019", "program committee"),
    ],
)
def test_a_society_s_technical_committee_sees_no_papers(line: str, role: str) -> None:
    (found,) = read(f"## Service\n\n- {line}\n").service
    assert found.role == role


def test_duties_of_two_sorts_below_one_heading() -> None:
    found = read(
        "## Service & Editorial Roles\n\n- Editor, Fen Letters (since 2011)\n- Advisory Board, Moss Museum\n"
        "- Co-editor, book series *Peat and People*, Alder University Press\n"
    ).service
    assert [(one.role, one.venue) for one in found] == [
        ("editor", "Fen Letters"), ("committee", "Advisory Board, Moss Museum"), ("editor", "Peat and People"),
    ]  # fmt: skip


@pytest.mark.parametrize("end", [", 2011", ", 2011–2014", ", May 2011."])
def test_a_closing_date_holds_for_all_venues_of_a_line(end: str) -> None:
    found = read(f"## Service\n\n- Peer Reviewer, _Fen Letters_, _Moss and Peat_{end}\n").service
    assert [(one.venue, (one.start or "")[:4]) for one in found] == [("Fen Letters", "2011"), ("Moss and Peat", "2011")]


def test_a_date_in_brackets_is_the_last_venue_s() -> None:
    found = read("## Service\n\n- Reviewer: *Fen Letters*, *Peat Letters* (2011)\n").service
    assert [one.start for one in found] == [None, "2011"]


@pytest.mark.parametrize("label", ["Organizing and Convening", "Organizing", "Conference Organization"])
def test_a_bullet_that_names_a_sort_of_service_heads_the_deeper_ones(label: str) -> None:
    found = read(
        f"## Service\n\n- {label}\n  - Day of Moss, Alder University, 2009\n"
        "  - “Peat at Night” round table, FenCon, 2011\n"
        "- Treasurer, Guild of Fens, 2007\n"
    ).service
    assert [(one.role, one.start) for one in found[:2]] == [("organizer", "2009"), ("organizer", "2011")]
    assert len(found) == 3


@pytest.mark.parametrize("house", ["Guild of Fen Keepers", "Royal Moss Society", "Alder Press"])
def test_who_prints_a_journal_in_italics_is_no_part_of_it(house: str) -> None:
    found = read(f"## Peer review\n\n- *Peat*, {house}, 2011\n- *Moss and Law*, {house}, 2009\n").service
    assert [(one.role, one.venue, one.start) for one in found] == [
        ("reviewer", "Peat", "2011"), ("reviewer", "Moss and Law", "2009"),
    ]  # fmt: skip
