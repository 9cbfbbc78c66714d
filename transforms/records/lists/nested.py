"""Entries of bulleted and hanging lists put right: what is nested, what goes on, what begins an item of its own.

Consumes `Entry`s of one subheading; produces `Entry`s over the same lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.degree_honours import GREEK
from transforms.headings.wording import named
from transforms.lines.shapes import is_prose
from transforms.model import Entry, Line
from transforms.records.lists.honours import is_honour
from transforms.records.lists.looks import holds_code, is_organization, is_place, word_list, words
from transforms.records.lists.wrapped import NAMED, begins_dated
from transforms.records.service.role_words import is_role
from transforms.text.openings import says_where

_CONTINUES = re.compile(
    r"(?:awarded|funded|granted|given|sponsored|supported) by\b|(?:co-)?principal investigator|(?:co-)?pi\b|role:"
    r"|title: ",
    re.IGNORECASE,
)
_YEAR = 5  # characters of a year at the end
_DEPTH = 3  # dated bullets that tell the depth of items
_HEADING = 3  # words of a heading that nothing else sets off
_HANGING = 3  # lines at the outer margin that make deeper ones go on with them


def mended(run: list[Entry]) -> list[Entry]:
    """The entries, one that begins in the middle of a sentence put to the one before."""
    found: list[Entry] = []
    depths = [line.indent for entry in run for line in entry.lines if not line.bullet]
    least = min(depths, default=0)
    indented = sum(depth <= least + 1 for depth in depths) >= _HANGING
    for entry in run:
        first = entry.lines[0]
        if not found:
            found.append(entry)
        elif indented and not first.bullet and not begins_dated(first) and _is_deeper(first, found[-1]):
            found[-1] = _grown(found[-1], head=entry.lines)
        elif _is_nested(found[-1], entry):
            found[-1] = replace(found[-1], details=found[-1].details + entry.lines)
        elif not first.bullet and _goes_on(found[-1], first):
            found[-1] = _grown(found[-1], head=entry.head, details=entry.details)
        else:
            found.append(entry)
    return found


def _is_deeper(line: Line, entry: Entry) -> bool:
    return line.indent > entry.lines[0].indent + 1


def _grown(entry: Entry, head: tuple[Line, ...], details: tuple[Line, ...] = ()) -> Entry:
    """The entry with more lines behind its last ones."""
    if entry.details:
        return replace(entry, details=entry.details + head + details)
    return replace(entry, head=entry.head + head, details=details)


def _goes_on(before: Entry, line: Line) -> bool:
    """True for a line that begins in the middle of what the entry before says."""
    text = line.text
    if _CONTINUES.match(text):
        return not _CONTINUES.match(before.lines[0].text)  # each of several entries may begin so
    if _completes(before, line):
        return True
    if line.heading or "\t" in text:
        return False
    return text[0] in ")],;/" or (text[0].islower() and not NAMED.match(text) and not _is_named(before, line))


def _is_named(before: Entry, line: Line) -> bool:
    """True for a name in lower case: styled as what begins the entry before, with its place, among whole projects."""
    first, last = before.lines[0], before.lines[-1]
    if says_where(line.text) and says_where(first.text):
        return True
    if line.begins_bold and first.begins_bold:
        return True
    if _begins_linked(line) and _begins_linked(first) and (line.gap_before or _ends_whole(last)):
        return True
    if before.section.kind != "projects" or line.indent != first.indent:
        return False
    is_name = _NAME.match(line.text) is not None or line.text.count(" ") < _HEADING
    return is_name and (bool(line.gap_before and first.gap_before) or _ends_whole(last))


def _begins_linked(line: Line) -> bool:
    return bool(line.links) and line.links[0].start == 0


def _ends_whole(line: Line) -> bool:
    return line.text[-1] in ".!?" or _ends_in_date(line.text) or bool(find_dates(line.text[-_DATED:]))


_NAME = re.compile(r"[a-z][\w.+-]{2,24}(?:$|:? [(\[|–—]|[:,] |\t)")  # "loomr: a package", "loomr (2021)"
_DATED = 10  # characters of a date at the end


def _is_nested(before: Entry, entry: Entry) -> bool:
    """True for a bullet deeper than the one before that is no item of its own.

    Only one of the two is dated or quoted.
    """
    a, b = before.lines[0], entry.lines[0]
    if not a.bullet or not b.bullet:
        return False
    if b.indent <= a.indent and all(any(map(stands_out, one.lines[1:])) for one in (before, entry)):
        return False  # each is dated below its first line
    if not stands_out(b) and is_where(b) and not is_where(a):
        return not _counts_up(a.bullet, b.bullet)
    if b.indent <= a.indent:
        return False
    return not (stands_out(b) and any(stands_out(line) for line in before.lines))


def _counts_up(mark: str, other: str) -> bool:
    """True for the numbers of two items of one list ("3.", "4.")."""
    return mark[:-1].isdigit() and other[:-1].isdigit() and int(other[:-1]) == int(mark[:-1]) + 1


def is_where(line: Line) -> bool:
    """True for a line of an organisation, its parts and its place alone."""
    if ":" in line.text or " @" in line.text:
        return False  # "Weaving School Rolls @Turku": a work, and where it was done
    if GREEK.match(line.text) or is_honour(line.text) or line.text.startswith("Fellow"):
        return False  # "Fellow of the Guild of Dyers" and "University Medal" are honours of their own
    if (given := _GIVEN.match(line.text)) and not words("awards", "words").isdisjoint(word_list(given[1])):
        return False  # "Travel grant of the Guild of Dyers"
    parts = [part.strip(" .") for part in _PARTS.split(line.text) if part.strip(" .")]
    if any(map(is_role, parts)):
        return False
    return is_organization(parts[0]) and all(
        is_organization(part) or is_place(part) or part.istitle() for part in parts[1:]
    )


_GIVEN = re.compile(r"([^,;:]{4,60}?) (?:of|from|by) (?:the )?[A-ZÀ-Þ]")
_PARTS = re.compile(r"[,\t]| [–—-] ")


def stands_out(line: Line) -> bool:
    """True for a dated or quoted line."""
    return bool(find_dates(line.text)) or line.text[0] in '"“'


def _completes(before: Entry, line: Line) -> bool:
    """True for a line with organisation and date under an entry of one line that has neither."""
    return (
        len(before.lines) == 1
        and not before.lines[0].bullet
        and line.is_italic | ("\t" in line.text and "\t" not in before.lines[0].text)
        and bool(find_dates(line.text))
        and not find_dates(before.lines[0].text[:-_YEAR])
        and not _ends_in_date(before.lines[0].text)
        and is_organization(re.split(r"\t|, ", line.text, maxsplit=1)[0])
    )


def _ends_in_date(text: str) -> bool:
    """True for a date in a column of its own at the end: the line is complete."""
    last = text.rpartition("\t")[2]
    return last is not text and is_date(last)


def parted(entry: Entry, marks: frozenset[str]) -> list[Entry]:
    """The entry, or several where lines among its details bear the mark that begins entries here."""
    mark = entry.head[0].bullet if entry.head else ""
    siblings = [
        bool(mark) and line.bullet == mark and line.indent == entry.head[0].indent and not is_where(line)
        for line in entry.details
    ]
    if any(siblings):
        return split_at(entry, siblings)
    if _labels_list(entry) if mark else _heads_list(entry, marks):
        return _below(entry, entry.head)
    if not mark and _heads_courses(entry):
        told = is_prose(entry.head[0].text)  # it states something of its own, and nothing of the courses
        return [*([replace(entry, details=())] if told else []), *_below(entry, () if told else entry.head)]
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
    return split_at(entry, [line.bullet == mark for line in entry.details])


def _below(entry: Entry, parent: tuple[Line, ...]) -> list[Entry]:
    """Each detail as an entry of its own."""
    return [
        replace(entry, head=(line,), details=(), parent=parent, is_first=entry.is_first and not number)
        for number, line in enumerate(entry.details)
    ]


def _heads_courses(entry: Entry) -> bool:
    """True for a line without a course's code over bullets that nearly all hold one."""
    if entry.section.kind != "teaching" or len(entry.head) != 1:
        return False
    if holds_code(entry.head[0].text) and not is_prose(entry.head[0].text):
        return False
    coded = sum(bool(line.bullet) and holds_code(line.text) for line in entry.details)
    return coded > 1 and coded >= _NEARLY * len(entry.details)


