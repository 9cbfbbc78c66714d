"""A list without lines: a heading that stands twice with nothing below it."""

from __future__ import annotations

from transforms.lines.closing_dates import over_dates
from transforms.parse import parse
from transforms.readers.dispatch import read


def test_no_entries_begin_among_no_lines() -> None:
    assert over_dates([]) == []


def test_a_bold_heading_twice_with_nothing_below_is_read() -> None:
    assert parse(read(b"# Ada Vale\n**Experience**\n**Experience**", "cv.md")).lines
