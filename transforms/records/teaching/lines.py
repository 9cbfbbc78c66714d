"""Teaching read line by line: lines that say role, organisation or term hold for the courses below them.

Consumes the entries of a section's list; produces one course a line, for lists whose entries read badly.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title
from transforms.headings.wording import Named, named
from transforms.model import Line
from transforms.parsed import Teaching
from transforms.records.lists.items import Item
from transforms.records.lists.looks import CODE, holds_code, is_acronym, is_organization, is_place
from transforms.records.lists.periods import Period, first_given, merged, period
from transforms.records.plain.teaching import courses_in
from transforms.records.teaching.above import told_above
from transforms.records.teaching.after_dash import told_apart_by_dash
from transforms.records.teaching.asides import without_asides
from transforms.records.teaching.columns import Row, is_hours, rows_in
from transforms.records.teaching.course import Course, describes, is_programme, is_sessions, within
from transforms.records.teaching.even_heads import below_even_heads
from transforms.records.teaching.lists import is_level_line
from transforms.records.teaching.lone_roles import with_lone_roles
from transforms.records.teaching.over_roles import below_roles, course_over_role
from transforms.records.teaching.roles import role_phrase, school_over
from transforms.records.teaching.styled_tails import without_tails
from transforms.records.teaching.teaching import listed_on, read_course, record_of
from transforms.records.teaching.terms import with_terms
from transforms.records.teaching.titled_entries import are_titled
from transforms.records.teaching.told_posts import told_below_posts

_TALKS = re.compile(  # the words above a list
    r"^(?:I|We) [a-z]{2,}(?:[’']t)? |^J(?:e |['’](?:ai|y|enseigne)\b)"
    r"|\bI(?:[’']m|[’']ve| am| have| teach| taught| currently| also)\b"
)
_GLOSSARY = re.compile(r"(?:[A-Z][A-Z\d]{1,6} ?[:=] ?[^;:=\t]{4,80}(?:; ?|\.?$)){2,20}")  # "UHX: University of X; ..."
_LONGEST = 14  # words of a course
_GOOD = 1.0
_LEEWAY = 0.1


def teaching_in(items: Sequence[Item]) -> Iterator[Teaching]:
    """The courses of a section's entries; line by line where that fits better, on average and in all."""
    if rows := rows_in(items):
        yield from (record_of(row.item, _placed(row)) for row in rows)
        items = [item for item in items if not (is_hours(item.lines[0]) or any(row.item is item for row in rows))]
    for apart in (below_even_heads, told_below_posts):
        found, items = apart(items)
        yield from found
    items, roles = without_tails(with_lone_roles(items))
    items = below_roles(without_asides(items))
    items = _below_titles(_with_sessions([item for item in items if not _GLOSSARY.fullmatch(item.text)]))
    items = list(map(_below_level, (item for item in items if len(item.lines) > 1 or not is_level_line(item.text))))
    usual = [record for item in items for record in courses_in(item) if record.course]
    best = _mean(usual)
    if (
        usual
        and (best < _GOOD or any(map(_is_crowded, items)))
        and not (all(map(_is_whole, items)) or are_titled(items))
    ):
        other = [record for record in _by_lines(items) if record.course]
        if _mean(other) > best - _LEEWAY and sum(map(_looks, other)) > sum(map(_looks, usual)):
            usual = other
    usual = told_apart_by_dash(_without_told(_without_shared_end(usual)), items)
    for record in usual:
        if role := roles.get(record.evidence.line_start):
            record.role = record.role or role
        if not (_TALKS.search(record.course) or _is_other(record.course)):
            yield record


def _below_level(item: Item) -> Item:
    """The item; a dated course without the level in front that heads it and those below: "Graduate"."""
    is_headed = len(item.head) > 1 and not item.head[0].bullet and is_level_line(item.head[0].text)
    return replace(item, head=item.head[1:]) if is_headed and find_dates(item.head[1].text) else item


