"""Conferences attended are no talks, unless a title says what was told there."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import talks


@pytest.mark.parametrize(
    "heading",
    [
        "## Conferences and Workshops Attended",
        "## Additional Conferences Attended",
        "## Conference Attendance (selected)",
    ],
)
def test_where_one_only_was_is_no_talk(heading: str) -> None:
    body = (
        "**Loom Days** \t May 2016\nGlobex University, Graz\n\n**Felt Symposium** \t June 2015\nHooli College, Bergen"
    )
    assert talks(body, heading) == []


def test_what_was_told_at_a_conference_attended_is_a_talk() -> None:
    body = "- “Slow looms in the north”, Loom Days, Graz, 2016\n- “Felt and its makers”, Felt Symposium, Bergen, 2015"
    found = talks(body, "## Conferences Attended")
    assert [(title, year) for title, _, year in found] == [
        ("Slow looms in the north", 2016),
        ("Felt and its makers", 2015),
    ]


@pytest.mark.parametrize("heading", ["## Conferences attended and presentations", "## Conferences", "## Invited Talks"])
def test_talks_of_which_only_the_place_is_told_stay(heading: str) -> None:
    body = "- Loom Days, Globex University, Graz, 2016\n- Felt Symposium, Hooli College, Bergen, 2015"
    assert len(talks(body, heading)) == 2
