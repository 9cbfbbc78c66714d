"""Titles in bold that wrapped in a narrow column of converted markdown, and counted works. All made up."""

from __future__ import annotations

from transforms.readers.converted.bold_wraps import with_bold_wraps
from transforms.readers.converted.converted import read_converted

SIDE = """\
**AWARDS**

**Heron Loom Travel**
**Scholarship**

New Weft Society, 2016

**Weaving Department Fellow,**
**Best Dissertation**

University of Bergen, 2015

**Travel Award**

Department of Weaving,
University of Bergen, 2013
"""


def test_a_full_bold_line_of_a_narrow_column_goes_on_in_bold() -> None:
    made = with_bold_wraps(SIDE.split("\n"))
    assert "**Heron Loom Travel Scholarship**" in made
    assert "**Weaving Department Fellow, Best Dissertation**" in made
    assert with_bold_wraps(["**University of Looms**", "**and Arts**"]) == ["**University of Looms and Arts**"]


def test_bold_lines_with_room_for_the_next_word_stand_alone() -> None:
    lines = SIDE.replace("**Heron Loom Travel**", "**Heron Loom**").split("\n")
    assert "**Heron Loom**" in with_bold_wraps(lines)
    wide = SIDE.replace("2016", "Wove three looms in the house of the guild, and mended all of them").split("\n")
    assert "**Scholarship**" in with_bold_wraps(wide)


def test_bold_numbers_of_works_lose_the_colon_behind_them() -> None:
    assert read_converted("**[1]** : A. Quill. Looms.\n\n\n**[2]** : B. Reed. Wefts.\n").startswith(
        "[1] A. Quill. Looms."
    )
