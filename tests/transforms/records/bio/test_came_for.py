"""Degrees that somebody came to a place for, and stayed for. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("more", ["stayed for an MA in Felt Studies", "stayed on to do an MA in Felt Studies"])
def test_degrees_that_one_came_for_and_stayed_for(more: str) -> None:
    bio = f"I came to the University of Graz for my BA in Weaving and {more}. I collect looms."
    found = parse(read(f"# Ada Quill\n\n{bio}\n".encode(), "a.md")).education
    assert [(one.degree, one.field, one.organization) for one in found] == [
        ("BA", "Weaving", "University of Graz"),
        ("MA", "Felt Studies", "University of Graz"),
    ]


def test_nobody_else_comes_for_a_degree() -> None:
    bio = "My sister lived near the University of Graz for my BA in Weaving."
    assert not parse(read(f"# Ada Quill\n\n{bio}\n".encode(), "a.md")).education


@pytest.mark.parametrize("front", ["", "Before coming to Graz "])
@pytest.mark.parametrize("pair", [("BA", "MEng"), ("BSc", "MSc"), ("BEng", "MMath")])
def test_two_degrees_of_the_place_where_one_got_them(front: str, pair: tuple[str, str]) -> None:
    bio = (
        f"{front}I studied at the University of Turku where I got my {pair[0]} and {pair[1]} degrees. I collect looms."
    )
    found = parse(read(f"# Ada Quill\n\n{bio}\n".encode(), "a.md")).education
    assert [(one.degree, one.organization) for one in found] == [(one, "University of Turku") for one in pair]
