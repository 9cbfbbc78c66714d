"""Entries of lists without bullets cut anew: at the margin, at dates, at labels, at subheadings that nobody saw.

Consumes `Entry`s of one subheading; produces `Entry`s over the same lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import find_dates, is_date, without_dates
from transforms.entities.titles import is_title
from transforms.entries.over_labels import over_labels
from transforms.headings.single import names_one_honour
from transforms.headings.wording import named
from transforms.lines.shapes import is_prose
from transforms.model import Entry, Line
from transforms.records.grants.investigators import ROLE as INVESTIGATOR
from transforms.records.grants.roles import below_roles
from transforms.records.lists.nested import by_levels
from transforms.records.lists.wrapped import LABELLED, MOST, begins_dated, begins_place, is_wrapped
from transforms.records.service.role_words import is_role

_HEADING = 3  # words of a heading that nothing else sets off
_SUBHEAD = 8  # words of a subheading
_BLOCK = 4  # lines of one course under its role
_REPEATED = 2  # labelled lines that make labels the section's pattern


def recut(run: list[Entry], width: int) -> list[Entry]:
    """The entries as they are, or cut anew where roles, the margin or subheadings among them say so."""
    lines = [line for entry in run for line in entry.lines]
    if run[0].section.kind == "teaching" and (roles := _roles(lines)):
        groups = [lines[start:end] for start, end in pairwise([*roles, len(lines)])]
        return [replace(run[0], head=tuple(group), details=()) for group in groups]
    if rolled := below_roles(run, width):
        return rolled
    if run[0].section.kind == "grants" and (rows := _under_dates(lines)):
        groups = [lines[start:end] for start, end in pairwise([*rows, len(lines)])]
        return [replace(run[0], head=tuple(group), details=(), is_first=group[0] is lines[0]) for group in groups]
    if any(line.bullet for line in lines):
        return by_levels(run, lines)
    return run if _are_alike(run) else _recut(run, lines, width)


def _recut(run: list[Entry], lines: list[Line], width: int) -> list[Entry]:  # noqa: PLR0911 - one way each
    if _one_a_line(run):
        return [
            replace(entry, head=(line,), details=(), is_first=entry.is_first and not number)
            for entry in run
            for number, line in enumerate(entry.lines)
        ]
    if all(begins_dated(entry.lines[0]) for entry in run) and any(
        begins_dated(line) and not is_date(line.text) for entry in run for line in entry.lines[1:]
    ):
        return [part for entry in run for part in _cut_at(entry, begins_dated)]
    if run[0].section.kind == "awards" and any(map(_heads_dated, run)):
        return [part for entry in run for part in _below_head(entry)]
    if any(map(_is_row, (line for entry in run for line in entry.lines[1:]))) and sum(map(_is_row, lines)) >= _REPEATED:
        return [part for entry in run for part in _rows(entry)]
    is_row = _dated_alike(run)
    heads = [
        i
        for i, line in enumerate(lines[:-1])
        if not is_row(line) and _is_subhead(line, lines[i + 1]) and not (i and is_wrapped(lines[i - 1], line, width))
    ]
    labelled = sum(LABELLED.match(line.text) is not None for line in lines) >= _REPEATED
    if labelled and (over_labels(lines) or _whole_by_labels(run)):
        return run
    titled = all(entry.lines[0].is_bold for entry in run)
    misfit = not titled and any(_goes_on(a.lines[-1], b.lines[0], width) for a, b in pairwise(run))
    if not heads and not misfit and not labelled:
        return run
    found: list[Entry] = []
    for start, end in pairwise([*sorted({0, *heads}), len(lines)]):
        if start not in heads and not misfit and not labelled:
            found += _within(run, lines[:end])
        else:
            entry = replace(run[0], is_first=run[0].is_first and not found)
            found += _below(entry, lines[start:end], width, headed=start in heads, labelled=labelled)
    return found


def _goes_on(above: Line, line: Line, width: int) -> bool:
    """True for a line that was wrapped; one in lower case that still begins an entry is a name."""
    return not line.text[0].islower() and is_wrapped(above, line, width)


def _are_alike(run: list[Entry]) -> bool:
    """True for entries of as many lines each, or of talks of several, with a date in the last and in no other."""
    size = min(len(entry.lines) for entry in run)
    even = run[0].section.kind == "talks" or all(len(entry.lines) == size for entry in run)
    if size > 1 and even and _are_pairs(run):
        return True
    if len(run) < _REPEATED or size < _ALIKE or not even:
        return False
    return all(
        find_dates(entry.lines[-1].text) and not any(find_dates(line.text) for line in entry.lines[:-1])
        for entry in run
    )


_ALIKE = 3  # lines of each entry


def _are_pairs(run: list[Entry]) -> bool:
    """True for several entries of two lines, with a blank line before each and a date on the same one of the two."""
    if len(run) <= _REPEATED or any(len(entry.lines) != _REPEATED or not entry.lines[0].gap_before for entry in run):
        return False
    dated = {tuple(bool(find_dates(line.text)) for line in entry.lines) for entry in run}
    return len(dated) == 1 and sum(next(iter(dated))) == 1


def _roles(lines: Sequence[Line]) -> list[int]:
    """The lines that are a role alone, where each of them begins an entry of a few lines; else none."""
    found = [i for i, line in enumerate(lines) if len(line.text.split()) <= _HEADING and is_title(line.text)]
    far = [end - start for start, end in pairwise([*found, len(lines)])]
    return found if len(found) > _REPEATED and found[0] == 0 and min(far) > 1 and max(far) <= _BLOCK else []


def _below(entry: Entry, lines: Sequence[Line], width: int, *, headed: bool, labelled: bool) -> Iterator[Entry]:
    """The entries below a subheading (`headed`: the first of the lines), like `entry` in all but their lines."""
    parent, body = ((lines[0],), lines[1:]) if headed else (entry.parent, lines)
    if headed and entry.section.kind == "teaching" and len(body) <= _BLOCK:
        yield replace(entry, head=tuple(lines), details=())
        return
    groups = _by_labels(body) if labelled else _by_margin(body, width)
    for number, group in enumerate(groups):
        is_first = not number and (headed or entry.is_first)
        yield replace(entry, head=tuple(group), details=(), parent=parent, is_first=is_first)


def _within(run: Sequence[Entry], lines: Sequence[Line]) -> list[Entry]:
    """The entries of a run as far as these lines of it go."""
    numbers = {line.number for line in lines}
    cut = [
        replace(
            entry,
            head=tuple(line for line in entry.head if line.number in numbers),
            details=tuple(line for line in entry.details if line.number in numbers),
        )
        for entry in run
    ]
    return [entry for entry in cut if entry.lines]


def _cut_at(entry: Entry, begins: Callable[[Line], bool]) -> list[Entry]:
    """The entry cut at each line that begins another."""
    groups: list[list[Line]] = []
    for line in entry.lines:
        if not groups or begins(line):
            groups.append([])
        groups[-1].append(line)
    return [
        replace(entry, head=tuple(group), details=(), is_first=entry.is_first and not number)
        for number, group in enumerate(groups)
    ]


def _rows(entry: Entry) -> list[Entry]:
    """The rows of an entry; a line without a date over all of them heads them."""
    first, *rest = entry.lines
    if rest and _is_row(rest[0]) and not find_dates(first.text):
        entry = replace(entry, head=tuple(rest), details=(), parent=(*entry.parent, first))
    return _cut_at(entry, _is_row)


def _under_dates(lines: Sequence[Line]) -> list[int]:
    """The dated rows of a table, where most have lines below that only go on with them: roles, titles in italics."""
    if any(line.bullet for line in lines):
        return []
    rows = [i for i, line in enumerate(lines) if _is_row(line) or _is_date(line)] if _is_row(lines[0]) else []
    if len(rows) <= _REPEATED or all(lines[i].is_italic for i in rows):
        return []
    below = [line for i, line in enumerate(lines) if i not in rows]
    goes_on = sum(bool(line.is_italic or INVESTIGATOR.match(line.text) or is_prose(line.text)) for line in below)
    headed = sum(end - start > 1 for start, end in pairwise([*rows, len(lines)]))
    return rows if goes_on >= _REPEATED and headed > _MOST_ROWS * len(rows) else []


_MOST_ROWS = 0.6


def _heads_dated(entry: Entry) -> bool:
    """True for a line over several that begin with a date each, those between them not: "2025: First Place"."""
    dated = [begins_dated(line) for line in entry.lines]
    return len(dated) > _BLOCK and not dated[0] and dated[1] and sum(dated) >= _REPEATED


def _below_head(entry: Entry) -> list[Entry]:
    if not _heads_dated(entry):
        return [entry]
    return _cut_at(
        replace(entry, head=entry.lines[1:], details=(), parent=(*entry.parent, entry.lines[0])), begins_dated
    )


def _is_row(line: Line) -> bool:
    """True for a row of a table with dates on the left: its date alone in the first column."""
    first, tab, _ = line.text.partition("\t")
    return bool(tab) and begins_dated(line) and is_date(first)


def _is_date(line: Line) -> bool:
    return line.text[:1].isdigit() and is_date(line.text)


def _one_a_line(run: list[Entry]) -> bool:
    """True where an entry holds several lines that each end in a date, as the one-line entries around it do."""
    single = [entry for entry in run if len(entry.lines) == 1]
    double = [entry for entry in run if len(entry.lines) > 1]
    return (
        bool(double)
        and len(single) > _REPEATED
        and all(ends_dated(entry.lines[0].text) for entry in single)
        and all(
            ends_dated(line.text) and (not number or not begins_place(line.text))
            for entry in double
            for number, line in enumerate(entry.lines)
        )
    )


def _is_subhead(line: Line, below: Line) -> bool:
    """True for a short line that stands out to the left of what follows and is a label, a role or a section's name."""
    if "\t" in line.text or line.bullet or line.trailing_break:
        return False
    text = without_dates(line.text, find_dates(line.text))
    if not text or "," in text[:-1] or len(text.split()) > _SUBHEAD or any(map(str.isdigit, text)):
        return False
    if line.text.endswith(":"):
        return True
    if not (is_role(text) or named(text).whole) or names_one_honour(text):
        return False
    return (
        below.indent > line.indent
        or (_is_set_bold(line, text) and not below.is_bold)
        or (named(text).whole and len(text.split()) <= _HEADING and line.gap_before > 0)
    )


