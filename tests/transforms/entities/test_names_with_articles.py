"""Names of organisations with an article that an apostrophe ties to a name, and names of two bodies in one."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.entities.organizations import shape_rank


@pytest.mark.parametrize(
    "name",
    [
        "Università degli Studi dell'Ombria",
        "Università degli Studi dell’Ombria",
        "Accademia nell'Isola",
        "Istituto dell'Arte",
    ],
)
def test_an_article_before_a_capital(name: str) -> None:
    assert shape_rank(name) > 0


@pytest.mark.parametrize("name", ["CNRS-Moss Observatory", "INAF-Ombria Observatory", "NASA-Quill Laboratory"])
def test_two_bodies_in_one(name: str) -> None:
    found = read(
        f"## Positions\n\nPostdoctoral Fellow, {name}, 2011-2014\n\nResearch Fellow, Lund University, 2009-2011\n"
    )
    assert [one.organization for one in found.positions] == [name, "Lund University"]
