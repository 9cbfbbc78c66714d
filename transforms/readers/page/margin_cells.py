"""Words of a margin that reach nearly to the text beside them. Consumes a document's segments; parts such ones in two.

Where the labels of a margin begin at one place and the words beside them at another, a label as wide as its column
leaves no gap that would part it: "Articles and" beside "Papers of note". The place of the text tells where it ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from transforms.readers.page.segments import BULLETS, Segment

_LEAST = 3  # labels beside words that begin at one place
_TEXT = 2  # segments that begin there or farther right, for each that begins where labels do
_NEAR = 0.7  # points by which places may differ
_LABEL, _MOST_WORDS = 32, 4  # characters and words of a label
_MARGIN = 40  # points at least between the two places


def with_margins_parted(pages: Sequence[list[Segment]]) -> None:
    """Part the segments of these pages that hold a label and the text beside it."""
    edges = _edges(pages)
    if edges is None:
        return
    label, text = edges
    for page in pages:
        page[:] = [part for one in page for part in _parted(one, label, text)]


def _edges(pages: Sequence[list[Segment]]) -> tuple[float, float] | None:
    """Where the labels of a margin begin, and the words beside them, if the document has such a margin."""
    beside: Counter[tuple[int, int]] = Counter()
    starts: Counter[int] = Counter()
    for page in pages:
        for one, other in pairwise(page):
            starts[round(other.x0)] += 1
            if one.base == other.base and other.x0 - one.x0 > _MARGIN and one.x1 < other.x0 and not one.mark:
                beside[round(one.x0), round(other.x0)] += 1
    (label, text), count = beside.most_common(1)[0] if beside else ((0, 0), 0)
    behind = sum(number for place, number in starts.items() if place >= text)
    return (label, text) if count >= _LEAST and behind >= _TEXT * starts[label] else None


def _parted(one: Segment, label: float, text: float) -> Iterable[Segment]:
    """The segment, or its label and its text."""
    if one.x1 <= text + 1 or abs(one.x0 - label) > 1 or one.mark or len(one.words) == 1:
        return (one,)
    for at, word in enumerate(one.words[1 : _MOST_WORDS + 1], 1):
        if word.x0 < text - 1:
            continue
        is_mark = word.text in BULLETS and at + 1 < len(one.words)
        if not (is_mark or abs(word.x0 - text) < 1 + _NEAR) or word.is_glued or one.words[at - 1].x1 > text:
            return (one,)
        first, rest = Segment(one.words[:at]), Segment(one.words[at + is_mark :])
        if len(first.text) > _LABEL:
            return (one,)
        if is_mark:
            rest.mark, rest.mark_x = "-", word.x0
        return first, rest
    return (one,)
