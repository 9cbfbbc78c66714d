"""A sidebar hardly a letter's width from the main column is a column of its own."""

from __future__ import annotations

from transforms.readers.page.columns import regions
from transforms.readers.page.gutters import in_columns
from transforms.readers.page.segments import segments_of
from transforms.readers.page.word import Word

MAIN = (
    ("Education", ""),
    ("Uppsala University, Sweden", "2011 – 2016"),
    ("PhD in the history of ports and of the people who work there", ""),
    ("Leiden University, Netherlands", "2009 – 2011"),
    ("MA in maritime law", ""),
    ("Positions", ""),
    ("University of Cape Town", "2016 – 2021"),
    ("Lecturer, Department of Harbours, Pilots and the Open Sea", ""),
    ("Duke University, Durham", "2014 – 2016"),
    ("Research Assistant, Institute for the Law of Quays and Docks", ""),
    ("Publications", ""),
    ("Osterhout F. Pilots of the northern coast. Tides 44.", ""),
    ("Osterhout F. Laws of the quay. River Letters 12, 2019.", ""),
)
SIDE = (
    "Awards",
    "Heron Prize, Guild of Pilots,",
    "2021",
    "Lantern Fellowship of the Coast,",
    "2019",
    "Teaching Medal, 2015",
    "Service",
    "Reviewer, Journal of Harbours",
    "Reviewer, Tides and their Laws",
    "Reviewer, River Letters",
)
EDGE, START = (
    380.0,
    388.0,
)  # of the main column, and where the sidebar begins: size 10, so that no wide blank parts them


def words(text: str, x: float, base: float) -> list[Word]:
    made = []
    for part in text.split():
        made.append(Word(part, x, x + 5 * len(part), base, 10))
        x += 5 * len(part) + 3
    return made


def page(main: tuple[tuple[str, str], ...], side: tuple[str, ...], start: float) -> list[Word]:
    found: list[Word] = []
    for number, (left, right) in enumerate(main):
        base = 700.0 - 12 * number
        found += words(left, 50, base) + words(right, EDGE - 5 * len(right) + 2 * right.count(" "), base)
        found += words(side[number], start, base) if number < len(side) else []
    return found


def test_a_sidebar_right_behind_dates_is_a_region() -> None:
    main, side = in_columns([page(MAIN, SIDE, START)])[0]
    assert [" ".join(word.text for word in main if word.base == base) for base in (688, 676)] == [
        "Uppsala University, Sweden 2011 – 2016",
        "PhD in the history of ports and of the people who work there",
    ]
    assert " ".join(word.text for word in side) == " ".join(SIDE)
    found = regions([one for part in (main, side) for one in segments_of(part)])
    assert [one.text for one in found[-1]] == list(SIDE)


def test_cells_that_a_row_has_are_no_sidebar() -> None:
    whole = page(MAIN, tuple(f"Town of {number}" for number in range(10)), START)
    assert in_columns([whole]) == [[whole]]


def test_a_page_without_headings_goes_on_with_the_columns_of_another() -> None:
    more = page(MAIN[1:2] * 10, tuple(f"of leaves and twigs {number}" for number in range(10)), START)
    assert len(in_columns([more])[0]) == 1
    _, side = in_columns([page(MAIN, SIDE, START), more])[1]
    assert [word.text for word in side[:2]] == ["of", "leaves"]


def test_an_overfull_line_of_the_left_column_ends_no_gutter() -> None:
    made = page(MAIN, SIDE, START)
    base = 700.0 - 12 * 5
    over = next(word for word in reversed(made) if word.base == base and word.x0 < START - 15)
    over.x1 = START + 4
    _, side = in_columns([made])[0]
    assert " ".join(word.text for word in side) == " ".join(SIDE)
    assert over.x1 < START
