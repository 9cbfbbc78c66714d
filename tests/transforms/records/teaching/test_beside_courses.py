"""Teaching: what stands beside a course or below a role, and is part of neither. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, teaching


@pytest.mark.parametrize("how", ["exercise class", "bachelor level", "lecture and tutorial", "doctoral level"])
def test_how_and_for_whom_a_course_was_held_in_small_letters(how: str) -> None:
    body = f"- Tides and Time, {how}, Globex College, 2018\n- Slow Weaving, {how}, Initech College, 2019\n"
    assert [(course, at) for course, _, at, _, _ in teaching(body)] == [
        ("Tides and Time", "Globex College"),
        ("Slow Weaving", "Initech College"),
    ]


def test_a_course_whose_name_begins_as_descriptions_do_stands_below_its_role() -> None:
    body = (
        "- Teaching Assistant, Globex University, Summer 2021  \n  Advanced Slow Glass\n\n"
        "- Teaching Assistant, Initech University, Fall 2021  \n  Acoustics of Small Rooms\n"
    )
    found = read(f"## Teaching Experience\n\n{body}")
    assert [(one.course, one.organization) for one in found.teaching] == [
        ("Advanced Slow Glass", "Globex University"),
        ("Acoustics of Small Rooms", "Initech University"),
    ]
    assert not found.positions
