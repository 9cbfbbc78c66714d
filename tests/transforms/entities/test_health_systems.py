"""Bodies that care for the sick, by their shapes. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "name",
    ["Moss Health System", "Quill Health Care System", "Brandt NHS Foundation Trust", "Reed Regional Health Authority"],
)
def test_a_post_over_its_employer_below_the_name(name: str) -> None:
    cv = whole(
        f"Tessa Quill, RN, PhD\nDirector of Patient Safety\n{name}\nOslo, Norway\n\n"
        "Education\n\nPhD, Lund University, 2001\n"
    )
    assert [(one.title, one.organization) for one in cv.positions] == [("Director of Patient Safety", name)]
