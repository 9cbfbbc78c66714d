"""Committees that follow those for whom papers were reviewed. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

PAGE = """## Service

Ad hoc reviewer
Journals: Journal of Felt, Dye Letters
{agencies}: Northern Wool Council, Globex Trust

PhD Admissions Committee, Globex University\t2015-2016

Guild Topic Committee: Moss and Felt\t2014

{last}\t2013
"""


@pytest.mark.parametrize("agencies", ["Granting agencies", "Funding bodies", "Grant agency"])
def test_a_committee_of_another_sort_is_served_on(agencies: str) -> None:
    found = parsed(PAGE.format(agencies=agencies, last="Graduate Studies Committee, Globex Botany")).service
    assert [one.venue for one in found if one.role == "committee"] == [
        "PhD Admissions Committee, Globex University",
        "Guild Topic Committee: Moss and Felt",
        "Graduate Studies Committee, Globex Botany",
    ]
    assert not any(agencies in (one.venue or "") for one in found)


def test_one_that_judges_is_reviewed_for() -> None:
    found = parsed(PAGE.format(agencies="Funding bodies", last="Ada Novak Prize Committee, Guild of Dyers")).service
    assert found[-1].role == "reviewer"
