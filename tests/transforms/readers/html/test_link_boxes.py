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
    page = '<h2>Events and talks</h2><ul><li>2021: Loom Days (Vik)</li></ul><a href="t.html">My talks</a> (and more).'
    assert len(parse(read(f"<body><h1>Ada Quill</h1>{page}</body>".encode(), "p.html")).talks) == 1


def test_words_set_as_links_without_targets_are_read() -> None:
    items = "".join(f'<a style="color:#111">- {topic}</a><br>' for topic in ("Felt", "Slow looms", "Dyes"))
    page = f"<h1>Ada Quill</h1><h2>Research Interests</h2><p>{items}</p><h2>Awards</h2><p>Moss Prize, 2019</p>"
    found = parse(read(f"<body>{page}</body>".encode(), "p.html"))
    assert [one.text for one in found.interests] == ["Felt", "Slow looms", "Dyes"]


@pytest.mark.parametrize("words", ["Back to content", "Skip to main content", "Top of page", "Go to the menu"])
def test_links_to_parts_of_the_page_are_no_entries(words: str) -> None:
    link = f'<span><a href="#c">{words}</a> | <a href="#m">Back to main menu</a></span>'
    page = f"<h1>Ada Quill</h1><h2>Career</h2><p>1990 - 1992<br>Lecturer at Merrow University</p>{link}"
    assert [one.title for one in parse(read(f"<body>{page}</body>".encode(), "p.html")).positions] == ["Lecturer"]


@pytest.mark.parametrize("veiled", ["ada [at] merrow.edu", "ada (at) merrow (dot) edu", "ada@merrow.edu"])
def test_the_address_and_pages_in_a_foot(veiled: str) -> None:
    foot = (
        f"<div id='footer'><h3>Contact</h3><p>Ada Quill<br>Merrow University<br>Email: {veiled} | Tel: 310-794-9467</p>"
        "<a href='https://quill.merrow.edu/'>Research Website</a> <a href='https://merrow.edu/q/'>Faculty Profile</a>"
        "</div>"
    )
    service = "<h2>Service</h2><ul><li>Chair, Loom Days, 2019</li><li>Chair, Felt Days, 2018</li></ul>"
    found = parse(read(f"<body><h1>Ada Quill</h1>{service}{foot}</body>".encode(), "p.html"))
    assert found.person is not None
    assert found.person.emails == ["ada@merrow.edu"]
    assert set(found.person.urls) == {"https://quill.merrow.edu/", "https://merrow.edu/q/"}
    assert len(found.service) == 2
