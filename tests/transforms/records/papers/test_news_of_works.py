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
