"""Students among courses and duties: consumes a section of teaching or service; produces it cut where students stand.

A label that says so ("PhD supervision", "Students mentored:") holds for the names below it, up to the next label; a
label in front of names ("PhD students: A, B") for its own line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.headings.wording import Named, named
from transforms.model import Line, Section
from transforms.records.lists.wrapped import is_wrapped
from transforms.records.students.deeds import behind_deed
from transforms.records.students.students import SUPERVISED, students_on
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_CUT = frozenset(("teaching", "service"))
_LABEL_WORDS = 9
_APART = 2  # lines of a thesis, at most, between one student and the next


def with_students(section: Section, width: int) -> Iterator[Section]:
    """The section; or its parts in order, those with students as sections of advising. `width`: the right margin."""
    if section.kind not in _CUT:
        yield section
        return
    lines, start, at = tuple([line for line in section.lines if not _names_examined(line)]), 0, 0
    section = section if len(lines) == len(section.lines) else replace(section, lines=lines)
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
    if at + 1 == len(lines) or not _is_label(lines[at]):
        return at
    if not _names_student(lines[at + 1]):
        return _headed_end(section, at)
    end, label, gap = at + 1, lines[at], 0
    last = len(lines)
    for place in range(at + 1, len(lines)):
        line = lines[place]
        if line.number in section.subheads or (_is_label(line) or _looks_like(line, label, lines[at + 1])):
            last = place
            break
        if _names_student(line) or (line.bullet and not lines[at + 1].bullet):
            gap = max(gap, place - end)
            end = place + 1  # a student, or what one did
        elif place - end >= _APART:
            break
    return min(end + gap, last)  # what is said below the last student too


def _headed_end(section: Section, at: int) -> int:
    """Where the students below a heading end, programmes and years between it and them; the heading where none are."""
    lines = section.lines
    if not lines[at].heading or named(lines[at].text) != _ADVISING:
        return at
    last = next((i for i in range(at + 1, len(lines)) if lines[i].number in section.subheads), len(lines))
    return last if sum(map(_names_student, lines[at + 1 : last])) >= _SEVERAL else at


_SEVERAL = 2  # students


def _is_label(line: Line) -> bool:
    """True for a line that only says that students stand below."""
    text = line.text
    if not line.bullet and ((line.begins_bold and _heads_mentees(text)) or _is_explained(text)):
        return True
    if len(text.split()) > _LABEL_WORDS or "\t" in text or find_dates(text):
        return False
    said = named(text)
    if said.whole and said.kinds == ("advising",):
        return True
    if (text[-1] == ":" or line.is_bold or line.is_italic) and _PEOPLE.fullmatch(text):
        return True
    if line.heading and _WORKS.fullmatch(text):
        return True
    return SUPERVISED.match(text) is not None and (text[-1] == ":" or _STUDENTS.search(text) is not None)


def _is_explained(text: str) -> bool:
    """True for a label with a dash and whom it is about: "Mentoring – visiting weavers from abroad"."""
    parts = _DASH.split(text, maxsplit=1)
    return len(parts) > 1 and parts[1][:1].islower() and text[-1] != "." and named(parts[0]) == _ADVISING


_DASH = re.compile(r" [–—-] ")


def _heads_mentees(text: str) -> bool:
    """True for a bold row on advising, where and when behind it: "Mentoring, Globex University 2020"."""
    first = _FIRST.match(text)
    return first is not None and named(first[0]) == _ADVISING


_FIRST = re.compile(r"[^,\t(–|]{4,40}(?=,|\t)")
_ADVISING = Named(("advising",), True)
_STUDENTS = re.compile(r"(?i)\b(?:students|interns|undergraduates|trainees|mentees|theses|missions)\b")
_PEOPLE = re.compile(  # "Diploma students (as informal adviser):"
    r"(?i)(?:(?:[\w.'’&/-]{2,16} ){1,4}(?:students|interns|trainees|mentees|advisees|postdocs|theses)"
    r"|research assistants)"
    r"(?: \([^()]{2,40}\))?:?"
)
_WORKS = re.compile(  # headings of what students wrote, over their names: "Master's thesis", "Research internships"
    r"(?i)(?:[\w.'’-]{2,16} ){0,2}(?:(?:master|bachelor|ph\.?d|doctora\w{1,2}|m\.?sc|b\.?sc|diploma|honou?rs|research"
    r"|undergraduate|graduate|student|summer)\.?(?:['’]s|s['’]?)? )"
    r"(?:thes[ei]s|dissertations?|internships?|projects?)(?: (?:supervision|students?))?"
)
_EXAMINED = re.compile(
    rf"(?i)(?:(?:{any_of('entry_words', 'students', 'examined')}|by|research)\s){{1,4}}examin(?:ation|er|ing)"
    r"s?: (?P<name>[^(:;]{5,40}) \("
)


def _names_examined(line: Line) -> bool:
    """True for a line of those whom the owner examined: "PhD examination: Ada Quill (Leeds, 2020)"."""
    examined = _EXAMINED.match(line.text)
    return examined is not None and bool(students_on(examined["name"])[0])


def counts_theses(line: Line) -> bool:
    """True for a line among courses that tells how many the owner supervised, and names nobody."""
    if not holds_one(line.text, ("upervis", "entor", "dvis")):
        return False
    return _COUNTED.match(line.text) is not None and not _names_student(line)


_COUNTED = re.compile(
    r"(?i)(?:(?:co-?)?(?:supervis|mentor|advis)(?:ed|[eo]r|ion|ing|orship|ship)(?: (?:or|and) co-?\w{4,12})?(?: of)?"
    r" (?:[\w'’-]{1,14} ){0,5}?(?:projects|dissertations|theses|students)\b(?![:,])"
    r"|(?:[\w.]{2,14} ){0,2}students (?:co-?)?(?:supervised|mentored|advised): \d)"
)


def _begins_with_label(line: Line) -> bool:
    """True for a line of students behind a label that says so: "PhD students: Ada Quill, Nora Lunde"."""
    label, colon, rest = line.text.partition(":")
    if not colon or not rest or len(label.split()) > _LABEL_WORDS:
        return False
    many = len(students_on(line.text)[0])
    if named(label).kinds == ("advising",):
        return many > 0
    if many > 1 and _PEOPLE.fullmatch(label):
        return True
    return bool(many) and _ADVISER.search(label) is not None and (many > 1 or " " in label)


_ADVISER = re.compile(
    r"(?i)(?:^|\b(?:urop|reu|thesis|research|student|project|faculty|co)[ -])(?:advis[eo]r|mentor|supervisor)s?$"
)


def _names_student(line: Line) -> bool:
    return bool(students_on(line.text)[0] or behind_deed(line.text, sure=True)[0])


def _looks_like(line: Line, label: Line, below: Line) -> bool:
    """True for another label of the same look, whatever it heads."""
    if below.bullet and not (label.bullet or line.bullet) and label.begins_bold and line.begins_bold:
        return True
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
