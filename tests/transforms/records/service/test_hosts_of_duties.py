"""Schools below the duties held there, and offices below the bodies that headings name. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    "host",
    ["School of Dyes, University of Oslo", "KVTX, University of Cambridge", "Department of Felt, Lund University"],
)
def test_the_school_below_a_committee_is_no_second_one(host: str) -> None:
    cv = parsed(
        f"## Professional Activities\n\n### Committees\n\n**Wool and Water Committee**\tMay 2019-2020  \n{host}\n"
    )
    assert [(one.role, one.venue, one.start) for one in cv.service] == [
        ("committee", "Wool and Water Committee", "2019-05"),
    ]


def test_a_school_alone_may_be_a_venue() -> None:
    cv = parsed("## Service\n\n### Reviewer\n\nWool Letters, 2019  \nLund University, Sweden\n")
    assert next(one.venue for one in cv.service) == "Wool Letters"


@pytest.mark.parametrize(
    "told", ["", "Felt Folk is a club of weavers at Lund University.\n\n", "The club is a place to weave.  \n"]
)
@pytest.mark.parametrize("office", ["**Treasurer**\tJune 2018–July 2019", "President, June 2018–2019"])
def test_an_office_below_its_body_has_its_dates(told: str, office: str) -> None:
    cv = parsed(f"## Outreach\n\n### Felt Folk\n\n{told}{office}\n")
    assert [(one.role, one.venue, one.start) for one in cv.service] == [("other", "Felt Folk", "2018-06")]
