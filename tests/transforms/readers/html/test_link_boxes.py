"""Boxes of links to the pages of a site, and profiles linked in a block that its name calls a copyright. Made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGES = ["Professional service beyond the university", "Grants", "Talks", "Supervision", "Teaching"]


@pytest.mark.parametrize("title", ["Further pages", "Find out more"])
def test_a_box_of_pages_called_as_sections_is_a_menu(title: str) -> None:
    items = "".join(f'<li><a href="p{at}.html">{page}</a></li>' for at, page in enumerate(_PAGES))
    page = f"<h1>Ada Quill</h1><h2>Service</h2><p>Reviewer for Loom Letters</p><h3>{title}</h3><ul>{items}</ul>"
    found = parse(read(f"<body>{page}</body>".encode(), "page.html"))
    assert [one.venue for one in found.service] == ["Loom Letters"]


@pytest.mark.parametrize("name", ['id="copyright"', 'class="copyright row"', 'class="footer"'])
def test_profiles_in_the_foot(name: str) -> None:
    link = "https://scholar.google.com/citations?user=abc"
    page = (
        f'<h1>Ada Quill</h1><p>Reader in Botany, University of Oslo</p><div {name}><a href="{link}">Scholar</a></div>'
    )
    found = parse(read(f"<body>{page}</body>".encode(), "page.html")).person
    assert found is not None
    assert found.urls == [link]


def test_a_link_to_the_talks_is_no_talk() -> None:
    page = (
        '<h2>Events and talks</h2><ul><li>2021: Loom Days (Vik)</li></ul><a href="t.html">My talks</a> (with slides).'
    )
    assert len(parse(read(f"<body><h1>Ada Quill</h1>{page}</body>".encode(), "p.html")).talks) == 1
