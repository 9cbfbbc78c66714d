"""Positions among teaching: entries that state a role and an employer, and no course. Consumes `Item`s."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.organizations import is_unit, shape_rank
from transforms.entities.titles import is_title
from transforms.evidence import of_lines
from transforms.headings.wording import Named, named
from transforms.model import Line
from transforms.parsed import Position
from transforms.records.career.labels import Piece
from transforms.records.career.pieces import CareerLine, career_lines
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_organization
from transforms.records.lists.periods import first_given, period
from transforms.records.teaching.course import describes
from transforms.records.teaching.lists import course_in_role
from transforms.vocabulary import any_of

_ROLE = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'teaching', 'roles')})s?\b")
_ASSISTS = re.compile(r"(?i)\b(?:assistant|tutor|demonstrator|grader|TA|GTA)s?\b")
_GUEST = re.compile(r"(?i)\b(?:guest|occasional)\b")
_SURE, _MOST, _LONGEST = 2, 6, 160
_OF_COURSE = frozenset(("for", "in", "of", "on", ":"))  # "TA for Operating Systems"
_RANK = re.compile(r"(?i)(?:\w+ ){0,2}professor\b")  # whatever of: no course is meant
_EVENT = re.compile(r"(?i)\b(?:summer|winter|spring|autumn) school\b|\bworkshop\b|\bboot ?camp\b")
_QUOTED = re.compile(r"[“\"][^“”\"]{3,}[”\"]")
_PLAIN = frozenset(("title", "org", "unit", "place"))


def held_in(items: Sequence[Item]) -> dict[int, Position]:
    """The positions of entries such as "Teaching Assistant, X University, 2015-2018", by the entry's place.

    Beside one of a known employer stand others whose employer nobody knows. Among courses only assistants count: who is
    "Instructor, Summer School, X University" teaches there.
    """
    found = {i: position for i, item in enumerate(items) if (position := _held(item, sure=True))}
    if not found:
        return {}
    more = {i: position for i, item in enumerate(items) if i not in found and (position := _held(item))}
    if 2 * len(found | more) > len(items):
        return found | more
    return {i: one for i, one in found.items() if _ASSISTS.search(one.title) and not _names_course(one)}


def _names_course(position: Position) -> bool:
    """True where the title or the "unit" holds a course, among other courses: "Looms I. Grader", "Macroeconomics".

    So do the words behind the teacher who was assisted, which look like one more name: "TA to Prof. Dow, Slow Felting".
    """
    unit = position.unit or ""
    is_in_title = ". " in position.title or len(position.supervisors) > 1
    return _is_practical(position) or is_in_title or (unit != "" and not any(map(is_unit, unit.split(", "))))


def _is_practical(position: Position) -> bool:
    """True where the "unit" is a course, among other courses: "Teaching Assistant, Organic Chemistry Laboratory"."""
    return _PRACTICAL.search(position.unit or "") is not None and "esearch" not in position.title


_PRACTICAL = re.compile(r"(?i)\blab(?:oratory|s)?(?: [IVX\d]{1,3})?$")


def headed_by(items: Sequence[Item]) -> Iterator[Position]:
    """The positions that head courses: dated titles below their employer's heading ("Lecturer in Dyes, 2007-2011").

    Behind a period and a title, the courses may follow on the line: "2019–2021<tab>Lecturer – Dyes, Fibres".
    """
    for item in items:
        if item.details and not item.entry.parent:
            yield from _beside_employer(item, [*_schools_over(item), *item.head])
        if len(item.head) != 1 or len(item.entry.parent) != 1:
            continue
        (line,), (above,) = career_lines(item.head), career_lines(item.entry.parent)
        titles, employers = line.having("title"), [piece for piece in above.pieces if piece.label in ("org", "unknown")]
        is_headed = item.head[0].heading or item.entry.parent[0].heading
        if not titles or titles[0].degree is not None or not line.dates or not employers:
            continue
        if (is_headed and len(line.pieces) == 1) or (
            _is_held(line, titles[0])
            and (is_headed or employers[0].strength >= _SURE or shape_rank(above.line.text) > 1)
        ):
            yield _position(titles[0].text, employers[0].text, [line, above], item)


_POST_AND_PLACE = 2  # lines


def _schools_over(item: Item) -> list[Line]:
    """The subheading that names the school of an entry, where its section has one for each school."""
    entry = item.entry
    return [line for line in entry.section.lines if line.number in entry.section.subheads and line.text == entry.group]


def _beside_employer(item: Item, lines: Sequence[Line]) -> Iterator[Position]:
    """The post of a title with its period on one line and its employer on another, over courses in bullets."""
    if len(lines) != _POST_AND_PLACE:
        return
    post, place = sorted(career_lines(lines), key=lambda line: not line.dates)
    if place.dates or not any(date.is_range for date in post.dates) or not item.details[0].bullet:
        return
    if len(post.pieces) != 1 or post.pieces[0].label != "title" or post.pieces[0].degree is not None:
        return
    first, *rest = place.pieces or (post.pieces[0],)
    is_sure = first.strength >= _SURE or any(piece.label == "place" for piece in rest)
    if first.label == "org" and is_sure and all(piece.label in _PLAIN for piece in rest):
        yield _position(post.pieces[0].text, first.text, [post, place], item)


def _is_held(line: CareerLine, title: Piece) -> bool:
    """True for a title right behind its period, perhaps with courses behind a dash."""
    first = line.dates[0]
    if not first.is_range or first.span.start or line.pieces[0] is not title:
        return False
    behind = line.line.text[line.line.text.find(title.text) + len(title.text) :].strip()
    return not behind or behind[0] in ("–—-" if _ASSISTS.search(title.text) else "–—-:")  # "Tutor: Slow Looms"


def _held(item: Item, *, sure: bool = False) -> Position | None:
    dated = len(item.head) > 1 and is_date(item.head[0].text.rstrip(" :"))  # its period stands over it
    first = item.head[dated].text if item.head else ""
    if len(first) > _LONGEST or not _ROLE.search(first) or _GUEST.search(first) or item.entry.group:
        return None
    if item.entry.parent or _at_event(item) or (has_courses(item) and not _is_under_posts(item)):
        return None
    told = next((i for i, line in enumerate(item.head) if i and _tells(line.text)), len(item.head))
    if any(not _tells(line.text) for line in item.head[told:]):
        return None
    lines = career_lines(item.head[:told])
    pieces = [piece for line in lines for piece in line.pieces]
    if sum(piece.label == "title" for piece in pieces) != 1:
        return None
    title = next(piece for piece in pieces if piece.label == "title")
    words = title.text.split()
    if (
        title.degree
        or course_in_role(title.text)
        or not _ROLE.search(title.text)
        or len(words) > _MOST
        or not (_OF_COURSE.isdisjoint(words) or _RANK.match(title.text))
    ):
        return None
    employer = None if _is_over_course(first, title) else _employer(pieces, title, sure=sure)
    return _position(title.text, employer, lines, item) if employer and not _is_course_at(employer) else None


def _is_over_course(text: str, title: Piece) -> bool:
    """True for a role and a colon before what is no body, of one term: "Instructor: Looms and Dyes. Globex, 2015"."""
    behind = text.partition(f"{title.text}:")[2]
    what = _WHAT_ENDS.split(behind.strip(), maxsplit=1)[0]
    if not what or is_unit(what) or is_organization(what) or shape_rank(what):
        return False
    return not any(date.is_range for date in find_dates(text))


_WHAT_ENDS = re.compile(r"[.,;(\t]")


def _is_course_at(employer: str) -> bool:
    """True for a course and, in brackets, who held it: "Tutor: Advanced Knots (Lorval College)"."""
    course, bracket, school = employer.partition(" (")
    return bracket != "" and school.endswith(")") and is_organization(school[:-1]) and not is_organization(course)


def has_courses(item: Item) -> bool:
    """True for an entry with lines below it that tell no deeds: they may be its courses."""
    return any(not _tells(line.text) for line in item.details)


def _is_under_posts(item: Item) -> bool:
    """True for an entry with a period in a part of the posts ("Employment" over "Teaching"), its courses in bullets."""
    dated = any(date.is_range for line in item.head for date in find_dates(line.text))
    over = map(named, item.entry.section.path[:-1])
    return dated and all(line.bullet for line in item.details) and any(said == _POSTS for said in over)


_POSTS = Named(("positions",), whole=True)


def _at_event(item: Item) -> bool:
    """True where what was taught is named beside the role or below: a school of some days, a course in quotes."""
    if any(_COURSE.search(line.text) for line in item.lines[1:]):
        return True
    if any(_QUOTED.search(line.text) for line in item.head[:1]):
        return True
    return any(line.text[0] in '“"‘' or _EVENT.search(line.text) for line in item.head[1:2])


_COURSE = re.compile(
    r"(?i)\b(?:courses?|modules?|class(?:es)?|subjects?)(?: [“\"]|(?: (?:taught|assisted|title))?\s?:\s?\S)"
)


def _tells(text: str) -> bool:
    """True where a line says what was done, and names no course."""
    return describes(text) or (text.endswith(".") and sum(map(str.islower, text.split())) > 2)


def _employer(pieces: list[Piece], title: Piece, *, sure: bool) -> str | None:
    """The known employer where nothing but places and units stand beside it; else the phrase behind the title."""
    known = [piece for piece in pieces if piece.label == "org" and piece.strength >= _SURE]
    if known and all(piece.label in _PLAIN for piece in pieces):
        return known[0].text
    behind = pieces[pieces.index(title) + 1 :]
    if sure or not behind or behind[-1].label != "place" or is_title(behind[0].text):
        return None
    return behind[0].text


def _position(title: str, employer: str, lines: list[CareerLine], item: Item) -> Position:
    when = first_given(period(date for line in lines for date in line.dates), item.when_above)
    units = [piece.text for line in lines for piece in line.having("unit")]
    places = [piece.text for line in lines for piece in line.having("place")]
    return Position(
        title=title,
        organization=employer,
        unit=", ".join(units) or None,
        location=", ".join(places) or None,
        start=when.start,
        end=when.end,
        current=when.current,
        supervisors=[name for line in lines for name in line.people],
        evidence=of_lines(item.lines),
        confidence=0.8,
    )
