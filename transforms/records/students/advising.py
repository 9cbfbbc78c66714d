"""Advising: the people whom the owner supervises. Consumes an advising section; produces `Advising`s.

Forms read: a name a line with dates and notes round it, "PhD students: A, B and C", columns, and sentences
("I advise A (PhD) and B").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from transforms.dates.ranges import behind_dates, find_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import canonical, find_organizations, shape_rank
from transforms.entities.places import is_place
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.names.people import fold, is_name
from transforms.parsed import Advising
from transforms.records.lists.items import Item
from transforms.records.lists.wrapped import margin, unwrapped
from transforms.records.students.committees import sat_for
from transforms.records.students.deeds import behind_deed, student_at
from transforms.records.students.labels import with_label_apart, with_student_named
from transforms.records.students.people_grids import with_people_apart
from transforms.records.students.relations import RELATION, singular
from transforms.records.students.rows import one_each
from transforms.records.students.sharers import Student
from transforms.records.students.students import SUPERVISED, VERB, behind_relation, students_on
from transforms.records.students.titles_first import with_writer_in_front
from transforms.text.styled import together
from transforms.vocabulary import any_of

_STANDING = re.compile(r"(?i)(?:current|completed|past|former|finished|graduated|ongoing|in progress|alumni):?")
_ADVISES = "(?:advising|mentoring|mentorship|supervision|supervising|mentees|advisees|students)"
_SAYS_NO_MORE = re.compile(  # a heading that only says that the owner advises
    rf"(?i)\W*(?:(?:student|research|academic|thesis) )?{_ADVISES}(?:(?: and | & | ?/ ?)(?:student )?{_ADVISES})?\W*"
)
_DONE = re.compile(r"(?i)(?:\b(?:now|currently|next|then|first (?:job|position))\b|→|->).*$")


def read_advising(section: Section, context: Context) -> Iterator[Advising]:
    """The students of a section, each with the relation that its line, label or heading states."""
    relation = _relation_of(section.title)
    over = 0  # the rank of the heading that says how they stand to the owner
    seen: set[tuple[str, str]] = set()
    pending: list[tuple[list[Line], list[Student], str | None]] = []
    own = [line for line in section.lines if not (line.heading and canonical(line.text))]  # where those below studied
    whole = unwrapped(_with_notes(with_people_apart(own)), margin(context))
    lines_ = (with_writer_in_front(part) for line in whole for part in one_each(line))
    for line in map(_with_name_apart, map(with_label_apart, map(with_student_named, _apart(tuple(lines_))))):
        if pending and _names_other_adviser(line, pending[-1][0][0]):
            pending[-1][0].append(line)
            continue
        named = [] if pending and _goes_on(line, pending[-1][0][0]) else _named_on(line)
        if named:
            pending += [([line], students, label or relation) for students, label in named]
        elif pending and _is_below(line, pending[-1][0][0]) and RELATION.search(line.text) and _is_label(line):
            lines, students, _ = pending[-1]
            pending[-1] = [*lines, line], students, singular(line.text)
        elif told := _announced(line):
            relation = told
        elif _is_label(line):
            if not (relation and _STANDING.fullmatch(line.text) and line.heading > over > 0):
                relation, over = singular(line.text), line.heading
        elif pending:
            pending[-1][0].append(line)
    for lines, students, stated in pending:
        yield from _records(lines, students, stated, seen)


def _relation_of(title: str) -> str | None:
    """The relation that a section's heading states; None where it only says that the owner advises."""
    words = re.split(r" ?[,(]", title, maxsplit=1)[0] if find_dates(title) else title  # "Mentoring, KTH 2020"
    return singular(words) if RELATION.search(words) and not _SAYS_NO_MORE.fullmatch(words) else None


def _goes_on(line: Line, above: Line) -> bool:
    """True for a line of an item whose first line named who it is about: what stands below is a title."""
    is_below = bool(above.bullet) and not line.bullet and line.indent > above.indent
    return is_below and not (line.gap_before or line.heading or RELATION.search(line.text))


