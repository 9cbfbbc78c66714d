"""Talks and honours that items of news tell without a subject, and notes below works."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("item", "title", "venue", "year"),
    [
        ('**[2023.10]** Keynote at the Loom Days, Turku: "Warps below"', "Warps below", "Loom Days, Turku", 2023),
        ('**Mar 2023**: Invited talk "Looms to come" at the Weft Lab.', "Looms to come", "Weft Lab", 2023),
        ("2023/08: Invited talk at the Weft Seminar, Aalto University", None, "Weft Seminar, Aalto University", 2023),
        (
            'Sep 2023: Gave a talk on "Looms and People" at Lund University!',
            "Looms and People",
            "Lund University",
            2023,
        ),
    ],
)
def test_talks(item: str, title: str | None, venue: str, year: int) -> None:
    found = read(f"## News\n\n- {item}\n- Jan 2020: We moved.\n").talks
    assert [(one.title, one.venue, one.year) for one in found] == [(title, venue, year)]


def test_honours_end_before_the_exclamation_mark() -> None:
    found = read("## News\n\n- Jan 2024: Received the Loom Medal of the Royal Moss Society!\n- Jan 2020: We moved.\n")
    assert [(one.name, one.granter) for one in found.awards] == [
        ("Loom Medal of the Royal Moss Society", "Royal Moss Society")
    ]


def test_notes_below_a_work_are_no_works() -> None:
    found = read(
        "## Working Papers\n\n**Bells and Looms** (with Bo Marsh), 2022\n\nMedia coverage: The Weft, Moss Radio\n\n"
        "**Teachers who Weave** (with Ada Reed), 2021\n\nAwards: Best Paper Prize, LoomConf 2023\n"
    )
    assert [(one.title, one.year) for one in found.papers] == [("Bells and Looms", 2022), ("Teachers who Weave", 2021)]
    assert [(one.name, one.paper) for one in found.awards] == [("Best Paper Prize", "Teachers who Weave")]


def test_a_group_in_italics_ends_the_one_under_review() -> None:
    found = read(
        "## Publications\n\n*In review*\n\n1. **Miller JQ**, Marsh B. Looms that miss. *Weft Letters*.\n\n"
        "*Popular science*\n\n2. **Miller JQ** (2023). Looms for all. *Moss* 147(2), 60–66.\n"
    )
    assert [(one.title, one.status) for one in found.papers] == [
        ("Looms that miss", "submitted"),
        ("Looms for all", "published"),
    ]


def test_news_tell_of_service_where_no_section_does() -> None:
    page = (
        "## Recent News\n\n"
        "* [2021.05] I became Associate Editor of Journal of Wet Looms.\n"
        "* [2021.03] We joined the Editorial Board of Weaving Letters.\n"
        "* [2020.02] I will serve as Area Chair for LoomConf 2020.\n"
    )
    found = [(one.role, one.venue, one.start) for one in read(page).service]
    assert found == [
        ("editor", "Journal of Wet Looms", "2021-05"),
        ("editor", "Weaving Letters", "2021-03"),
        ("area chair", "LoomConf", "2020"),
    ]
    listed = read(f"{page}\n## Service\n\n* Reviewer, Journal of Mills\n").service
    assert [one.venue for one in listed] == ["Journal of Mills"]


@pytest.mark.parametrize("form", ["- {}: {}", "- **{}** {}", "- [{}] {}"])
def test_an_honour_alone_in_an_item_was_received(form: str) -> None:
    items = {
        "16 May 2023": "Outstanding Reviewer award at the ICDE 2023",
        "May 2022": "Best Poster Award at the Loom Days 2022!",
        "Apr 2022": "Bo Orr, a student of mine, won the Loom Thesis Prize.",
    }
    news = "\n".join(form.format(*item) for item in items.items())
    found = read(f"## News\n\n{news}\n").awards
    assert [(one.name, one.start) for one in found] == [
        ("Outstanding Reviewer award", "2023-05-16"), ("Best Poster Award", "2022-05"),
    ]  # fmt: skip
    assert found[0].granter == "ICDE"
