"""How well a list was read: consumes a section's lines and the records read from them; produces a `Fit`.

Nobody needs to know what a list says to see that it was misread: years that no record took, lines that gave nothing,
one entry of many lines. Each figure is cheap, for every list of every document is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.model import Line, Section
from transforms.parsed import (
    FIELD_OF,
    Advising,
    Award,
    Education,
    Grant,
    Paper,
    Position,
    Project,
    Record,
    Service,
    Talk,
    Teaching,
)
from transforms.review.confidence import WEIGHED, likelihoods

_YEAR = re.compile(r"[12](?<!\d.)(?:(?<=1)9[5-9]|(?<=2)0[0-3])\d(?!\d)")  # begins with what a search skips to
_TAKEN, _COVERED = 0.76, 0.7  # shares of years and of letters, below which a list is looked at again
_UNTITLED = 0.02  # how likely a reading without titles is taken to be: where another finds some, it is the better one
_LONG_ENTRY, _FEW = 6, 2  # lines of one of the few entries that a list of short ones gave

# What an entry of a kind states as a rule.
_PARTS: dict[type[Record], tuple[str, ...]] = {
    Paper: ("title", "authors", "year", "venue"),
    Position: ("title", "organization", "start"),
    Education: ("degree", "organization", "end", "field"),
    Award: ("name", "granter", "start"),
    Service: ("venue", "start"),
    Teaching: ("course", "organization", "start"),
    Talk: ("title", "venue", "year"),
    Grant: ("title", "funder", "start"),
    Project: ("title", "organization"),
    Advising: ("student",),
}


class Fit(NamedTuple):
    """Figures of one reading.

    Attributes:
        records: how many were read.
        taken: share of the years on the lines that are a record's year, start or end.
        covered: share of the lines' letters that are evidence.
        value: parts of records for each line, each counted by how likely its record is right.
        likely: mean likelihood of the records.
        whole: mean share of the parts that an entry states as a rule.
        asides: where the records of other kinds than the section's belong, one for each.
    """

    records: int
    taken: float
    covered: float
    value: float = 0.0
    likely: float = 0.0
    whole: float = 0.0
    asides: tuple[str, ...] = ()


def looks_misread(section: Section, records: Sequence[Record], *, short: bool) -> bool:
    """True where years or lines were left over, or the one or two entries of a list of `short` ones took many lines."""
    lines = _content(section)
    if short and len(records) <= _FEW and len(lines) >= _LONG_ENTRY * len(records):
        return True
    taken, covered = _shares(lines, records)
    return taken < _TAKEN or covered < _COVERED


def fit_of(section: Section, records: Sequence[Record]) -> Fit:
    """All figures of a reading."""
    lines = _content(section)
    taken, covered = _shares(lines, records)
    weighed = [record for record in records if type(record) in WEIGHED]
    value = whole = likely = 0.0
    for record, stated_likelihood in zip(weighed, likelihoods(weighed, covered), strict=True):
        parts = _PARTS[type(record)]
        stated = sum(bool(getattr(record, part)) for part in parts)
        is_untitled = type(record) is Talk and not record.title
        likelihood = min(stated_likelihood, _UNTITLED) if is_untitled else stated_likelihood
        value += stated * (1.5 * likelihood - 0.5)  # what is wrong costs a third of what is right
        whole += stated / len(parts)
        likely += likelihood
    count = len(weighed) or 1
    asides = tuple(sorted(kind for record in records if (kind := FIELD_OF[type(record)]) != section.kind))
    return Fit(len(weighed), taken, covered, value / len(lines), likely / count, whole / count, asides)


def _content(section: Section) -> list[Line]:
    """The lines without the headings inside; all where there are no others."""
    subheads = section.subheads
    return [line for line in section.lines if not line.heading and line.number not in subheads] or list(section.lines)


def _shares(lines: Sequence[Line], records: Sequence[Record]) -> tuple[float, float]:
    """The share of the years that records took, and the share of the letters that are evidence."""
    dates: dict[int, str] = {}  # line -> the dates of the records that it is evidence of
    for record in records:
        stated, place = record.__dict__, record.evidence
        own = f"{stated.get('year')} {stated.get('start')} {stated.get('end')} "
        for number in range(place.line_start, place.line_end + 1):
            dates[number] = dates[number] + own if number in dates else own
    years = taken = letters = covered = 0
    for line in lines:
        text, own = line.text, dates.get(line.number, "")
        letters += len(text)
        if own:
            covered += len(text)
        if "20" in text or "19" in text:
            for year in _YEAR.findall(text):
                years += 1
                taken += year in own
    return (taken / years if years else 1.0), covered / (letters or 1)
