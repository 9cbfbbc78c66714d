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
