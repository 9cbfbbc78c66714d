"""Headings of a margin in large letters with the words beside them in one line. All made up."""

from __future__ import annotations

from transforms.readers.converted.large_margins import with_large_margins

_PAGE = """# **Ada Quill**

## Research Interests Looms, Felt Education Fern College

PhD, Wool, 2012

## Publications Slow looms of the
**north**
A. Quill, B. Lund

**Dyes and fog**

## Work Experience Weaver at Moss Ltd

2011, Lorne

## Awards Oak Prize 2010

Fern Medal 2009
"""


def test_headings_stand_above_the_words_beside_them() -> None:
    made = [line for line in with_large_margins(_PAGE.split("\n")) if line]
    assert made == [
        "# **Ada Quill**",
        "## Research Interests",
        "Looms, Felt",
        "## Education",
        "Fern College",
        "PhD, Wool, 2012",
        "## Publications",
        "**Slow looms of the**",
        "**north**",
        "A. Quill, B. Lund",
        "**Dyes and fog**",
        "## Work Experience",
        "Weaver at Moss Ltd",
        "2011, Lorne",
        "## Awards",
        "Oak Prize 2010",
        "Fern Medal 2009",
    ]


def test_headings_of_their_own_words_stay() -> None:
    page = ["# Ada Quill", "", "## Teaching Felt in Lund", "", "2011", "", "## Awards", "Oak Prize", "", "## Talks", ""]
    assert with_large_margins(page) == page
