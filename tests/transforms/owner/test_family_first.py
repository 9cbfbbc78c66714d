"""Names on a CV's first line with the family's first. All made up."""

from __future__ import annotations

import pytest

from transforms.owner.family_first import family_first
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(("top", "name"), [("Quill, Maria", "Maria Quill"), ("van Rook, Tao", "Tao van Rook")])
def test_family_and_given_name_alone_on_the_first_line(top: str, name: str) -> None:
    person = parse(read(f"{top}\n\nEducation\nPhD in Physics, Acme University, 2012\n".encode(), "a.txt")).person
    assert person is not None
    assert person.name == name


@pytest.mark.parametrize(
    "text", ["Oslo, Norway", "Austin, Texas", "Nature, Science", "Weaving, Dyeing", "Acme University, Graz"]
)
def test_other_words_with_a_comma(text: str) -> None:
    assert not family_first(text)
