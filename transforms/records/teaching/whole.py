"""Items of courses that a line's end breaks. Consumes an entry's lines; produces them with such items whole."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.model import Line


def whole_items(lines: Sequence[Line]) -> list[Line]:
    """The lines; an item that lists courses goes on right below: "- Courses: Dyes, Calculus of One" over "Variable"."""
    found: list[Line] = []
    for line in lines:
        if found and _goes_on(found[-1], line):
            text = f"{found[-1].text} {line.text}"
            found[-1] = replace(found[-1], text=text, bold=(), italic=(), underline=(), links=())
        else:
            found.append(line)
    return found


def with_title_quoted(line: Line) -> Line | None:
    """The line, its title in bold with commas and its code behind in quotation marks; None for any other line.

    "**Warps, Wefts and Knots** (WEAV 104)" is one course.
    """
    title, rest = line.text[: line.bold[0].end], line.text[line.bold[0].end :]
    if ", " not in title or len(title) > _LONGEST or any(sign in title for sign in '"“”:;\t') or find_dates(title):
        return None
    if not _CODE_BEHIND.match(rest):
        return None
    return replace(line, text=f"“{title}”{rest}", bold=(), italic=(), underline=(), links=())


_LONGEST = 90  # characters of a title
_CODE_BEHIND = re.compile(r" \([A-Z]{2,8}[ -]?\d{1,5}[A-Z]?\)")


def _goes_on(above: Line, line: Line) -> bool:
    """True for a line without a bullet under the words of a long item with commas that no full stop ends."""
    is_open = bool(above.bullet) and "," in above.text and above.text[-1] not in ".;:" and len(above.text) > _FULL
    return is_open and not (line.bullet or line.gap_before or line.heading or line.bold or find_dates(line.text))


_FULL = 60  # characters of a line that reached the margin
