"""Roles of service in bold, some with a year, over their venues. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("role", ["Journal Reviewer", "Reviewer", "Referee"])
@pytest.mark.parametrize("dated", [1, 2, 3])
def test_a_role_without_a_year_begins_an_entry(role: str, dated: int) -> None:
    years = "".join(f"**Program Committee Member** *202{number}*  \nFelt Days {number}\n\n" for number in range(dated))
    body = f"{years}**{role}**  \nLoom Letters  \nJournal of Quiet Felt  \nWool Review\n"
    found = read(f"## Professional Service\n\n---\n\n{body}")
    assert [one.role for one in found.service] == ["program committee"] * dated + ["reviewer"] * 3
    assert [one.venue for one in found.service][dated:] == ["Loom Letters", "Journal of Quiet Felt", "Wool Review"]
    assert not found.awards
