"""Names of one honour that read like a heading: "Teaching Award" on a line of its own below "Awards".

Consumes the lines that may be headings; produces those that are none. A heading over honours says "Awards" or
"Fellowships"; one in the singular, of several words, below a heading of the same kind, is an honour itself, unless it
is marked as a heading of the same rank. So is one with its year behind it: "**Teaching Award** 2020"; and one word of
another look over its own year and giver: "Scholarship" over "2010 Weaver Foundation" below "HONOURS".
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.headings.single import names_one_honour
from transforms.heads.looks import Head
from transforms.model import Line

_KINDS = frozenset(("awards", "grants"))


def single_honours(body: tuple[Line, ...], heads: dict[int, Head]) -> frozenset[int]:
    """Where such names stand, by place, among what reads or looks like a heading."""
    found, over = set[int](), None
    if not any(head.named.whole and not _KINDS.isdisjoint(head.named.kinds) for head in heads.values()):
        return frozenset()
    for place, head in sorted(heads.items()):
        if not (head.named.whole or names_one_honour(_undated(head.line.text))):
            continue
        if over is not None and (_is_one(head, over) or _heads_card(body, place, over)):
            found.add(place)
        else:
            over = None if _KINDS.isdisjoint(head.named.kinds) else head
    return frozenset(found)


def _is_one(head: Head, over: Head) -> bool:
    return names_one_honour(_undated(head.line.text)) and _is_below(head, over)


def _heads_card(body: tuple[Line, ...], place: int, over: Head) -> bool:
    """True for one word in small letters right over one line that begins with a year, below a heading in capitals."""
    line, below = body[place], body[place + 1 : place + _CARD]
    if not over.style.caps or line.text.isupper() or not names_one_honour(line.text, 1) or not below:
        return False
    return (
        not below[0].gap_before
        and _YEAR.match(below[0].text) is not None
        and not any(_YEAR.match(one.text) for one in below[1:] if not one.gap_before)
    )


_CARD = 3  # lines, the name's own among them
_YEAR = re.compile(r"(?:19|20)\d\d[ \t][A-ZÀ-Þ]")


def _undated(text: str) -> str:
    """The words before a date that ends them: "Teaching Award 2020"."""
    dates = find_dates(text) if text[-1:].isdigit() else ()
    return text[: dates[-1].span.start].rstrip(" ,(") if dates and dates[-1].span.start else text


def _is_below(head: Head, over: Head) -> bool:
    return not head.style.level or head.style.level > over.style.level > 0