def _without_shared_end(records: list[Teaching]) -> list[Teaching]:
    """The records without the phrase in which nearly all their courses end: "Wool, Textiles", "Looms, Textiles".

    Letters that all end in are a school's, which the section nowhere spells out: "Looms, KVT-LA".
    """
    courses = {record.course for record in records}
    ends = [course.rpartition(", ")[2] for course in courses if ", " in course]
    if len(ends) < _SHARED:
        return records
    end, count = Counter(ends).most_common(1)[0]
    if count < _SHARED or count < _NEARLY * len(courses):
        return records
    school = end if is_acronym(end) and end.isupper() and not find_degrees(end) else None
    return [
        record.model_copy(
            update={
                "course": record.course.removesuffix(f", {end}"),
                "organization": record.organization or (school if record.course.endswith(f", {end}") else None),
            }
        )
        for record in records
    ]


_SHARED, _NEARLY = 3, 0.6


def _without_told(records: list[Teaching]) -> list[Teaching]:
    """The records without words about a course beside those that say where or when it was taught."""
    bare = [not (record.role or record.organization or record.start) for record in records]
    if 2 * sum(bare) > len(records):
        return records
    return [
        record
        for record, alone in zip(records, bare, strict=True)
        if not (alone and (describes(record.course) or _is_sentence(record.course + ".")))
    ]


def _is_sentence(text: str) -> bool:
    """True for a long line that ends in a stop and holds mostly small words."""
    words = text.split()
    small = sum(word[0].islower() for word in words)
    return text[-1] == "." and len(words) > _SENTENCE and small > _NEARLY * len(words)


_SENTENCE = 8  # words