def _names_other_adviser(line: Line, above: Line) -> bool:
    """True for a note below a student on who else advised: "Co-advisor: Ada Quill", "Other supervisors: A and B"."""
    is_below = not line.gap_before and (not line.bullet or line.indent > above.indent)
    return is_below and _CO_ADVISER.match(line.text) is not None


_CO_ADVISER = re.compile(
    r"(?i)(?:(?:(?:other|main|second|external|first|primary|principal|joint) )?(?:co|joint)[- ]?"
    r"|(?:other|main|second|external|first|primary|principal) )(?:advis[eo]r|supervisor|mentor)s?(?:\(s\))? ?:"
)


def _named_on(line: Line) -> list[tuple[list[Student], str | None]]:
    """The students of a line and their label, for each of its sentences that names some."""
    deed = behind_deed(behind_dates(line.text).lstrip(" .:"), sure=True)
    if deed[0]:
        return [deed]
    first, *others = _sentences(line.text)
    told = [first, *(sentence for sentence in others if not _OTHER_ADVISER.match(sentence))]
    return [pair for sentence in told if (pair := students_on(sentence))[0]]


_OTHER_ADVISER = re.compile(
    r"(?i)(?:main|other|primary|principal|second|joint) ?(?:co-?)?(?:advis[eo]r|supervisor|mentor)"
)


def _is_below(line: Line, item: Line) -> bool:
    """True for a line set in below an item: what is said of the one whom it names."""
    is_below = bool(item.bullet) and not line.bullet and line.indent > item.indent and not line.gap_before
    return is_below and len(line.text.split()) < _ANNOUNCES and not RELATION.search(item.text)


def advising_of(item: Item) -> Iterator[Advising]:
    """The students whom an entry of another section names: "Co-supervised MSc students: A, B"."""
    for line in item.lines:
        students, label = supervised(line.text)
        yield from _records([line], students, label, set())


def supervised(text: str) -> tuple[list[Student], str | None]:
    """The students named behind a label that says so, dates in front of it aside."""
    text = behind_dates(text)
    deed = behind_deed(text)
    if deed[0] or (deed := sat_for(text))[0]:
        return deed
    if named := student_at(text):
        return [named], None
    label = text.partition(":")[0]
    if len(label) == len(text) and SUPERVISED.match(text) and (named := behind_relation(text)):
        return [named], "mentee" if text.casefold().find("mentor") >= 0 else None
    if len(label) == len(text) or not SUPERVISED.match(label):
        return [], None
    return students_on(text)


def _with_name_apart(line: Line) -> Line:
    """The line, a comma behind the name that bold letters or a link set apart: "2019 **Ada Quill** PhD at KTH"."""
    for start, end in [(apart.start, apart.end) for apart in line.bold[:1]] + [
        (x.start, x.end) for x in line.links[:1]
    ]:
        name = line.text[start:end]
        if line.text[end : end + 1] == " " and line.text[end + 1 : end + 2].isalpha() and is_name(name) and " " in name:
            return replace(line, text=f"{line.text[:end]},{line.text[end:]}", bold=(), italic=(), links=())
    return _before_title(line)


def _before_title(line: Line) -> Line:
    """The line, a comma behind the name before a title that its style sets apart: "Ada Quill *Slow Looms of Vik*"."""
    for start, end in [(x.start, x.end) for x in line.italic[:1]] + [(x.start, x.end) for x in line.links[:1]]:
        before, words = line.text[:start], line.text[start:end]
        name = _WITH_WHOM.sub("", before).strip()
        if before[-1:] == " " and " " in name and words.count(" ") >= _TITLED and is_name(name):
            return replace(line, text=f"{before.rstrip()}, {line.text[start:]}", bold=(), italic=(), links=())
    return line


_TITLED = 2  # blanks of a title
_WITH_WHOM = re.compile(r" \([^()]{3,80}\) $")


