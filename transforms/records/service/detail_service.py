"""Editing that the details of a degree state: "Articles Editor, Quill Law Review" below a J.D.

Consumes a section of degrees; produces `Service` records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import DateRange, find_dates
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.parsed import Service
from transforms.unchecked import made

_EDITED = re.compile(
    r"(?:(?:[A-Z][\w’'-]{1,20}|and|&) ){0,4}Editor(?:[- ]in[- ][Cc]hief)?(?:, (?:the )?| of (?:the )?|: )"
    r"(?P<venue>[A-Z][^,;:()]{0,80}\b(?:Journal|Review|Rev|L\.J|Quarterly|Bulletin|Forum|Newspaper)\b[^,;:()]{0,60})$"
)
_LONGEST = 120  # characters of such a line


def read_detail_service(section: Section, _: Context) -> Iterator[Service]:
    """The journals that somebody edited as a student."""
    for line in section.lines:
        if record := _edited(line):
            yield record


def edits(text: str) -> bool:
    """True for a line that names the journal that somebody edited, and no more but its dates."""
    return _journal(text) is not None


def _edited(line: Line) -> Service | None:
    found = _journal(line.text)
    if found is None:
        return None
    venue, when = found
    return made(
        Service,
        role="editor",
        venue=venue,
        start=when.start if when else None,
        end=when.end if when else None,
        evidence=of_lines((line,)),
        confidence=0.6,
    )


def _journal(text: str) -> tuple[str, DateRange | None] | None:
    """The journal, and when it was edited."""
    if "Editor" not in text or len(text) > _LONGEST:
        return None
    dates = find_dates(text)
    start = dates[0].span.start if dates else len(text)
    match = _EDITED.fullmatch(text[:start].strip(" ,.(–—-"))
    if match is None or (dates and text[dates[-1].span.end :].strip(" .)")):
        return None
    return match["venue"].strip(), dates[0] if dates else None
