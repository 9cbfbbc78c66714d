"""Page furniture. Consumes the segments of all pages; removes running heads, running feet and page numbers."""

from __future__ import annotations

import re
from collections import Counter

from transforms.dates.ranges import is_date
from transforms.furniture.running_heads import Title, is_running_head, title_of
from transforms.readers.page.segments import Segment

MARGIN, _WIDE_MARGIN = 0.1, 0.14  # of the page's height, at its top and bottom; and for what returns on each page
_NUMBER = re.compile(
    r"(?:page|p\.|seite|pagina|página)?\s*+[-–—|(\[]?\s*+(?:\d{1,3}|[ivx]{1,5})\s*(?:(?:of|/|von|de|sur|di)\s*\d{1,3})?\s*[-–—|)\]]?",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"\w@\w|https?://|\bwww\.|\+?\(?\d[\d() -]{7,}\d")
_DATES = re.compile(r"[\s–—-]{0,3}(?:(?:19|20)\d\d[\s–—-]{0,3}){1,2}")  # in a margin, each page has its own
_LONGEST_DATE = 30  # characters of an entry's dates
_DIGITS = re.compile(r"\d+")

Page = tuple[float, list[Segment]]


def without_furniture(pages: list[Page], wide: float = _WIDE_MARGIN) -> list[list[Segment]]:
    """Each page's segments (given with the page's height) without what only says where in the document one is.

    `wide`: the share of the height in which lines that return on each page are taken for such.
    """
    seen: Counter[tuple[str, int]] = Counter()
    for height, segments in pages:
        seen.update({_key(one) for one in segments if _in_margin(one, height, wide)})
    needed = max(2, (len(pages) - 1) // 2)
    title = title_of(_largest(pages[0][1] if pages else []))
    kept: list[list[Segment]] = []
    addresses: dict[str, Segment] = {}
    for number, (height, segments) in enumerate(pages):
        heads = _heads(segments, title) if number else ()
        letterhead = [] if number else _letterhead(segments, height, wide)
        rest: list[Segment] = []
        for one in segments:
            is_edge = _in_margin(one, height, wide) and one not in letterhead
            if not (is_edge and (one in heads or _is_furniture(one, segments, height, seen, needed))):
                rest.append(one)
            elif _ADDRESS.search(one.text) or any(word.url for word in one.words):
                addresses.setdefault(_DIGITS.sub("#", one.text), one)
        kept.append(rest)
    stated = {one.text for one in kept[0]} if kept else set[str]()
    if more := [one for one in addresses.values() if one.text not in stated]:
        kept[0] = [*_on_top(more, kept[0]), *kept[0]]
    return kept


def _letterhead(segments: list[Segment], height: float, wide: float) -> list[Segment]:
    """What the first page's head says of the owner, though each page says it again: the name in its largest letters."""
    top = [one for one in segments if one.base > (1 - wide) * height]
    largest = max((one.size for one in segments), default=0.0)
    named = any(one.size >= largest and _NAMED.match(one.text) for one in top)
    return top if named and any(_ADDRESS.search(one.text) for one in top) else []


_NAMED = re.compile(r"(?:[^\W\d_][\w.'’-]{0,30},? ){1,5}[^\W\d_][\w.'’-]{0,30}$")


def _largest(segments: list[Segment]) -> list[str]:
    """The text of the largest letters first: the name, or what the document is."""
    return [one.text for one in sorted(segments, key=lambda one: -one.size)]


def _heads(segments: list[Segment], title: Title) -> list[Segment]:
    """What stands in a page's first and last line, where that says only whose page it is."""
    if not segments:
        return []
    edges = [[one for one in segments if abs(one.base - base) < 1] for base in _outer(segments)]
    return [one for row in edges if is_running_head(" ".join(one.text for one in row), title) for one in row]


def _outer(segments: list[Segment]) -> tuple[float, float]:
    bases = [one.base for one in segments]
    return max(bases), min(bases)


def _on_top(addresses: list[Segment], segments: list[Segment]) -> list[Segment]:
    """What a running foot says about the owner is said once, above everything."""
    top = max((one.base for one in segments), default=0.0)
    for at, one in enumerate(addresses):
        one.base = top + 2 * one.size * (len(addresses) - at)
        for word in one.words:
            word.base = one.base
    return addresses


def _key(one: Segment) -> tuple[str, int]:
    text = one.text
    is_dated = _DATES.fullmatch(text) or (len(text) <= _LONGEST_DATE and is_date(text))
    return text if is_dated else _DIGITS.sub("#", text), round(one.base / 6)


def _in_margin(one: Segment, height: float, margin: float) -> bool:
    return not margin * height < one.base < (1 - margin) * height


def _is_furniture(
    one: Segment, segments: list[Segment], height: float, seen: Counter[tuple[str, int]], needed: int
) -> bool:
    if _returns(one, seen, needed):
        return _is_beyond_text(one, segments, height, seen, needed)
    return _in_margin(one, height, MARGIN) and bool(_NUMBER.fullmatch(one.text)) and _is_outermost(one, segments)


def _returns(one: Segment, seen: Counter[tuple[str, int]], needed: int) -> bool:
    text, place = _key(one)
    return max(seen[text, place + step] for step in (-1, 0, 1)) >= needed >= 2 and len(text) < 120


def _is_beyond_text(
    one: Segment, segments: list[Segment], height: float, seen: Counter[tuple[str, int]], needed: int
) -> bool:
    """True where nothing between a line that returns and the page's edge is the page's own: numbers and the like."""
    sign = 1 if one.base > height / 2 else -1
    beyond = [other for other in segments if sign * (other.base - one.base) > 1]
    return all(_returns(other, seen, needed) or _NUMBER.fullmatch(other.text) for other in beyond)


def _is_outermost(one: Segment, segments: list[Segment]) -> bool:
    """True where no line stands between it and the page's edge, and none beside it."""
    others = [other.base for other in segments if other is not one]
    return not others or one.base < min(others) - 1 or one.base > max(others) + 1
