"""Captions and attributes of pictures, pictures as links, and links with a blank inside. All made up."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = """# Mira Holm

I am a lecturer at Otter College.

### Research

<figure markdown>
  <a href="https://moss.example" target="blank">![moss](https://moss.example/a.jpg){ width="600" }</a>
    <figcaption>How mosses hold water (Holm et al. 2011)</figcaption>
</figure>

My research interests include mosses and old walls.

<figure>
  <a class="sign" href="https://orcid.org/0000-0002-1825-0097">![sign](https://moss.example/o.png){ height="40" } </a>
</figure>

I am an editor of [Moss Letters] (https://letters.example/board) and serve nobody else.
"""


def test_what_stands_around_pictures_is_no_text() -> None:
    found = parse(read(_PAGE.encode(), "index.md"))
    assert [one.text for one in found.interests] == ["mosses", "old walls"]
    assert found.person is not None
    assert found.person.orcid == "0000-0002-1825-0097"
    assert [(one.role, one.venue) for one in found.service] == [("editor", "Moss Letters")]
