"""Taught: courses that sentences and labels of other sections name. Consumes sections; produces `Teaching`.

Forms read: "Courses taught: A, B, C", "Current teaching: A and B (2025 Fall)", "taught courses including A, B and C",
"Teaching assistant for" over a list of courses, "at the X, where I teach A, B and C". Where and when is what the words
say, else what the position does that they stand below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates
from transforms.evidence import of_lines
from transforms.lines.runs import runs
from transforms.model import Context, Line, Section
from transforms.names.people import fold
from transforms.parsed import Evidence, Position, Record, Teaching
from transforms.records.lists.looks import is_titled, outside_brackets, tongues
from transforms.records.lists.periods import Period, first_given, period
from transforms.records.lists.pieces import phrases, unquoted
from transforms.records.lists.prose import LONGEST, Sentence, sentences
from transforms.records.teaching.coded_below import coded_below
from transforms.records.teaching.lists import is_course, names_courses
from transforms.records.teaching.roles import organization_in, role_phrase
from transforms.records.teaching.teaching import read_course
from transforms.text.patterns import SEASON, without_front
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_CONFIDENCE = 0.6
_HINTS = ("each", "aught", "ourses", "odules", "isciplines", "TA", "ssistant", "nstructor", "ecture", "utor")
_VERB = re.compile(
    r"\b(?:(?:[Cc]o-?)?(?:(?:(?<!of )(?<!for )T|t)each"  # "Division of Teaching Quality" is none
    r"(?:es|ing(?!\s(?:[Aa]ssist|[Ff]ellow|[Aa]ssociate|Award|Prize|Medal|Excellence|Innovation|(?:and|&)\sLearning)))?"
    # "teach in the Liberal Arts program" names no course
    r"(?! (?:in|within) the [^,.;()]{3,60} (?:[Pp]rogram(?:me)?|[Dd]epartment|[Ss]chool|[Ff]aculty|[Dd]ivision)s?\b)"
    r"|[Tt]aught|[Ll]ectured (?:on|in)"
    r"|[Tt]utored|[Rr]esponsible for(?= (?:the )?(?:[a-z]+ )?(?:courses|disciplines|subjects|modules)\b))"
    r"|(?P<role>(?:(?:[Gg]raduate|[Uu]ndergraduate|[Hh]ead|[Ll]ead|[Ll]ab|[Cc]ourse|[Gg]uest)\s)?"
    r"(?:[Tt]eaching [Aa]ssistant|[Tt]eaching [Ff]ellow|TA|[Ii]nstructor(?: of [Rr]ecord)?"
    r"|[Tt]utor|[Ll]ecturer|[Gg]rader))"
    r"\sfor)(?:\s+(?P<rest>.+)|:?$)"
)
_LEAD = re.compile(
    rf"(?:(?:{any_of('entry_words', 'teaching', 'leads')})\b[\s,:]+)+",
    re.IGNORECASE,
)
_PLACED = re.compile(  # "several courses at Globex University, including"
    r"(?:[\w’'-]{1,20} ){0,6}?(?:courses?|class(?:es)?|modules?) at (?:the )?(?P<where>[A-Z][^:;()]{2,60}?)"
    r"(?:,? (?:including|such as|namely|like)|:) (?P<list>[A-Z].+)"
)
_NAMED = re.compile(
    r"\b(?:Advanced|Introductory|Topics|Core|First|Second|Third|Lectures?|Seminars?) "
)  # begins a title
_COURSES = re.compile(r"(?i)\b(?:courses?|class(?:es)?|modules?|subjects?|disciplines?|such as|including|namely)\b")
_ENDS = re.compile(
    r"(?<!well)\s(?:at|where|while|since|during|who|which|as(?! well as)|alongside)\s"
    r"|\s(?:with|under|by)\s(?=Profs?\b|Professors?\b|Drs?\b)|\s(?:to|for|in|with|by|from)\s(?=[a-z\d])"
    rf"|\sin\s(?={SEASON}\b)|\.\s|;\s"
)
_AT = re.compile(r"\s(?:at|in) (?:the )?(?P<where>[A-Z][^,;()]{2,60})")
_FRONT = re.compile(r"\b[Aa]t (?:the )?(?P<where>[A-Z][^,;()]{2,60}), $")
_BEFORE_DATE = re.compile(r"(?:,|\s(?:in|during|for|from|since|between)(?: the)?)?\s*$")
_NOTED = re.compile(r"\) (?:and|&) (?=[A-Z\d“\"])")
_A_COURSE = (  # "a graduate seminar on "
    r"(?:(?:an?|the|my|our) )?(?:[\w’'-]{2,20} ){0,3}?(?:course|class|seminar|module|lecture|workshop)(?:e?s)? "
    r"(?:in|on|about) (?:the )?(?=[A-Z“\"])"
)
_OWN = re.compile(rf"(?:(?:and|as well as) )?{_A_COURSE}")
_LED = re.compile(rf"(?:and|as well as) (?:{_A_COURSE})?|{_A_COURSE}")
_ANOTHER = re.compile(rf",? (?:and|&|as well as) {_A_COURSE}")
_LAST = re.compile(r",?\s(?:and|&)\s(?=[A-Z“\"])")
_NOUN = re.compile(r"(?<=\w) (?:courses|classes|modules)$")
_LONGEST, _LEAST, _PAIR = 9, 2, 2  # words


class _Told(NamedTuple):
    """The courses of a text, the role and the place that it states for them, its dates, and whether it tells of now."""

    courses: tuple[tuple[str, Period], ...]
    role: str | None = None
    organization: str | None = None
    when: Period = Period()
    now: bool = False


def taught_below(section: Section, context: Context, held: Sequence[Record]) -> Iterator[Teaching]:
    """The courses that a section of positions tells of, and those that lists below "Teaching assistant for" name."""
    for course, when, lines in coded_below(section, context):
        post = _post_above(held, of_lines(lines))
        told = _Told(((course, when),), role_phrase(post.title) if post else None)
        yield from _records(told, post, of_lines(lines), context)
    text = "\n".join([line.text for line in section.lines])
    if not holds_one(text, _HINTS):
        return
    for told, lines in (*_told(section), *_listed(section.lines)):
        evidence = of_lines(lines)
        yield from _records(told, _post_above(held, evidence), evidence, context)


def _post_above(held: Sequence[Record], evidence: Evidence) -> Position | None:
    above = [one for one in held if isinstance(one, Position) and one.evidence.line_start <= evidence.line_start]
    return above[-1] if above else None


def taught_in(section: Section, context: Context, held: Sequence[Record]) -> Iterator[Teaching]:
    """The courses that the sentences of a bio tell of, where the document has no section of teaching."""
    if [1 for other in context.sections if other.kind == "teaching" and other.lines]:
        return
    for told, lines in _told(section):
        evidence = of_lines(lines)
        same = [one for one in held if isinstance(one, Position) and one.evidence.line_start <= evidence.line_end]
        held_now = [one for one in same if one.current] if told.now else same
        yield from _records(told, held_now[-1] if held_now else None, evidence, context)


def taught_by(sentence: Sentence) -> Iterator[Teaching]:
    """The courses that a sentence below a heading of teaching tells of."""
    for told in told_by(sentence.text):
        for course, when in told.courses:
            yield _teaching(course, told, None, first_given(when, told.when), sentence.evidence)


def _records(told: _Told, position: Position | None, evidence: Evidence, context: Context) -> Iterator[Teaching]:
    """A record for each course that no section of teaching lists; none where the owner's name stands among them."""
    if context.owner and fold(context.owner) in (fold(course) for course, _ in told.courses):
        return  # "Teaching Robots to Fold Ada Vale, Bo Orr" is cited
    listed = " ".join(
        fold(line.text) for section in context.sections if section.kind == "teaching" for line in section.lines
    )
    around = Period(position.start, position.end, position.current) if position else Period()
    when = first_given(told.when, around if not told.organization else Period())
    for course, own in told.courses:
        if fold(course) not in listed:
            yield _teaching(course, told, position, first_given(own, when), evidence)


