"""Owners that only a profile's link names, or the title of a page whose author made its theme."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parse import parse
from transforms.readers.dispatch import read

LINK = "[Mira Tolland](https://www.linkedin.com/in/mira-tolland/)"
BIO = "## Bio\n\nEvery hill drinks. I study how, and I am a lecturer in botany at Yale University.\n\n"


def test_a_name_that_leads_to_its_profile() -> None:
    person = whole(f"{BIO}## Contact\n\n- LinkedIn: {LINK}\n- GitHub: [moss](https://github.com/moss)\n").person
    assert person
    assert person.name == "Mira Tolland"


@pytest.mark.parametrize("order", ["title: {0}\nauthor: {1}", "author: {1}\ntitle: {0}"])
def test_the_author_of_a_theme_owns_no_page(order: str) -> None:
    works = "\n".join(
        f"- M Tolland, B Lund. Moss walls of the north, part {n}. Weft Letters, 20{n}." for n in (12, 13, 15)
    )
    source = f"---\n{order.format('Mira Tolland', 'Ada Quill')}\n---\n\n## Hello!\n\n## Publications\n\n{works}\n"
    person = parse(read(source.encode(), "index.md")).person
    assert person
    assert person.name == "Mira Tolland"


def test_icons_of_front_matter_lead_to_profiles() -> None:
    source = (
        "---\nname: Mira Tolland\nemail: mira@tolland.example\nsocials:\n  - title: github\n    icon: /icons/a.svg\n"
        "    link: https://github.com/tolland\n---\n\n## About\n\nI follow the mist.\n"
    )
    person = parse(read(source.encode(), "index.md")).person
    assert person
    assert person.urls == ["https://github.com/tolland"]
