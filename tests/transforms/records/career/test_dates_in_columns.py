"""Careers with their dates in a column. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read


@pytest.mark.parametrize("when", ["Expected defence: September 2024", "Visit to Marsh University in May 2022"])
def test_where_dates_stand_in_a_column_deeper_ones_begin_no_entry(when: str) -> None:
    found = read(
        "## Education\n\nSince Oct. 2021\tPhD student in Dyes\n  Advisor: Bo Fern\n  Subject: Looms of the north\n"
        f"  {when}\n  Crafton University, Turku\n"
        "2019–2021\tM.Sc. in Dyes\n  Marsh University\n2016–2019\tB.Sc. in Physics\n  Vale University\n"
    )
    assert [(e.degree, e.start, e.organization) for e in found.education] == [
        ("PhD", "2021-10", "Crafton University"),
        ("M.Sc.", "2019", "Marsh University"),
        ("B.Sc.", "2016", "Vale University"),
    ]