def _teaching(course: str, told: _Told, position: Position | None, when: Period, evidence: Evidence) -> Teaching:
    return Teaching(
        course=course,
        role=told.role,
        organization=told.organization or (position.organization if position else None),
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=evidence,
        confidence=_CONFIDENCE,
    )


def _told(section: Section) -> Iterator[tuple[_Told, tuple[Line, ...]]]:
    for sentence in sentences(section):
        text = sentence.text
        if len(text) > LONGEST or not holds_one(text, _HINTS):
            continue
        yield from ((told, sentence.lines) for told in told_by(text))


def told_by(text: str) -> Iterator[_Told]:
    """The courses that a sentence or a labelled line names, clause by clause."""
    is_dated = "20" in text or "19" in text
    found = (_told_in(_IN_TERM.sub(r" (\1)", clause) if is_dated else clause) for clause in _CLAUSE.split(text))
    yield from (told for told in found if told.courses)


_CLAUSE = re.compile(r",? and (?=(?:[Ii]n|[Aa]t) [^,]{2,40}[ ,]I |I )|; (?=[a-z]+ |I )")
_IN_TERM = re.compile(rf"\s(?:in|during) (?:the )?((?:{SEASON}(?: of)? )?(?:19|20)\d\d)(?=[,;]| and (?=[A-Z\d]))")


def _told_in(text: str) -> _Told:
    label, colon, rest = text.partition(":")
    if colon and rest[:1] == " " and (names_courses(label) or _assists(label)):
        courses = _courses(rest.strip(), labelled=True)
        if courses:
            return _Told(courses, role_phrase(label), None, _common(courses, rest))
    for match in _VERB.finditer(text) if not _TITLED.match(text) else ():
        if match["rest"] and (told := _after_verb(match)).courses:
            front = _place(_FRONT.search(text[: match.start()].rpartition(" I ")[0] + " "))
            return told if told.organization else told._replace(organization=front)
    return _Told(())


_TITLED = re.compile(
    r"(?:Project|Paper|Topic|Thesis|Title|Theme)(?: \d{1,2})?: Teaching "
)  # what is taught are no people


