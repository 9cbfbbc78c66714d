"""Degrees in sentences. Consumes a `Sentence`; produces `Education`s."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import DateRange, find_dates
from transforms.entities.degrees import Degree
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import cities
from transforms.entities.studies import is_field
from transforms.model import Context
from transforms.parsed import Education
from transforms.records.bio.bracket_fields import field_beside_school
from transforms.records.bio.came_for import GRADUATED, came_as, came_for, told_before, took_again
from transforms.records.bio.degree_advisers import advised_during, without_advisers
from transforms.records.bio.degree_brackets import bracketed, school_before
from transforms.records.bio.degree_fields import field_of_both, field_told, part_of
from transforms.records.bio.degree_owners import TIME_OF, is_own, is_state
from transforms.records.bio.graduates import UNNAMED, degrees_told, with_giver, with_year_of_study
from transforms.records.bio.named_schools import named_school
from transforms.records.bio.places import SHAPED, affiliation_in
from transforms.records.bio.respective import dealt_out
from transforms.records.career.merge import GRADUATE, STUDENT
from transforms.records.lists.periods import period
from transforms.records.lists.prose import STOP, Sentence
from transforms.records.students.advisers import advisers_in, people_in
from transforms.vocabulary import any_of

_Place = tuple[str, str | None, str | None]
_AT = re.compile(r"(?i)\s*(?:,|\()?\s*(?:at|from|@|with|in|by|within|,|of)?\s*(?:the\s+)?")
_RUNNING = re.compile(r"(?i)\b(?:candidate|student|scholar|pursuing|working towards?|studying|currently|enrolled)\b")
_NOW_ONE = re.compile(r"(?i)(?:\b(?:am|is)|['’]m) (?:(?:currently|now|presently|also) )?(?:an?|the) (?:[\w-]+ ){0,3}$")
_PURSUED = re.compile(r"(?i)\b(?:pursuing|working towards?|studying|(?:am|is|be|currently) attending)\b")
_DONE = re.compile(rf"(?i)\b(?:{any_of('prose', 'degrees', 'done')})\b")
_CLAUSE_END = re.compile(
    rf"(?i)[;]|(?<!Lab)(?<!Dept)(?<!Inst)(?<!Univ){STOP}|"
    r",\s+(?:and )?(?:was|am|became|worked|spent|moved|joined)\b|"
    r",\s+(?:I|he|she|they) (?:joined|moved|became|started|took|spent|worked)\b|"
    r",?\s+(?:where|when|while|before|prior|after (?:that|"
    r"which|graduating)|and (?:in|from|since|until|between|during) [^,;.]{3,30}?,? (?:I|he|she)\b|and,? "
    r"after\b|and an? (?:[\w.]+ ){0,3}(?:post-?doc|fellowship|lectureship|intern\b|research(?:er| assistant)|"
    r"engineer|scientist|lecturer|professor|member)|and (?:"
    rf"{any_of('prose', 'degrees', 'next_clauses')})\b)"
)


def degrees_in(sentence: Sentence, context: Context) -> Iterator[Education]:
    """The degrees that a sentence says the owner holds or works for."""
    sentence, told = without_advisers(sentence)
    sentence = sentence._replace(text=with_year_of_study(with_giver(sentence.text)))
    text = sentence.text
    degrees = [
        degree
        for degree in degrees_told(text)
        if _is_level(degree) and is_own(text, degree) and not is_state(text, degree)
    ]
    years = _respective(text, degrees)
    last: _Place | None = None
    for index, degree in enumerate(degrees):
        end = degrees[index + 1].start if index + 1 < len(degrees) else len(text)
        begin = degrees[index - 1].end if index else 0
        place = _university(text, degree, begin, end) or named_school(text, degree)
        if place is None and _is_shared(text, degrees, index):
            place = _university(text, degrees[index + 1], degree.end, len(text))
        is_again = took_again(text, degree.start, degree.degree_end) or _is_joined(text, degrees, index)
        place = place or _at_town(text, degree) or (last if is_again else None)
        if place is None and not _university_first(degree) and not _may_lack_university(text, degree):
            continue
        if place is None and not _AT_SCHOOL.match(text, degree.end) and (at_home := _university_first(degree)):
            degree, place = at_home  # noqa: PLW2901 - its field, and where
        last = place or last
        rest = years.get(index) or text[degree.end : end]
        for one in _each_field(text, degree, degrees[index - 1] if index else None):
            found = _education(sentence, one, place, rest, context)
            found.field = found.field or field_of_both(text, len(degrees))
            if found.organization and (beside := field_beside_school(found.organization)):
                found.organization, found.field = beside[0], found.field or beside[1]
            advisers = [name for at, names in told if degree.start < at <= end for name in names]
            yield found.model_copy(update={"advisors": advisers}) if advisers and not found.advisors else found


def _is_level(degree: Degree) -> bool:
    """True for a degree of a level, and for a diploma in a field: the first degree of many countries."""
    return (
        degree.level != "other"
        or degree.degree in (GRADUATE, STUDENT)
        or (degree.field is not None and degree.degree.casefold() in _DIPLOMAS)
    )


_DIPLOMAS = frozenset((UNNAMED, "diploma", "postgraduate diploma", "post graduate diploma", "post-graduate diploma"))


def _at_town(text: str, degree: Degree) -> tuple[str, None, None] | None:
    """A university by its town alone: "took her PhD at York in 2008"."""
    match = _TOWN.match(text, degree.end)
    return (match[1], None, None) if match and match[1] in cities() else None


_TOWN = re.compile(r" (?:at|from) ([A-ZÀ-Þ][a-zà-ÿ]{2,20})(?=,? in (?:19|20)\d\d|[.;]| \((?:19|20)\d\d|,? and\b)")
_AT_SCHOOL = re.compile(r" (?:at|from) (?:the )?[A-ZÀ-Þ]")
_ON = re.compile(r"\s(?:working|on|where|with|who|and I)\b")


def _university_first(degree: Degree) -> tuple[Degree, tuple[str, str | None, str | None]] | None:
    """As in "a Ph.D. candidate in Yale Chemistry": the field, and the university named before it."""
    names = [name for name in find_organizations(degree.field or "") if name.certain and not name.start]
    if not names or degree.field is None:
        return None
    field = _ON.split(degree.field[names[0].end :], maxsplit=1)[0].strip(" ,")
    return degree._replace(field=field or None), (degree.field[: names[0].end], None, None)


def _each_field(text: str, degree: Degree, earlier: Degree | None) -> list[Degree]:
    """Two degrees of "the B.Sc. degrees in A and B"; one field for "the B.Sc. and M.Sc. degrees in A and B"."""
    alone = earlier is None or degree.start - earlier.degree_end > len(" and the ")
    if not (alone and degree.field and re.match(r"\s*degrees\b", text[degree.degree_end :])):
        return [degree]
    one, joint, two = degree.field.partition(" and ")
    if not (joint and is_field(one) and is_field(two)):
        return [degree]
    return [degree._replace(field=one), degree._replace(field=two)]


def _respective(text: str, degrees: list[Degree]) -> dict[int, str]:
    """The date of each of the last degrees told before "in 2018 and 2014, respectively"."""
    dates, at = dealt_out(text)
    if not dates and len(degrees) > 1 and (two := _TWO_YEARS.search(text, degrees[1].degree_end)):
        return {0: f"in {two[1]}", 1: f"in {two[2]}"} if len(degrees) == len(two.groups()) else {}
    before = [index for index, degree in enumerate(degrees) if degree.start < at][-len(dates) or len(degrees) :]
    told = [text[date.span.start : date.span.end] for date in dates]
    return dict(zip(before, told[-len(before) :] if before else (), strict=False))


# "my M.S. and B.S. from X in 2015 and 2012"
_TWO_YEARS = re.compile(r"\bin ((?:19|20)\d\d),? and (?:in )?((?:19|20)\d\d)\b(?=[.,;]|$)")


def _is_shared(text: str, degrees: list[Degree], index: int) -> bool:
    """True for "my B.S. and M.S. degrees from X": what follows the second holds for the first."""
    return index + 1 < len(degrees) and len(text[degrees[index].end : degrees[index + 1].start]) < 30


def _is_joined(text: str, degrees: list[Degree], index: int) -> bool:
    """True for the second of "where I got my BA and MEng degrees": both are of what stands before the first."""
    return index > 0 and _AND.fullmatch(text[degrees[index - 1].end : degrees[index].start]) is not None


_AND = re.compile(r"(?: in (?:19|20)\d\d| \((?:19|20)\d\d\))?,? (?:and|&) (?:an? |my |his |her |their )?")
_YEAR_NEXT = re.compile(r"(?:\.? degree)?,? (?:in|since) (?:[A-Z]\w{2,8} )?(?:19|20)\d\d\b")


_AM = re.compile(r"\bI(?: am|['’]m) (?:currently |now |also )?an? (?:[\w-]+-year |[\w-]+ year )?$")


def _may_lack_university(text: str, degree: Degree) -> bool:
    after = text[degree.degree_end : degree.degree_end + 20]
    if degree.field and _AM.search(text[: degree.start]) and _RUNNING.search(after):
        return True
    return (
        (degree.field is not None or _YEAR_NEXT.match(text, degree.degree_end) is not None)
        and _DONE.search(text[: degree.start]) is not None
        and not TIME_OF.search(text[: degree.start])
    )


def _university(text: str, degree: Degree, begin: int, end: int) -> tuple[str, str | None, str | None] | None:
    """The university after the degree, or right before it ("at Columbia University (M.S.)"), with unit and place."""
    window = text[degree.end : end]
    if told := told_before(text, begin, degree.start):
        return affiliation_in(told["at"])
    if known := bracketed(text, degree, begin) or came_for(text, begin, degree.start):
        return known
    stop = _CLAUSE_END.search(window)
    after = affiliation_in(window[: stop.start()] if stop else window)
    if after:
        return after
    before = text[max(begin, degree.start - 120) : degree.start].rstrip(" (,")
    if place := school_before(text, degree):
        return place
    names = [
        name for name in find_organizations(before) if name.end >= len(before) - 1 or _only_field(before[name.end :])
    ]
    if names:
        return before[names[-1].start : names[-1].end], None, None
    shaped = [match for match in SHAPED.finditer(before) if match.end() == len(before) and shape_rank(match[0]) == 2]
    short = _SHORT_NAME.match(window)
    name = shaped[-1][0] if shaped else short and short[1]
    return (name, None, None) if name else None


# "a Ph.D. candidate in Botany at KLU, advised by": a short name that nobody knows
_SHORT_NAME = re.compile(
    r" ?(?:student |candidate )?at (?:the )?((?:[A-Z]{2,6}-)?[A-Z]{2,6}|[A-Z][A-Za-z]{0,6}[A-Z][A-Za-z]{0,4})"
    r"(?=[,.;]|$| \(| and (?:an?|my|his|her) )"
)


def _only_field(text: str) -> bool:
    text = text.strip(" ,")
    return len(text.split()) <= 4 and is_field(text)


def _education(
    sentence: Sentence, degree: Degree, place: tuple[str, str | None, str | None] | None, rest: str, context: Context
) -> Education:
    text = sentence.text
    before = text[: degree.start]
    dates = _dates(rest) or _dates(text[degree.start : degree.end]) or _graduated(before)
    when = period(dates)
    running = bool(_RUNNING.search(text[degree.degree_end : degree.degree_end + 30]) or _PURSUED.search(before))
    running = running or (degree.degree.startswith("under") and _NOW_ONE.search(before) is not None)
    joined = came_as(before)
    since = joined or _SINCE.match(before) is not None
    running = running and (since or not re.search(r"(?i)\b(?:was|were|as an?|been|being)\s[\w ,-]{0,20}$", before))
    start, end = (when.start, when.end) if any(date.is_range for date in dates) else (None, when.start)
    if running and start is None and (joined or before.endswith("incoming ")):
        start, end = end, None
    if running and since and not dates:
        opened = period(find_dates(before)[:1])
        start, end, running = opened.start, opened.end, opened.end is None
    past = end and context.as_of and end < context.as_of[: len(end)]
    if running and past and not any(date.expected for date in dates):
        start, end = end, None
    expected = any(date.expected for date in dates) or (running and end is not None)
    return Education(
        degree=degree.degree,
        level=degree.level,
        field=field_told(text, degree),
        organization=place[0] if place else None,
        unit=(place[1] if place else None) or part_of(degree),
        location=place[2] if place else None,
        start=start,
        end=end,
        current=running and end is None,
        expected=expected,
        advisors=advisers_in(_up_to_role(rest)) or _beside(rest) or advised_during(before),
        evidence=sentence.evidence,
        confidence=0.85 if place else 0.7,
    )


def _graduated(before: str) -> tuple[DateRange, ...]:
    """When one got it: "graduated from Turku in 2012 with a", "In 2012, she graduated from Turku with a"."""
    told = GRADUATED.search(before) if "graduat" in before else None
    opened = _OPENED.match(before, 0, told.end() if told else len(before)) or _OPENED_RANGE.match(before)
    return (_dates(told[0]) if told else ()) or (find_dates(opened[0])[:1] if opened else ())


_OPENED = re.compile(  # "In 2012, she received her", whatever place follows "graduated"
    r"(?:In|During) (?:[A-Z][a-z]{2,9}\.? )?(?:of )?(?:19|20)\d\d,? (?:[\w.’'-]{1,20} ){1,4}?"
    rf"(?:graduated\b|(?:{any_of('prose', 'degrees', 'gained')}) (?:\w{{1,12}} ){{0,2}}$)"
)
_OPENED_RANGE = re.compile(  # "From May 2018 to July 2021, I completed a"
    r"(?:From|Between|During) [^;.()]{0,20}?\b(?:19|20)\d\d (?:to|and|until|till|-|–) "
    r"[^;.()]{0,20}?\b(?:19|20)\d\d,? "
    rf"(?:[\w’'-]{{1,20}} ){{1,3}}?(?:{any_of('prose', 'degrees', 'gained')}|did|pursued) "
    r"(?:my|his|her|their|an?|the) $"
)
_SINCE = re.compile(r"(?:Since|Starting(?: in)?|From) (?:the )?(?:[A-Z][a-z]{2,9}\.? )?(?:of )?(?:19|20)\d\d\b")


def _up_to_role(rest: str) -> str:
    """What is told of the degree: advisers behind "and was a visitor at Y with" are the visit's."""
    role = _NEXT_ROLE.search(rest)
    return rest[: role.start()] if role else rest


_NEXT_ROLE = re.compile(
    r",? and an? (?:[\w.]+ ){0,3}(?i:intern|researcher|engineer|scientist|assistant|fellow)\b|"
    f",? and (?:(?:currently|then|later|also|now) )?(?:I )?(?:{any_of('prose', 'degrees', 'next_roles')})"
    r" (?:(?:also|then|later|currently|now) )?(?!(?:co-)?(?:advised|supervised|mentored|guided)\b)"
)
_WITH = re.compile(r"\bwith (?=[A-ZÀ-Þ])")


def _beside(rest: str) -> list[str]:
    """As in "my PhD at X with Jane Doe": the adviser without a word that says so."""
    stop = _CLAUSE_END.search(rest)
    match = _WITH.search(rest[: stop.start()] if stop else rest)
    return people_in(rest[match.end() : stop.start() if stop else len(rest)].rstrip(".")) if match else []


def _dates(text: str) -> tuple[DateRange, ...]:
    stop = _CLAUSE_END.search(text)
    return find_dates(text[: stop.start()] if stop else text)[:2]
