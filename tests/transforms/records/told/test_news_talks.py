"""Items of news that open with the title of a talk. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_ITEMS = [
    (
        "May 2021. “Who digs?”. Invited talk at the workshop “Depths of wells”, University of Brenn, Oslo, Norway.",
        ("Who digs?", "workshop “Depths of wells”, University of Brenn", 2021),
    ),
    (
        "[03/2022] Pails, ropes and other minds. Keynote at [the 4th Days of Digging](https://a.example). (w/ Bo Orr)",
        ("Pails, ropes and other minds", "4th Days of Digging", 2022),
    ),
    (
        "**June 2020** – “Deep water”, plenary lecture at Congress of Wells, Bergen, Norway. [slides]",
        ("Deep water", "Congress of Wells", 2020),
    ),
    (
        "2019-11: Water and the law — guest seminar at Otter School of Law.",
        ("Water and the law", "Otter School of Law", 2019),
    ),
    ("April 2023. TBA. Invited talk at Wells of the North 3.", (None, "Wells of the North 3", 2023)),
    ("April 2023. Keynote talk at Wells of the North 3, Bergen, Norway.", (None, "Wells of the North 3", 2023)),
]  # fmt: skip


@pytest.mark.parametrize(("item", "talk"), _ITEMS)
def test_title_kind_and_place(item: str, talk: tuple[str | None, str, int]) -> None:
    assert [(one.title, one.venue, one.year) for one in read(f"## News\n\n- {item}\n").talks] == [talk]


@pytest.mark.parametrize(
    ("item", "titles"),
    [
        ("May 2021: I am glad that our book is out, with a talk at the shop.", []),
        ("May 2021: Keynote at Digging Week: “How we dig by hand”.", ["How we dig by hand"]),
        ("May 2021: Invited talk at the Otter Days on Slow Pails.", ["Slow Pails"]),
    ],
)
def test_other_items_are_read_as_before(item: str, titles: list[str]) -> None:
    assert [one.title for one in read(f"## News\n\n- {item}\n").talks if one.title] == titles
