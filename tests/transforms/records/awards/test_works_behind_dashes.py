"""Works in italics behind a dash: what an honour was given for, and no giver. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("dash", ["—", "–", "-"])
@pytest.mark.parametrize("title", ["Slow Looms at the Edge of the North", "Madder: a query of its colours"])
def test_a_work_behind_a_dash_is_the_paper(dash: str, title: str) -> None:
    honours = whole(f"# Ada Quill\n\n## Honors\n\n- **Best Poster**, LoomSoc SIGWEFT (2016) {dash} *{title}*.\n").awards
    assert [(one.name, one.granter, one.paper, one.start) for one in honours] == [
        ("Best Poster", "LoomSoc SIGWEFT", title, "2016")
    ]


@pytest.mark.parametrize("part", ["co-applicant", "lead applicant", "PI"])
def test_the_owners_part_is_no_word_of_the_funder(part: str) -> None:
    grants = whole(
        "# Ada Quill\n\n## Research Funding\n\n"
        f"- **Loom Agency** ({part}) — *Yarn and its uses in the northern mills.* £97,000 (2025–26).\n"
        f"- **Felt Council** ({part}) — *Shuttles for weavers.* £11,907 (2022).\n"
    ).grants
    assert [(one.funder, one.title) for one in grants] == [
        ("Loom Agency", "Yarn and its uses in the northern mills"),
        ("Felt Council", "Shuttles for weavers"),
    ]
