"""Several duties in one line, behind what says whose they are."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read

HELD = [("committee", "Moss Committee"), ("committee", "Fern Senate"), ("committee", "Peat Board")]


@pytest.mark.parametrize(
    "line",
    [
        "- Committees: Moss Committee, Fern Senate, Peat Board",
        "- University service: Moss Committee, Fern Senate, Peat Board",
        "- Departmental service: Moss Committee; Fern Senate; Peat Board",
        "- **Committees** Moss Committee, Fern Senate, Peat Board",
        "Committees\tMoss Committee, Fern Senate, Peat Board",
    ],
)
def test_a_label_stands_before_several_bodies(line: str) -> None:
    assert [(one.role, one.venue) for one in read(f"## Service\n\n{line}\n").service] == HELD


def test_years_between_bodies_are_each_ones_own() -> None:
    line = "- University Committees: Moss Committee 2018, Fern Senate 2016-2018, Peat Board 2020-"
    found = read(f"## Service\n\n{line}\n").service
    assert [(one.venue, one.start, one.end, one.current) for one in found] == [
        ("Moss Committee", "2018", None, False),
        ("Fern Senate", "2016", "2018", False),
        ("Peat Board", "2020", None, True),
    ]


def test_a_member_of_a_body_of_an_organisation_is_one_duty() -> None:
    found = read("## Service\n\n- **Committee** on Mosses, University of Oslo, 2018\n").service
    assert [one.venue for one in found] == ["Committee on Mosses, University of Oslo"]


def test_a_role_behind_a_bold_venue_is_held_there() -> None:
    text = "## Service\n\n- **NeurIPS** Program Committee Member 2015\n- **Journal of Mosses** Reviewer 2016\n"
    assert [(one.role, one.venue, one.start) for one in read(text).service] == [
        ("program committee", "NeurIPS", "2015"),
        ("reviewer", "Journal of Mosses", "2016"),
    ]
