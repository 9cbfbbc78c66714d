"""Courses' numbers that look like years."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "course", "start", "end"),
    [
        ("Old Looms (RELS 2030), Fall 2011", "Old Looms", "2011", None),
        ("Old Looms (Weaving Studies 2030), Fall 2011", "Old Looms", "2011", None),
        ("Old Looms (Weaving and Dyes 2010), Spring 2013, Fall 2014", "Old Looms", "2013", "2014"),
        ("Old Looms (WEAV 2010/2020), Fall 2012", "Old Looms", "2012", None),
        ("Old Looms, HIST 1950, Spring 2011", "Old Looms", "2011", None),
        ("Old Looms (HIST 2010; Fall 2011, Spring 2012)", "Old Looms", "2011", "2012"),
        ("Fall 2011: Old Looms (HIST 2010)", "Old Looms", "2011", None),
        ("Old Looms, WS 2010, SS 2011", "Old Looms", "2010", "2011"),
        ("Old Looms (Spring 2010), Fall 2011", "Old Looms", "2010", "2011"),
        ("Old Looms, MIT 2010, Fall 2011", "Old Looms", "2010", "2011"),
    ],
)
def test_a_number_behind_a_subject_is_no_year(line: str, course: str, start: str, end: str | None) -> None:
    """ "(RELS 2030), Fall 2011" was taught in 2011; terms and schools with their years say when."""
    (found,) = read(f"## Teaching\n\n- {line}").teaching
    assert (found.course, found.start, found.end) == (course, start, end)
