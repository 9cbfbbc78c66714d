"""Restated: what news say again is further evidence of the records that a list states."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parsed import ParsedCV

_CV = """# Ada Quill

## News

- {news}

## Publications

- Quill, A., and Marsh, B. (2025). Tides of the quiet north. CVPR.

## Service

- Program committee: CHI 2026
"""


def parsed(news: str) -> ParsedCV:
    text = _CV.format(news=news)
    return whole(text)


@pytest.mark.parametrize(
    ("news", "kind"),
    [
        ("March: joining the program committee of CHI 2026", "service"),
        ("02/25: 1 paper accepted at CVPR 2025!", "papers"),
        ("02/25: Thrilled that tides of the quiet north is out", "papers"),
    ],
)
def test_news_that_say_a_record_again_are_its_evidence(news: str, kind: str) -> None:
    read = parsed(news)
    (record,) = getattr(read, kind)
    assert [place.line_start for place in record.also] == [5]
    assert read.lines[4].status == "evidence"


@pytest.mark.parametrize("news", ["March: joining the program committee of CHI 2024", "We went to a CVPR 2025 dinner"])
def test_other_news_are_no_evidence(news: str) -> None:
    assert parsed(news).lines[4].status == "unparsed"
