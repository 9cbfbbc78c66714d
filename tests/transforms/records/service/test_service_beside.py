"""What stands beside an event that somebody organised: its date, its host and place behind that, and with whom."""

from __future__ import annotations

import pytest

from tests.transforms.records.serving import service


@pytest.mark.parametrize(
    ("entry", "venue", "start"),
    [
        ("Local Organizer, Moss Meeting, May 18-20, 2006, Moss Society, Turku", "Moss Meeting", "2006"),
        ("Co-Organizer, Wet Slate, with Per Aas, May 2-8, 2014, Moss Days, Rhodes", "Wet Slate", "2014"),
        ("Organizer, Moss Conference, June 30 - July 2, 2009, NTNU, Norway", "Moss Conference", "2009"),
        ("Organizer, Workshop on Wet Roofs, 2019, University of Oslo", "Workshop on Wet Roofs", "2019"),
        ("Organizer, Workshop on Wet Roofs, 2019 (with Per Aas)", "Workshop on Wet Roofs", "2019"),
        ("Chair, International Moss Symposium, June 2018, Bergen, Norway", "International Moss Symposium", "2018"),
    ],
)  # fmt: skip
def test_what_a_date_parts_off_is_where_the_event_was(entry: str, venue: str, start: str) -> None:
    found = service(f"- {entry}\n")
    assert [(one[1], (one[2] or "")[:4]) for one in found] == [(venue, start)]


def test_several_venues_with_their_years_stay_several() -> None:
    found = service("- Reviewer: Loom Letters, 2019, Felt Review, 2020\n")
    assert [one[1] for one in found] == ["Loom Letters", "Felt Review"]
