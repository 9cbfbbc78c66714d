"""Headings that fill their margin. Consumes pages of layout text; produces them with one column of text on each.

`pdftotext -layout` sets the text of each section as near to its margin as the widest words there allow: behind a
heading as long as "Presentations" a single blank is left, and the section's text stands in a column of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import is_role, named
from transforms.readers.layout.heads import text_column

_HEAD = re.compile(r"(?=[A-Z])[A-Za-z&/]{3,20}(?: [A-Za-z&/]{1,20}){0,3} (?=\S)")
_LEAST, _MOST = 8, 30  # characters of such a heading
_NEAR = 8  # columns between a section's column and the page's


def with_full_heads_apart(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    """The pages; sections whose heading a single blank parts from its text moved to their page's column."""
    return [_moved(page) for page in pages]


def _moved(page: Sequence[str]) -> list[str]:
    heads = {at: end for at, line in enumerate(page) if line[:1].isupper() and (end := _end(page, at))}
    column = text_column(page) if heads else 0
    out = list(page)
    for at, end in heads.items():
        by = column - end
        if not 0 < by <= _NEAR:
            continue
        out[at] = f"{page[at][:end]}{' ' * by}{page[at][end:]}"
        for place in range(at + 1, len(page)):
            line = page[place]
            if line.strip() and line[:end].strip():
                break
            out[place] = " " * by + line if line.strip() else line
    return out


def _end(page: Sequence[str], at: int) -> int:
    """Where the text begins behind a heading on the line, in the column of the line below; 0 for any other line."""
    line = page[at]
    below = next((one for one in page[at + 1 : at + 3] if one.strip()), "")
    end = len(below) - len(below.lstrip())
    if not _LEAST < end <= _MOST or line[end - 1 : end] != " " or line[end - 2 : end - 1] == " ":
        return 0
    head = _HEAD.match(line[: end + 1])
    if head is None or head.end() != end:
        return 0
    words = line[: end - 1]
    return end if named(words).whole and not is_role(words) and not named(line.strip()).whole else 0
