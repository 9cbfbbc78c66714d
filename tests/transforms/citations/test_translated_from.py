"""From which language a work was translated is no venue of it. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    "told", [". Translated from German", ". Translated from the Dutch", ", translated from Danish"]
)
def test_the_language_behind_a_translation(told: str) -> None:
    work = f"“The Weir” by Otto Brandel{told}. Oxford University Press, 2014."
    found = parse(read(f"# Ada Quill\n\n## Translations\n\n- {work}\n".encode(), "a.md")).papers
    assert [(one.title, one.venue, one.year) for one in found] == [("The Weir", "Oxford University Press", 2014)]
