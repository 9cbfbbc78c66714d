"""Roles behind the committee they are held in, committees behind a meeting's name and year. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "role", "venue"),
    [
        ("LoomConf 2022, Program Committee, Associate Chair", "area chair", "LoomConf"),
        ("LoomConf, Organizing Committee, Publicity Chair", "chair", "LoomConf"),
        ("Pervasive Looms 2020 Program Committee", "program committee", "Pervasive Looms"),
        ("LoomConf 2019 Program Committee", "program committee", "LoomConf"),
    ],
)
def test_the_last_role_is_the_one_that_was_held(line: str, role: str, venue: str) -> None:
    found = read(f"## Service\n\n- 2022\t{line}\n- 2021\tReviewer, Journal of Felt\n").service
    assert [(one.role, one.venue) for one in found] == [(role, venue), ("reviewer", "Journal of Felt")]


def test_praise_behind_a_reviewers_venue_names_no_other() -> None:
    body = (
        "### Reviewer\n\n- 2011-2022\tACM UIST, Recognition for Outstanding Reviews UIST’20, UIST’18\n- 2019\tTOCHI\n"
    )
    found = read(f"## Professional Service\n\n{body}").service
    assert [(one.role, one.venue, one.start) for one in found] == [
        ("reviewer", "ACM UIST", "2011"),
        ("reviewer", "TOCHI", "2019"),
    ]


@pytest.mark.parametrize(
    ("line", "role", "venue"),
    [
        ("Felt Society Days (Oslo, 2016), Lead Coordinator for Looms and Labour", "other", "Felt Society Days"),
        ("Fern Meetings (Lund, May 2015), Area Chair for Moss", "area chair", "Fern Meetings"),
        ("Reed Forum (Graz, 2011), Judge of posters", "other", "Reed Forum"),
    ],
)
def test_an_office_behind_a_meetings_place_and_year(line: str, role: str, venue: str) -> None:
    found = read(f"## Professional Activities\n\n- {line}\n- Reviewer, Journal of Felt\n").service
    assert [(one.role, one.venue) for one in found] == [(role, venue), ("reviewer", "Journal of Felt")]
