"""Titles that run into the names of their authors without a mark between. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

TITLES = ["Provable Felting of Coarse Yarn", "Moth: Soft Nets for Harbour Queues", "Evidence from Key-Value Stores"]
NAMES = ["Mi Sook Han", "Tiril Brandvold", "Jean-Luc Orr Jr.", "Grace Tallow", "Nour D. Quill", "Ada van der Lund"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("other", ["Bo Dahl", "Leilani Te Quill"])
def test_where_the_first_name_begins(title: str, name: str, other: str) -> None:
    found = parsed(
        "## Research Experience\n\n### Felting at Scale\n\nAalto University\n\nNov. 2019 - Present\n\n"
        f"- {title} {name}\\*, Jane Q. Miller\\*, {other} (\\*Equal contribution) [coming soon to Arxiv]\n"
        "- Currently finalizing this paper for submission to SIOPT.\n"
    )
    assert [(paper.title, paper.authors) for paper in found.papers] == [(title, [name, "Jane Q. Miller", other])]
