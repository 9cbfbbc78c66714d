"""Service told in clauses, under quotes, beside what one sat on a body as. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


def held(line: str, heading: str = "Service") -> list[tuple[str, str | None, str | None]]:
    cv = parsed(f"## {heading}\n\n- {line}\n- 2019 Referee, Wool Letters\n")
    return [(one.role, one.venue, one.start) for one in cv.service if one.venue != "Wool Letters"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("2021\tI am a member of the steering committee of the Felt Guild", ("committee", "Felt Guild", "2021")),
        ("2022\tCo-organizer of Lunch Looms, a cycle of talks on wool", ("organizer", "Lunch Looms", "2022")),
        ("2022: Organizer, Moss Days, where we wove for a week", ("organizer", "Moss Days", "2022")),
    ],
)
def test_what_is_told_of_a_duty_ends_before_the_clause(line: str, found: tuple[str, str, str]) -> None:
    assert held(line) == [found]


@pytest.mark.parametrize(
    ("line", "venue"),
    [
        ('Editorial Board Member *"Weaving Notes"* Globex Press', "Weaving Notes"),
        ("Associate Editor “Frontiers in Felt” in the category Hats", "Frontiers in Felt"),
    ],
)
def test_a_journal_in_quotes_ends_with_them(line: str, venue: str) -> None:
    assert held(line) == [("editor", venue, None)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Dyers Council, Student Representative\t2016", ("committee", "Dyers Council", "2016")),
        ("Quality Committee 2018, Graduate Student Representative", ("committee", "Quality Committee", "2018")),
        ("2012\tResident Assistant, Moss College", ("other", "Moss College", "2012")),
    ],
)
def test_what_one_sat_there_as_is_no_body(line: str, found: tuple[str, str, str]) -> None:
    assert held(line) == [found]


def test_a_legend_is_no_duty() -> None:
    assert parsed("## Service\n\n- Referee, Wool Letters\n\n† equal contribution\n").service[0].venue == "Wool Letters"
    assert len(parsed("## Service\n\n- Referee, Wool Letters\n\n† equal contribution\n").service) == 1
