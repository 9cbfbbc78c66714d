"""Courses beside whom they were taught with, below a sentence on where, or linked before where. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

WITH_OTHERS = """
* 2021: _Theory of knots_, with [Ida Holm](https://i.org/)
* 2020: _Old lace_ held by [Ada Quill](https://a.org)
"""
BELOW_A_SENTENCE = """
Courses taught at Lund University are listed below, with links to old notes.

| Spring 2020 | MA 213: Knots III. |
| Fall 2019 | MA 114: Ropes II. |
"""
LINKED = """
* Lecturer of [*Complex Looms*](/t/c/), Master Degree course, Bocconi (2024)
* Lecturer of [*Simple Looms*](/t/s/), Master Degree course, Bocconi (2021)
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
