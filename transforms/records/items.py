"""Items of list sections: entries with their wrapped lines put together, and what stands above them.

Consumes a `Section`; produces `Item`s. Where a list without bullets was wrapped to a margin, its entries are cut again by the
margin: a line whose first word would have fitted on the line above begins something new.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from transforms import evidence
from transforms.dates import find_dates, without_dates
from transforms.entries import split_entries
from transforms.headings import named
from transforms.model import Context, Entry, Line, Link, Section, Span
from transforms.parsed import Evidence
from transforms.records.looks import is_organization, is_place, is_venue
from transforms.records.periods import Period, first_given, period
from transforms.records.roles import is_role

_OPEN = re.compile(
    r"(?:[,&/(–—•·-]|\b(?:of|the|and|in|for|at|on|to|by|with|from|de|der|und|et|a|an|&|as|or))$", re.IGNORECASE
)
_LABELLED = re.compile(
    r"(?:dates?|period|duration|amount|total(?: direct)? costs?|role|status|co-?pis?|pis?|budget|funder|agency|title|sponsor|award number|grant number|source)\b[^:]{0,14}:\s",
    re.IGNORECASE,
)
_CONTINUES = re.compile(
    r"(?:awarded|funded|granted|given|sponsored|supported) by\b|(?:co-)?principal investigator|(?:co-)?pi\b|role:",
    re.IGNORECASE,
)
_LONG = 40  # characters; shorter lines say nothing about the margin
_YEAR = 5  # characters of a year at the end
_HEADING = 3  # words of a heading that nothing else sets off
_SUBHEAD = 8  # words of a subheading
_DEPTH = 3  # dated bullets that tell the depth of items
_BLOCK = 4  # lines of one course under its role
_REPEATED = 2  # labelled lines that make labels the section's pattern
_CLOSED = (".", "!", "?", ";", ":")
_LABEL_START = re.compile(r"[A-Z][\w &/-]{1,28}:\s")
_LEAST_WIDTH = 70
_HANGING = 3  # lines at the outer margin that make deeper ones go on with them
_MOST = 0.6
_FULL = 0.9  # share of the margin that a line reaches where its writer's line was full


@dataclass(frozen=True, eq=False)
class Item:
    """One entry of a list section.

    Attributes:
        head, details: the entry's lines, wrapped ones put together.
        above: what holds for it, nearest first: lines it shares with its siblings, the subheading, the section's heading.
        when_above: the dates that hold for it: those of the lines above, or of the row above in a table with dates on the left.
    """

    entry: Entry
    head: tuple[Line, ...]
    details: tuple[Line, ...]
    above: tuple[str, ...]
    when_above: Period = Period()

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines in order."""
        return self.head + self.details

    @cached_property
    def text(self) -> str:
        """The head's words in one line."""
        return " ".join(line.text for line in self.head)

    @property
    def kind(self) -> str:
        """The kind that the nearest heading above names: the section's own, or a subheading's."""
        for text in self.above[:-1]:
            kinds = named(text).kinds
            if kinds and named(text).whole:
                return kinds[0]
        return self.entry.section.kind

    @property
    def evidence(self) -> Evidence:
        """Where the whole entry stands."""
        return evidence.of_entry(self.entry)


def items_of(section: Section, context: Context) -> list[Item]:
    """The items of a section in order."""
    width = margin(context)
    marks = frozenset(entry.head[0].bullet for entry in split_entries(section) if entry.head) - {""}
    found = [
        _item(entry, width)
        for run in _runs(section)
        for whole in _recut(_mended(run), width)
        for entry in _parted(whole, marks)
    ]
    return _with_ditto(found)


def _with_ditto(items: list[Item]) -> list[Item]:
    """The items, undated ones of a table whose rows begin with dates given the date above them."""
    above: Entry | None = None
    last = Period()
    found: list[Item] = []
    for item in items:
        first = item.head[0] if item.head else None
        if above is not None and (item.entry.group != above.group or item.entry.parent != above.parent):
            last = Period()
        above = item.entry
        if first is not None and "\t" in first.text and _begins_dated(first) and not first.bullet:
            last = period(find_dates(first.text.split("\t")[0]))
        elif last != Period() and item.when_above == Period() and not any(find_dates(line.text) for line in item.lines):
            item = replace(item, when_above=last)  # noqa: PLW2901 - the row above holds for this one
        found.append(item)
    return found


