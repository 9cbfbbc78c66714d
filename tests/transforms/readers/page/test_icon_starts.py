"""A picture before the words of a line belongs to the line: it begins where the picture stands."""

from __future__ import annotations

import pytest

from transforms.readers.page.segments import segments_of
from transforms.readers.page.word import ICON, Word


def line(gap: float) -> list[Word]:
    """A picture, and words so many points behind it."""
    picture = Word("\u2709", 50, 60, 700, 10)
    picture.style = ICON
    return [picture, Word("Golden", 60 + gap, 90 + gap, 700, 10), Word("Loom", 93 + gap, 110 + gap, 700, 10)]


@pytest.mark.parametrize(("gap", "x0"), [(3, 50), (40, 100)])
def test_a_line_begins_with_its_picture_unless_that_stands_apart(gap: float, x0: float) -> None:
    (found,) = segments_of(line(gap))
    assert (found.text, found.x0) == ("Golden Loom", x0)
