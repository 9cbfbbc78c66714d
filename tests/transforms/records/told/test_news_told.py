"""What items of news tell: honours on their day, service without a subject, talks and degrees."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV


def news(*items: str) -> ParsedCV:
    return read("## News\n\n" + "".join(f"- {item}\n" for item in items))


@pytest.mark.parametrize(
    ("item", "name", "start"),
    [
        (
            "Apr 2025: I received the 2025 Lund Award of Excellence in Weaving.",
            "Lund Award of Excellence in Weaving",
            "2025-04",
        ),
        ("*2023.05*: 🎉 I received the Best Reviewer Award of ICLR 2023.", "Best Reviewer Award of ICLR", "2023-05"),
        ("Mar 2024: Inducted into the Weavers' Hall of Fame.", "Weavers' Hall of Fame", "2024-03"),
        ("May 2024: Received a travel grant from the Loom Society.", "travel grant", "2024-05"),
        ("May 2024: I won the 2021 Loom Prize at last.", "Loom Prize", "2021"),
    ],
)
def test_honours_are_of_the_items_day(item: str, name: str, start: str) -> None:
    assert [(one.name, one.start) for one in news(item).awards] == [(name, start)]


@pytest.mark.parametrize(
    ("item", "held"),
    [
        ("06/2021: Serving as a PC member for AAAI 2022.", ("program committee", "AAAI")),
        ("03/2021: Invited as a reviewer for ICCV 2021.", ("reviewer", "ICCV")),
        ("02/2021: Reviewer for CVPR 2021.", ("reviewer", "CVPR")),
        (
            "10/2021: I am co-organizing the [Workshop on Wool](https://x.org) at ECCV.",
            ("organizer", "Workshop on Wool at ECCV"),
        ),
        (
            "20 Aug 2020: So honored to join the Loom Letters Board of Distinguished Reviewers!",
            ("reviewer", "Loom Letters Board of Distinguished Reviewers"),
        ),
        ("May 2020: Excited to join the Rope Journal Editorial Board.", ("editor", "Rope Journal Editorial Board")),
        (
            "May 2020: I joined the Advisory Board of the Moss Society.",
            ("committee", "Advisory Board of the Moss Society"),
        ),
        ("13 May 2020: Invited to serve on an NSF panel.", ("committee", "NSF panel")),
        ("08/2021: We are organizing the 3rd Workshop on Felt.", ("organizer", "3rd Workshop on Felt")),
    ],
)
def test_service_without_a_subject_or_under_way(item: str, held: tuple[str, str]) -> None:
    assert [(one.role, one.venue) for one in news(item).service] == [held]


@pytest.mark.parametrize(
    ("item", "title", "venue"),
    [
        ("Oct 2023: Gave a talk at Lund University about felting and wool.", None, "Lund University"),
        ("Jan 2023: gave a talk in LoomConf titled 'Models of Wool'.", "Models of Wool", "LoomConf"),
        ("Jul 2023: I presented the paper LoomVis at IEEE VIS.", "LoomVis", "IEEE VIS"),
        ("Nov 2022: I spoke about weaving machines at the Nordic Loom Forum.", "weaving machines", "Nordic Loom Forum"),
        ("May 2020: Gave a keynote at the Felt Days on The Future of Knots.", "The Future of Knots", "Felt Days"),
        (
            "May 2020: I gave a talk to weavers on Ropes of Many Threads may Hold.",
            "Ropes of Many Threads may Hold",
            None,
        ),
        ('Aug 2023: Invited talk at Google Research on "Looms and Wool".', "Looms and Wool", "Google Research"),
    ],
)
def test_talks(item: str, title: str | None, venue: str | None) -> None:
    assert [(one.title, one.venue) for one in news(item).talks] == [(title, venue)]


def test_degrees_are_of_the_items_day() -> None:
    found = news(
        "[Jun 3, 2020] I got my Ph.D. in Weaving from Lund University.",
        "[Sep 2015] 🎉 Started my PhD at Lund University.",
        "[Jun 2015] I received my B.Sc. from the University of Leeds!",
    ).education
    assert [(one.level, one.organization, one.start, one.end) for one in found] == [
        ("doctorate", "Lund University", "2015-09", "2020-06-03"),
        ("bachelor", "University of Leeds", None, "2015-06"),
    ]
