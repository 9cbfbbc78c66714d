"""Names with the address of the site beside them. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = (
    "# Curriculum Vitae\n\n### Current Position\n\n2013 – present\t**Reader in Looms**\n\n### Publications\n\n"
    "- Orr B. and Quill A. J., (2013) Slow looms of the world. *Felt*. 42: 157-165.\n"
    "- Quill, A. J. and Moss, A. S. (2011) Wet felts at home. *Felt* 43 (11): 2723-2741.\n"
)


@pytest.mark.parametrize(
    "head",
    [
        "[Ada Quill www.adaquill.com](http://www.adaquill.com/)",
        "Ada Quill www.loomsite.example",
        "Ada Quill | adaquill.com",
        "Ada Quill adaquill.org",
        "Ada Quill, https://quill.example/",
    ],
)
def test_a_name_beside_its_site(head: str) -> None:
    person = parse(read(f"# {head}\n\n{_PAGE}".encode(), "a.md")).person
    assert person is not None
    assert person.name == "Ada Quill"


@pytest.mark.parametrize("title", ["Bo Orr", "Loom Wool Adventures", "Cy Vale | Felt Site"])
def test_the_first_heading_comes_before_the_title_of_the_site(title: str) -> None:
    page = (
        f"<html><head><title>{title}</title></head><body><h1>Ada Quill</h1><h2>Talks</h2>"
        "<ul><li>Slow Felt, Wool Days, 2019</li></ul></body></html>"
    )
    person = parse(read(page.encode(), "a.html")).person
    assert person is not None
    assert person.name == "Ada Quill"
