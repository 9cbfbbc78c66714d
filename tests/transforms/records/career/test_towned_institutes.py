"""Institutes of one kind in many towns, by their letters: the town is a part of the name. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("school", ["IIIT Kottayam", "NIT Warangal", "INSA Lorient"])
def test_the_town_belongs_to_the_letters(school: str) -> None:
    found = whole(f"# Ada Quill\n\n## Education\n\n- B.Tech. in Weaving, {school}, 2009\n").education
    assert [one.organization for one in found] == [school]
