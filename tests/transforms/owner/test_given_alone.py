"""Pages whose owner gives no family name, or says in brackets how the name is pronounced."""

from __future__ import annotations

import pytest

from transforms.model import Document
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes


def _name(text: str) -> str | None:
    person = parse(Document("about.md", "0" * 64, "text/markdown", "utf-8", f"## About me\n\n{text}\n")).person
    return person.name if person else None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Hi there, I'm Olivia! I am a PhD student at Lund University.", "Olivia"),
        ("Olivia is a PhD student at Lund University.", "Olivia"),
        ("Quillsa is a postdoctoral weaver at Lund University. She works on looms.", "Quillsa"),
        ("My name is Ada (pronounced ah-dah, as in water) Quill, and I weave.", "Ada Quill"),
        ("I'm French, and I work on looms at Lund University.", None),
        ("Loomly is a library of looms that I wrote at Lund University.", None),
    ],
)
def test_a_given_name_alone(text: str, name: str | None) -> None:
    assert _name(text) == name


@pytest.mark.parametrize(
    ("title", "text", "name"),
    [
        ("Hi, I am Quillsa 👋", "I am a PhD student at Lund University.", "Quillsa"),
        ("Ada Quill's Academic Page", "I am a PhD student at Lund University.", "Ada Quill"),
        ("About", "Ada Quill(Addy) is currently a student at Lund University.", "Ada Quill"),
    ],
)
def test_names_in_titles_and_brackets(title: str, text: str, name: str) -> None:
    found = read_bytes(f'---\ntitle: "{title}"\n---\n\n{text}\n'.encode(), "about.md")
    page = Document("about.md", "0" * 64, "text/markdown", "utf-8", found.text, metadata=found.metadata)
    person = parse(page).person
    assert person is not None
    assert person.name == name


@pytest.mark.parametrize(
    ("fields", "text", "name"),
    [
        ('title: "👋🏼 Hey there, I\'m Quillsa!"', "I am a PhD student at Lund University.", "Quillsa"),
        ('title: "About me"\nexcerpt: "Ada Quill"', "I am a PhD student at Lund University.", "Ada Quill"),
        ("name: Ada Quill", "#### Office\nFeather Hall\n\n[Ada Quill](http://q.example/) is a lecturer.", "Ada Quill"),
        (
            "title: about",
            "## Publications\n\n**Quill, Ada**, Bo Marsh, Kai Reed. *Looms of felt.* Weft Letters 12.2 (2022).",
            "Ada Quill",
        ),
    ],
)
def test_names_that_front_matter_or_a_list_states(fields: str, text: str, name: str) -> None:
    found = read_bytes(f"---\n{fields}\n---\n\n{text}\n".encode(), "about.md")
    page = Document("about.md", "0" * 64, "text/markdown", "utf-8", found.text, metadata=found.metadata)
    person = parse(page).person
    assert person is not None
    assert person.name == name
