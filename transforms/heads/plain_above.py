"""Headings in plain words above those that typography sets off: a document put together from two.

"Selected Projects" below a biography and "Honors" below its lists, and from there on "## EDUCATION", "## SKILLS".

Consumes a document's lines and headings; produces the headings above that have no look of their own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.heads.lazy_lines import is_placed
from transforms.heads.looks import Heads, is_large, is_titled
from transforms.model import Line

_FEW = 3  # lines of a section; the words of a page's menu stand closer


def plain_above(body: tuple[Line, ...], whole: Heads, strong: Heads) -> Heads:
    """Two whole names or more above the first heading in markup, capitals or bold, each below what has ended."""
    end = min((i for i, head in strong.items() if head.style.level or head.style.caps or head.style.bold), default=0)
    found = {i: head for i, head in whole.items() if i < end and begins_capital(head.line) and not head.style.colon}
    if len(found) < 2 or any(below - above <= _FEW for above, below in pairwise((*found, end))):
        return {}
    return found if all(is_over(body, i) and not head.line.bullet for i, head in found.items()) else {}


def is_over(body: tuple[Line, ...], index: int) -> bool:
    """True where the line above has ended: a sentence, or an item of a list."""
    return index > 0 and (body[index - 1].text[-1:] in ".!?" or bool(body[index - 1].bullet))


def heads_list(body: tuple[Line, ...], index: int, kinds: tuple[str, ...]) -> bool:
    """True for plain words with nothing round them, right over a list of what they name.

    "Selected Projects" over the title of one and what was done, "Honors & Service" over the items of both.
    """
    line, above, below = body[index], body[max(0, index - 1)], body[index + 1 : index + _SOME]
    if line.bullet or (not line.gap_before and above.text[-1:] in ",;:-–"):
        return False
    if kinds[:1] == ("papers",):
        return is_placed(below) and _tells(body, index)
    if kinds[:1] == ("projects",):
        return (is_placed(below) and _tells(body, index)) or (
            (line.gap_before > 0 or is_over(body, index)) and names_and_tells(below)
        )
    if kinds[:1] == ("skills",):
        return is_over(body, index) and len(below) > 1 and all(_LABELLED.match(one.text) for one in below)
    is_apart = kinds[:1] == ("awards",) and above.text[-1:] == "." and index > 1
    return (is_apart or are_halves(kinds)) and len(below) > 1 and all(one.bullet for one in below)


_LABELLED = re.compile(r"[A-Z][\w &/-]{2,28}: \S")


def _tells(body: tuple[Line, ...], index: int) -> bool:
    """True where an item stands below the line under a heading, or below the end of that one: "... @Globex" "Works"."""
    return any(line.bullet for line in body[index + 2 : index + _SOME + 1])


def are_halves(kinds: tuple[str, ...]) -> bool:
    """True for the kinds of "Honors & Service", whose two parts no label of a group has."""
    return len(kinds) > 1 and "awards" in kinds and "service" in kinds


def names_and_tells(below: Sequence[Line]) -> bool:
    """True for lines of which the first is a project's title and the second an item of what was done there."""
    if len(below) < 2 or below[0].bullet or not below[1].bullet:
        return False
    if below[1].gap_before and not (is_titled(below[0]) or is_placed(below)):
        return False
    return below[0].text[-1] not in ".,;:" and is_large(below[0].text)


_SOME = 3  # lines, the heading's own among them


def begins_capital(line: Line) -> bool:
    """True for words of headings alone in the case of titles, or of sentences: "Refereed papers and book chapters"."""
    return is_large(line.text.lstrip("0123456789.\t ")) or is_titled(line)
