"""Owners whom a page names only among others: its files and addresses say which of them it is."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = """---
title: Vita
image:
  feature: "/assets/img/{picture}"
---

# Employment

- 2012-2018: Research Assistant, University of Leeds.

# Talks

- May, 2019: Bo Fern, Ada Quill and Cy Lind. "Slow looms on ice". LoomConf 2019. (poster)
- Nov, 2018: Bo Fern, Ada Quill, Cy Lind and Dan Marsh. "Even looms", YarnConf 2018.
"""


def _owner(picture: str) -> str | None:
    person = parse(read(_PAGE.format(picture=picture).encode(), "vita.md")).person
    return person.name if person else None


def test_a_picture_bears_the_name_of_its_owner() -> None:
    assert _owner("quill2016.jpg") == "Ada Quill"
    assert _owner("FernAtWork.png") == "Bo Fern"


def test_a_picture_of_nobody_names_nobody() -> None:
    assert _owner("portrait2016.jpg") is None


def test_one_mention_is_not_enough() -> None:
    assert _owner("marsh-2016.jpg") is None
