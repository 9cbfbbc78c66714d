"""Talks that one was asked for: "Invited to speak at the Loom Seminar on slow felt, May 2019". Consumes a `Line`."""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.text.styled import spliced, without

_ASKED = re.compile(
    r"(?:I (?:was|have been|am) |[Ww]as )?[Ii]nvited (?:(?:to )?(?:speak|talk|lecture|present"
    r"|give an? (?:\w{1,12} )?(?:talk|lecture|seminar|keynote|presentation))|speaker|talk|lecture) (?:at|by|for) "
    r"(?:the |an? )?(?P<where>[^“”\".]{3,90}?) (?:on|about) (?:the topic of )?(?=[“\"\w])"
)
_OF_A_NAME = frozenset(("conference", "workshop", "symposium", "seminar", "school", "congress", "meeting", "course"))
_EDGE = " .,;:()“”\"'"


def asked_for(line: Line) -> tuple[str, Line] | None:
    """The title of a talk that such a sentence names, and the line with no more than where and when."""
    asked = _ASKED.match(line.text) if "nvited" in line.text[:16] else None
    if asked is None:
        return None
    start = asked.end()
    behind = [date.span.start for date in find_dates(line.text) if date.span.start > start]
    end = behind[0] if behind else len(line.text)
    title = _BEFORE_DATE.sub("", line.text[start:end]).strip(_EDGE)
    last = asked["where"].rpartition(" ")[2].casefold()
    if len(title) < _LEAST or ". " in title or (last in _OF_A_NAME and title[0].isupper()):
        return None
    bare = spliced(line, asked.end("where"), end, ", " if behind else "")
    return title, without(bare, 0, asked.start("where"))


_BEFORE_DATE = re.compile(r"(?<![ ,])[ ,]{1,3}(?:(?:in|on|during) ?)?$")
_LEAST = 4  # characters
