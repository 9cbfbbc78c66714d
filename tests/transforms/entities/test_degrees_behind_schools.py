"""Degrees of two letters right behind the name of the school. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("stated", "degree"),
    [
        ("Merrow State University BA with Honors in Botany", "BA"),
        ("**Vale College** BA with Honours in Botany, Minor in Greek", "BA"),
        ("Merrow Institute of Technology BS in Botany", "BS"),
        ("Vale University MA in Botany", "MA"),
    ],
)
def test_the_degree_is_read(stated: str, degree: str) -> None:
    found = read(f"## Education\n\n`2017`\n**University of Oslo** PhD in Felt\n\n`2008`\n{stated}").education
    assert [one.degree for one in found] == ["PhD", degree]


@pytest.mark.parametrize("stated", ["Merrow University MA in the north of the state", "Vale College BA as a whole"])
def test_letters_in_prose_are_none(stated: str) -> None:
    assert [
        one.degree for one in read(f"## Education\n\nPhD in Felt, University of Oslo, 2017\n\n{stated}").education
    ] == ["PhD"]
