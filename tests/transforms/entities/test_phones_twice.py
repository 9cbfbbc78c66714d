"""Numbers stated twice on a line: in words, and on the sign that dials them. All made up."""

from __future__ import annotations

import pytest

from transforms.entities.phones import phones
from transforms.model import Line


def _phones(text: str) -> list[str]:
    return phones(Line(1, 0, len(text), text))


@pytest.mark.parametrize("number", ["+47 55 01 02 03", "(555) 010-4477", "+1 555 010 4477", "555-010-4477"])
@pytest.mark.parametrize("between", [" ", "  "])
def test_the_number_is_one(number: str, between: str) -> None:
    assert _phones(f"Phone: {number}{between}{number}") == [number]


def test_two_numbers_are_two() -> None:
    assert _phones("Phone: +47 55 01 02 03, +47 55 01 02 04") == ["+47 55 01 02 03", "+47 55 01 02 04"]
