"""Meetings with a name of their own, in quotes or not, below a talk's title: they are where it was told."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("place", "venue"),
    [
        (
            '8th International Conference "Moss and Peat in Wet Fens", Tallinn',
            '8th International Conference "Moss and Peat in Wet Fens"',
        ),
        ("Annual Workshop “Looms of Tomorrow”, Leeds", "Annual Workshop “Looms of Tomorrow”"),
        (
            "European Congress Slow Looms and Wet Wool in Practice, Graz",
            "European Congress Slow Looms and Wet Wool in Practice",
        ),
    ],
)
def test_a_meeting_with_a_name_stands_below_the_title(place: str, venue: str) -> None:
    first = "2017\n\n- Bog concentration and loom stability  \n  Fen Moss Meeting, Vilnius\n\n"
    talks = f"{first}2016\n\n- Reading the rates of fens with models  \n  {place}\n"
    found = read(f"## Invited Presentations\n\n{talks}").talks
    assert [talk.title for talk in found] == [
        "Bog concentration and loom stability",
        "Reading the rates of fens with models",
    ]
    assert found[1].venue == venue


def test_a_quotation_that_no_meeting_leads_is_the_title() -> None:
    found = read(
        "## Talks\n\n- LoomConf, Turku, 2019  \n  “Bogs that read”\n- WeftDays, Vaasa, 2018  \n  “Wool that runs”\n"
    ).talks
    assert [talk.title for talk in found] == ["Bogs that read", "Wool that runs"]
