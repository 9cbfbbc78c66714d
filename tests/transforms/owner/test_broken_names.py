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


@pytest.mark.parametrize(
    ("words", "mail"),
    [
        ("O D A&nbsp;&nbsp;&nbsp;&nbsp;L I N N E B E R G", "oda@looms.example"),
        ("O D A L I N N E B E R G", "linneberg@looms.example"),
        ("I N G R I D L I N N E B E R G", "office@looms.example"),
    ],
)
def test_letters_set_wide_are_a_name(words: str, mail: str) -> None:
    page = f"<p><b>{words}</b></p><p>{mail}</p><h2>Education</h2><p>PhD in Textiles, Lund University, 2019</p>"
    person = parse(read(page.encode(), "a.html")).person
    assert person is not None
    assert person.name in ("Oda Linneberg", "Ingrid Linneberg")


def test_a_heading_set_wide_is_no_name() -> None:
    page = "C U R R I C U L U M V I T A E\n\nOda Linneberg\n\nEDUCATION\n\nPhD in Textiles, Lund University, 2019\n"
    person = parse(read(page.encode(), "a.md")).person
    assert person is not None
    assert person.name == "Oda Linneberg"


@pytest.mark.parametrize(
    "top",
    [
        "## Anahera Te\n\n## Quill-Lowe\n\n## Contact\n",
        "Anahera Te\tQuill-Lowe\tMoss Lane 4\n",
        "# Anahera Te\nQuill-Lowe\n",
    ],
)
@pytest.mark.parametrize(
    ("author", "name"), [("Anahera Te Quill-Lowe", "Anahera Te Quill-Lowe"), ("A. Te", "Anahera Te")]
)
def test_a_torn_name_is_whole_where_the_works_have_it(top: str, author: str, name: str) -> None:
    text = f"{top}\na.lowe@ort.example\n\n## Publications\n\n- {author}, Bo Rook. Gulls of the quays. Tides 4 (2020).\n"
    found = parse(read(text.encode(), "a.md")).person
    assert found is not None
    assert found.name == name
