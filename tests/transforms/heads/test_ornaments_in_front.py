"""Headings behind a sign or a picture of their own, without space round them."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = """Ada Vale
I weave looms and nets for a living, and have done so in the north for a very long time, with a focus on slow ones.
{0} Selected Projects
Looms at Sea @Weft
- Built looms
- Wove nets
Nets in Winter @Globex
- Wove nets
{1} Honors
- Weft Prize, 2012
- Loom Medal, 2014
"""


@pytest.mark.parametrize("signs", [("■", "■"), ("◆", "◆"), ("📌", "🏆")])
def test_a_sign_that_only_headings_bear_makes_them_headings(signs: tuple[str, str]) -> None:
    cv = parse(read(_PAGE.format(*signs).encode(), "a.txt"))
    assert [project.title for project in cv.projects] == ["Looms at Sea", "Nets in Winter"]
    assert [award.name for award in cv.awards] == ["Weft Prize", "Loom Medal"]


def test_a_sign_that_items_bear_makes_none() -> None:
    page = "Ada Vale\n\nInterests\n\n■ Teaching\n■ Looms\n■ Awards\n■ Nets\n■ Ropes\n■ Sails\n"
    assert "Looms" in parse(read(page.encode(), "a.txt")).public()["interests"]
