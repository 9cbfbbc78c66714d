"""Employers whose name is a figure and a letter."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("row", ["Loom Engineer, 3M, Graz, 2014-2016", "3M, Graz\nLoom Engineer, 2014-2016"])
def test_an_employer_of_a_figure_and_a_capital_before_its_town(row: str) -> None:
    found = parse(read(f"Ada Quill\n\nEXPERIENCE\n\n{row}\n".encode(), "a.txt")).positions
    assert [(one.title, one.organization) for one in found] == [("Loom Engineer", "3M")]
