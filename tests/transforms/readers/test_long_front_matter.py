"""Landing pages whose front matter holds all sections, however long it is."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.readers.dispatch import read

SECTION = """  - block: markdown
    content:
      title: {title}
      text: |
        {text}
    design:
      columns: '1'
      spacing: '{n}'

"""


def page(size: int) -> str:
    blocks = [SECTION.format(title="Awards", text="- **Golden Bell Prize** (2019)", n=0)]
    blocks += [SECTION.format(title=f"Notes {n}", text="Nothing to say.", n=n) for n in range(size)]
    contact = "  - block: contact\n    content:\n      title: Contact\n      email: mira@tolland.example\n"
    return f'---\ntitle: "Mira Tolland"\ntype: landing\n\nsections:\n{"".join(blocks)}{contact}---\n'


@pytest.mark.parametrize("size", [1, 30, 90])
def test_sections_of_front_matter_are_read(size: int) -> None:
    document = read(page(size).encode(), "_index.md")
    found = whole(document.text)
    assert [(one.name, one.start) for one in found.awards] == [("Golden Bell Prize", "2019")]
    assert found.person
    assert found.person.emails == ["mira@tolland.example"]


def test_definitions_in_boxes_are_rows() -> None:
    pairs = {"Funder": "Moss Council", "Period": "2019–2021", "Amount": "EUR 9,000"}
    boxes = "".join(f"<div><dt>{key}</dt><dd>{value}</dd></div>" for key, value in pairs.items())
    cards = "".join(f"<div><strong>{title}</strong>\n<dl>{boxes}</dl></div>\n" for title in ("Mist towers", "Bells"))
    text = read(f"# Mira Tolland\n\n## Funding\n\n{cards}\n".encode(), "a.md").text
    found = whole(text).grants
    assert [(one.title, one.funder, one.start, one.end) for one in found] == [
        ("Mist towers", "Moss Council", "2019", "2021"),
        ("Bells", "Moss Council", "2019", "2021"),
    ]
