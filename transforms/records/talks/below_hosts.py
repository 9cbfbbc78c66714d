"""Talks as items below those who heard them: "Globex University" over "- Slow Looms (May 2031)".

Consumes the lines of a talks section; produces the talks, and the section without them. A host stands with the meeting
that it held on one or two plain lines ("Weft Guild" over "Annual Meeting"), over the talks given there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import DateRange, find_dates
from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Talk
from transforms.records.lists.looks import is_organization, is_place, is_venue
from transforms.records.lists.periods import period
from transforms.records.talks.scores import kind_label
from transforms.unchecked import made

_LEAST, _MOST_HEADS = 2, 2  # runs; plain lines over a run
_EDGES = " \t,;:–—-|(["


def hosted_apart(section: Section) -> tuple[list[Talk], Section]:
    """The talks, where each item ends in its date and the plain lines over the items name who heard them; the rest."""
    lines = section.lines
    if section.kind != "talks" or not lines or lines[0].bullet or section.subheads or not lines[-1].bullet:
        return [], section
    runs = list(_runs(lines))
    if len(runs) < _LEAST or not all(_are_hosts(heads) for heads, _ in runs):
        return [], section
    dates = {line.number: when for _, below in runs for line in below if (when := _last_date(line.text))}
    items = [line for _, below in runs for line in below]
    if len(dates) < len(items):
        return [], section
    named = sum(any(_is_host(line.text) for line in heads) for heads, _ in runs)
    alike = sum(_is_host(_title(line, dates)) for line in items)  # titles may sound so: "Panel on Looms"
    if 2 * named < len(runs) or 2 * alike * len(runs) > named * len(items):
        return [], section
    return [_talk(heads, line, dates) for heads, below in runs for line in below], replace(section, lines=())


def _runs(lines: Sequence[Line]) -> Iterator[tuple[list[Line], list[Line]]]:
    """The plain lines of each host, and the items below."""
    heads, below = list[Line](), list[Line]()
    for line in lines:
        if not line.bullet and below:
            yield heads, below
            heads, below = [], []
        (below if line.bullet else heads).append(line)
    if below:
        yield heads, below


def _are_hosts(heads: Sequence[Line]) -> bool:
    """True for a line or two without a date, a quotation or a sentence."""
    return len(heads) <= _MOST_HEADS and not any(
        line.text[0] in "“\"'«" or line.text[-1] in ".:?" or find_dates(line.text) for line in heads
    )


def _is_host(text: str) -> bool:
    return is_organization(text) or is_venue(text) or is_place(text)


def _last_date(text: str) -> DateRange | None:
    """The date in which a text ends, in brackets or not."""
    dates = find_dates(text)
    return dates[-1] if dates and dates[-1].span.end >= len(text.rstrip(" ).]")) else None


def _title(line: Line, dates: dict[int, DateRange]) -> str:
    """The words before an item's date, without what kind of talk it was."""
    words = line.text[: dates[line.number].span.start].rstrip(_EDGES)
    return words[kind_label(words) :].strip(' “”"')


def _talk(heads: Sequence[Line], line: Line, dates: dict[int, DateRange]) -> Talk:
    when = period((dates[line.number],))
    return made(
        Talk,
        title=_title(line, dates) or None,
        venue=", ".join(head.text.strip(" ,") for head in reversed(heads)),
        year=int(when.start[:4]) if when.start else None,
        evidence=of_lines([*heads, line]),
        confidence=0.85,
    )