_NEARLY = 0.75


def split_at(entry: Entry, begins: Sequence[bool]) -> list[Entry]:
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


def _labels_list(entry: Entry) -> bool:
    """True for a bullet that names a sort of service over deeper ones of their own: "Organizing and Convening"."""
    head, *more = entry.head
    if more or entry.section.kind != "service" or len(entry.details) < 2 or find_dates(head.text):
        return False
    if not all(line.bullet and line.indent > head.indent for line in entry.details):
        return False
    is_even = len({line.indent for line in entry.details}) == 1
    dated = sum(bool(find_dates(line.text)) for line in entry.details)
    return is_even and 2 * dated >= len(entry.details) and named(head.text).whole


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


def by_levels(run: list[Entry], lines: Sequence[Line]) -> list[Entry]:
    """The entries, or cut anew where bullets of the depth that begins items were taken for details.

    The depth is that at which most dated or quoted bullets stand; the first bullets of a list may stand elsewhere.
    """
    details = [line for entry in run for line in entry.details if line.bullet]
    standing = [line.indent for line in lines if line.bullet and stands_out(line)] if details else []
    if len(standing) < _DEPTH:
        return run
    depth = max(sorted(set(standing)), key=standing.count)
    if not any(line.indent == depth for line in details) or not any(line.indent > depth for line in details):
        return run
    groups: list[list[Line]] = []
    for line in lines:
        if not groups or (
            line.bullet and line.indent <= depth and (line.indent == depth or stands_out(line)) and not is_where(line)
        ):
            groups.append([line])
        else:
            groups[-1].append(line)
    return [
        replace(run[0], head=tuple(group[:1]), details=tuple(group[1:]), is_first=run[0].is_first and not number)
        for number, group in enumerate(groups)
    ]
