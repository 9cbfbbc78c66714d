"""Works whose fields are bullets below their titles."""

from __future__ import annotations

from transforms.citations.split import split_blocks
from transforms.lines import read_lines
from transforms.model import Document

WORKS = """## Leaves of the north
- 2019
- **Ada Vale**, Bo Reed
- Journal of Leaves 4(1), 1-9

## Leaves of the south
- May 2017
- Bo Reed
- Moss Letters
"""


def test_bullets_below_titles_are_fields_where_the_first_says_when() -> None:
    lines = [line for line in read_lines(Document("a.md", "0" * 64, "text/markdown", "utf-8", WORKS)) if line.text]
    blocks = split_blocks(lines, "Ada Vale")
    assert [[line.text for line in block.lines] for block in blocks] == [
        ["Leaves of the north", "Ada Vale, Bo Reed", "Journal of Leaves 4(1), 1-9", "2019"],
        ["Leaves of the south", "Bo Reed", "Moss Letters", "May 2017"],
    ]
