"""Items of projects and posts whose words a page broke over lines. Consumes lines; produces each item as one line.

"- Kind Looms for Slow Mills in the" over "  North Ada Vale, Bo Orr": the title and its authors are one item's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.name_runs import name_run
from transforms.model import Line, join_lines
from transforms.names.people import fold
from transforms.text.openings import begins_small, says_where

_LONG = 50  # characters of a line that may have been broken at the margin
_CLOSED = ".;:!?"
_MARK = re.compile(r"\(?[a-z\d]{1,2}\) |\W ")  # of an item, though of no list that is known: "a) * Wove a loom"


def whole_items(lines: Sequence[Line], owner: str) -> list[Line]:
    """The lines, those that go on with a bullet's words put together with it; the owner's authors stay a line."""
    groups: list[list[Line]] = []
    for line in lines:
        if not groups or not _goes_on(groups[-1], line):
            groups.append([line])
        elif groups[-1][-1].text[-1:] != "," and _begins_with_authors(line.text, owner):
            groups.append([replace(line, bullet=groups[-1][0].bullet, indent=groups[-1][0].indent)])
        else:
            groups[-1].append(line)
    return [_joined(group) if len(group) > 1 else group[0] for group in groups]


def _goes_on(item: Sequence[Line], line: Line) -> bool:
    first, above = item[0], item[-1]
    if not first.bullet or line.bullet or line.heading or line.gap_before or not line.text or line.begins_bold:
        return False
    if _MARK.match(line.text):
        return False
    if line.indent > first.indent or begins_small(line.text) or (line.text[0] == "(" and not says_where(line.text)):
        return True
    return len(above.raw.rstrip()) > _LONG and above.text[-1:] not in _CLOSED


def _begins_with_authors(text: str, owner: str) -> bool:
    is_torn = " " not in text.partition(",")[0]  # "Dahl, Bo Orr" below "Slow Looms Ned"
    end = name_run(text, 0, owner) if "," in text and owner and not is_torn else 0
    return bool(end) and fold(owner) in fold(text[:end])


def _joined(group: Sequence[Line]) -> Line:
    return replace(group[0], text=join_lines(group), end=group[-1].end, until=group[-1].until or group[-1].number)
