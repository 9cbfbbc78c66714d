"""Works that items of news tell: by their titles alone, ahead of print, whatever the title speaks of."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("item", "title", "venue", "year", "status"),
    [
        (
            'Our paper: "Looms Are Uncertain. Weave Anyway!" is accepted to appear in the proceedings of HotOS\'25.',
            "Looms Are Uncertain. Weave Anyway!",
            "HotOS",
            2025,
            "accepted",
        ),
        (
            "*Cooperative Weft Caching with Large Looms* is available on arXiv and under review.",
            "Cooperative Weft Caching with Large Looms",
            "arXiv",
            None,
            "submitted",
        ),
        (
            'Our paper "A Challenge for Teaching Looms to Talk" was accepted at ICML 2023!',
            "A Challenge for Teaching Looms to Talk",
            "ICML",
            2023,
            "published",
        ),
    ],
)
def test_a_work_in_the_news(item: str, title: str, venue: str, year: int | None, status: str) -> None:
    (paper,) = read(f"## News\n\n* {item}\n* I moved to Turku.").papers
    assert (paper.title, paper.venue, paper.year, paper.status) == (title, venue, year, status)


def test_items_below_bold_titles_tell_of_works_to_come() -> None:
    found = read(
        "## Research in Progress\n\n**Lifelong Loom Memory** (2026.03 -- present)\n\n"
        "- Designing a benchmark that measures how looms are kept under change, in three levels.\n\n"
        "**Interactive Weaving** (2026.06 -- present)\n\n"
        "- Developing a frame for when a loom should act, explore, or ask the user. Proposal completed."
    )
    assert [(one.title, one.venue, one.status) for one in found.papers] == [
        ("Lifelong Loom Memory", None, "in_preparation"),
        ("Interactive Weaving", None, "in_preparation"),
    ]
