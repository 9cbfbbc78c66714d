"""What closes a list of skills and is none. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import skills


@pytest.mark.parametrize("body", ["R, Stata, and more", "- R\n- Stata\n- ...and more", "R; Stata; more"])
def test_more_is_no_skill(body: str) -> None:
    assert skills(body) == ["R", "Stata"]
