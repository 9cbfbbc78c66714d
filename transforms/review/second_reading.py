"""A second reading of lists: consumes a section, its records, and a way to read; produces the records that fit best.

Most lists that are misread were cut wrongly, and the result shows it (`fit`). Only such a list is read again, with its
lines taken in other ways (`other_cuts`); another reading is kept where it fits clearly better, so that a list which
was read well stays as it is. The margins were learned on one half of the documents of a parser that had never seen
them, and checked on the other half.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from transforms.model import Section
from transforms.parsed import Record
from transforms.review.fit import Fit, fit_of, looks_misread
from transforms.review.other_cuts import other_cuts

# Entries of several parts or lines, and lists of short entries: these are over-cut easily, so more is asked there.
_LONG = frozenset(("papers", "positions", "education", "grants", "talks"))
_SHORT = frozenset(("service", "teaching", "awards", "projects"))
_MARGIN, _MARGIN_SHORT = 0.15, 0.4  # by which the value of a line rises
_LESS_SURE, _LESS_WHOLE = 0.03, 0.08  # by which records may be less sure, and less whole
_MORE_WHOLE = 0.1  # by which records are more whole, where nothing else was gained
_EASE_SURE, _EASE_WHOLE = 0.05, 0.1  # and how much less where all years are taken that were not
_LIST, _TIMES, _AN_ENTRY = 4, 2, 1.2  # records of a list; records as before; records a line
_FEWEST, _MOST = 2, 400  # lines
_LETTERS = 100_000  # letters that are read again, all ways together: of a longer list fewer ways are tried

Reading = Callable[[Section], "list[Record] | None"]


def best_reading(section: Section, records: list[Record], read: Reading) -> list[Record]:
    """The records, or those of another reading that fits clearly better. `read` gives None where a reader failed."""
    if section.kind not in _LONG and section.kind not in _SHORT:
        return records
    if not _FEWEST <= len(section.lines) <= _MOST:
        return records
    if section.kind == "projects" and sum(bool(line.heading) for line in section.lines) >= _FEWEST:
        return records  # each below its heading
    if not looks_misread(section, records, short=section.kind in _SHORT):
        return records
    return _best(section, records, read)


def _best(section: Section, records: list[Record], read: Reading) -> list[Record]:
    first = best = fit_of(section, records)
    length = sum(len(line.text) for line in section.lines)
    for other in islice(other_cuts(section), _LETTERS // max(length, 1)):
        found = read(other)
        if not found:
            continue
        fit = fit_of(section, found)
        if fit.value > best.value and _is_better(section, first, fit):
            best, records = fit, found
    return records


def _is_better(section: Section, was: Fit, now: Fit) -> bool:
    """True for a reading that is clearly better than the first."""
    gains = now.taken > was.taken or now.records > was.records or now.whole > was.whole + _MORE_WHOLE
    if not gains or now.taken < was.taken or now.asides != was.asides:
        return False
    if section.kind in _LONG:
        gained = now.taken - was.taken
        as_sure = was.likely - now.likely < _LESS_SURE + _EASE_SURE * gained
        as_whole = was.whole - now.whole < _LESS_WHOLE + _EASE_WHOLE * gained
        return as_sure and as_whole and now.value > was.value + _MARGIN
    if was.likely - now.likely > _LESS_SURE:
        return False
    counted = max(_LIST, _TIMES * was.records) <= now.records <= _AN_ENTRY * len(section.lines)
    return counted and now.whole > was.whole - _LESS_WHOLE and now.value > was.value + _MARGIN_SHORT
