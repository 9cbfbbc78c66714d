"""Employers with their place in brackets before a dash and a role that no list knows."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

POSTS = """\
# Ada Vale

## Work Experience

- {0}Ekimo (Spain){0} — Loom Adviser (2019–2020). Built the yard in its early stage.
- {0}SABT Oulu-Nord (Finland){0} — Dye Research (Feb–Jul 2018). Research on the strategy of dyers.
- {0}PRO REEDS (Oslo){0} — Project Management (Jun–Aug 2018). Management of projects on reeds.
"""


@pytest.mark.parametrize("style", ["", "**"])
@pytest.mark.parametrize("dash", ["—", "–", "-"])
def test_what_stands_before_the_dash_employs(style: str, dash: str) -> None:
    found = parse(read(POSTS.format(style).replace("—", dash).encode(), "cv.md")).positions
    assert [(post.title, post.organization, post.location, post.start) for post in found] == [
        ("Loom Adviser", "Ekimo", "Spain", "2019"),
        ("Dye Research", "SABT Oulu-Nord", "Finland", "2018-02"),
        ("Project Management", "PRO REEDS", "Oslo", "2018-06"),
    ]