def _with_sessions(items: Sequence[Item]) -> list[Item]:
    """The items; one that only says how a course was taught goes on with the one before: "Lab classes"."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if last and item.head and last.above == item.above and is_sessions(item.text) and not item.details:
            found[-1] = replace(last, head=(*last.head, *item.head))
        else:
            found.append(item)
    return found


def _below_titles(items: Sequence[Item]) -> list[Item]:
    """The entries; where dated roles stand over courses, those below other dated titles without them: "Loom Aide"."""
    alone = [_title_alone(item) for item in items]
    if not any(title and role_phrase(title) for title in alone):
        return list(items)
    return [
        replace(
            item, head=item.head[1:], when_above=first_given(period(find_dates(item.head[0].text)), item.when_above)
        )
        if title and not role_phrase(title) and is_title(title)
        else item
        for item, title in zip(items, alone, strict=True)
    ]


def _title_alone(item: Item) -> str:
    """What stands with nothing but its date on the first of several lines; "" where more stands there."""
    first = item.head[0].text if len(item.head) > 1 else ""
    stated = without_dates(first, find_dates(first)).strip() if first else ""
    return stated if stated != first and not any(mark in stated for mark in ",:(") else ""


def _placed(row: Row) -> Course:
    """The course of a row, in what its heading says of it."""
    role, organization = told_above(row.item)
    first = row.item.lines[0]
    if not organization and first.heading and first is not row.line:
        organization = school_over(first.text)  # over a single course
    return within(row.course, Course("", role, organization, Period()))


def _is_other(course: str) -> bool:
    """True for a heading of what is no course ("Miscellaneous"), a note, and a sum ("Eleven years of lectures")."""
    return course[0] == "(" or named(course) == Named(("other",), whole=True) or _SUM.match(course) is not None


_SUM = re.compile(
    r"(?:over |more than |about )?[\w+-]{1,12} (?:years|semesters|hours) of\b|(?:over|more than|about) \d"
    r"|[^,:]{0,60} over (?:\d\d? |the past |the last |many )(?:[\w-]+ )?(?:years|semesters|terms)\b",
    re.IGNORECASE,
)


def _is_crowded(item: Item) -> bool:
    """True for an entry with several lines that each begin with a code or hold a date."""
    return sum(CODE.match(line.text) is not None or bool(find_dates(line.text)) for line in item.lines) > 1


def _is_whole(item: Item) -> bool:
    """True for a course over the role in which it was taught and its dates: more below only tells about it.

    The dates may stand beside the course, and where it was taught between it and the role.
    """
    if len(item.head) < _PAIR:
        return False
    if find_dates(item.head[0].text):
        return _says_as_what(item)
    if course_over_role(tuple(map(with_terms, item.head))):
        return True
    below = item.head[1].text
    stated = without_dates(below, find_dates(below)).strip(" \t,.()")
    return stated != below and role_phrase(stated) is not None


def _says_as_what(item: Item) -> bool:
    """True where the last line, of those below the course and its dates, says as what it was taught."""
    below = [line.text for line in item.head[1:] if not is_level_line(line.text)]
    last = below[-1].rpartition(", ")[2] if below else ""
    is_alone = "\t" in item.head[0].text and not any(map(find_dates, below))
    return is_alone and bool(last) and role_phrase(last) == last


_PAIR = 2


def _by_lines(items: Sequence[Item]) -> Iterator[Teaching]:
    context = Course("", None, None, Period())
    above: object = None
    over = False
    for item in items:
        if item.above != above or above is None or over or item.lines[0].heading:
            context, above = Course("", *told_above(item), Period()), item.above
        over = bool(item.details) and item.head[-1].text[-1] == ":"  # what heads a list ends with it
        found: list[Course] = []
        for line in item.lines:
            context = _next(line, context, found)
        for course in found:
            yield record_of(item, course)


def _next(line: Line, context: Course, found: list[Course]) -> Course:  # noqa: PLR0911 - one line, one reading
    """The context below a line; courses that it states are put to those found."""
    if is_level_line(line.text):
        return context
    if found and is_sessions(line.text):
        found[-1] = within(found[-1], _NOTHING._replace(role=line.text.strip(" .")))
        return context
    if several := listed_on(with_terms(line), context):
        found += several
        return context
    own = read_course([line])
    if line.heading and own.organization and own.when == Period() and line.text.startswith(own.organization):
        return _NOTHING._replace(role=own.role, organization=own.organization)
    if found and is_programme(own.course):
        found[-1] = found[-1]._replace(when=merged([found[-1].when, own.when]))
        return context
    if not own.course:
        return _told_between(own, context, found)
    if own._replace(course="") == _NOTHING and is_organization(own.course):
        return _NOTHING._replace(organization=own.course)
    if line.text.endswith(":"):
        return context._replace(role=own.role or context.role, organization=own.organization or context.organization)
    told = (describes(line.text) or _is_sentence(line.text)) and not (own.role and line.text.startswith(own.role))
    if not (told or len(own.course.split()) > _LONGEST or line.text[0].islower()):
        found.append(within(own, context))
    return context


def _told_between(own: Course, context: Course, found: list[Course]) -> Course:
    """The context below a line without a course: it tells of a course above that says little, else of those below."""
    last = found[-1] if found else None
    if last and last.when == Period() and own == _NOTHING._replace(when=own.when):
        found[-1] = last._replace(when=own.when)
        return context
    if last and not (last.role or last.organization):
        found[-1] = within(last, own)
        return context
    return own if own != _NOTHING else context


_NOTHING = Course("", None, None, Period())


def _mean(records: Sequence[Teaching]) -> float:
    """How much the records look like courses, on average."""
    return sum(map(_looks, records)) / len(records) if records else -1.0


def _looks(record: Teaching) -> float:
    course = record.course
    wrong: tuple[Callable[[str], object], ...] = (_names_body, is_place, role_phrase, is_level_line)
    score = 0.5 - sum(bool(test(course)) for test in wrong)
    score += 0.3 * bool(record.organization) + 0.1 * bool(record.role) + 0.3 * bool(record.start)
    score -= 0.7 * (len(CODE.findall(course)) > 1) + 0.7 * (len(course.split()) > _LONGEST)
    return score - 0.5 * (course[0].islower() or describes(course))


def _names_body(course: str) -> bool:
    return is_organization(course) and not holds_code(course)
