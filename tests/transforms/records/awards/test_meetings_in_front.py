"""Meetings whose names list subjects, in front of the honours that they gave."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards

_MEETINGS = [
    "International Conference for Fine Felting, Rope Making, Sails and Nets",
    "ACM Conference on Felting, Dyeing, and Weaving",
    "Symposium on Looms, Ropes and Sails",
]


@pytest.mark.parametrize("meeting", _MEETINGS)
@pytest.mark.parametrize("honour", ["Best Paper Award", "Honorable Mention Award", "Best Student Paper Award"])
def test_a_meeting_of_several_subjects_gives_what_stands_behind_it(meeting: str, honour: str) -> None:
    assert awards(f"- {meeting}, {honour}, 2015\n- Felt Medal, 2012\n- Moss Medal, 2011") == [
        (honour, meeting, "2015"),
        ("Felt Medal", None, "2012"),
        ("Moss Medal", None, "2011"),
    ]


def test_subjects_behind_for_with_the_acronym_below() -> None:
    body = f"**{_MEETINGS[0]}, Best Paper Award**, 2015\n\nFFS\n\n**Moss Society, Felt Medal**, 2012\n\nMoss Society\n"
    assert awards(body) == [
        (f"{_MEETINGS[0]}, Best Paper Award", "FFS", "2015"),
        ("Felt Medal", "Moss Society", "2012"),
    ]
