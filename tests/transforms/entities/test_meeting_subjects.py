"""Meetings whose subjects are a list. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.entities.meeting_subjects import lists_subjects
from transforms.entities.venues import clean, known


@pytest.mark.parametrize(
    ("text", "one"),
    [
        ("Conference on Looms, Ethics, and Society", True),
        ("Conference on Robot Weaving, Nature, and Science", False),
        ("Symposium on Looms, Ropes & Knots (SLRK)", True),
        ("Conference on Robot Learning, ICRA and IROS", False),
        ("Conference on Looms, Journal of Ropes, and Workshop on Knots", False),
        ("Conference on Looms, Vancouver, and Berlin", False),
    ],
)
def test_subjects_of_a_meeting_are_no_venues(text: str, one: bool) -> None:
    assert lists_subjects(text, known) is one


def test_a_known_beginning_takes_no_subject_off() -> None:
    name = "Conference on Artificial Intelligence, Ethics, and Society"
    assert clean(name) == name


def test_one_meeting_of_several_subjects_is_one_service() -> None:
    found = read("## Service\n\n- Program Committee: Conference on Rope, Ethics, and Society 2025\n").service
    assert [(one.venue, one.start) for one in found] == [("Conference on Rope, Ethics, and Society", "2025")]


def test_a_short_form_of_the_name_s_own_words_is_left_out() -> None:
    found = read("## Service\n\n- Reviewer: Loom Security Symposium (Loom Security) 2020\n").service
    assert [one.venue for one in found] == ["Loom Security Symposium"]


@pytest.mark.parametrize("journal", ["Mind, Dye, and Felting", "Nature, Looms & Society"])
def test_a_journal_called_by_a_series(journal: str) -> None:
    assert clean(journal) == journal
