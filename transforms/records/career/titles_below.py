"""Posts that an employer's item holds as items of their own: "University of X" over "Professor" and "Head of Looms".

Consumes the entries of a section of positions; produces them, each such post as an entry below its employer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from transforms.model import Entry, Line
from transforms.records.career.pieces import career_line
from transforms.records.career.roles import title_of

_LEAST, _WORDS = 2, 10  # posts below an employer; words of one
_WHERE = frozenset(("org", "unit", "place"))
_SURE = 1  # the strength of a title by its words


def with_titles_apart(entries: Iterable[Entry], kind: str) -> Iterator[Entry]:
    """The entries; one post for each item below an employer, where all of them are titles without dates."""
    for entry in entries:
        if kind != "positions" or len(entry.head) != 1 or not _holds_titles(entry):
            yield entry
            continue
        parent = (*entry.parent, entry.head[0])
        for number, line in enumerate(entry.details):
            yield Entry(entry.section, (line,), (), entry.group, parent, number == 0)


def _holds_titles(entry: Entry) -> bool:
    below = entry.details
    if len(below) < _LEAST or not all(line.bullet and line.indent == below[0].indent for line in below):
        return False
    if not all(map(_is_title, below)):
        return False
    head = career_line(entry.head[0])
    return bool(head.having("org")) and {piece.label for piece in head.pieces} <= _WHERE


def _is_title(line: Line) -> bool:
    """True for a few words that begin with a title, without a date and without the stop of a sentence."""
    if len(line.text.split()) > _WORDS or line.text[-1] in ".;:" or any(map(str.isdigit, line.text)):
        return False
    read = career_line(line)
    title = title_of(read)
    return title is not None and title.strength >= _SURE and read.pieces[0].label == "title"
