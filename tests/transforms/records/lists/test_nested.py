"""Bullets of one list: a body that says where for the line over it, and honours that only begin like a body."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_LIST = "## Honors\n\n- Outstanding Weaver Prize\n- {line}\n- Tidal Medal\n"


@pytest.mark.parametrize("line", ["University Medal", "Faculty Award", "Fellow of the Loom Society", "College Prize"])
def test_an_honour_that_begins_like_a_body_is_one_of_its_own(line: str) -> None:
    names = [award.name for award in read(_LIST.format(line=line)).awards]
    assert names == ["Outstanding Weaver Prize", line, "Tidal Medal"]


def test_a_body_among_honours_says_where() -> None:
    first, _ = read(_LIST.format(line="Nordhaven University")).awards
    assert (first.name, first.granter) == ("Outstanding Weaver Prize", "Nordhaven University")
