"""Students among courses and duties: consumes a section of teaching or service; produces it cut where students stand.

A label that says so ("PhD supervision", "Students mentored:") holds for the names below it, up to the next label; a
label in front of names ("PhD students: A, B") for its own line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates import find_dates
from transforms.headings import named
from transforms.model import Line, Section
from transforms.records.students import SUPERVISED, students_on
from transforms.records.wrapped import is_wrapped

_CUT = frozenset(("teaching", "service"))
_LABEL_WORDS = 9
_APART = 2  # lines of a thesis, at most, between one student and the next


def with_students(section: Section, width: int) -> Iterator[Section]:
    """The section; or its parts in order, those with students as sections of advising. `width`: the right margin."""
    if section.kind not in _CUT:
        yield section
        return
    lines, start, at = section.lines, 0, 0
    while at < len(lines):
        end = _end(section, at, width)
        if end > at:
            if at > start:
                yield replace(section, lines=lines[start:at])
            yield _advising(section, lines[at:end])
            start = at = end
        else:
            at += 1
    if start < len(lines):
        yield replace(section, lines=lines[start:]) if start else section


def _advising(section: Section, lines: Sequence[Line]) -> Section:
    """The lines as a section of their own, headed by the label that stands over them."""
    label, below = (lines[0], lines[1:]) if _is_label(lines[0]) else (section.heading, lines)
    return Section("advising", label, tuple(below), section.path, ("advising",))


def _end(section: Section, at: int, width: int) -> int:
    """Where the students end that a label at this line announces; the line itself where it announces none."""
    lines = section.lines
    if _begins_with_label(lines[at]):
        end = at + 1
        while end < len(lines) and is_wrapped(lines[end - 1], lines[end], width):
            end += 1
        return end
    if at + 1 == len(lines) or not _is_label(lines[at]) or not _names_student(lines[at + 1]):
        return at
    end, label = at + 1, lines[at]
    for place in range(at + 1, len(lines)):
        line = lines[place]
        if line.number in section.subheads or (_is_label(line) or _looks_like(line, label, lines[at + 1])):
            break
        if _names_student(line):
            end = place + 1
        elif place - end >= _APART:
            break
    return end


def _is_label(line: Line) -> bool:
    """True for a line that only says that students stand below."""
    text = line.text
    if len(text.split()) > _LABEL_WORDS or "\t" in text or find_dates(text):
        return False
    said = named(text)
    return (said.whole and said.kinds == ("advising",)) or (text[-1] == ":" and SUPERVISED.match(text) is not None)


def _begins_with_label(line: Line) -> bool:
    """True for a line of students behind a label that says so: "PhD students: Ada Quill, Nora Lunde"."""
    label, colon, rest = line.text.partition(":")
    if not colon or not rest or len(label.split()) > _LABEL_WORDS:
        return False
    return named(label).kinds == ("advising",) and bool(students_on(line.text)[0])


def _names_student(line: Line) -> bool:
    return bool(students_on(line.text)[0])


def _looks_like(line: Line, label: Line, below: Line) -> bool:
    """True for another label of the same look, whatever it heads."""
    if (
        line.bullet != label.bullet
        or "\t" in line.text
        or len(line.text.split()) > _LABEL_WORDS
        or line.text[-1] == "."
    ):
        return False
    if label.indent < below.indent and line.indent <= label.indent:
        return True
    if find_dates(line.text):
        return False
    same = (line.heading, line.is_bold, line.is_italic) == (label.heading, label.is_bold, label.is_italic)
    styled = bool(label.heading or label.is_bold or label.is_italic)
    return same and (styled or (line.text[-1] == ":" == label.text[-1]))