def _with_notes(lines: Sequence[Line]) -> list[Line]:
    """The lines, a note in brackets put to the name that stands alone on the line above it."""
    found: list[Line] = []
    for line in lines:
        if line.text[0] == "(" and found and not (line.bullet or line.gap_before) and is_name(found[-1].text):
            found[-1] = together(found[-1], line)
        else:
            found.append(line)
    return found


def _apart(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines, those of a paragraph of students between middle dots put together and cut there."""
    group: list[Line] = []
    for line in (*lines, None):
        if group and (line is None or line.bullet or line.gap_before):
            whole = reduce(together, group) if sum(one.text.count(_DOT) for one in group) > 1 else None
            yield from (replace(whole, text=part) for part in whole.text.split(_DOT)) if whole else group
            group = []
        group += [line] if line else []


_DOT = " · "


def _sentences(text: str) -> list[str]:
    """The sentences of a line that says who "I advise", or that begin with labels; a list's item stays whole."""
    if ". " not in text:
        return [text]
    if not VERB.search(text):
        return _LABELLED.split(text)
    return re.split(r"(?<=[a-z)])(?<!\bDr)(?<!\bProf)\.\s+(?=[A-Z])", text)


_LABELLED = re.compile(r"(?<=[a-z0-9)])\.\s+(?=[A-Z][\w.' -]{1,40}: )")  # "PhD: A (2023). MA: B"


def _records(
    lines: list[Line], students: list[Student], stated: str | None, seen: set[tuple[str, str]]
) -> Iterator[Advising]:
    for student in students:
        relation = _own_relation(student.note) or stated
        key = fold(student.name), fold(relation or "")
        if key not in seen:
            seen.add(key)
            yield Advising(
                student=student.name, relation=relation, evidence=of_lines(lines), confidence=0.9 if relation else 0.8
            )


def _own_relation(note: str) -> str | None:
    """The degree or role that a note beside the name gives, not where the student went later."""
    note = _DONE.sub("", note)
    degrees = [degree for degree in find_degrees(note) if degree.level != "other"]
    if degrees:
        return degrees[0].degree
    match = re.search(
        r"(?i)\b(?:post-?doc(?:toral (?:researcher|fellow|scholar|associate))?|(?:research |"
        r"summer )?intern|undergraduate|(?:master['’]?s?|m\.?sc?\.?) student|visiting (?:student|scholar|phd student)|"
        r"honou?rs|high school)\b",
        note,
    )
    return match[0] if match else _behind_all(note)


def _behind_all(note: str) -> str | None:
    """What the owner, or the student, was, in brackets at the end: "... University of X. (reader)"."""
    match = _PART.search(note) if note.rstrip().endswith(")") else None
    return match["part"] if match else None


_PART = re.compile(
    r"\((?P<part>(?:(?:primary|main|second|external|thesis|faculty|co)[ -])*(?:advis[eo]r|supervisor|reader|chair"
    r"|mentor|committee(?: member)?)|directed study|independent study)\)\s*$",
    re.IGNORECASE,
)


def _announced(line: Line) -> str | None:
    """Who the people below a sentence are: "At Globex, I mentored 7 undergraduate students on projects on looms:"."""
    if line.bullet or line.text[-1] != ":" or len(line.text.split()) < _ANNOUNCES:
        return None
    told = _ANNOUNCED.search(line.text)
    return singular(told["who"]) if told else None


_ANNOUNCES = 5  # words
_ANNOUNCED = re.compile(
    "(?:advis|supervis|mentor)[a-z]+ (?:the (?:following )?)?(?:(?:"
    f"{any_of('entry_words', 'students', 'numbers')})"
    r" ){0,2}(?P<who>(?:[\w./&’'-]{2,16} ){0,5}?(?:students|interns|undergraduates|postdocs|trainees|"
    r"theses))\b"
)


def _is_label(line: Line) -> bool:
    """True for a line that says what the people below it are, or where they were."""
    text = line.text.strip(" :")
    return (
        not find_dates(text)
        and len(text) < 80
        and (
            RELATION.search(text) is not None
            or is_place(text)
            or bool(find_organizations(text))
            or shape_rank(text) > 0
        )
    )
