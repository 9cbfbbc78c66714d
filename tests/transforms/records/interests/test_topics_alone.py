"""Topics alone on their lines in plain text, each over a paragraph that tells of it."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

TOLD = """Fog nets

How meshes gather water on the slopes above the northern harbours in winter.

Quarry drains

Tracing who paid for the pumps that kept nine valleys dry for a hundred years.
"""


@pytest.mark.parametrize("lead", ["", "I work on two things.\n\n"])
@pytest.mark.parametrize("heading", ["Research Areas", "Research Interests"])
def test_topics_stand_over_what_tells_of_them(heading: str, lead: str) -> None:
    text = f"Ilse Brandvold\n\n{heading}\n\n{lead}{TOLD}\nEducation\n\nPhD, University of Oulu, 2006\n"
    cv = parse(read(text.encode(), "page.txt"))
    assert [topic.text for topic in cv.interests] == ["Fog nets", "Quarry drains"]


def test_topics_without_paragraphs_are_all_topics() -> None:
    cv = parse(read(b"# Ilse Brandvold\n\n## Research Interests\n\nFog nets\n\nDrains\n\nPumps\n\nPails\n", "page.md"))
    assert [topic.text for topic in cv.interests] == ["Fog nets", "Drains", "Pumps", "Pails"]
