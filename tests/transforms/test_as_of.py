"""The document's own date, from its stamp, its form or the latest date it states. Repeated records."""

from __future__ import annotations

import pytest

from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import Evidence, Interest, Paper, Position
from transforms.review.repeats import once


def dated(text: str, **metadata: str) -> str | None:
    return parse(Document("cv.md", "0" * 64, "text/markdown", "utf-8", text, metadata=metadata)).as_of


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("Ada Vale\n\nEDUCATION\n\nPhD, 2019\n\nLast updated: May 2025\n", "2025-05"),
        ("Ada Vale\n\nEDUCATION\n\nPhD, 2019\n\nThis CV was last updated in May 2025.\n", "2025-05"),
        ("Ada Vale\n\nEDUCATION\n\nPhD, 2019\n\nThis version of Slow Looms was weighed in May 2018.\n", "2019"),
        ("Ada Vale\nCurriculum Vitae\nSeptember 2025\n\nEDUCATION\n\nPhD, 2019\n", "2025-09"),
        ("Ada Vale\n\nEDUCATION\n\nPhD 2017 - 2021\n\nEXPERIENCE\n\nFellow, March 2022 - Present\n", "2022-03"),
        ("Ada Vale\n\nEDUCATION\n\nPhD 2022 - 2027 (expected)\n\nAWARDS\n\nPrize, 2023\n", "2023"),
        ("Ada Vale\n\nEDUCATION\n\nMoss School\nDate: 21/05/2016\n\nPhD\n2021 - Present\n", "2021"),
        ("Ada Vale\n\nEXPERIENCE\n\nFellow, 2019-2020\n\nPostdoc, KTH, 2026-2028 (expected)\n", "2019"),
        ("Ada Vale\n\nEDUCATION\n\nPhD 2020 - 2027 (expected)\n\nAWARDS\n\nPrize, 2018\n", "2020"),
        ("Ada Vale\n\nTALKS\n\nWool by 2045, Oslo, March 2018\n\nLast updated: May 2020\n", "2020-05"),
        ("Ada Vale\nCurriculum Vitae\nMay 2020\n\nTALKS\n\nWool by 2045, Oslo, March 2018\n", "2020-05"),
        ("Ada Vale\n\nno dates\n", None),
    ],
)
def test_as_of(text: str, date: str | None) -> None:
    assert dated(text) == date


def test_the_form_says_when() -> None:
    assert dated("Ada Vale\n\nAWARDS\n\nPrize, 2018\n", date="2020-07-01") == "2020-07-01"


def evidence(line: int) -> Evidence:
    return Evidence(line_start=line, line_end=line, char_start=line * 10, char_end=line * 10 + 5)


def test_a_paper_under_news_and_publications_is_one() -> None:
    news = Paper(title="A Made-up Title", evidence=evidence(3))
    listed = Paper(
        title="A made-up title.", authors=["A. Vale"], year=2019, venue="Conference of Things", evidence=evidence(9)
    )
    (found,) = once([news, listed])
    assert (found.evidence.line_start, [place.line_start for place in found.also]) == (9, [3])


def test_a_preprint_and_its_journal_version_stay_two() -> None:
    papers = [
        Paper(title="T", venue=venue, evidence=evidence(i)) for i, venue in enumerate(("arXiv", "Journal of Things"))
    ]
    assert len(once(papers)) == 2


def test_the_same_role_at_other_times_stays_two() -> None:
    roles = [
        Position(title="Intern", organization="X", start=start, evidence=evidence(1)) for start in ("2018", "2019")
    ]
    assert len(once(roles)) == 2
    assert len(once([*roles, Position(title="Intern", organization="X", start="2019-05", evidence=evidence(4))])) == 2


def test_interests_are_said_once() -> None:
    assert len(once([Interest(text="Bees", evidence=evidence(1)), Interest(text="bees", evidence=evidence(2))])) == 1


def test_a_templates_date_is_not_the_documents() -> None:
    assert dated("Ada Vale\n\nEDUCATION\n\nPhD, 2019\n", modified="2013-12-23T23:15:00Z") == "2019"
