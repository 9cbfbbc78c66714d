"""Items of service whose first line is a date: "May 3, 2018 - May 5, 2018" over what was held then."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("item", "venue", "start", "end"),
    [
        (
            "Dec. 03, 2018 — Dec. 05, 2018  \n  Conference on Felt and Dyes  \n  Turku, Finland",
            "felt",
            "2018-12-03",
            None,
        ),
        ("3–5 December 2018\n  Conference on Felt and Dyes\n  Turku, Finland", "felt", "2018-12-03", None),
        ("2014 - 2019\n  Seminar on Felt\n  Lund University", "felt", "2014", "2019"),
        ("2016  \n  [Workshop on Felt](https://felt.example)", "felt", "2016", None),
    ],
)
def test_a_date_over_a_meeting_is_when_it_was_held(item: str, venue: str, start: str, end: str | None) -> None:
    found = read(f"## Co-organized conferences\n\n- {item}\n- 2011\n  Summer School of Knots\n").service
    assert [(one.role, one.start) for one in found] == [("organizer", start), ("organizer", "2011")]
    assert found[0].end == end
    assert venue in (found[0].venue or "").lower()
    assert "Turku" not in (found[0].venue or "")


def test_a_body_below_the_duty_stays_with_it() -> None:
    found = read("## Service\n\n- 2017\n  Member of the Loom Committee\n  Lund University\n").service
    assert [(one.role, one.start) for one in found] == [("committee", "2017")]
