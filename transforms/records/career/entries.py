"""Entries of careers read as a whole: what a line alone cannot tell. Consumes `Entry`s; produces `ReadEntry`s.

A funder's acronym before a title is part of the title where another employer stands ("NSF Postdoctoral Fellow"); a
degree's programme below an employer is a unit ("M.A. Program in Media Studies"); degrees and employers may be nested.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

from transforms.entities.organizations import find_organizations
from transforms.entities.titles import is_title
from transforms.model import Entry, Line
from transforms.records.career.below import bold_title, fields_below, is_bare_date, nested_employer
from transforms.records.career.labels import GLUED, Piece
from transforms.records.career.notes import tells
from transforms.records.career.own_bosses import MAY_BE_BOSS, own_boss
from transforms.records.career.pieces import CareerLine, career_line, career_lines, is_labelled
from transforms.records.career.place_ends import stands_over_title
from transforms.records.career.remarks import names_field
from transforms.records.career.roles import ReadEntry
from transforms.records.career.series import series
from transforms.records.career.told_below import with_told_below
from transforms.records.lists.wrapped import ENDS_RANGE, is_wrapped
from transforms.text.styled import together
from transforms.vocabulary import any_of, forms

_OPEN_DATE = re.compile(r"\d\s?[-–—]$")
_PROGRAMME = re.compile(r"(?i)\b(?:program(?:me)?|concentration)\b")
_LIKELY, _SHORT = 2, 90
_MOST_NESTED = 40


def read_entries(entry: Entry, width: int) -> Iterator[ReadEntry]:
    """An entry with its lines read; further roles of its employer, which stand among its details, one by one."""
    first = read_entry(entry, width)
    if bulleted := _bulleted_roles(entry, first.head):
        for place, (start, end) in enumerate(pairwise((*bulleted, len(entry.details)))):
            role, *details = entry.details[start:end]
            below = replace(entry, head=(role,), details=tuple(details), parent=(*entry.parent, *entry.head))
            yield _within(read_entry(replace(below, is_first=entry.is_first and not place), width))
        return
    starts = _nested_roles(entry, first.head) if entry.details else []
    if not starts:
        yield first
        return
    own = tuple(line.line for line in first.head if not line.having("title"))[:1]
    yield ReadEntry(replace(entry, details=entry.details[: starts[0]]), first.head, first.parent)
    for start, end in pairwise((*starts, len(entry.details))):
        lines = entry.details[start:end]
        size = 2 if len(lines) > 1 and is_bare_date(lines[1]) else 1
        yield read_entry(
            replace(entry, head=lines[:size], details=lines[size:], parent=(*entry.parent, *own), is_first=False), width
        )


def _bulleted_roles(entry: Entry, head: list[CareerLine]) -> list[int]:
    """Which details are the roles, dated each, of an employer whose line names none itself."""
    if entry.section.kind != "positions" or not entry.details or not entry.details[0].bullet:
        return []
    if any(line.having("title") or line.having("degree") for line in head) or not any(
        line.having("org") or line.having("unit") for line in head
    ):
        return []
    found = [
        at
        for at, line in enumerate(entry.details[:_MOST_NESTED])
        if line.bullet
        and len(line.text) < _SHORT + 30
        and line.indent <= entry.details[0].indent
        and _is_dated_role(line)
    ]
    return found if found[:1] == [0] else []


def _within(read: ReadEntry) -> ReadEntry:
    """The role with what its own line names as units: the employer stands above."""
    read.head[0] = read.head[0]._replace(
        pieces=tuple(piece._replace(label="unit") if piece.label == "org" else piece for piece in read.head[0].pieces)
    )
    return read


def _is_dated_role(line: Line) -> bool:
    if not any(char.isdigit() for char in line.text):
        return False
    read = career_line(line)
    return bool(read.dates) and bool(read.pieces) and read.pieces[0].label == "title"


def _nested_roles(entry: Entry, head: list[CareerLine]) -> list[int]:
    """Which details are dated titles, or degrees, that look as the entry's own does, below an employer's line."""
    label = "degree" if entry.section.kind == "education" else "title"
    at = next((i for i, line in enumerate(head) if _states(head, i, label) and not line.having("org")), 0)
    if not at or head[0].having(label) or entry.section.kind not in _CAREERS:
        return []
    own, below = head[at].line, (*entry.details[1:], None)
    return [
        i
        for i, (line, after) in enumerate(zip(entry.details, below, strict=True))
        if _looks_alike(line, own)
        and (_is_dated(line, label) if head[at].dates else after and is_bare_date(after) and _is_alone(line, label))
    ]


def _states(head: Sequence[CareerLine], at: int, label: str) -> bool:
    """True for a line with a title, or degree, that is dated itself or by a line of nothing else below it."""
    below = head[at + 1] if at + 1 < len(head) else None
    dated = bool(head[at].dates) or (below is not None and bool(below.dates) and not below.pieces)
    return dated and bool(head[at].having(label))


def _is_alone(line: Line, label: str) -> bool:
    return [piece.label for piece in career_line(line).pieces] == [label]


_CAREERS = ("positions", "education")


def _looks_alike(line: Line, other: Line) -> bool:
    same_style = bool(line.bold) == bool(other.bold) and bool(line.italic) == bool(other.italic)
    return same_style and not line.bullet and line.indent == other.indent and len(line.text) < _SHORT


def _is_dated(line: Line, label: str) -> bool:
    if not any(char.isdigit() for char in line.text):
        return False
    read = career_line(line)
    labels = [piece.label for piece in read.pieces]
    return bool(read.dates) and labels[:1] == [label] and "org" not in labels


def read_entry(entry: Entry, width: int) -> ReadEntry:
    """An entry with its lines read, those that are wrapped at `width` put together."""
    lines = [line for line in career_lines(_unwrapped(entry.head, width)) if not _is_table_head(line.line.text)]
    head = _without_tasks(lines)
    head = head[:1] + [_without_told(line, head) for line in head[1:]]
    parent = [line for line in career_lines(entry.parent) if not _is_table_head(line.line.text)]
    if len(head) > 1 and head[1].having("title") and head[0].line.text.isupper() and _is_lone_title(head[0]):
        head = head[1:]  # a heading: "INTERNSHIP"
    if not any(line.pieces for line in (*head, *parent)) and any(line.dates for line in head):
        head += _below_date(entry)
    elif entry.details:
        head += fields_below(entry, head, parent)
    if entry.section.kind == "education":
        head = with_told_below(head)
        head += _nested_degrees(entry, head) or nested_employer(entry, head, parent)
        head += _labelled_fields(entry, head)
    else:
        head, parent = [_programme(bold_title(line, entry)) for line in head], [_programme(line) for line in parent]
        head = [own_boss(line, head) if MAY_BE_BOSS.search(line.line.text) else line for line in head]
        head += nested_employer(entry, head, parent)
    return ReadEntry(entry, list(series(_whole_title(line, (*head, *parent)) for line in head)), parent)


def _without_tasks(head: list[CareerLine]) -> list[CareerLine]:
    """The lines of a form ("Employer:", "Period:") above its field of what was done."""
    fields = len([line for line in head if ":\t" in line.line.text[:_FIELD]])
    at = next((i for i, line in enumerate(head) if i and fields > 1 and _TASKS.match(line.line.text)), len(head))
    return head[:at]


_FIELD = 30
_TASKS = re.compile(r"(?i)(?:main |key )?(?:activities|responsibilities|duties|tasks|description)\b")


def _below_date(entry: Entry) -> list[CareerLine]:
    """The first items below a line that is nothing but a date, where they name a role or degree and its place."""
    below = [career_line(line) for line in entry.details[:3] if len(line.text) < _SHORT]
    told = {piece.label for line in below for piece in line.pieces}
    return below if told & {"title", "degree"} and told & {"org", "unknown"} else []


def _without_told(line: CareerLine, head: list[CareerLine]) -> CareerLine:
    """The line; what somebody did names no role, nor the time of one that another line dates."""
    is_role = line.pieces[:1] and line.pieces[0].label == "title" and line.pieces[0].strength
    if is_role or not _DID.match(line.line.text) or not tells(line.line.text):
        return line
    dated = any(other.dates for other in head if other is not line)
    return line._replace(pieces=(), dates=() if dated else line.dates)


_DID = re.compile(  # "Developing tools ...", "Led the work ..."
    rf"(?:{any_of('entry_words', 'career', 'deeds')}) (?:[a-z][\w-]*|[A-Z][\w-]*) [^\t]*$"
)


def _is_table_head(text: str) -> bool:
    """True for the names of a table's columns: "Degree   Institution   Year   CGPA"."""
    if "\t" not in text and "  " not in text and "|" not in text:
        return False
    first = _CELL_ENDS.split(text, maxsplit=1)[0].strip(" *:").casefold()
    if first and first not in _columns():
        return False
    names = [name.strip(" *:").casefold() for name in _CELL_ENDS.split(text) if name.strip(" *:")]
    return len(names) > 1 and all(name in _columns() for name in names)