def _dated_alike(run: list[Entry]) -> Callable[[Line], bool]:
    """What tells a row: a date at the end, or at the beginning, where that is what most entries' first lines have."""
    heads = [entry.lines[0] for entry in run]
    if sum(ends_dated(line.text) for line in heads) * 2 > len(run):
        return lambda line: ends_dated(line.text)
    led = sum(map(begins_dated, heads)) * 2 > len(run)
    return lambda line: led and begins_dated(line)


def _is_set_bold(line: Line, text: str) -> bool:
    return sum(span.end - span.start for span in line.bold) >= MOST * len(text)


def _whole_by_labels(run: Sequence[Entry]) -> bool:
    """True where every entry has labelled lines, no label twice, and begins or ends with one: it is whole."""
    labels = [[line.text.partition(":")[0] for line in entry.lines if LABELLED.match(line.text)] for entry in run]
    if not all(labels) or any(len(set(own)) < len(own) for own in labels):
        return False
    begun = all(LABELLED.match(line.text) for entry in run for line in entry.lines[:2])
    return begun or all(_ends_record(entry.lines[-1].text) for entry in run)


def _ends_record(text: str) -> bool:
    return bool(LABELLED.match(text) or INVESTIGATOR.match(text))


def _by_labels(lines: Sequence[Line]) -> list[list[Line]]:
    """Groups that each end in labelled lines ("Dates: ...", "Role: ...")."""
    groups: list[list[Line]] = []
    labelled = True
    first = lines[0].text.partition(":")[0] + ":" if lines and LABELLED.match(lines[0].text) else "\n"
    for line in lines:
        own = LABELLED.match(line.text) is not None
        if (labelled and not own) or line.text.startswith(first) or not groups:
            groups.append([])
        groups[-1].append(line)
        labelled = own
    return groups


def _by_margin(lines: Sequence[Line], width: int) -> list[list[Line]]:
    """A group for each line that begins something new; in a table with dates on the left, for each dated one."""
    dated = [begins_dated(line) for line in lines]
    table = sum(dated) * 2 > len(lines)
    groups: list[list[Line]] = []
    for line, begins in zip(lines, dated, strict=True):
        if groups and (is_wrapped(groups[-1][-1], line, width) or (table and not begins)):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups
