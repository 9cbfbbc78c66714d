"""Talks that sentences tell of, rolls of meetings with their places, labels and visits beside talks. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import talks


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Invited to speak at the Weaving Seminar on slow felt, 2019", ("slow felt", "Weaving Seminar", 2019)),
        ("I was invited to give a talk at Felt Days on dyes, May 2018", ("dyes", "Felt Days", 2018)),
        ("Invited speaker at Felt Days about the price of wool (2017)", ("the price of wool", "Felt Days", 2017)),
    ],
)
def test_a_sentence_says_where_and_on_what_one_was_asked_to_speak(
    sentence: str, expected: tuple[str, str, int]
) -> None:
    assert talks(f"- {sentence}\n- “Looms of the north”, Northern College, 2016")[0] == expected


@pytest.mark.parametrize("form", ["{}: {}", "- {}: {}", "- **{}**: {}"])
def test_meetings_with_their_places_behind_a_year_are_a_talk_each(form: str) -> None:
    rows = {"2021": "Loom Days (Oslo, Norway), FeltConf (online)", "2020": "Wool Forum (Lund)"}
    found = talks("\n\n".join(form.format(*row) for row in rows.items()))
    assert found == [(None, "Loom Days", 2021), (None, "FeltConf", 2021), (None, "Wool Forum", 2020)]


def test_titles_with_asides_behind_a_year_are_no_meetings() -> None:
    body = "- 2019: Felt (a view from the mill), Globex University (Oslo)\n- 2018: Wool (an essay), Globex Club (Lund)"
    assert ("Globex University", 2019) not in [(venue, year) for title, venue, year in talks(body) if not title]


def test_labels_and_ways_of_meeting_are_no_part_of_a_venue() -> None:
    body = (
        "- **Quiet mills**\n  Loom Days 2019\n  Place: Oslo, Norway\n  Date: May 12, 2019\n"
        "- **Felt networks**\n  FeltConf 2018\n  Place: Bergen, Norway\n  Date: June 3, 2018\n"
    )
    assert talks(body) == [("Quiet mills", "Loom Days", 2019), ("Felt networks", "FeltConf", 2018)]
    body = "- Quiet mills, online at the Loom Days, 2021\n- Slow looms, FeltConf, Bergen, 2018\n"
    assert talks(body)[0] == ("Quiet mills", "Loom Days", 2021)


def test_a_visit_among_talks_is_no_talk() -> None:
    body = "- Research visit at the Institute of Looms, May 2019\n- “Felt networks”, Northern College, 2018\n"
    assert talks(body) == [("Felt networks", "Northern College", 2018)]