def _item(entry: Entry, width: int) -> Item:
    above = [line.text for line in reversed(entry.parent)] + [entry.group, entry.section.title]
    when = first_given(*(period(find_dates(line.text)) for line in reversed(entry.parent)))
    return Item(
        entry,
        unwrapped(entry.head, width),
        unwrapped(entry.details, width),
        tuple(text for text in above if text),
        when,
    )


@lru_cache(maxsize=4)
def margin(context: Context) -> int:
    """The column to which the document's long lines were set: one line in twenty may reach further."""
    ends = sorted(line.indent + len(line.text) for line in context.lines if len(line.text) >= _LONG)
    return max(ends[-1 - len(ends) // 20] if ends else 0, _LEAST_WIDTH)


def _runs(section: Section) -> Iterator[list[Entry]]:
    """Entries of one subheading and parent in a row."""
    run: list[Entry] = []
    for entry in split_entries(section):
        if run and (entry.group != run[-1].group or entry.parent != run[-1].parent):
            yield run
            run = []
        run.append(entry)
    if run:
        yield run


def _mended(run: list[Entry]) -> list[Entry]:
    """The entries, one that begins in the middle of a sentence put to the one before."""
    found: list[Entry] = []
    depths = [line.indent for entry in run for line in entry.lines if not line.bullet]
    indented = sum(depth <= min(depths) + 1 for depth in depths) >= _HANGING
    for entry in run:
        first = entry.lines[0]
        if (
            found
            and indented
            and first.indent > found[-1].lines[0].indent + 1
            and not first.bullet
            and not _begins_dated(first)
        ):
            found[-1] = (
                replace(found[-1], head=found[-1].head + entry.lines)
                if not found[-1].details
                else replace(found[-1], details=found[-1].details + entry.lines)
            )
        elif found and _is_nested(found[-1], entry):
            found[-1] = replace(found[-1], details=found[-1].details + entry.lines)
        elif (
            found
            and not first.bullet
            and (
                _CONTINUES.match(first.text)
                or _completes(found[-1], first)
                or (
                    not first.heading
                    and first.text[0] not in '"“'
                    and (first.text[0].islower() or first.text[0] in ")],;/")
                    and "\t" not in first.text
                )
            )
        ):
            before = found[-1]
            found[-1] = (
                replace(before, details=before.details + entry.lines)
                if before.details
                else replace(before, head=before.head + entry.head, details=entry.details)
            )
        else:
            found.append(entry)
    return found


def _recut(run: list[Entry], width: int) -> list[Entry]:
    """The entries as they are, or cut anew where the margin or subheadings among them say so."""
    lines = [line for entry in run for line in entry.lines]
    if any(line.bullet for line in lines):
        return _by_levels(run, lines)
    if _one_a_line(run):
        return [
            replace(entry, head=(line,), details=(), is_first=entry.is_first and not number)
            for entry in run
            for number, line in enumerate(entry.lines)
        ]
    if all(_begins_dated(entry.lines[0]) for entry in run) and any(
        _begins_dated(line) for entry in run for line in entry.lines[1:]
    ):
        return [part for entry in run for part in _at_dates(entry)]
    heads = [
        i
        for i, line in enumerate(lines[:-1])
        if _is_subhead(line, lines[i + 1]) and not (i and is_wrapped(lines[i - 1], line, width))
    ]
    labels = sum(_LABELLED.match(line.text) is not None for line in lines)
    misfit = any(is_wrapped(a.lines[-1], b.lines[0], width) for a, b in zip(run, run[1:], strict=False))
    if not heads and not misfit and labels < _REPEATED:
        return run
    found: list[Entry] = []
    for start, end in zip([0, *heads], [*heads, len(lines)], strict=True):
        head = lines[start] if start in heads else None
        if head is None and not misfit and labels < _REPEATED:
            found += _within(run, lines[:end])
            continue
        parent = (head,) if head else run[0].parent
        body = lines[start + 1 : end] if head else lines[start:end]
        if head and run[0].section.kind == "teaching" and len(body) <= _BLOCK:
            found.append(
                replace(
                    run[0], head=(head, *body), details=(), parent=run[0].parent, is_first=not found and run[0].is_first
                )
            )
            continue
        groups = _by_labels(body) if labels >= _REPEATED else _by_margin(body, width)
        found += [
            replace(
                run[0],
                head=tuple(group),
                details=(),
                parent=parent,
                is_first=not number and (head is not None or run[0].is_first),
            )
            for number, group in enumerate(groups)
        ]
    return found


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


def _at_dates(entry: Entry) -> list[Entry]:
    """The entry cut at each line that begins with a date."""
    groups: list[list[Line]] = []
    for line in entry.lines:
        if not groups or _begins_dated(line):
            groups.append([])
        groups[-1].append(line)
    return [
        replace(entry, head=tuple(group), details=(), is_first=entry.is_first and not number)
        for number, group in enumerate(groups)
    ]


def _one_a_line(run: list[Entry]) -> bool:
    """True where an entry holds several lines that each end in a date, as the one-line entries around it do."""
    single = [entry for entry in run if len(entry.lines) == 1]
    double = [entry for entry in run if len(entry.lines) > 1]
    return (
        bool(double)
        and len(single) > _REPEATED
        and all(_ends_dated(entry.lines[0].text) for entry in single)
        and all(
            _ends_dated(line.text) and (not number or not _begins_place(line.text))
            for entry in double
            for number, line in enumerate(entry.lines)
        )
    )


def _by_levels(run: list[Entry], lines: Sequence[Line]) -> list[Entry]:
    """The entries, or cut anew where bullets of the depth that begins items were taken for details.

    The depth is that at which most dated or quoted bullets stand; the first bullets of a list may stand elsewhere.
    """
    standing = [line.indent for line in lines if line.bullet and _stands_out(line)]
    if len(standing) < _DEPTH:
        return run
    depth = max(sorted(set(standing)), key=standing.count)
    details = [line for entry in run for line in entry.details if line.bullet]
    if not any(line.indent == depth for line in details) or not any(line.indent > depth for line in details):
        return run
    groups: list[list[Line]] = []
    for line in lines:
        if not groups or (
            line.bullet and line.indent <= depth and (line.indent == depth or _stands_out(line)) and not _is_where(line)
        ):
            groups.append([line])
        else:
            groups[-1].append(line)
    return [
        replace(run[0], head=tuple(group[:1]), details=tuple(group[1:]), is_first=run[0].is_first and not number)
        for number, group in enumerate(groups)
    ]


def _is_subhead(line: Line, below: Line) -> bool:
    """True for a short line that stands out to the left of what follows and is a label, a role or a section's name."""
    text = without_dates(line.text, find_dates(line.text))
    if (
        not text
        or "\t" in line.text
        or line.bullet
        or len(text.split()) > _SUBHEAD
        or any(c.isdigit() for c in text)
        or "," in text[:-1]
    ):
        return False
    if line.text.endswith(":"):
        return True
    if not (is_role(text) or named(text).whole):
        return False
    return (
        below.indent > line.indent
        or (_is_set_bold(line, text) and not below.is_bold)
        or (named(text).whole and len(text.split()) <= _HEADING and line.gap_before > 0)
    )


def _is_set_bold(line: Line, text: str) -> bool:
    return sum(span.end - span.start for span in line.bold) >= _MOST * len(text)


def _by_labels(lines: Sequence[Line]) -> list[list[Line]]:
    """Groups that each end in labelled lines ("Dates: ...", "Role: ...")."""
    groups: list[list[Line]] = []
    labelled = True
    first = lines[0].text.partition(":")[0] + ":" if lines and _LABELLED.match(lines[0].text) else "\n"
    for line in lines:
        own = _LABELLED.match(line.text) is not None
        if (labelled and not own) or line.text.startswith(first) or not groups:
            groups.append([])
        groups[-1].append(line)
        labelled = own
    return groups


def _by_margin(lines: Sequence[Line], width: int) -> list[list[Line]]:
    """A group for each line that begins something new; in a table with dates on the left, for each dated one."""
    dated = [_begins_dated(line) for line in lines]
    table = sum(dated) * 2 > len(lines)
    groups: list[list[Line]] = []
    for line, begins in zip(lines, dated, strict=True):
        if groups and (is_wrapped(groups[-1][-1], line, width) or (table and not begins)):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def _begins_dated(line: Line) -> bool:
    dates = find_dates(line.text[:40])
    return bool(dates) and dates[0].span.start <= 1


def _is_nested(before: Entry, entry: Entry) -> bool:
    """True for a bullet deeper than the one before that is no item of its own: only one of the two is dated or quoted."""
    a, b = before.lines[0], entry.lines[0]
    if a.bullet and b.bullet and _is_where(b) and not _is_where(a) and not _stands_out(b):
        return True
    if not a.bullet or not b.bullet or b.indent <= a.indent:
        return False
    return not (_stands_out(b) and any(_stands_out(line) for line in before.lines))


def _is_where(line: Line) -> bool:
    """True for a line of an organisation, its parts and its place alone."""
    parts = [part.strip(" .") for part in re.split(r"[,\t]| [–—-] ", line.text) if part.strip(" .")]
    if ":" in line.text or any(map(is_role, parts)):
        return False
    return is_organization(parts[0]) and all(
        is_organization(part) or is_place(part) or part.istitle() for part in parts[1:]
    )


def _stands_out(line: Line) -> bool:
    return bool(find_dates(line.text)) or line.text[0] in '"“'


def _completes(before: Entry, line: Line) -> bool:
    """True for a line with organisation and date under an entry of one line that has neither."""
    return (
        len(before.lines) == 1
        and not before.lines[0].bullet
        and bool(find_dates(line.text))
        and not find_dates(before.lines[0].text[:-_YEAR])
        and is_organization(re.split(r"\t|, ", line.text, maxsplit=1)[0])
        and line.is_italic | ("\t" in line.text)
    )


def _parted(entry: Entry, marks: frozenset[str]) -> list[Entry]:
    """The entry, or several where lines among its details bear the mark that begins entries here."""
    mark = entry.head[0].bullet if entry.head else ""
    siblings = [
        bool(mark) and line.bullet == mark and line.indent == entry.head[0].indent and not _is_where(line)
        for line in entry.details
    ]
    if any(siblings):
        return _split_at(entry, siblings)
    if not mark and _heads_list(entry, marks):
        return [
            replace(entry, head=(line,), details=(), parent=entry.head, is_first=not number)
            for number, line in enumerate(entry.details)
        ]
    if not mark and len(entry.head) == 1:
        mark = _outer_mark(entry.details)
    if (
        not mark
        or mark not in (*marks, _outer_mark(entry.details))
        or not any(line.bullet == mark for line in entry.details)
    ):
        return [entry]
    if all(line.bullet in ("", mark) for line in entry.details) and entry.head[0].bullet:
        return [entry]
    return _split_at(entry, [line.bullet == mark for line in entry.details])


def _split_at(entry: Entry, begins: Sequence[bool]) -> list[Entry]:
    """The entry cut before each detail that begins an item of its own."""
    groups: list[list[Line]] = [list(entry.head)]
    for line, own in zip(entry.details, begins, strict=True):
        if own:
            groups.append([line])
        else:
            groups[-1].append(line)
    first = replace(entry, details=tuple(groups[0][len(entry.head) :]))
    return [
        first,
        *(replace(entry, head=tuple(group[:1]), details=tuple(group[1:]), is_first=False) for group in groups[1:]),
    ]


def _heads_list(entry: Entry, marks: frozenset[str]) -> bool:
    """True for a short line over bullets of the kind that begins entries here: a heading that nobody saw."""
    return (
        len(entry.head) == 1
        and len(entry.details) > 1
        and len(entry.head[0].text.split()) <= _HEADING
        and not find_dates(entry.head[0].text)
        and all(line.bullet in marks for line in entry.details[:2])
        and not entry.head[0].bullet
    )


def _outer_mark(details: Sequence[Line]) -> str:
    """The mark of the outer of two kinds of bullets among the details, where its lines are dated or quoted; else ""."""
    marks = list(dict.fromkeys(line.bullet for line in details if line.bullet))
    if len(marks) != 2:
        return ""
    for mark in marks:
        own = [line for line in details if line.bullet == mark]
        if len(own) > 1 and sum(bool(find_dates(line.text)) or line.text[0] in '“"' for line in own) == len(own):
            return mark
    return ""


def is_wrapped(above: Line, line: Line, width: int) -> bool:
    """True where a line only goes on with the one above because the margin was reached."""
    if (
        line.bullet
        or (line.gap_before and not line.text[0].islower())
        or line.heading
        or above.trailing_break
        or "\t" in line.text[:30]
    ):
        return False
    text, first = above.text, line.text.split(" ", 1)[0]
    if _OPEN.search(text) or (text[-1] == ":" and ("\t" in text or text[0] == "[") and line.text[0] != "["):
        return True
    if _italic_share(line) > _MOST and _italic_share(above) < 1 - _MOST:
        return False
    if line.text[0].islower() or line.text[0] in ")],;":
        return len(text) > width * 0.5
    if text.endswith(_CLOSED) or _ends_dated(text):
        return False
    if _is_only_date(line.text) and not find_dates(text):
        return len(text) > width * 0.5
    return above.indent + len(text) + 1 + len(first) > width * _FULL and not (
        _begins_place(line.text) or _LABEL_START.match(line.text)
    )


def _italic_share(line: Line) -> float:
    return sum(span.end - span.start for span in line.italic) / len(line.text)


def _ends_dated(text: str) -> bool:
    dates = find_dates(text)
    return bool(dates) and dates[-1].span.end >= len(text.rstrip(" .)]"))


def _is_only_date(text: str) -> bool:
    dates = find_dates(text)
    return bool(dates) and dates[0].span.start == 0 and dates[-1].span.end >= len(text.rstrip(" ."))


def _begins_place(text: str) -> bool:
    """True where a line begins with an organisation or venue: it says where, and is no wrapped title."""
    phrase = re.split(r"[,.;:(\t]", text, maxsplit=1)[0]
    return is_organization(phrase) or is_venue(phrase) or is_role(phrase)


def unwrapped(lines: Sequence[Line], width: int) -> tuple[Line, ...]:
    """The lines with wrapped ones put together; style and links move along."""
    found: list[Line] = []
    last: Line | None = None
    for line in lines:
        if last is not None and is_wrapped(last, line, width):
            found[-1] = together(found[-1], line)
        else:
            found.append(line)
        last = line
    return tuple(found)


def together(a: Line, b: Line) -> Line:
    """Two lines as one, a word hyphenated at the end of the first joined; the second's style moves along."""
    head, gap = a.text, " "
    if head.endswith("-") and b.text[:1].isalpha() and head[-2:-1].isalpha():
        gap = ""
        if b.text[0].islower() and "-" not in head[head.rfind(" ") + 1 : -1]:
            head = head[:-1]
    shift = len(head) + len(gap)

    def moved(spans: tuple[Span, ...]) -> tuple[Span, ...]:
        return tuple(Span(span.start + shift, span.end + shift) for span in spans)

    return replace(
        a,
        text=head + gap + b.text,
        end=b.end,
        bold=a.bold + moved(b.bold),
        italic=a.italic + moved(b.italic),
        underline=a.underline + moved(b.underline),
        trailing_break=b.trailing_break,
        links=a.links + tuple(Link(x.start + shift, x.end + shift, x.url) for x in b.links),
    )
