"""Headings at a page's edge over tables whose first column names sections too. Consumes pages; tells labels from heads.

"SKILLS" stands alone at the edge, and below it, some blanks in, "Software   R, Python" over "Languages   Dutch": these
are rows of a section, and no sections.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.readers.layout.side_text import names_section

Group = tuple[int, int, str]  # first line, line behind the last, heading
_LEAST = 3  # headings at the edge
_LONGEST = 50


def without_rows(pages: Sequence[Sequence[str]], groups: Sequence[list[Group]]) -> list[list[Group]]:
    """The words of each page's margin; where several headings stand alone at the edge, without what stands deeper."""
    edge = {line for page in pages for line in page if line[:1].isalpha() and len(line) < _LONGEST and "  " not in line}
    if sum(map(names_section, edge)) < _LEAST:
        return list(groups)
    return [[one for one in found if page[one[0]][:1] != " "] for page, found in zip(pages, groups, strict=True)]
