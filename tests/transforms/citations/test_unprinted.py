"""Works that only an arXiv link leads to, and drafts that can be had."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.text import Cited
from transforms.model import Span


@pytest.mark.parametrize(
    ("work", "status"),
    [
        ("J. Miller, B. Fern. Slow Looms in Cold Rooms. https://arxiv.org/abs/2311.04586", "preprint"),
        ('J. Miller et al.: _"Slow Looms in Cold Rooms"_ [2311.04587](https://arxiv.org/abs/2311.04587)', "preprint"),
        ("J. Miller, B. Fern. Slow Looms in Cold Rooms. 2021. [paper](https://arxiv.org/abs/2311.04589)", "preprint"),
        ("J. Miller, B. Fern. Slow Looms. *Looms*, 2021. [arXiv](https://arxiv.org/abs/2311.04581)", "published"),
        ("J. Miller, B. Fern. Slow Looms. To appear. [link](https://arxiv.org/abs/2311.04582)", "accepted"),
    ],
)  # fmt: skip
def test_a_work_known_by_its_arxiv_link_alone(work: str, status: str) -> None:
    assert [paper.status for paper in parsed(f"## Publications\n\n1. {work}\n").papers] == [status]


def test_a_draft_that_can_be_had_is_out_and_has_no_venue() -> None:
    text = "Slow geese of the lakes\n(with Ned Dahl)\nDraft available here."
    for status in ("preprint", None):
        read = read_citations([Cited(text, bold=(Span(0, 23),))], [Hints("Mira Okoye", status=status)])[0]
        assert (read.title, read.venue, read.status) == ("Slow geese of the lakes", None, "preprint")
