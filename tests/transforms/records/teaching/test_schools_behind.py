"""Schools right behind a course, without a mark. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses


@pytest.mark.parametrize("bold", ["**", ""])
def test_a_school_behind_a_code_is_no_part_of_the_course(bold: str) -> None:
    names = ("Looms from afar (OC4920)", "From idea to action (MAR440)")
    body = "\n\n".join(
        f"{bold}{name}{bold} University of Oslo\t{year}" for name, year in zip(names, (2019, 2021), strict=True)
    )
    assert [(name.partition(" (")[0], school, start) for name, _, school, start in courses(body)] == [
        ("Looms from afar", "University of Oslo", "2019"),
        ("From idea to action", "University of Oslo", "2021"),
    ]


def test_a_school_behind_a_bold_course() -> None:
    body = "**Marine Looms (SEA2005S) Undergraduate Course** Lund University\t2019\n*The northern felt (1 week).*"
    assert [(name, school) for name, _, school, _ in courses(body)] == [
        ("Marine Looms (SEA2005S) Undergraduate Course", "Lund University")
    ]
