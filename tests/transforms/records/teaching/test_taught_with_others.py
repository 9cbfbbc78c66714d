"""Courses beside whom they were taught with, below a sentence on where, or linked before where. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

WITH_OTHERS = """
* 2021: _Theory of knots_, with [Ida Holm](https://i.org/)
* 2020: _Old lace_ held by [Ada Quill](https://a.org)
"""
BELOW_A_SENTENCE = """
The courses held at Lund University stand below; some notes are linked.

| Spring 2020 | MA 213: Knots III. |
| Fall 2019 | MA 114: Ropes II. |
"""
LINKED = """
* Lecturer of [*Complex Looms*](/t/c/), graduate course, Bocconi (2023)
* Lecturer of [*Simple Looms*](/t/s/), graduate course, Bocconi (2020)
"""


@pytest.mark.parametrize(
    ("body", "taught"),
    [
        (WITH_OTHERS, [("Theory of knots", None), ("Old lace", None)]),
        (BELOW_A_SENTENCE, [("MA 213: Knots III", "Lund University"), ("MA 114: Ropes II", "Lund University")]),
        (LINKED, [("Complex Looms", "Bocconi"), ("Simple Looms", "Bocconi")]),
    ],
)
def test_courses(body: str, taught: list[tuple[str, str | None]]) -> None:
    assert [(one.course, one.organization) for one in read(f"## Teaching\n{body}").teaching] == taught
