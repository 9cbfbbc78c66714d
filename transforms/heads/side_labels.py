"""Headings in a table's first column: consumes lines; produces them with such headings as lines of their own.

Forms and Word templates set a CV as one table, the sections' names in the first column and their entries, one below the
other, in the second. A reader of tables writes "Degrees", a tab and the first entry on a line, the others below it.
Three kinds so named, two of them of entries, are a layout; a table with a heading row is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.headings.wording import is_role, named
from transforms.heads.gutter import apart
from transforms.model import Line

_ENTRIES = frozenset(
    ("education", "positions", "awards", "papers", "teaching", "service", "grants", "advising", "talks")
)
_OTHERS = frozenset(("interests", "skills", "projects", "about"))
_CONTACTS = frozenset(("header", "references", "languages"))  # rows of the head of a page, too
_LONGEST = 60
_LEAST, _LEAST_ENTRIES = 3, 2


def split_labels(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; those whose first column heads a section become two where the document is set so."""
    led = {line.number: kind for line in body if "\t" in line.text and _is_row(line) and (kind := _kind(line))}
    first = next((number for number, kind in led.items() if kind not in _CONTACTS), 0)
    led = {number: kind for number, kind in led.items() if kind not in _CONTACTS or number > first > 0}
    if len(led) < _LEAST or not _is_layout(frozenset(led.values()), body):
        return body
    return tuple(part for line in body for part in (_parted(line) if line.number in led else (line,)))


def _is_row(line: Line) -> bool:
    """True for what a reader of tables wrote; blanks that keep words apart on a page are the gutter's matter."""
    return "\t" in line.raw or line.raw.lstrip()[:1] == "|"


def _kind(line: Line) -> str:
    """The kind that the first column names as a whole, "" where it heads nothing."""
    label = line.text.partition("\t")[0].rstrip(" :")
    if line.bullet or line.heading or len(label) > _LONGEST or not label[:1].isupper() or is_role(label):
        return ""
    said = named(label)
    if not said.whole or said.kinds[0] not in _ENTRIES | _OTHERS | _CONTACTS or _is_table_head(line):
        return ""
    return said.kinds[0]


def _is_table_head(line: Line) -> bool:
    """True for the names of a table's columns ("Degree", "Institution", "Year")."""
    return len(line.columns) > 2 and not any(map(str.isdigit, line.text))


def _is_layout(kinds: frozenset[str], body: Sequence[Line]) -> bool:
    """True where the kinds are many and most of them have no heading of their own."""
    if len(kinds) < _LEAST or len(kinds & _ENTRIES) < _LEAST_ENTRIES:
        return False
    own = {kind for line in body if "\t" not in line.text and len(line.text) <= _LONGEST for kind in _headed(line)}
    return len(kinds - own) >= _LEAST and len(kinds & own) < len(kinds - own)


def _headed(line: Line) -> tuple[str, ...]:
    said = named(line.text) if line.heading or line.is_bold or line.text.isupper() else None
    return said.kinds if said and said.whole else ()


def _parted(line: Line) -> Iterator[Line]:
    label, rest = apart(line, line.text.index("\t") + 1)
    yield replace(label, text=label.text.rstrip(" :"), heading=2)
    yield rest
