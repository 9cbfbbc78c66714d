"""A line that lists all its label holds for, over items with roles of their own. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("label", ["**Journal referee:**", "Reviewer:", "**Referee for:**"])
def test_journals_in_a_line_over_duties(label: str) -> None:
    journals = [
        "Loom Letters",
        "Journal of Felt",
        "Annals of Weaving",
        "Dyes and Dyers",
        "Proceedings of the Wool Society",
    ]
    duties = ["Co-chair, Loom Days, 2024", "Session Chair, Felt Meeting, 2018"]
    found = read(f"## Service\n\n{label} {'; '.join(journals * 3)}.\n\n" + "".join(f"- {duty}\n" for duty in duties))
    assert [one.venue for one in found.service if one.role == "reviewer"] == journals
    assert [one.start for one in found.service if one.role != "reviewer"] == ["2024", "2018"]
