"""Notes behind a duty: "[Standing Member; Chair since 2019]", "[Chair]", "(ad hoc)", "including the first one".

Consumes the lines of a section of duties; produces them without what only remarks on a duty, a role in round brackets.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.model import Line, Section
from transforms.records.service.role_words import roles_in
from transforms.text.styled import without

_NOTE = re.compile(r"\s\[(?P<note>[^\[\]]{3,60})\]$")
_MANNER = re.compile(r"(?i)\s\((?:ad[ -]hoc|mail(?:-in)? review(?:er)?|standing(?: member)?|virtual)\)$")
_INCLUDING = re.compile(r"(?<=[a-z]), including [^;]{3,80}$")


def without_notes_behind(section: Section) -> Section:
    """The section; dates in a note are the note's own, and not when the duty began."""
    if not any(line.text[-1:] in ")]" or ", including " in line.text for line in section.lines):
        return section
    return replace(section, lines=tuple(map(_without_note, section.lines)))


def _without_note(line: Line) -> Line:
    if behind := _MANNER.search(line.text) or _INCLUDING.search(line.text):
        return without(line, behind.start(), len(line.text))
    note = _NOTE.search(line.text)
    if note is None or not roles_in(note["note"]):
        return line
    if ";" in note["note"] or find_dates(note["note"]):
        return without(line, note.start(), len(line.text))
    start = note.start("note")
    text = f"{line.text[: start - 1]}({note['note']})"
    return replace(line, text=text)
