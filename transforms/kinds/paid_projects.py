"""Grants among projects: entries that say who paid, and that the owner was an investigator.

Consumes a section of projects; produces it without those entries, and these as a section of grants:
"2012-13: Principal Investigator, Looms of the north (funded by the Globex Trust)".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.model import Line, Section
from transforms.vocabulary import any_of

_LED = re.compile(
    rf"(?i)\b(?:co-?|principal |lead |multi-?)?(?:{any_of('entry_words', 'grants', 'investigators')})\b(?!['’]s)"
)
_PAID = re.compile(r"(?:[Ff]unded|[Ss]ponsored|[Ff]inanced|[Ss]upported) by:? (?:the )?(?:[A-ZÀ-Þ]|an? [A-Z])")
_LEAST = 2


def with_grants_apart(section: Section) -> Iterator[Section]:
    """The section, and the grants among its projects where there are several."""
    if section.kind != "projects" or not any("ed by" in line.text for line in section.lines):
        yield section
        return
    entries = list(_entries(section))
    paid = [entry for entry in entries if _is_paid(entry)]
    if len(paid) < _LEAST:
        yield section
        return
    rest = tuple(line for entry in entries if entry not in paid for line in entry)
    if rest:
        yield replace(section, lines=rest)
    heading = None if rest else section.heading
    lines = tuple(line for entry in paid for line in entry)
    yield replace(section, kind="grants", kinds=("grants",), heading=heading, lines=lines)


def _entries(section: Section) -> Iterator[list[Line]]:
    entry: list[Line] = []
    for line in section.lines:
        if entry and _begins(line):
            yield entry
            entry = []
        entry.append(line)
    if entry:
        yield entry


def _begins(line: Line) -> bool:
    if line.bullet or line.gap_before or line.heading:
        return True
    dates = find_dates(line.text)
    return bool(dates) and dates[0].span.start <= 1


def _is_paid(entry: list[Line]) -> bool:
    """True for a payer and an investigator's role in one entry of a few lines."""
    text = " ".join(line.text for line in entry)
    return "ed by" in text and _PAID.search(text) is not None and _LED.search(text) is not None
