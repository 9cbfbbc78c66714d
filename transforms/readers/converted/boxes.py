"""A column of headings and the column of text beside it, which a converter read one after the other.

Consumes the headings and the lines of the text; produces the lines with each heading above its own. The gaps of the
text tell where a section may begin, the likeness of its words to the heading's kind whose it is, in the order of both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from transforms.headings.wording import named
from transforms.readers.converted.likeness import likeness
from transforms.readers.converted.lines import plain
from transforms.readers.converted.torn import Start, start_of

_NUMBER = re.compile(r"\W{0,4}([A-Z]{0,2})(\d{1,3})[.\])]")
_MORE = re.compile(
    r"[^\W\d_A-ZÀ-Þ]|\(|(?:19|20)\d\d\W{0,3}(?:(?:19|20)?\d\d|[Pp]resent)?\W?$|pp?\. ?\d|[A-Z][a-z]+: [A-Z]"
)  # what goes on
_REST = re.compile(r"[^\W\d_A-ZÀ-Þ]|\(|(?:19|20)\d\d[^\w]{0,3}(?:(?:19|20)\d\d|[Pp]resent)?\W?$")
_SLANTED = re.compile(r"_[^_\n]{3,300}_(?: [^_\n]{0,30})?")
_DATED = re.compile(r"\b(?:(?:19|20)\d\d|[Pp]resent)\W{0,4}$")
_STRICT = 3.0
_FREE = 2  # blank lines that part what is no one's entry
_RULER = re.compile(r"[-–—_=─━]{5,}")
_DRAWN, _NEXT = 2.0, 1.5  # what a line drawn above is worth; what the next number of a list costs
_STEM, _SHORTEST = 6, 5  # letters by which a heading's word is found again in the text
_NEVER = -1e9
_WIDE, _NARROW, _ALONE, _OTHER, _AGAIN = 0.5, -0.6, 0.4, 0.4, 0.7
_NAMED_AGAIN = 0.5
_ALIKE = 0.8  # for an entry in bold or italics set as those above the page's end are
_BEFORE, _EMPTY = -1.0, -2.5  # for text that no heading of the cluster is over, for a heading without any
_MOST = 300


class Form(NamedTuple):
    """How a line is set: how it begins, whether it is all in italics, whether a date ends it."""

    start: Start
    is_slanted: bool
    is_dated: bool


def form_of(line: str) -> Form:
    """The form of a line."""
    start = Start.BULLET if line[:1] == "•" else start_of(line)
    return Form(start, _SLANTED.fullmatch(line) is not None, _DATED.search(line) is not None)


class Above(NamedTuple):
    """What stands above a cluster: the last heading, its lines' forms, whether a page ends there, or all begins."""

    head: str
    is_page: bool
    is_top: bool
    forms: frozenset[Form] = frozenset()


class _Block(NamedTuple):
    """A paragraph and how many blank lines stand above it."""

    lines: list[str]
    gap: int


def dealt_box(heads: Sequence[str], lines: Sequence[str], *, above: Above) -> list[str]:
    """The lines with the headings among them."""
    blocks = _blocks(lines)
    lined = [f"## {head}" for head in heads]
    if not blocks or len(blocks) > _MOST:
        return [*(part for head in lined for part in (head, "")), *lines]
    places = _places(heads, blocks, above=above)
    out: list[str] = []
    last = 0
    for block, place in zip(blocks, places, strict=True):
        for head in lined[last:place]:
            out += ["", "", head, "", ""]
        out += [*[""] * (0 if _goes_on(out, block) else block.gap), *block.lines]
        last = place
    return [*out, *(part for head in lined[last:] for part in ("", "", head, "")), "", ""]


def _goes_on(out: Sequence[str], block: _Block) -> bool:
    """True for the rest of an entry whose first line stood free beside its heading."""
    above = out[-1] if out else ""
    return bool(above) and above[0] != "#" and (above[-1] == "," or _REST.match(plain(block.lines[0])) is not None)


def _blocks(lines: Sequence[str]) -> list[_Block]:
    found: list[_Block] = []
    gap = 0
    is_open = False
    for line in lines:
        if not line:
            gap += 1
            is_open = False
        elif is_open:
            found[-1].lines.append(line)
        else:
            found.append(_Block([line], gap))
            gap, is_open = 0, True
    return found


