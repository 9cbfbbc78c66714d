"""Talks and posters labelled with their kinds, below the meetings where they were given. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import talks


@pytest.mark.parametrize("dash", [" – ", ": ", " - ", " — "])
@pytest.mark.parametrize("mark", ["", "- "])
def test_two_of_one_meeting(mark: str, dash: str) -> None:
    body = (
        f"**June 2022  Days of Weaving (DOW)**\n\n{mark}Talk{dash}Slow looms of the north – A long study\n\n"
        f"{mark}Poster{dash}Measuring felt: an honest scale\n\n**May 2021  Congress of Dyers**\n\n"
        f"{mark}Symposium{dash}Colours across the world\n\n{mark}Invited talk{dash}Red dyes and their makers\n"
    )
    assert talks(body, "## Conferences") == [
        ("Slow looms of the north – A long study", "Days of Weaving (DOW)", 2022),
        ("Measuring felt: an honest scale", "Days of Weaving (DOW)", 2022),
        ("Red dyes and their makers", "Congress of Dyers", 2021),
    ]


def test_a_symposium_alone_is_what_was_given() -> None:
    body = "2021, Congress of Dyers\n\nSymposium: Colours across the world\n\n2020, Felt Days\n\nTalk: How felt ages"
    assert [title for title, _, _ in talks(body)] == ["Colours across the world", "How felt ages"]
