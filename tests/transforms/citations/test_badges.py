"""Badges in bold before a colon, with a short or a counted year; items below works that tell what was done."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

TITLES = ["Fog nets: a survey of damp hills", "Counting moss on quiet walls", "A ferry for heavy bells"]


def works(body: str) -> list[tuple[str | None, str | None, int | None]]:
    document = whole(
        f"# Mira Tolland\nmira@tolland.example\n\n## Selected Publications\n\n{body}\n\n## Languages\n\nWelsh\n"
    )
    return [(one.title, one.venue, one.year) for one in document.papers]


@pytest.mark.parametrize(
    ("badge", "venue", "year"),
    [
        ("**VLDB '19**:", "VLDB", 2019),
        ("**VLDB ’19:**", "VLDB", 2019),
        ("**MOSSWORK, ICSE '20**:", "ICSE", 2020),
        ("**VLDB 2021**:", "VLDB", 2021),
    ],
)
def test_a_place_in_bold_before_a_colon_is_no_title(badge: str, venue: str, year: int) -> None:
    body = "\n".join(f"- {badge} {title} (w/ Ada Quill, Bo Lund) [[Paper]](/p.pdf)" for title in TITLES)
    assert works(body) == [(title, venue, year) for title in TITLES]


def test_a_counted_badge_is_no_title() -> None:
    body = "\n\n".join(
        f"- [**USENIX Security 19{letter}**] [{title}](https://x.example/{letter}).  \n"
        "**Mira Tolland**, and Bo Lund.  \nIn *28th USENIX Security Symposium*, 2019."
        for letter, title in zip("abc", TITLES, strict=True)
    )
    assert [(title, year) for title, _, year in works(body)] == [(title, 2019) for title in TITLES]


def test_a_title_in_bold_before_a_colon_stays() -> None:
    body = "- **Fog nets**: a survey of hills. Mira Tolland, Bo Lund. Weft Quarterly, 2019."
    assert works(body)[0][0] == "Fog nets: a survey of hills"


@pytest.mark.parametrize(
    "deed",
    [
        "Planted a row of poles, halving the water that a village carries uphill",
        "Used it to follow the mist through three dry valleys and one wet one",
        "Built a small tower and climbed it every morning",
        "Measured drops with a balance that weighs 0.02 grams",
    ],
)
def test_what_was_done_below_a_work_is_no_part_of_it(deed: str) -> None:
    items = [f"- **VLDB '19**: {title} (w/ Ada Quill)\n  - {deed}\n  - {deed} again" for title in TITLES]
    assert works("\n".join(items)) == [(title, "VLDB", 2019) for title in TITLES]


@pytest.mark.parametrize("mark", ["", "- "])
@pytest.mark.parametrize("badge", ["[Felt & Fog Letters’19]", "[Quarterly Review of Northern Moss’19]", "[Looms’19]"])
def test_a_journal_in_brackets_before_all_names(mark: str, badge: str) -> None:
    body = "\n\n".join(f"{mark}{badge} Ada Quill, Bo Lund, Mira Tolland, “{title}”" for title in TITLES)
    assert works(body) == [(title, badge[1:-4], 2019) for title in TITLES]