def _assists(label: str) -> bool:
    return role_phrase(label) is not None and _VERB.match(f"{label} for x") is not None


def _after_verb(match: re.Match[str]) -> _Told:
    """The courses behind a verb or a role: in title case, and most of several words where nothing says "courses"."""
    rest = match["rest"]
    if placed := _PLACED.match(rest):
        where = organization_in(placed["where"])
        courses = _courses(placed["list"], labelled=False) if where else ()
        return _Told(courses, match["role"], where, _common(courses, match.string))
    lead = _LEAD.match(rest)
    named = _NAMED.search(lead[0]) if lead else None
    body = rest[named.start() if named else lead.end() :] if lead else rest
    end = _ENDS.search(_BRACKETED.sub(_hidden, body) if "(" in body else body)
    courses = _courses(body[: end.start()] if end else body, labelled=False)
    sure = match["role"] or (lead and _COURSES.search(lead[0]))
    if not sure and 2 * sum(" " in course for course, _ in courses) < max(len(courses), _LEAST):
        return _Told(())
    where = _place(_AT.match(body, end.start())) if end else None
    return _Told(courses, match["role"], where, _common(courses, match.string), _TEACHES.match(match[0]) is not None)


def _hidden(bracket: re.Match[str]) -> str:
    """Signs of the same length for a bracket: "Looms (a course for weavers)" goes on behind it."""
    return "_" * len(bracket[0])


_TEACHES = re.compile(r"(?:[Cc]o-?)?[Tt]each(?:es)?\b")


def _place(found: re.Match[str] | None) -> str | None:
    """The school of a phrase that may go on with the term: "at Globex University in Fall 2016"."""
    where = found["where"] if found else ""
    dates = find_dates(where)
    return organization_in(_BEFORE_DATE.sub("", where[: dates[0].span.start]) if dates else where) if where else None


def _common(courses: tuple[tuple[str, Period], ...], text: str) -> Period:
    """The dates that hold for all courses: those of the text, unless some of the courses have their own."""
    own = [when != Period() for _, when in courses]
    return Period() if sum(own) > 1 or (any(own) and not own[-1]) else period(find_dates(text))


def _courses(text: str, *, labelled: bool) -> tuple[tuple[str, Period], ...]:
    """The courses of a list up to the first phrase that can be none."""
    parts = phrases(_NOTED.sub("), ", text.strip(" .")), ",;")
    if not labelled and parts:
        behind = _ANOTHER.split(parts.pop())
        several = parts and len(behind) == 1 and not _OWN.match(behind[0])
        for piece in behind:
            last = _LAST.split(piece, maxsplit=1)
            parts += last if several or all(" " in outside_brackets(part).strip() for part in last) else [piece]
    found: list[tuple[str, Period]] = []
    for part in parts:
        part = without_front(_LED, part)  # noqa: PLW2901 - the last of a list
        dates = find_dates(part)
        bare = _NOUN.sub("", unquoted(outside_brackets(without_dates(part, dates)).strip(" .,:*")))
        if not bare or not is_course(bare) or not is_titled(bare) or len(bare.split()) > _LONGEST:
            break
        if bare.split(" in ")[0].casefold() in tongues():
            break  # "English in Japan"
        found.append((bare, period(dates)))
    return tuple(found)


def _listed(lines: Sequence[Line]) -> Iterator[tuple[_Told, tuple[Line, ...]]]:
    """The courses of a deeper list below a line that ends in whom or what the owner taught."""
    for at, line in enumerate(lines[:-1]):
        if not holds_one(line.text, _HINTS) or not lines[at + 1].bullet:
            continue
        verb = _VERB.search(line.text)
        if not (verb and not verb["rest"]) and not names_courses(line.text.rstrip(":").rpartition(". ")[2]):
            continue
        below = [line]
        for one in lines[at + 1 :]:
            if one.heading or (one.indent <= line.indent and (line.bullet or not one.bullet)):
                break
            below.append(one)
        courses = [course for item in runs(below[1:], attrgetter("bullet")) for course in _of_item(item)]
        if courses and all(courses):
            yield _Told(tuple((course, Period()) for course in courses), verb["role"] if verb else None), tuple(below)


def _of_item(lines: Sequence[Line]) -> Iterator[str]:
    """The courses of an item: what stands in quotes, what a label lists ("Dyes: Blue, Red and Green"), else its own."""
    text = " ".join(line.text for line in lines)
    label, _, rest = text.partition(": ")
    parts = phrases(_BRACKETED.sub("", rest).strip(" ."), ",;") if rest and len(label.split()) <= _PAIR else []
    listed = [part for part in parts if part[0].isupper() and is_course(part) and len(part.split()) <= _LONGEST]
    if titles := [title.strip(" ,.") for title in _TITLE.findall(text)]:
        yield from titles
    elif len(listed) >= _PAIR:
        yield from listed
    else:
        yield read_course(lines[:1]).course or ""


_BRACKETED = re.compile(r" \([^()]{1,80}\)")
_TITLE = re.compile(r"[“\"]([A-Z][^“”\"]{2,80})[”\"]")
