"""Two roles at one employer, each on a line of its own. Consumes an entry's lines; produces a verdict.

"2012-2016: Head of the Doctoral School", "Pro-Rector for Studies", "University of Turku": the line was broken by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.records.career.pieces import CareerLine

_BREAKS = ("<br>", "<br/>", "<br />", "\\", "  ")


def is_stacked(head: Sequence[CareerLine], above: int, at: int) -> bool:
    """True for a lone title right below another's line, which was broken by hand, the employer's line below both."""
    if above != at - 1 or at + 1 >= len(head):
        return False
    role, line, below = head[above], head[at], head[at + 1]
    if [len(one.pieces) for one in (role, line)] != [1, 1] or line.dates or below.having("title"):
        return False
    is_broken = role.line.trailing_break or role.line.raw.endswith(_BREAKS)
    return is_broken and role.line.text[-1].isalnum() and line.line.text[0].isupper() and bool(below.having("org"))


def shared_block(head: Sequence[CareerLine], ats: Sequence[int], number: int) -> list[CareerLine]:
    """The lines of that role: to the next role's, or with those below the next one that is stacked on it."""
    at = ats[number]
    later = [one for one in ats[number + 1 :] if one > at]
    if not later or not is_stacked(head, at, later[0]):
        return list(head[at : max(later[0] if later else len(head), at + 1)])
    end = next((one for one in later if one > later[0]), len(head))
    return [head[at], *head[later[0] + 1 : end]]