def _places(heads: Sequence[str], blocks: Sequence[_Block], *, above: Above) -> list[int]:
    """The number of each paragraph's heading, 0 for what stands above all of them: the best way in order."""
    widest = max(1, *(block.gap for block in blocks[1:])) if blocks[1:] else 1
    gains = [0.0, *(_gain(upper, block, widest) for upper, block in pairwise(blocks))]
    gains = _below_rulers(_with_lone_lines(gains, blocks), blocks, len(heads))
    likes = [[_before(block, above), *(_likeness(block, head) for head in heads)] for block in blocks]
    best = [likes[0][0], likes[0][1], *(likes[0][k] + _EMPTY * (k - 1) for k in range(2, len(heads) + 1))]
    came: list[list[int]] = []
    for at in range(1, len(blocks)):
        origins, now = [], []
        for number in range(len(heads) + 1):
            ways = [(best[number], number)]
            ways += [(best[number - by] + gains[at] + _EMPTY * (by - 1), number - by) for by in (1, 2) if by <= number]
            value, origin = max(ways)
            now.append(value + likes[at][number])
            origins.append(origin)
        best = now
        came.append(origins)
    number = max(range(len(best)), key=lambda one: best[one] + _EMPTY * (len(heads) - one))
    places = [number]
    for origins in reversed(came):
        number = origins[number]
        places.append(number)
    return places[::-1]


def _gain(above: _Block, block: _Block, widest: int) -> float:
    """How likely a section begins with a paragraph, whatever its words say."""
    gain = _WIDE if block.gap >= min(widest, _FREE) else _NARROW
    first, second = form_of(above.lines[0]), form_of(block.lines[0])
    gain += _OTHER * (second.start is not Start.BULLET and first[:2] != second[:2])
    upper, lower = _NUMBER.match(above.lines[0]), _NUMBER.match(block.lines[0])
    if upper and lower and (upper[1] != lower[1] or int(lower[2]) == 1):
        gain += _AGAIN
    elif upper and lower and int(lower[2]) == int(upper[2]) + 1:
        gain -= _NEXT
    return gain - _STRICT * (_MORE.match(plain(block.lines[0])) is not None)


def _with_lone_lines(gains: list[float], blocks: Sequence[_Block]) -> list[float]:
    """The gains; where only some lines stand free, one with gaps around more likely begins: its heading's line."""
    free = [block.gap > 1 and len(block.lines) == 1 for block in blocks]
    if all(free[1:]):
        return gains
    for at in range(1, len(blocks)):
        is_first = free[at] and (at + 1 == len(blocks) or blocks[at + 1].gap > 1)
        gains[at] += _ALONE * is_first
        if is_first and at + 1 < len(blocks):
            gains[at + 1] -= 2 * _ALONE
    return gains


def _below_rulers(gains: list[float], blocks: Sequence[_Block], heads: int) -> list[float]:
    """The gains; where lines are drawn over the page between the sections, one begins below such a line only."""
    drawn = {at for at, block in enumerate(blocks, 1) if _RULER.fullmatch(block.lines[-1].strip())}
    if len(drawn) < max(1, heads - 1):
        return gains
    return [gain + _DRAWN if at in drawn else gain - _DRAWN for at, gain in enumerate(gains)]


def _before(block: _Block, above: Above) -> float:
    """How likely a paragraph belongs to what stands above all headings of the cluster."""
    if above.is_top:
        return 9.0 if block.lines[0][:1] == "#" else likeness(block.lines, "contact")
    form = form_of(block.lines[0])
    is_alike = above.is_page and form in above.forms and (form.start is Start.BOLD or form.is_slanted)
    return _likeness(block, above.head) + (0.0 if above.is_page else _BEFORE) + _ALIKE * is_alike


def _likeness(block: _Block, head: str) -> float:
    """How much a paragraph resembles what a heading is over: its kinds, and its own words again."""
    kinds = named(head).kinds
    like = max((likeness(block.lines, kind) for kind in kinds), default=0.0)
    text = " ".join(block.lines).lower()[:400]
    stems = [word[:_STEM] for word in head.lower().replace("-", " ").split() if len(word) >= _SHORTEST]
    return like + _NAMED_AGAIN * any(stem in text for stem in stems if stem not in _COMMON)


_COMMON = frozenset(("research"[:_STEM], "university"[:_STEM], "professional"[:_STEM], "selected"[:_STEM]))
