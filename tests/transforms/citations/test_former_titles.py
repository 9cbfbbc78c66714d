"""What a work was called before: no field of the work, no second work, and no end of its title."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    "note",
    [
        "(previously titled “Looms at Sea”)",
        '(formerly circulated as "Looms at Sea")',
        "(Previous title: Looms at Sea)",
        "(older version: Looms at Sea)",
        "(previously circulated under the title “Looms at Sea (and Ashore)”)",
        "[Originally “Looms at Sea”]",
    ],
)
def test_a_former_title_is_left_out(note: str) -> None:
    page = f"# Ada Quill\n\n## Working papers\n\n- Slow Ropes and Their Price {note}, with Maria Weil, 2021.\n"
    (paper,) = parse(read(page.encode(), "page.md")).papers
    assert (paper.title, paper.authors) == ("Slow Ropes and Their Price", ["Ada Quill", "Maria Weil"])


@pytest.mark.parametrize("note", ["(formerly at sea)", "(the original rope)", "(earlier and later)"])
def test_other_brackets_of_a_title_stay(note: str) -> None:
    page = f"# Ada Quill\n\n## Publications\n\n- A. Quill. Slow ropes {note} in towns. Weft Quarterly, 2021.\n"
    (paper,) = parse(read(page.encode(), "page.md")).papers
    assert paper.title == f"Slow ropes {note} in towns"
