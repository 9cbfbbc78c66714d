"""Labels in rows below a heading that runs into its text: each of another kind heads a section. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize("label", ["*{}:* ", "**{}:** ", "{}: "])
def test_a_row_that_looks_like_the_one_above_heads_its_own_kind(label: str, gap: str) -> None:
    rows = (f"{label.format('Computing')}R, Julia, Git.", f"{label.format('Reviewing')}Loom Letters, Felt Review.")
    found = parsed(f"## Education\n\n2011 PhD in Looms, Fern University\n\n## Other\n\n{gap.join(rows)}\n")
    assert [one.text for one in found.skills] == ["R", "Julia", "Git"]
    assert [(one.role, one.venue) for one in found.service] == [
        ("reviewer", "Loom Letters"),
        ("reviewer", "Felt Review"),
    ]


def test_a_row_of_tools_stays() -> None:
    found = parsed("## Other\n\n*Computing:* R, Julia.\n*Languages:* German, Danish.\n")
    assert not found.service
    assert [one.text for one in found.skills][:2] == ["R", "Julia"]
