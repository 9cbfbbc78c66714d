"""Long names of meetings that a column's width broke, below quoted titles."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

HEAD = "# **Dora Sage**\n\n## **PRESENTATIONS**\n\n\n"


@pytest.mark.parametrize("group", ["_Conference Presentations_", "**Invited Talks**", "_Keynotes:_"])
@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("Northern Association of Weaving Schools Annual", "Meeting"),
        ("Yearly Days of the Felt and Society", "Association"),
        ("Graduate Days of Textile Law,", "University of Vaasa"),
    ],
)
def test_the_name_is_one_below_a_group_of_talks(group: str, above: str, below: str) -> None:
    text = f"{HEAD}{group}\n2016 “Wet Looms, Dry Law,” {above}\n{below}\n2014 “Slow Dyes,” Oslo Knot Conference\n"
    found = parse(read(text.encode(), "a.md")).talks
    assert [(talk.title, talk.year) for talk in found] == [("Wet Looms, Dry Law", 2016), ("Slow Dyes", 2014)]
    assert found[0].venue == f"{above} {below}"


def test_each_dated_place_below_a_title_is_a_talk() -> None:
    text = f"{HEAD}- “Wet Looms,” University of Oulu, May 2012\n  University of Vaasa, June 2013\n"
    found = parse(read(text.encode(), "a.md")).talks
    assert [talk.title for talk in found] == ["Wet Looms", "Wet Looms"]
