"""Posts that one line lists, each in brackets behind its employer. Consumes lines; produces a line each.

"Past affiliations: X University (Lecturer, 2014–2018), Globex (engineer, 2010–2014)" as home pages have them.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.model import Line, Section
from transforms.text.styled import without

_POST = re.compile(
    r"(?:the )?[A-ZÀ-Þ][^,;()]{1,60}(?:, [A-ZÀ-Þ][^,;()]{1,24})? \([A-Za-z][^()\d]{3,50},? "
    r"(?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d[^()]{0,20}\)"
)
_JOINT = re.compile(r"[,;]? (?:and )?(?=[A-ZÀ-Þt])|\.?$")
_LEAST = 2  # posts of such a line


def with_posts_apart(section: Section) -> Section:
    """The section; below a heading of posts, a line that lists several, each with its years in brackets, as items."""
    if section.kind != "positions" or not any(map(_may_list, section.lines)):
        return section
    return replace(section, lines=tuple(part for line in section.lines for part in _parts(line)))


def _may_list(line: Line) -> bool:
    return line.text.count(" (") >= _LEAST and line.text.rstrip(".")[-1:] == ")"


def _parts(line: Line) -> tuple[Line, ...]:
    text = line.text
    if not _may_list(line) or line.heading or line.bullet or "\t" in text:
        return (line,)
    posts, at = [], len(text) - len(text.lstrip())
    while post := _POST.match(text, at):
        posts.append((at, post.end()))
        joint = _JOINT.match(text, post.end())
        if joint is None:
            return (line,)
        at = joint.end()
    if at < len(text) or len(posts) < _LEAST:
        return (line,)
    return tuple(
        replace(without(without(line, end, len(text)), 0, start), bullet="-", gap_before=0) for start, end in posts
    )
