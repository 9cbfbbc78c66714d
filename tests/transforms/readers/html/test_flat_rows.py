"""Rows that always follow each other: the lines of one entry, none of which is a card by itself. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_POSTS = [
    ("University of Oslo", "Oslo", "Lecturer", "2019 – 2021"),
    ("University of Lund", "Lund", "Dean", "2011 – 2014"),
]


@pytest.mark.parametrize("deeds", ["<ul><li>Thatched a barn.</li></ul>", ""])
@pytest.mark.parametrize("loud", ["span", "strong"])
@pytest.mark.parametrize("turned", [False, True])
def test_two_rows_are_one_post(deeds: str, loud: str, *, turned: bool) -> None:
    rows = ""
    for where, town, title, when in _POSTS:
        above = f'<div class="post"><{loud} class="post-title">{where}</{loud}><span>{town}</span></div>'
        below = f'<div class="under"><span class="role">{title}</span><span class="when">{when}</span></div>'
        rows += (below + above if turned else above + below) + deeds
    style = "<style>.under, .post {display: flex; justify-content: space-between}</style>"
    page = f"<html><head>{style}</head><body><h1>Ada Quill</h1><h2>Experience</h2>{rows}</body></html>"
    cv = parse(read(page.encode(), "a.html"))
    assert [(one.title, one.organization, one.start) for one in cv.positions] == [
        ("Lecturer", "University of Oslo", "2019"),
        ("Dean", "University of Lund", "2011"),
    ]
