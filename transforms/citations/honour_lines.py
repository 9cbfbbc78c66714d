"""Honours on a line of their own below a work, in a style of their own: "**Best Paper Award at the Loom Days 2016.**".

Consumes a work's lines; produces them without such lines: a year in one says when the honour was given.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.model import Line
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_TELL = ("ward", "rize", "edal", "inalist", "inner", "unner", "ention", "ominee")
_LONGEST = 130  # characters
_LEAST = 3  # lines of a work: its title, and two of authors, venue and links
_LINE = re.compile(
    r"[\W_]{0,4}(?:(?:19|20)\d\d:? )?(?:(?:[A-Z][\w’'&/.-]{0,24}|of|in|for|and|the|on) ){0,9}"
    rf"(?:{any_of('citation_words', 'honours', 'line_ends')})"
    r"(?:,? (?:at|of|for|from|in|by)\b[^.]{3,90}|, [A-Z][^.]{2,80}|,? \(?(?:19|20)\d\d\)?)?[\W_]{0,4}"
)


def is_honour_line(line: Line) -> bool:
    """True for a line in a style of its own that says nothing but an honour."""
    text = line.text
    if len(text) > _LONGEST or line.heading or not holds_one(text, _TELL):
        return False
    styled = sum(span.end - span.start for span in (*line.bold, *line.italic)) + sum(
        link.end - link.start for link in line.links
    )
    return 2 * styled >= len(text) and _LINE.fullmatch(text) is not None


def without_honour_lines(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines of a work without those behind its title that only name an honour."""
    if len(lines) < _LEAST:
        return tuple(lines)
    return tuple(line for at, line in enumerate(lines) if at < _LEAST - 1 or not is_honour_line(line))
