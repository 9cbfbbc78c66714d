"""Projects that stand among positions: entries whose head is the title of a piece of work and no role.

Consumes a section of positions and what was read from it; produces `Project`s. Students' "Experience" is often such:
a title in bold, where it was done or who led it below it, a date in either line, bullets on what was done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.titles import is_title
from transforms.entries.entries import split_entries
from transforms.evidence import of_entry
from transforms.model import Entry, Line, Section
from transforms.parsed import Evidence, Project, Record
from transforms.records.lists.looks import is_organization, is_titled
from transforms.records.lists.pieces import tidy
from transforms.records.projects.heads import plain_title
from transforms.records.students.advisers import begins_with_adviser

_CONFIDENCE = 0.6
_LEAST, _MOST = 4, 25  # words of a title that is no name of an employer
_HEAD = 3  # lines of a head: title, place, a note


def projects_among(section: Section, held: Sequence[Record]) -> Iterator[Project]:
    """The projects of a section of positions in which no entry with a date and details is left unread."""
    entries = split_entries(section)
    if len(held) >= len(entries):
        return
    read = [record.evidence for record in held]
    for entry in entries:
        if " | " in (text := entry.head[0].text) and (title := work_in(text)):
            yield Project(title=title, evidence=of_entry(entry), confidence=_CONFIDENCE)
        elif entry.details and 1 < len(entry.head) <= _HEAD and not _is_read(entry, read) and (found := _titled(entry)):
            title, organization = found
            evidence = of_entry(entry)
            yield Project(title=title, organization=organization, evidence=evidence, confidence=_CONFIDENCE)


def work_in(text: str) -> str:
    """A title over a bar and who led the work, or where it is shown: "Moss and fog | GitHub May 2019"; else ""."""
    barred = _BARRED.search(text)
    title = tidy(text[: barred.start()]) if barred else ""
    return "" if len(title.split()) < _LEAST - 1 or is_title(title) else title


_BARRED = re.compile(
    r"\s\|\s(?:(?:(?:Faculty |Research |Thesis )?(?:Advis[eo]r|Supervisor|Mentor)s?:|Advised by|Supervised by)\s"
    r"|(?:GitHub|Github|Code|Website|Demo)\b)"
)


def _is_read(entry: Entry, read: Sequence[Evidence]) -> bool:
    """True where a record ends in the entry; one that begins there may have taken its employer from it only."""
    first, last = entry.lines[0].number, entry.lines[-1].number
    return any(first <= one.line_end <= last for one in read)


def _titled(entry: Entry) -> tuple[str, str | None] | None:
    """Title and organisation: the head's first columns, a date behind either; or a title over who supervised."""
    first, second = entry.head[:2]
    if not (find_dates(first.text) or find_dates(second.text)):
        return None
    title, below = _column(first), _column(second)
    if not _LEAST <= len(title.split()) <= _MOST or is_title(title) or is_organization(title):
        return None
    is_led = begins_with_adviser(below)
    place = _bracket(below) if is_led else below
    is_placed = is_organization(place)
    is_whole = title[0].isupper() and title[-1] != "." if is_led else is_placed and is_titled(title)
    return (plain_title(title), place if is_placed else None) if is_whole else None


def _bracket(text: str) -> str:
    """What stands in the last brackets: "Supervisor: Ada Quill (Reed College)"."""
    return text.rpartition("(")[2].rpartition(")")[0]


def _column(line: Line) -> str:
    """A line's first column without its dates."""
    text = line.columns[0]
    return tidy(without_dates(text, find_dates(text)))
