"""Emphasis over a line's end, or opened for nothing: consumes `Line`s; produces them without its marks.

In hand-wrapped markdown "*Journal of" stands on one line and "Weaving*" on the next. Only the first keeps its style: a
line that begins in italics would look like an entry of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.model import Line, Link, Span

_OPENS = re.compile(r"(?<![\w*_])(?P<mark>\*\*|__|[*_])(?=[^\s*_])[^*_]*$")
_CLOSES = re.compile(r"^[^*_]*[^\s*_](?P<mark>\*\*|__|[*_])(?![\w*_])")
_LEAST = 40  # characters of a line that may begin with the mark: shorter ones are notes ("*Equal contribution")


def across(lines: Sequence[Line]) -> list[Line]:
    """The lines, emphasis that opens on one and closes on the next read as such; never in another item of a list."""
    found = list(lines)
    marked = [at for at, line in enumerate(lines) if "*" in line.text or "_" in line.text]
    for at in marked:
        above, line = found[at - 1], found[at]
        if at and not (line.gap_before or line.bullet) and (_both("*", above, line) or _both("_", above, line)):
            found[at - 1], found[at] = _mended(above, line)
    for at in marked:
        if mark := _FORGOTTEN.match(found[at].text):
            found[at] = _without(found[at], 0, mark.end())
        found[at] = _whole(found[at])
    return found


def _whole(line: Line) -> Line:
    """The line in italics throughout, an address at its end, as one: "_Looms for all, see https://x.example/_"."""
    text = line.text
    if text[0] not in "*_" or text[-1] != text[0] or "://" not in text or text[1:2] in (" ", text[0]):
        return line
    bare = _without(_without(line, len(text) - 1, 1), 0, 1)
    links = tuple(link._replace(url=link.url.removesuffix(text[0])) for link in bare.links)
    return replace(bare, italic=(Span(0, len(bare.text)),), links=links)


# Opened, and never closed: "_2024-2026 **Lecturer**, Globex".
_FORGOTTEN = re.compile(r"(?P<mark>__?|\*\*)(?=(?:19|20)\d\d)(?!.*(?P=mark))")


def _both(mark: str, above: Line, line: Line) -> bool:
    """Whether each of the lines holds the mark, and no other: several are signs behind names."""
    return mark in line.text and above.text.count(mark) in (1, 2) and line.text.count(mark) == above.text.count(mark)


def _mended(above: Line, below: Line) -> tuple[Line, Line]:
    """The two lines, the marks off where the first opens what the second closes."""
    opened, closed = _OPENS.search(above.text), _CLOSES.match(below.text)
    if not opened or not closed or opened["mark"] != closed["mark"]:
        return above, below
    start, end = opened.start(), closed.start("mark")
    if not start and len(above.text) < _LEAST:
        return above, below
    length = len(opened["mark"])
    above, below = _without(above, start, length), _without(below, end, length)
    first, second = Span(start, len(above.text)), Span(0, end)
    if length > 1:
        return replace(above, bold=(*above.bold, first)), replace(below, bold=(second, *below.bold))
    return replace(above, italic=(*above.italic, first)), replace(below, italic=(second, *below.italic))


def _without(line: Line, at: int, length: int) -> Line:
    """The line without a mark; its style moves along."""

    def place(old: int) -> int:
        return old - length if old > at else old

    def moved(spans: tuple[Span, ...]) -> tuple[Span, ...]:
        return tuple(Span(place(span.start), place(span.end)) for span in spans)

    links = tuple(Link(place(link.start), place(link.end), link.url) for link in line.links)
    text = line.text[:at] + line.text[at + length :]
    return replace(
        line, text=text, bold=moved(line.bold), italic=moved(line.italic), underline=moved(line.underline), links=links
    )
