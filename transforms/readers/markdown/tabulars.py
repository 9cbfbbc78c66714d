r"""Tables of LaTeX whose columns pandoc did not know: rows with "&" between the cells, each with a break at its end.

Consumes markdown; produces it with such rows as lines, and the words of a heading in a row's first cell as a heading:
"**Education** & PhD, University of Oslo, 2019.\" and "& Thesis: *Wet Looms*\" below it.
"""

from __future__ import annotations

import re

from transforms.headings.wording import named

SIGN = "\\\n&"  # a row ends, and the next begins with an empty cell
_LEAST = 2  # of them in one paragraph
_COLUMNS = re.compile(r"\A\s{0,3}\[[@|lcrpm{][^\n]{0,80}\]\{\}[ \t]{0,4}")  # "[@ p[1in]{} p[5in]{}]{} "
_HEAD = re.compile(r"\*\*([^*\n]{3,60})\*\*:? ?&(?: |$)")


def with_rows(text: str) -> str:
    """The text, paragraphs of such rows as lines."""
    parts = text.split("\n\n")
    return "\n\n".join(_lines(part) if part.count(SIGN) >= _LEAST else part for part in parts)


def _lines(part: str) -> str:
    found: list[str] = []
    for row in _COLUMNS.sub("", part).split("\\\n"):
        words = " ".join(row.removesuffix("\\").split())
        if (head := _HEAD.match(words)) and named(head[1]).kinds:
            found += ["", f"## {head[1]}", ""]
            words = words[head.end() :]
        words = words.lstrip("& ")
        found.append(words + "\\" if words else "")
    return "\n".join(found)
