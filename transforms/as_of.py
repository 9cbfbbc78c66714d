"""The document's own date: consumes lines and metadata; produces the day that the document speaks of as "now".

An explicit stamp ("Last updated: May 2025", a date alone in the header, a dated running head) comes first, then the
form's own date, else the latest date that the document states as past or running. No clock.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from transforms.dates import DateRange, find_dates, without_dates
from transforms.furniture import is_stamp
from transforms.model import Document, Line, Section

_ISO = re.compile(r"(?:D:)?((?:19|20)\d\d)-?([01]\d)?")


def as_of(
    document: Document, lines: tuple[Line, ...], sections: tuple[Section, ...], furniture: frozenset[int]
) -> str | None:
    """The document's date as partial ISO text, or None where it states no date at all."""
    return _stamp(lines, sections, furniture) or _metadata(document) or _latest(sections)


def _stamp(lines: tuple[Line, ...], sections: tuple[Section, ...], furniture: frozenset[int]) -> str | None:
    headers = {line.number for section in sections[:1] if section.kind == "header" for line in section.lines}
    for line in lines:
        if not line.text or len(line.text) > 100 or not any(char.isdigit() for char in line.text):
            continue
        dated = is_stamp(line.text) or line.number in furniture
        for date in find_dates(line.text):
            alone = line.number in headers and not without_dates(line.text, (date,))
            if (
                date.start
                and not date.is_range
                and (dated or alone)
                and (date.start_precision != "year" or is_stamp(line.text) or alone)
            ):
                return date.start
    return None


def _metadata(document: Document) -> str | None:
    for key in ("date", "modified", "updated"):
        stated = document.metadata.get(key, "")
        dates = find_dates(stated)
        if dates and dates[0].start:
            return dates[0].start
        if match := _ISO.match(stated):
            return match[1] + (f"-{match[2]}" if match[2] else "")
    return None


def _latest(sections: Iterable[Section]) -> str | None:
    begun = [
        text
        for section in sections
        if section.kind != "references"
        for line in section.lines
        for date in find_dates(line.text)
        if not date.expected
        for text in _begun(date)
    ]
    return max(begun, key=lambda text: (text[:4], text[5:]), default=None)


def _begun(date: DateRange) -> Iterator[str]:
    """What of a date had surely come: its start; its end too where both fall into one year."""
    if date.start:
        yield date.start
    if date.end and date.start and date.end[:4] == date.start[:4]:
        yield date.end
