"""The document's own date: consumes lines and metadata; produces the day that the document speaks of as "now".

An explicit stamp ("Last updated: May 2025", a date alone in the header, a dated running head) comes first, then the
form's own date, else the latest date that the document states as past or running. One without words that say so is none
where it lies years before that: the form's template had it, or an entry ("Date: 2014-05-21" below a school). No clock.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.dates.ranges import DateRange, find_dates, without_dates
from transforms.dates.tokens import months
from transforms.furniture.furniture import STAMP_STARTS, dated_fields, is_stamp
from transforms.model import Document, Line, Section
from transforms.text.folded import letters

_LONGEST = 100
_STALE = 2  # years that the document's date may lie behind what it states, and a beginning ahead of it
_LEAST = 2  # later dates that make a stamp stale: a single one is a subject's year ("Wool by 2045")
_YEAR = re.compile(r"[12](?:(?<=1)9|(?<=2)0)\d\d")
_ISO = re.compile(r"(?:D:)?((?:19|20)\d\d)-?([01]\d)?")


def as_of(
    document: Document, lines: tuple[Line, ...], sections: tuple[Section, ...], furniture: frozenset[int]
) -> str | None:
    """The document's date as partial ISO text, or None where it states no date at all."""
    texts = [line.text for section in sections if section.kind != "references" for line in section.lines]
    latest = _latest(texts)
    stamp, is_worded = _stamp(lines, sections, furniture)
    if stamp and (is_worded or not _lies_behind(stamp, latest) or _later(texts, stamp, latest) < _LEAST):
        return stamp
    filed = _metadata(document)
    return filed if filed and not _lies_behind(filed, latest) else latest or None


def _lies_behind(stated: str, latest: str) -> bool:
    return latest != "" and int(latest[:4]) - int(stated[:4]) > _STALE


def _later(texts: Sequence[str], stated: str, latest: str) -> int:
    """How many dates lie years behind this one; a range is two, for no subject has one."""
    dates = (date for text in texts for date in find_dates(text) if date.is_range or not date.expected)
    return sum(
        1 + date.is_range for date in dates if date.start and date.start <= latest and _lies_behind(stated, date.start)
    )


def _stamp(lines: tuple[Line, ...], sections: tuple[Section, ...], furniture: frozenset[int]) -> tuple[str, bool]:
    """The document's stamp, or nothing; True where words say that it is one, more than a field's label ("Date:")."""
    header = sections[0].lines if sections and sections[0].kind == "header" else ()
    headers = {line.number for line in header}
    fields = dated_fields(lines)
    told = furniture | headers
    near = [
        line
        for line in lines
        if (text := line.text)
        and (line.number in told or (two := text[:2]) in STAMP_STARTS or not (text[0].isalnum() and two.isascii()))
    ]
    for line in near:
        if len(line.text) > _LONGEST:
            continue
        stamp = is_stamp(line.text)
        if not (stamp or line.number in furniture or line.number in headers) or line.number in fields:
            continue
        for date in find_dates(line.text):
            if _is_stamp(line, date, stamp, headers):
                return date.start or "", stamp and line.text[:4].lower() != "date"
    return "", False


def _is_stamp(line: Line, date: DateRange, stamp: bool, headers: set[int]) -> bool:
    """True where a date is the document's own: in a stamp, alone in the header, or to the month in a running head."""
    if not date.start or date.is_range:
        return False
    if line.number in headers and not stamp:
        return not without_dates(line.text, (date,))
    return stamp or date.start_precision != "year"


def _metadata(document: Document) -> str | None:
    for key in ("date", "modified", "updated"):
        stated = document.metadata.get(key, "")
        dates = find_dates(stated)
        if dates and dates[0].start:
            return dates[0].start
        if match := _ISO.match(stated):
            return match[1] + (f"-{match[2]}" if match[2] else "")
    return None


def _latest(texts: Sequence[str]) -> str:
    """The latest date that had surely come, or where what is expected to end later had begun soon after; else ""."""
    best, last, unsure = "", "", list[str]()
    for year in _years("\n".join(texts)):
        if year < best[:4]:
            break
        for text in sorted([text for text in texts if year in text and max(_YEAR.findall(text)) == year], reverse=True):
            if year < best[:4] or (year == best[:4] and not _may_state_month(text)):
                continue
            dates = find_dates(text)
            sure = [date for date in dates if not date.expected]
            best = max([best, *(begun for date in sure for begun in _begun(date))])
            last = max([last, best, *(date.end for date in sure if date.end)])
            unsure += [date.start for date in dates if date.expected and date.is_range and date.start]
    return max([best, *(start for start in unsure if not last or not _lies_behind(last, start))])


def _years(text: str) -> Iterator[str]:
    """What may be a year of the text, the latest first; those of the last century are seldom asked for."""
    yield from sorted({"20" + rest for rest in _THIS_CENTURY.findall(text)}, reverse=True)
    yield from sorted({"19" + rest for rest in _LAST_CENTURY.findall(text)}, reverse=True)


_THIS_CENTURY, _LAST_CENTURY = re.compile(r"20(?=(\d\d))"), re.compile(r"19(?=(\d\d))")


# The set in front lets the search run over letters without trying the rest.
_FINER = re.compile(
    r"[\d'’‘年](?:(?<=\d)(?:\d\d\d[-‐‑‒–—―−﹣－~〜～/.]+\d|[-‐‑‒–—―−﹣－~〜～/.]+\d\d\d\d|/\d\d|(?<=[^\W\d_]\d)\d)"
    r"|(?<=['’‘])\s?\d\d|(?<=年))"
)
_WORD = re.compile(r"[^\W\d_]+")


def _may_state_month(text: str) -> bool:
    """A cheap test that is never False for a text whose dates say more than the years that stand in it."""
    if _FINER.search(text) is not None:
        return True
    words = letters(text) if text.isascii() else _WORD.findall(text.lower())
    return not months().keys().isdisjoint(words)


def _begun(date: DateRange) -> Iterator[str]:
    """What of a date had surely come: its start; its end too where both fall into one year."""
    if date.start:
        yield date.start
    if date.end and date.start and date.end[:4] == date.start[:4]:
        yield date.end
