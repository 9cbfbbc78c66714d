"""Cards whose classes are no words of a selector, as utilities of style sheets are ("md:flex"). All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("classes", ["md:flex w-1/2", "card 2xl", "[&amp;>p]:m-2 card", "row-!", "p.x #y", "a\u0301 b"])
def test_a_card_alone_in_its_section_is_read_whatever_its_classes(classes: str) -> None:
    sections = (("Experience", "Lecturer in Looms"), ("Education", "PhD in Felt"), ("Teaching", "Slow Yarn"))
    cards = "".join(
        f"<section><h2>{heading}</h2><div><div class='{classes}'><h3>{title}</h3><p>Globex University</p>"
        "<p>2019 - 2021</p></div></div></section>"
        for heading, title in sections
    )
    page = f"<html><body><h1>Ada Quill</h1>{cards}</body></html>"
    assert [one.title for one in parse(read(page.encode(), "a.html")).positions] == ["Lecturer in Looms"]
