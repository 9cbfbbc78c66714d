"""Lines below a work in a style of their own that name none of its fields: honours, and a sentence on what it says.

"**Best Paper Award at the Loom Days 2016.**", "*The paper made wool slow.*" under "Loom Letters". Consumes a work's
lines; produces them without such lines: a year in one says when the honour was given.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.summaries import is_running
from transforms.model import Line
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_TELL = ("ward", "rize", "edal", "inalist", "inner", "unner", "ention", "ominee")
_LONGEST = 130  # characters
_LEAST = 3  # lines of a work: its title, and two of authors, venue and links
_LINE = re.compile(
    r"[\W_]{0,4}(?:(?:19|20)\d\d:? )?(?!(?:Award|Prize)\b)(?:(?:[A-Z][\w’'&/.-]{0,24}|of|in|for|and|the|on) ){1,9}"
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
    if _sums_up(lines[-1]) and not (lines[-2].bold or lines[-2].italic or lines[-2].text[-1:] in ".:"):
        lines = lines[:-1]
    return tuple(line for at, line in enumerate(lines) if at < _LEAST - 1 or not is_honour_line(line))


def _sums_up(line: Line) -> bool:
    """True for a sentence in italics that no venue is: "*It made wool slow.*"."""
    text = line.text
    if not line.italic or text[-1] != "." or text.count(" ") < _SENTENCE or _VENUE.search(text):
        return False
    return sum(span.end - span.start for span in line.italic) >= len(text) - 1 and is_running(text)


_SENTENCE = 4  # blanks
_VENUE = re.compile(r"\b(?:Journal|Proc(?:eedings)?|Conference|Review|Letters|Workshop|Symposium|Press|vol)\b|\d")
