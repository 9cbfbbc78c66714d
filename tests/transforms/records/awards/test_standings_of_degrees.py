"""How well a degree was taken. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "told", ["Obtained with distinction", "Awarded with honours", "Received with high distinction"]
)
def test_how_well_a_degree_was_taken_is_no_honour(told: str) -> None:
    cv = whole(f"# Ada Quill\n\n## Education\n\n- Master degree in Felt, Globex University, 2012\n  {told}\n")
    assert [one.name for one in cv.awards] == []
    assert len(cv.education) == 1
