"""Labels that begin paragraphs, as pages write them that know no headings: "Shows:<br>2003: Felt<br>2005: Looms".

Consumes the lines of a document and what may be a heading; produces the places of such labels.
"""

from __future__ import annotations

from collections import Counter

from transforms.headings.wording import named
from transforms.heads.looks import PLAIN_BULLETS, Head, Heads
from transforms.model import Line

_LEAST = 3  # kinds that they name
_OWN_MARK = 0.75  # share of the lines with a mark that are headings, from which on it is the headings' own


def block_labels(body: tuple[Line, ...], possible: Heads) -> frozenset[int]:
    """The places of words before a colon and a hard break, each the first line of its paragraph; most name a kind."""
    found = {i: head for i, head in possible.items() if _begins_paragraph(body, i, head)}
    kinds = {head.named.kinds[0] for head in found.values() if head.named.whole}
    return frozenset(found) if len(kinds) >= _LEAST else frozenset()


def _begins_paragraph(body: tuple[Line, ...], index: int, head: Head) -> bool:
    line, below = head.line, body[index + 1] if index + 1 < len(body) else None
    if not line.trailing_break or line.text[-1] != ":" or not line.gap_before or line.bullet or not head.is_bare:
        return False
    return below is not None and not below.gap_before


def own_marks(body: tuple[Line, ...]) -> frozenset[str]:
    """Bullets that stand before headings and hardly before anything else."""
    marks = [line.bullet for line in body if line.bullet and line.bullet not in PLAIN_BULLETS]
    marked = {mark: count for mark, count in Counter(marks).items() if count > 2} if len(marks) > 2 else {}
    heads = [line.bullet for line in body if line.bullet in marked and named(line.text).whole]
    own = frozenset(mark for mark, count in marked.items() if heads.count(mark) >= _OWN_MARK * count)
    return own | _counting(body)


def _counting(body: tuple[Line, ...]) -> frozenset[str]:
    """Numbers that count nothing in the whole document but headings: "1. Projects", "2. Honors & Service"."""
    counted = [line for line in body if line.bullet[:-1].isdigit()]
    if len(counted) < 2 or [line.bullet[:-1] for line in counted] != [str(i + 1) for i in range(len(counted))]:
        return frozenset()
    return (
        frozenset(line.bullet for line in counted) if all(named(line.text).whole for line in counted) else frozenset()
    )
