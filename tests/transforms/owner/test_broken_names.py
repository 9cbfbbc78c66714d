"""Names that a narrow column broke over two lines. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

PAGE = """\
{}

12 Mill Lane
Ghent 9000, Belgium
{}

EDUCATION

PhD in Textiles, Lund University, 2019
"""


@pytest.mark.parametrize(
    ("words", "mail", "name"),
    [
        ("Oda Maria\nLinneberg", "linneberg@looms.example", "Oda Maria Linneberg"),
        ("Oda M.\nLinneberg", "olinneberg@looms.example", "Oda M. Linneberg"),
        ("Oda Linneberg\nBerkeley", "oda@berkeley.edu", "Oda Linneberg"),
        ("Oda Linneberg\nWeaver", "linneberg.weaver@looms.example", "Oda Linneberg"),
    ],
)
def test_the_line_below_belongs_to_a_name_where_an_address_says_so(words: str, mail: str, name: str) -> None:
    person = parse(read(PAGE.format(words, mail).encode(), "a.md")).person
    assert person is not None
    assert person.name == name
