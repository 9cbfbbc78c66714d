"""Talks of which only the host and the town are stated. All made up."""

from __future__ import annotations

from tests.transforms.made_up import parsed


def test_a_town_beside_the_host_is_no_title() -> None:
    cv = parsed(
        "## Talks\n\n### Seminars of students\n\nAug 2019\t**EPFL**, Lausanne, Switzerland\n\n"
        "May 2018\t**UCLA**, Los Angeles, CA\n"
    )
    assert [(one.title, one.venue) for one in cv.talks] == [(None, "EPFL"), (None, "UCLA")]
