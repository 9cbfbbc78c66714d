"""Headings whose mark was forgotten, in a document that marks its headings. Consumes a heading and the lines below it.

A writer leaves a "##" out, and a converter marks the large headings and no small ones.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from transforms.headings.wording import is_faint, is_role
from transforms.heads.lazy_lines import is_placed
from transforms.heads.looks import Head
from transforms.heads.plain_above import are_halves, names_and_tells
from transforms.model import Line
from transforms.section_kinds.model import kind_told
from transforms.section_kinds.shapes import kind_of_lines

_LISTS = frozenset(("papers", "talks", "teaching", "grants", "awards", "education", "positions"))


def forgot_mark(head: Head, below: Sequence[Line], *, listed: bool) -> bool:
    """True for plain words that part two lists, or that stand free over lines whose shapes say the same.

    `listed` tells that the section above is nothing but a list.
    """
    if head.line.bullet or head.style.colon or is_role(head.line.text) or not below:
        return False
    is_even = bool(below[0].bullet) and (below[0].gap_before > 0) == (head.line.gap_before > 0)
    is_even = is_even and (listed or are_halves(head.named.kinds))
    return is_even or _speaks(head, below) or _over_projects(head, below)


def is_list(lines: Sequence[Line], subheads: Container[int]) -> bool:
    """True for lines that are nothing but items, labels of groups, and projects with their places over items."""
    return bool(lines) and all(line.bullet or line.number in subheads or is_placed((line,)) for line in lines)


def _over_projects(head: Head, below: Sequence[Line]) -> bool:
    """True for "Projects" over a title and the items that tell of it: "Kind Looms @Weft" above "- Wove two"."""
    return head.named.kinds[0] == "projects" and names_and_tells(below)


def _speaks(head: Head, below: Sequence[Line]) -> bool:
    kind = head.named.kinds[0]
    is_free = head.line.gap_before > 0 and below[0].gap_before > 0 and not is_faint(head.line.text)
    if not is_free or kind not in _LISTS or len(below) < 2:
        return False
    return kind in (kind_of_lines(below), kind_told(below))
