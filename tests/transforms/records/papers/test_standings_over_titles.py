"""Cards that begin with a label of where a work stands: "Preprint" over a title in bold over names."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

CARD = "- {place}  \n  **{title}**  \n  Bo Lund, **Mira Tolland**, Ada Quill\n"


@pytest.mark.parametrize(("label", "status"), [("Preprint", "preprint"), ("Under review", "submitted")])
def test_a_standing_over_a_title_in_an_item_begins_a_work(label: str, status: str) -> None:
    cards = [("VLDB 2020", "Fog nets on damp hills"), (label, "Counting moss on walls"), ("ICSE 2019", "Heavy bells")]
    body = "\n".join(CARD.format(place=place, title=title) for place, title in cards)
    papers = whole(f"# Mira Tolland\nmira@tolland.example\n\n## Publications\n\n{body}\n").papers
    assert [one.title for one in papers] == [title for _, title in cards]
    assert papers[1].status == status