_CELL_ENDS = re.compile(r"\t| {2,}|\|")


def _is_lone_title(line: CareerLine) -> bool:
    return len(line.pieces) == 1 and line.pieces[0].label == "title" and not line.dates


@cache
def _columns() -> frozenset[str]:
    return frozenset(forms("titles", "columns"))


def _unwrapped(lines: Sequence[Line], width: int) -> list[Line]:
    """The lines with wrapped ones put together; a line that ends in a date, open or not, is never wrapped."""
    found: list[Line] = []
    for line in lines:
        if (
            found
            and not (_OPEN_DATE.search(found[-1].text) and not ENDS_RANGE.match(line.text))
            and not is_labelled(line.text)
            and not (_names_role(line) and _names_role(found[-1]))
            and (is_wrapped(found[-1], line, width) or _breaks_name(found[-1], line) or _breaks_title(found[-1], line))
            and not stands_over_title(found[-1], line)
        ):
            found[-1] = together(found[-1], line)
        else:
            found.append(line)
    return found


def _breaks_name(above: Line, line: Line) -> bool:
    """True where a known name begins on one line and ends on the next: "Indian" over "Institute of Technology X"."""
    campus = line.text.startswith("at ")  # "University of X" over "at Y"
    apart = line.bullet or line.gap_before or line.heading or not above.text[-1:].isalpha()
    if apart or not (campus or line.text[:1].isupper()):
        return False
    tail, head, at = above.text[-_NAME:], line.text[:_NAME], len(above.text[-_NAME:])
    if not campus and any(name.end == at for name in find_organizations(tail)):
        return False
    return any(name.certain and name.start < at < name.end for name in find_organizations(f"{tail} {head}"))


