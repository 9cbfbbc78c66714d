"""Posts whose entries name no role: an employer and dates of their own. Consumes `ReadEntry`s; produces `Role`s.

The role is what the lines below tell ("worked as a coach"), what stands over the dates below the employer, or what the
section's heading calls its posts ("Invited Positions").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from transforms.entities.organizations import is_unit, shape_rank
from transforms.entities.titles import told_role
from transforms.records.career.labels import Piece
from transforms.records.career.own_degrees import is_certain
from transforms.records.career.pieces import CareerLine
from transforms.records.career.roles import ReadEntry, Role, headed_role
from transforms.records.career.stays import within
from transforms.vocabulary import any_of

_SURELY = 2
_FEW = 2  # lines that may tell a role


def mark_apart(entries: Sequence[ReadEntry]) -> None:
    """Marks the entries whose employer is not that of the entry below."""
    if len(entries) >= _SEVERAL and entries[0].entry.section.kind == "positions":
        _name_employers(entries)
    for entry, below in zip_longest(entries, entries[1:]):
        entry.apart = below is None or (
            (_starts_with_employer(below) or _is_whole(below) or _stands_alike(entry, below))
            and not within(below.head[:1], below.head, entry.head)
        )


def _name_employers(entries: Sequence[ReadEntry]) -> None:
    """In a list whose entries all say "dates, words, town", with a known employer among the words, all are employers.

    "2019 – 2020: Globex Corp, Oslo" over "2018 – 2019: Weftly, Lima".
    """
    firsts = [_between(read) for read in entries]
    if not all(firsts) or not any(one and one.label == "org" and one.strength >= _SURELY for one in firsts):
        return
    for read, first in zip(entries, firsts, strict=True):
        if first and first.strength < _SURELY:
            line = read.head[0]
            read.head[0] = line._replace(pieces=(first._replace(label="org", strength=_SURELY), *line.pieces[1:]))


_SEVERAL = 3


def _between(read: ReadEntry) -> Piece | None:
    """The words between an entry's dates and its town, where its head holds nothing else."""
    line = read.head[0]
    if len(read.head) > 1 or len(line.dates) != 1 or line.dates[0].span.start or len(line.pieces) != _PAIR:
        return None
    first, place = line.pieces
    return first if first.label in ("org", "unknown") and place.label == "place" else None


_PAIR = 2


def _starts_with_employer(read: ReadEntry) -> bool:
    first = next((line for line in read.head if line.pieces), None)
    return first is not None and bool(first.having("org"))


def _stands_alike(entry: ReadEntry, below: ReadEntry) -> bool:
    """True for two entries that begin with their dates, the lower one without a role: it says where, as the upper."""
    first = [next((line for line in read.head if line.pieces), None) for read in (entry, below)]
    return all(line and line.dates and not line.dates[0].span.start and not line.having("title") for line in first)


def _is_whole(read: ReadEntry) -> bool:
    """True for a role with an employer and dates of its own: it has no need of the employer above."""
    lines = [line for line in read.head if line.pieces]
    employed = [piece for line in lines for piece in line.having("org") if piece.strength >= _SURELY]
    return bool(lines) and bool(lines[0].having("title")) and bool(employed) and any(line.dates for line in read.head)


def untitled_roles(read: ReadEntry) -> list[Role]:
    """The role of an entry that names none: its dated employer stands first, and no entry below belongs to it."""
    if headed := _below_employer(read):
        return [headed]
    lines = [line for line in read.head if line.pieces]
    dated = next((at for at, line in enumerate(read.head) if line.dates), None)
    first = lines[0].pieces[0] if lines else None
    if dated is None or first is None or first.label not in ("org", "unit") or read.parent or not read.apart:
        return []
    if told := next(filter(None, map(told_role, _texts(read))), ""):
        return [(dated, Piece("title", told, 1))]
    if first.label == "unit" and not _is_employed(lines[0]):
        return []
    if (first.label == "org" and first.strength < _SURELY) or not _is_head(read, first):
        return []
    own = _cut_off(read, dated) if read.head[dated] is not lines[0] else ""
    return [(dated, Piece("title", own or headed_role(read), 0))]


def _below_employer(read: ReadEntry) -> Role | None:
    """A heading's words as the post, in the rank below its employer's heading, which has the dates.

    "### Globex Library, 2013 – present" over "#### Quill fellowship in old looms".
    """
    above, first = read.parent[-1:], read.head[:1]
    if not (above and first and above[0].line.heading and above[0].dates and above[0].having("org")):
        return None
    line = first[0].line
    is_phrase = first[0].dates == () and not any(piece.label != "unknown" for piece in first[0].pieces)
    if line.heading != above[0].line.heading + 1 or not is_phrase or not _POST.search(line.text):
        return None
    return 0, Piece("title", line.text.strip(" .:"), 1)


_POST = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'career', 'named_posts')})\b")


def _cut_off(read: ReadEntry, at: int) -> str:
    """The first words of the dated line below the employer, which are no unit then: "Reed Programme, Wool Lab"."""
    line = read.head[at]
    words = _FIRST.match(line.line.text)
    if words is None or not line.pieces or line.pieces[0].text not in words[0]:
        return ""
    read.head[at] = line._replace(pieces=tuple(piece for piece in line.pieces if piece.text not in words[0]))
    return words[0].strip()


_FIRST = re.compile(r"[A-ZÀ-Þ][^,\t()|:;\d]{2,59}(?=[,\t(]|$)")


def _is_head(read: ReadEntry, first: Piece) -> bool:
    """True for a line that begins with its employer, or with its dates in a column of their own."""
    text, dates = read.head[0].line.text, read.head[0].dates
    if " " not in first.text and not is_certain(first.text) and (first.strength < _SURELY or shape_rank(first.text)):
        return False  # "University, 2006-2015": the rest of a name
    if dates and not dates[0].span.start and " at " not in first.text:
        text = text[dates[0].span.end :].lstrip(" :,–—-")  # "2003-2005 Globex Institute"
    return text.startswith(first.text) or text.rpartition("\t")[2].startswith(first.text)


def _is_employed(line: CareerLine) -> bool:
    """True for a unit with the employer that it is a part of right behind it."""
    if not (is_unit(line.pieces[0].text) or shape_rank(line.pieces[0].text)):
        return False
    return len(line.pieces) > 1 and line.pieces[1].label == "org" and line.pieces[1].strength >= _SURELY


def _texts(read: ReadEntry) -> Iterator[str]:
    yield from (line.line.text for line in read.head if not line.pieces)
    yield from (line.text for line in read.entry.details[:_FEW])
