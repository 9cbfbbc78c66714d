"""Works that end in their years, without marks, gaps or indents between them."""

from __future__ import annotations

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.page.dated_works import after_dated_works
from transforms.readers.page.segments import Row

_FULL = "Tides and looms of the very long northern shore, Felts,"
_WORKS = (
    "Moss, A. Slow deltas. Tides, 2019.",
    f"{_FULL} 2018.",
    "Quill, B. Sand. Tides, 2017.",
    "Ash. Salt. Bogs, 2016.",
)


def begun(*lines: str) -> list[int]:
    return sorted(after_dated_works([Row([segment(line, 100, 700 - 12 * at)]) for at, line in enumerate(lines)]))


def test_each_work_begins_below_the_year_of_another() -> None:
    assert begun(*_WORKS, f"{_FULL} 2015.", "Last, C. A work.") == [1, 2, 3, 4, 5]


def test_prose_that_names_years_goes_on() -> None:
    assert begun(f"{_FULL} 2019.", f"{_FULL} 2018.", f"{_FULL} 2017.", f"{_FULL} 2016.", "Then looms stood.") == []


def test_few_lines_show_nothing() -> None:
    assert begun(*_WORKS[:3], "Ash. Salt.") == []


def test_names_with_their_year_begin_a_work_below_any_full_line() -> None:
    works = (
        "Moss, A., & Reed, B. (in review) Slow deltas and the very long northern shore",
        "Quill, B. (2018). Sand. Tides, 9(2), 4-19.",
        "Ash, C., Moss, A., & Reed, B. (2016). Salt and wool in the bogs of the north.",
        "Bogs, 4, 7.",
        "Reed, B. (2015). Felts of the long shore.",
        "Van Orr, D., & Moss, A. (2012). Looms at sea.",
    )
    assert begun(*works) == [1, 2, 4, 5]


def test_names_that_go_on_begin_no_work() -> None:
    lines = ("Ash, C., Quill, B.,", "Moss, A., & Reed, B. (2016). Salt.", "Van Orr, D., &", "Reed, B. (2015). Felts.")
    assert begun(*lines, *lines) == []
