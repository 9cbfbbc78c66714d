"""Items that blank lines part now and then. Consumes lines of layout text; produces them with one below each item.

`pdftotext` shows the little blank space between a list's items as a blank line here, and there as none:
"   Looms (MSc), 2021–" over a blank line over "   Felts (BSc), 2019" over "   Dyes (BSc), 2018–2020" are three courses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.headings.wording import named

_ENDED = re.compile(r"(?:\b(?:19|20)\d\d(?: ?[–—-])?|\b[Pp]resent|\b[Oo]ngoing|\))[.;]?$")
_PLAIN = re.compile(r"[A-ZÀ-Þ\d“\"‘]")
_LABEL = re.compile(r"[A-Z][\w’' -]{2,24}: ")
_LEAST, _TAIL, _HEADING = 3, 16, 60
_OUTLYING = 20  # of so many lines, one may be longer than the margin: paragraphs were put on one line
_NEARLY, _MOSTLY, _HALF = 0.9, 0.75, 0.5  # of the lines, that end in a date or a bracket


def with_items_apart(lines: Sequence[str]) -> list[str]:
    """The lines, a blank one between the items of lists that have it between some."""
    ends = sorted(len(line) for line in lines if "   " not in line.strip())
    width = ends[-1 - len(ends) // _OUTLYING] if ends else 0
    apart = {at for start, end in _lists(lines) for at in _begun(lines, start, end, width)}
    out: list[str] = []
    for at, line in enumerate(lines):
        out += ["", line] if at in apart else [line]
    return out


def _lists(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Runs of plain lines at one indent, deeper than headings, with single blank lines among them."""
    start, deep = -1, -1
    for at, line in enumerate((*lines, "|")):
        words = line.strip()
        if not words and start >= 0 and lines[at - 1].strip():
            continue
        feed = line.lstrip("\f")
        indent = len(feed) - len(feed.lstrip())
        is_plain = indent > 0 and "   " not in words and "\t" not in words and _PLAIN.match(words) is not None
        if start >= 0 and not (is_plain and indent == deep):
            yield start, at
            start = -1
        if is_plain and start < 0:
            start, deep = at, indent


def _begun(lines: Sequence[str], start: int, end: int, width: int) -> Iterator[int]:
    """The lines right below others of a list that begin items, where blank lines part some of its items."""
    places = [at for at in range(start, end) if lines[at].strip()]
    close = [at for above, at in pairwise(places) if at == above + 1]
    if len(places) < _LEAST or not close or len(close) == len(places) - 1:
        return
    words = [lines[at].strip() for at in places]
    if any(_LABEL.match(lines[at].strip()) or not _has_room(lines[at - 1], lines[at], width) for at in close):
        return
    ended = sum(_ENDED.search(one, max(0, len(one) - _TAIL)) is not None for one in words)
    alone = sum(at - 1 not in places and at + 1 not in places for at in places)
    least = _HALF if _are_works(lines, start) else _MOSTLY
    if ended >= _NEARLY * len(words) or (alone and ended >= least * len(words)):
        yield from close


def _has_room(above: str, line: str, width: int) -> bool:
    """True for a line that its paragraph's next word would have fitted on: it ends an item."""
    return len(above) > width or len(above) + 1 + len(line.split(maxsplit=1)[0]) < width * _NEARLY


def _are_works(lines: Sequence[str], start: int) -> bool:
    """True for lines that the nearest heading above says to be publications."""
    heads = (line.strip() for line in reversed(lines[:start]) if line.lstrip("\f")[:1].strip())
    head = next(heads, "")
    return len(head) < _HEADING and "papers" in named(head).kinds
