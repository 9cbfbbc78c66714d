"""Pages whose owner gives no family name, or says in brackets how the name is pronounced."""

from __future__ import annotations

import pytest

from transforms.model import Document
from transforms.parse import parse


def _name(text: str) -> str | None:
    person = parse(Document("about.md", "0" * 64, "text/markdown", "utf-8", f"## About me\n\n{text}\n")).person
    return person.name if person else None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Hi there, I'm Olivia! I am a PhD student at Lund University.", "Olivia"),
        ("Olivia is a PhD student at Lund University.", "Olivia"),
        ("Quillsa is a postdoctoral scholar at Lund University. She works on looms.", "Quillsa"),
        ("My name is Ada (pronounced ah-dah, as in water) Quill, and I weave.", "Ada Quill"),
        ("I'm French, and I work on looms at Lund University.", None),
        ("Loomly is a library of looms that I wrote at Lund University.", None),
    ],
)
def test_a_given_name_alone(text: str, name: str | None) -> None:
    assert _name(text) == name
