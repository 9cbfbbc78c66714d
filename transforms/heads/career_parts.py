"""Parts of a career as headings. Consumes a heading and what stands above it; tells what it heads.

"Research" and "Professional" below "Experience" would say something else alone, or nothing.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import cache

from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.heads.looks import Head, Heads
from transforms.model import Line
from transforms.vocabulary import forms


def parts_career(head: Head, path: tuple[str, ...], above: Line | None, *, begun: bool) -> bool:
    """True for a part of a career below a heading of positions in markup, right below another, or behind a part.

    Args:
        head: the heading.
        path: the headings in markup over it, itself the last.
        above: the heading of the section above, where that is one of positions.
        begun: whether lines stand below that one.
    """
    if not (head.named.weak or not head.named.kinds) or _plain(head.line.text) not in _parts():
        return False
    if len(path) > 1 and named(path[-2]).kinds[:1] == ("positions",):
        return True
    return above is not None and (not begun or _plain(above.text) in _parts())


def parts_beside(possible: Heads, strong: Heads) -> Heads:
    """Parts of a career in the rank of the known heading above them, both below one of positions in a higher rank.

    "### Clinical" behind "### Teaching" and its courses, below "## Experience", goes on with the career.
    """
    found: Heads = {}
    over, above = 0, 0  # the rank of the career's heading, and that of the last known one below it
    for i, head in sorted({**possible, **strong}.items()):
        level = head.style.level
        if i in strong:
            is_outer = not over or level <= over
            over = (level if head.named.kinds[:1] == ("positions",) else 0) if level and is_outer else over
            above = level or above
        elif over and over < level == above and _plain(head.line.text) in _parts():
            found[i] = head
    return found


def is_career_part(text: str) -> bool:
    """True for words that head a part of a career below "Experience": "Clinical", "Research & Development"."""
    return _plain(text) in _parts()


def names_level(head: Head, level: int, first: Sequence[Line], subheads: Container[int]) -> bool:
    """True for a degree alone among students, a group of those who took it: "Doctorate", "Graduate: Modern Languages".

    So are theses in a lower rank than the heading of the students, which is at that `level`.

    The first degree stands right below the heading of the section, of which `first` is the first line.
    """
    if _LEVEL.match(head.line.text) or _names_theses(head, level):
        return True
    degrees = find_degrees(head.line.text)
    begun = any(line.number in subheads and find_degrees(line.text) for line in first)
    return bool(degrees) and not degrees[0].start and (begun or not first)


def follows_title(head: Head, lines: Sequence[Line]) -> bool:
    """True for what was worked on, in markup below the title of a post alone: "Research Assistant", "## Slow Looms"."""
    if len(lines) != 1 or head.named.whole or not head.line.heading:
        return False
    return is_title(lines[0].text) and not any(map(str.isdigit, lines[0].text))


def _names_theses(head: Head, level: int) -> bool:
    is_below = head.style.level > level > 0
    return is_below and head.named.kinds == ("papers",) and _THESES.search(head.line.text) is not None


_THESES = re.compile(r"(?i)\b(?:thes[ie]s|dissertations?)\b")
_LEVEL = re.compile(r"(?:(?:under|post)-?)?graduates?(?: students?)?(?::| [-–—]) ?\w", re.IGNORECASE)


def _plain(text: str) -> str:
    return text.lower().strip(" :")


@cache
def _parts() -> frozenset[str]:
    return frozenset(forms("headings", "words", "career_parts"))
