"""Courses told in a sentence: "Teaching assistant for the “Knots” course at Globex", "Taught a seminar on Looms".

Consumes a line of a teaching section; produces the course that its first sentence names. The title is what quotation
marks or a link set off, or what stands behind "seminar on"; a short label in a column before it may say where.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import canonical
from transforms.model import Line
from transforms.records.lists.looks import is_organization, is_titled
from transforms.records.lists.periods import period
from transforms.records.teaching.course import Course
from transforms.records.teaching.roles import organization_in, placed_role, role_phrase
from transforms.text.words import holds_one

_NOUN = r"(?:course|class|seminar|module|lectures?(?: course| series)?|workshop|bootcamp|tutorial|lab)"
_SERVED = re.compile(
    r"(?:(?:I )?(?:was|served as|worked as) (?:an? |the )?)?(?P<role>\S+(?: \S+){0,3}?) (?:for|in|of|on) "
)
_TAUGHT = re.compile(
    r"(?:I (?:have )?)?(?:[Cc]o-?)?(?:(?:[Dd]esigned|[Dd]eveloped|[Cc]reated|[Pp]repared|[Oo]rgani[sz]ed)(?:,? and| &)"
    r" (?:co-?)?)?(?:[Tt]aught|[Dd]elivered|[Gg]ave|[Ll]ed|[Rr]an|[Ll]ectured|[Ii]nstructed) "
)
_NAMED = re.compile(
    rf"(?:(?:the|an?|my|our|[\w.’'-]{{2,14}}) ){{1,5}}?{_NOUN} (?:on|about|called|titled|entitled) "
    r"(?P<title>[A-Z][^,.;:()“”\"]{3,80}?)(?= (?:at|for|on|to|in) |[,.;:(]|$)"
)
_OF_COURSE = re.compile(
    r"(?:the |an? )?(?:[a-z]{3,14} )?course (?:of |on |in )?(?P<title>[A-Z][^,.;:()“”\"]{2,80}?)"
    r"(?= (?:that|which|held|taught|given|led|by|at|for)\b|[,.;:(]|$)"
)
_UNIT = (
    r"(?: (?:for|in) (?:the )?(?:[A-Z][\w& -]{2,40} (?:Department|Program)"
    r"|(?:Department|School|Faculty) of [A-Z][\w& -]{2,40}))?"
)
_WHERE = re.compile(
    rf"[”\"]?,?(?: {_NOUN})?(?: \([^()]{{1,30}}\))?{_UNIT} (?P<by>at|on) (?:the )?"
    r"(?P<where>[A-Z][^,.;:()]{1,60}?)(?=[,.;:(]| in | for |$)"
)
_QUOTED = re.compile(r"[“\"]([^“”\"]{3,100}?),?[”\"]")
_LABEL = 30  # characters of a label
_WORDS = 9  # of a sentence


def told_course(line: Line) -> Course | None:
    """The course that a sentence tells of; None for lines of another form."""
    start = _sentence(line.text)
    text = line.text
    if not holds_one(text, _HINTS):
        return None
    served = _SERVED.match(text, start)
    role = role_phrase(served["role"]) if served else None
    begun = served if role or (served and _ACTIVITY.fullmatch(served["role"])) else _TAUGHT.match(text, start)
    if begun is None:
        return None
    found = next(_titles(line, begun.end()), None)
    if found is None or text.count(" ", start) < _LEAST:
        return None
    title, end = found
    where = _WHERE.match(text, end)
    place = where["where"].strip() if where else ""
    known = place and ((where and where["by"] == "on") or is_organization(place) or is_titled(place))
    organization = place if known else (_labelled(text[:start].strip()) if start else None) or _at_end(text, end)
    return Course(title, role, organization or None, period(find_dates(text)))


_ACTIVITY = re.compile(r"(?:Tutoring|Teaching|Lecturing|Exercise)(?: (?:activit(?:y|ies)|support|classes|sessions))?")


def _at_end(text: str, end: int) -> str | None:
    """The school behind what else is said of the course: ", taught by Otto Vale for weavers at the Globex School"."""
    found = _AT_SCHOOL.search(text, end)
    return found["where"].strip() if found and is_organization(found["where"].strip()) else None


_AT_SCHOOL = re.compile(r"[a-zA-Z)\d] at (?:the )?(?P<where>[A-Z][^,.;:()]{3,60})")
_HINTS = (" for ", " on ", " in ", "aught ", "ave ", "ed ", " of ")
_LEAST = 4  # blanks of a sentence


def _sentence(text: str) -> int:
    """Where the sentence begins: behind a short label in a column of its own."""
    label, tab, rest = text.partition("\t")
    return len(label) + 1 if tab and len(label) <= _LABEL and "\t" not in rest else 0


def _titles(line: Line, at: int) -> Iterator[tuple[str, int]]:
    """What may be the title behind the words that begin the sentence, and where it ends."""
    text = line.text
    quoted = _QUOTED.search(text, at)
    if quoted and _leads(text[at : quoted.start()]):
        yield quoted[1].strip(" ,."), quoted.end()
    for link in line.links:
        if link.start >= at and _leads(text[at : link.start]) and text[link.start : link.start + 1].isupper():
            yield text[link.start : link.end].strip(" ,."), link.end
    for span in line.italic[:1]:
        if span.start >= at and _leads(text[at : span.start]) and text[span.start : span.start + 1].isupper():
            yield text[span.start : span.end].strip(" ,."), span.end
    if named := _NAMED.match(text, at) or _OF_COURSE.match(text, at):
        yield named["title"], named.end("title")


def _leads(words: str) -> bool:
    """True for the words between "taught" and a title set off: "the BSc class", "a graduate seminar on"."""
    found = words.split()
    return len(found) <= _WORDS and not any(mark in words for mark in ",.;:(") and not _AT.search(words)


_AT = re.compile(r"\S \b(?:at|with|by) (?:the )?$")  # what follows says where, or with whom


def _labelled(label: str) -> str | None:
    """The school that a label names, beside a role or a noun: "EPFL TA", "Globex University seminar"."""
    if placed := placed_role(label):
        return placed[1]
    first = label.split(" ", maxsplit=1)[0]
    return organization_in(label) or (first if canonical(first) or is_organization(first) else None)


def behind_teacher(text: str) -> str | None:
    """The school behind the one who gave the course: "Looms, taught by Prof. Ada Quill at Globex University"."""
    teacher = _TEACHER.search(text) if " at " in text else None
    return organization_in(teacher["where"]) if teacher else None


_TEACHER = re.compile(
    r"\b(?:by|with|under|for) (?:Prof\b|Professor|Dr\b)[^,;:()]{3,60}? at (?:the )?(?P<where>[A-Z][^,;:()]{3,60})"
)
