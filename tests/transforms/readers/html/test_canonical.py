"""A page's own address, where its head states it."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = (
    "<html><head><title>Ada Quill</title>{link}</head><body><h1>Ada Quill</h1>"
    '<p><a href="https://github.com/adaquill">GitHub</a></p><h2>Education</h2><p>PhD, University of Leeds, 2020</p>'
    "</body></html>"
)


def _urls(link: str) -> list[str]:
    person = parse(read(_PAGE.format(link=link).encode(), "index.html")).person
    assert person is not None
    return person.urls


def test_the_canonical_address_of_a_page_is_its_owners() -> None:
    urls = _urls('<link rel="canonical" href="https://looms.example.org/quill/">')
    assert urls == ["https://github.com/adaquill", "https://looms.example.org/quill/"]


def test_an_address_without_a_host_is_none() -> None:
    assert _urls('<link rel="canonical" href="/quill/">') == ["https://github.com/adaquill"]