_NAME, _MARK, _FEW = 60, re.compile(r" [–—|-] "), 4  # characters of a name; words of a title's beginning


def _breaks_title(above: Line, line: Line) -> bool:
    """True where an item's title ends on the line below: "- Globex - Loom" over "Engineer - Leeds, 2019"."""
    if not above.bullet or line.bullet or line.gap_before or not (_MARK.search(above.text) and _MARK.search(line.text)):
        return False
    tail, head = _MARK.split(above.text)[-1], _MARK.split(line.text)[0]
    return len(tail.split()) < _FEW and tail[:1].isupper() and is_title(f"{tail} {head}")


def _names_role(line: Line) -> bool:
    """True where a line begins with a title and a comma: such a line below another begins a second post."""
    words, comma, _ = line.text.rpartition("\t")[2].partition(", ")
    return bool(comma) and words[:1].isupper() and is_title(words)


def _nested_degrees(entry: Entry, head: list[CareerLine]) -> list[CareerLine]:
    """The items below a university that name its degrees, where the entry's own lines name none."""
    if not entry.details or any(piece.label in ("degree", "title") for line in head for piece in line.pieces):
        return []
    if not any(line.having("org") for line in head):
        return []
    below = [career_line(line) for line in entry.details[:_MOST_NESTED] if len(line.text) < 2 * _SHORT]
    first = below[0] if below else None
    return below if first and any(piece.degree for piece in first.pieces[:2]) else []


def _labelled_fields(entry: Entry, head: list[CareerLine]) -> list[CareerLine]:
    """The items below a degree without a field that say nothing but which it was: "Major: Geology; Dept. of X"."""
    if not any(piece.degree and not piece.degree.field for line in head for piece in line.pieces):
        return []
    below = [career_line(line) for line in entry.details[:2] if len(line.text) < _SHORT and names_field(line.text)]
    return [line for line in below if line.pieces and {piece.label for piece in line.pieces} <= {"field", "unit"}]


def _programme(line: CareerLine) -> CareerLine:
    """A line that names a degree's programme, with no role of its own, is a unit."""
    if not line.having("degree") or line.having("title") or not _PROGRAMME.search(line.line.text):
        return line
    others = tuple(p for p in line.pieces if p.label == "place" or (p.label == "org" and p.strength > _LIKELY))
    return line._replace(pieces=(Piece("unit", line.line.text.split("\t", 1)[0].strip(), 1), *others))


def _whole_title(line: CareerLine, lines: Sequence[CareerLine]) -> CareerLine:
    """The line with a funder's name joined to its title, where another employer stands in the entry."""
    pieces = line.pieces
    at = next((i for i in range(1, len(pieces)) if pieces[i].before == GLUED), 0)
    if not at:
        return line
    funder, title = pieces[at - 1 : at + 1]
    employers = (piece for other in lines for piece in other.having("org"))
    if not any(piece is not funder and piece.strength >= _LIKELY for piece in employers):
        return line
    whole = title._replace(text=f"{funder.text} {title.text}", before=funder.before)
    return line._replace(pieces=(*pieces[: at - 1], whole, *pieces[at + 1 :]))
