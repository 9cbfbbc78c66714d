"""What was done in an office, told below it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "deed",
    [
        "Led the organisation of two fairs for the weavers of the town.",
        "Organised a short series of courses for the students of the school",
        "Reported the worries of weavers to the school",
    ],
)
def test_what_was_done_in_a_dated_office_is_no_duty(deed: str) -> None:
    cv = read(f"## Service\n\n- Chair, Committee on Slow Looms, 2015\n  - {deed}\n- Reviewer, Goose Days, 2014\n")
    assert [(one.role, one.venue) for one in cv.service] == [
        ("chair", "Committee on Slow Looms"),
        ("reviewer", "Goose Days"),
    ]
