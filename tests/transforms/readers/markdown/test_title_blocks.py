"""Pandoc's title blocks, and front matter that holds its owner's name and address alone."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import Person
from transforms.readers.dispatch import read

BODY = "\n## Education\n\nPhD in Physics, Kyoto University, 2010\n"


def person(text: str) -> Person:
    return parse(read(text.encode(), "page.md")).person


@pytest.mark.parametrize(
    "block",
    [
        "% Ilse Brandvold\n% Curriculum Vitae\n% ilse@looms.example\n",
        "% Curriculum Vitae\n% Ilse Brandvold\n% ilse@looms.example\n",
        "---\nname: Ilse Brandvold\nemail: ilse@looms.example\n---\n\n# Ilse Brandvold\n",
    ],
)
def test_a_title_block_names_the_owner(block: str) -> None:
    found = person(block + BODY)
    assert found.name == "Ilse Brandvold"
    assert found.emails == ["ilse@looms.example"]


def test_a_percent_sign_before_text_is_no_title_block() -> None:
    assert "% of looms" in read(b"% of looms that ran\nwas low\n", "page.md").text
