"""Boxes of facts at the head of a page."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_REST = "<h2>Research</h2><p>I look at moss.</p><h2>Research interests</h2><ul><li>Bogs</li></ul>"


def _read(box: str, title: str = "Ada Quill") -> ParsedCV:
    page = f"<html><head><title>{title}</title></head><body><h1>Ada Quill</h1>{box}{_REST}</body></html>"
    return parse(read(page.encode(), "page.html"))


_LIST = (
    "<ul><li><b>Position:</b> Professor of Ferns</li><li><b>Affiliation:</b> University of Turku</li>"
    "<li><b>Areas of expertise:</b> spores; peat</li><li><b>Location:</b> 3.12 Moss Hall</li></ul>"
)
_TABLE = (
    "<table><tr><td>Title</td><td>Professor of Ferns</td></tr><tr><td>Employer</td><td>University of Turku</td>"
    "</tr><tr><td>Research areas</td><td>spores, peat</td></tr></table>"
)


@pytest.mark.parametrize("box", [_LIST, _TABLE])
def test_labels_of_a_box(box: str) -> None:
    found = _read(box)
    assert [(one.title, one.organization) for one in found.positions] == [("Professor of Ferns", "University of Turku")]
    assert [one.text for one in found.interests][:2] == ["spores", "peat"]


def test_the_pages_title_names_the_university() -> None:
    box = "<ul><li>Position: Professor of Ferns</li><li>Phone: +44 113 555 0147</li></ul>"
    found = _read(box, "Ada Quill | Our people | University of Turku").positions
    assert [(one.title, one.organization) for one in found] == [("Professor of Ferns", "University of Turku")]
