"""Headings that a document closes with a stop, or lists with a colon: "Education." over its lines, "- Skills:".

Consumes a document's `Line`s; produces such headings without the stop or the mark, where several stand so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.headings.wording import named
from transforms.model import Line
from transforms.text.styled import without

_ENDS = (".", ":")
_LONGEST, _LEAST, _KINDS = 40, 3, 2  # letters of such a heading; headings of a document, kinds of those


def with_stopped_headings(lines: Sequence[Line]) -> list[Line]:
    """The lines; known headings bare of the stop or the mark that all of the document's have."""
    found = list(lines)
    ended = [(i, line) for i, line in enumerate(lines) if line.text.endswith(_ENDS)]
    stopped = [i for i, line in ended if line.text[-1] == "." and _is_plain(line) and _is_named(line)]
    listed = [i for i, line in ended if line.text[-1] == ":" and line.bullet == "-" and _is_named(line)]
    if len(stopped) >= _LEAST:
        for at in stopped:
            size = len(lines[at].text)
            found[at] = without(lines[at], size - 1, size)
    kinds = (
        set()
        if not listed or any(line.heading for line in lines)
        else {named(lines[i].text[:-1]).kinds for i in listed}
    )
    if (len(listed) >= _LEAST or len(kinds) >= _KINDS) and all(not lines[at].indent for at in listed):
        for at in listed:
            found[at] = replace(lines[at], bullet="")
    return found


def _is_plain(line: Line) -> bool:
    """True for words without a mark, and not in bold: headings of a type of their own are known by it."""
    return not (line.bullet or line.is_bold)


def _is_named(line: Line) -> bool:
    """True for the words of a section and no more, which stand free of what is above."""
    return len(line.text) <= _LONGEST and not line.links and named(line.text[:-1]).whole
