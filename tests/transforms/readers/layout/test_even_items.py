"""Items of lists that blank lines part now and then. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.layout.even_items import with_items_apart

FULL = "A line of prose that reaches to the margin of the page, which is where its words break off, as they do in"
COURSES = ["   Looms and their shuttles (MSc), 2021–", "   Felts (BSc), 2019", "   Dyes of the north (BSc), 2018–2020"]
WORKS = ["   Madder: a red that stays (with Bo Reed)", "   Why wool remembers", "   What felts cost (with Cy Vale)"]


def _apart(*lines: str) -> list[str]:
    return with_items_apart([FULL, "", *lines])[2:]


@pytest.mark.parametrize(
    "items", [COURSES, [f"\f{COURSES[0]}", *COURSES[1:]], [one.replace("(", "").replace(")", "") for one in COURSES]]
)
def test_lines_that_all_end_in_dates_are_items_where_some_are_parted(items: list[str]) -> None:
    first, second, third = items
    assert _apart("Teaching", first, second, "", third) == ["Teaching", first, "", second, "", third]


@pytest.mark.parametrize("heading", ["Working Papers", "Publications", "\fJournal Articles"])
def test_titles_below_each_other_are_works_where_one_stands_alone(heading: str) -> None:
    first, second, third = WORKS
    assert _apart(heading, first, "", second, third) == [heading, first, "", second, "", third]


@pytest.mark.parametrize(
    "lines",
    [
        ("Teaching", *COURSES),
        ("Education", "   PhD Dyes", "   Ulmstad, 2012", "", "   MSc Felts", "   Norrfjord, 2009"),
        ("Education", "   PhD Dyes, 2012", "   Thesis: Reds (in Danish)", "", "   MSc Felts, Norrfjord, 2009"),
        ("Talks", f"   {FULL}", "   Ulmstad, 2012", "", "   Felts, Norrfjord, 2009"),
    ],
)
def test_other_lines_stay_together(lines: tuple[str, ...]) -> None:
    assert _apart(*lines) == list(lines)
