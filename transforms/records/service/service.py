"""Service: one record per role and venue. Consumes items of service sections; produces `Service` records.

Forms read: "Reviewer: A 2021-24, B", a role line followed by venue lines, "Role, Venue, years", "Venue, Role",
"Role for Venue", a subheading as role, and table rows under one date. What one line says is read in `lines`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import behind_dates, find_dates
from transforms.entities.organizations import is_unit
from transforms.model import Line
from transforms.names.people import fold, is_name
from transforms.parsed import Service
from transforms.records.lists.items import Item
from transforms.records.lists.looks import SAT_ON, outside_brackets
from transforms.records.lists.periods import Period, both_periods, first_given
from transforms.records.service.blocks import deeds_below
from transforms.records.service.headed import held_below_heading, held_in_heading
from transforms.records.service.parts import held_in_parts
from transforms.records.service.reading import UNNAMED
from transforms.records.service.role_words import role_of
from transforms.records.service.roles import MEMBER
from transforms.records.service.rows import with_date_beside
from transforms.records.service.shared_dates import with_shared_dates
from transforms.records.service.text import (
    as_organised,
    as_reviewing,
    begins_in_role,
    is_deed,
    is_done,
    one_list,
    sentences,
    tells_body,
    without_brackets,
    without_honour,
    without_publisher,
    without_served,
    without_work,
)
from transforms.records.service.told_reviews import with_reviews_listed
from transforms.records.service.told_tails import without_tails
from transforms.records.service.venues import Held
from transforms.records.talks.titles import is_cited
from transforms.text.patterns import without_end, without_front
from transforms.unchecked import made

_WORDS_OF_PROSE = 45
_DATES = 4  # dates in a line, which then is a list, however few its commas
_LISTED = re.compile(r"(?:[;•|·].{2,200}?){2}|(?:,.{2,80}?){8}")
_PEOPLE = re.compile(
    r"\b(?:ph\.?\s?d\.?|thes[ie]s|dissertation|doctoral|masters?|examination) (?:\w+ )?(?:committees?|examin\w+)\b"
    r"|supervis|advis(?:ing|ees?|ers?|ors?)\b|mentee|students?$",
    re.IGNORECASE,
)
_LEGEND = re.compile(  # of a list of works that follows: "† equal contribution"
    r"[*∗†‡#§¶]{1,3}\s?[:=]?\s?(?:equal|joint|shared|corresponding|co-?first|(?:indicates|denotes) )[A-Za-z ,-]{4,50}"
)
_SAT_AS = re.compile(r"(?:[A-Z][A-Za-z-]{2,12} ){0,3}(?i:representative|delegate|observer|spokesperson)")
_MENTORING = re.compile(r"(?i)\bmentor")  # what stands below such a heading names programmes, and people who are none
_BODY = re.compile(rf"(?i)\b(?:{SAT_ON})s?\b")
# "Rank, Tenure, and Leave Committee", "Diversity and Inclusion Committee at Globex" behind "Equity,"
_BODY_END = re.compile(rf"(?i), (?:and |& )?[^,]{{3,60}}\b(?:{SAT_ON})(?:$|,| (?:at|of) )")
_OF_BOARD = re.compile(
    r"^(?:the )?(?:editorial (?:\w+ )?board|board of editors)(?:,| of| for)\s+"
    r"(?:the (?:journal (?!of\b|for\b))?)?(?=\S)",
    re.IGNORECASE,
)


def _stating(item: Item) -> list[Line]:
    """The lines of an item that state service; none of a citation, of a person's name or of a sentence over a list."""
    whole: Sequence[Line] = (
        one_list(item.lines) if sum(line.text.count(";") > 1 for line in item.lines) > 1 else item.lines
    )
    whole = with_date_beside(whole)
    lines = [
        line
        for one in whole
        for line in sentences(one)
        if not _LEGEND.fullmatch(line.text)
        if len(line.text.split()) <= _WORDS_OF_PROSE
        or _LISTED.search(line.text)
        or len(find_dates(line.text)) >= _DATES
    ]
    is_work = (
        bool(lines) and is_cited(lines[0].text) and not begins_in_role(lines[0].text)
    )  # "Referee for A&A, ApJ, AJ"
    if is_work and not any(role_of(text) == "reviewer" for text in item.above):
        return []
    told = [line for line in lines[1:] if (is_deed if item.details else tells_body)(line)]
    if item.details and not lines[0].bullet and find_dates(" ".join(line.text for line in item.head)):
        told += [line for line in lines[1:] if is_done(line) and line not in told]
    told += deeds_below(item, lines)
    lines = [without_tails(line) for line in lines if line not in told]
    if _MENTORING.search(" ".join(item.above)):
        lines = [
            line for number, line in enumerate(lines) if not (number and (line.text[0] == "(" or _names_person(line)))
        ]
    if not lines or (_PEOPLE.search(" ".join(item.above)) and _names_person(lines[0])):
        return []
    is_over = len(item.lines) == 1 and not lines[0].bullet and is_deed(lines[0]) and not find_dates(lines[0].text)
    return [] if is_over else lines


def _is_list(text: str) -> bool:
    return _LISTED.search(text) is not None or len(find_dates(text)) >= _DATES


def service_of(item: Item) -> Iterator[Service]:
    """The service records of one item."""
    lines = _stating(item)
    if not lines:
        return
    label, colon, rest = lines[0].text.partition(": ")
    if colon and _PEOPLE.search(label) and _names_person(replace(lines[0], text=rest)):
        return
    above = next((role for text in item.above if (role := role_of(text)) and not _MIXED.match(text)), None)
    if above == "reviewer":
        lines = [without_publisher(without_work(line)) for line in lines]
    elif above is None:
        lines = [as_reviewing(with_reviews_listed(line) if ";" in line.text else line) for line in lines]
    lines = [as_organised(lines[0]), *lines[1:]]
    lines = [without_honour(without_served(line), above) for line in lines]
    held_here = held_below_heading(item, lines)
    held_here = (
        held_here or held_in_parts(lines, above) or held_in_parts([without_brackets(line) for line in lines], above)
    )
    for held in [*held_in_heading(item), *with_shared_dates(held_here, lines)]:
        if len(held_here) > 1 and _SAT_AS.fullmatch(held.venue):
            continue  # as what one sat on the body beside it: "Loom Council, Student Representative"
        if "://" in held.venue or UNNAMED.fullmatch(held.venue) or UNNAMED.fullmatch(_first_low(held.venue)):
            continue  # a profile that shows the reviews; "various journals"
        when = _of_event(first_given(held.when, item.when_above))
        role = _role(held, above)
        yield made(
            Service,
            role=role,
            venue=_closed(_edited(held.venue) if role == "editor" else _met(held.venue)) or None,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=item.evidence,
            confidence=0.9 if held.role or above else 0.6,
        )


_MIXED = re.compile(r"(?:Professional )?[Ss]ervice (?:&|and|/) [Ee]ditorial\b|[Ee]ditorial [\w &]{0,20}\b[Ss]ervice$")


def _names_none(venue: str, role: str) -> bool:
    """True for the end of a list ("among others"), for a sentence, and for research that goes on."""
    if _REST.fullmatch(venue) or _TOLD.match(venue):
        return True
    return role == "other" and _ONGOING.match(venue) is not None


_REST = re.compile(r"(?i)(?:(?:and|among|amongst)(?: (?:many|several|various))? )?(?:others?|more|etc)\W{0,3}|\.{3}|…")
_TOLD = re.compile(r"(?:I(?:['’](?:ve|m))?|We|My|Our) [a-z]")
_ONGOING = re.compile(
    r"(?i)(?:(?:ongoing|current) (?:research|work|projects?|stud(?:y|ies))|(?:i am )?(?:currently )?"
    r"(?:investigating|working on|studying|exploring|researching|examining))\b"
)


def _first_low(venue: str) -> str:
    """A label that heads venues as words of a sentence: "Journals"; what has more words is a name."""
    return venue if " " in venue else venue.lower()


_SERIES = re.compile(r"(?:the )?[Bb]ook series,?:? [“\"]?(?P<name>[A-ZÀ-Þ][^,“”\"()]{2,90})[”\"]?(?=[,(]|$)")


def _edited(venue: str) -> str:
    """The journal whose board somebody sat on: "Editorial Board of Weft Letters", "Weft Letters Editorial Board".

    Without what of it somebody edited: "Weft Letters, Special Issue on Dyes", "Advances in Looms, Volume 3".
    """
    if venue[:1] in _OPENS and (quoted := _IN_QUOTES.match(venue)):
        return quoted["name"]  # "“Weft Letters” in the category Wool"
    if "ook series" in venue and (series := _SERIES.match(venue)):
        return series["name"]
    part = _PART.search(venue) if "," in venue else None
    venue = venue[: part.start()] if part else venue
    return without_end(_BOARD_OF, without_front(_OF_BOARD, venue), _BOARD_ROOM)


_OPENS, _IN_QUOTES = frozenset("“\"‘'"), re.compile(r"[“\"‘'](?P<name>[^“”\"]{3,80}?)[”\"’'](?= |$)")
_PART = re.compile(
    r", (?:[^,]{0,40}\b[Ss]pecial (?:[Ii]ssue|[Vv]olume|[Ss]ection|[Nn]umber|[Tt]opic)s?\b|[Vv]ol(?:ume|\.) ?\d)"
)


_BOARD_OF, _BOARD_ROOM = re.compile(r",? (?:Editorial (?:Review |Advisory )?Board|Board of (?:\w+ )?Editors)$"), 32


def _of_event(when: Period) -> Period:
    """The dates; of days in a row, when a meeting was held, only the first: no office ends with it."""
    if not when.start or not when.end or len(when.start) != _DAY or len(when.end) != _DAY:
        return when
    return when._replace(end=None) if 0 <= _days(when.end) - _days(when.start) <= _MEETING else when


def _days(day: str) -> int:
    """About how many days before a day: its month and day are as stated, and may not be in the calendar."""
    return int(day[:4]) * 365 + (int(day[5:7]) * 61) // 2 + int(day[8:])


_DAY, _MEETING = len("2020-01-31"), 14  # characters of a date to the day; days of a long meeting


def _met(venue: str) -> str:
    """The meeting whose committee or session somebody served: "local organising committee of LoomConf"."""
    return without_front(_PART_OF_MEETING, venue)


_PART_OF_MEETING = re.compile(
    r"(?:the )?(?:(?:local|scientific|international|national|conference|technical) ){0,2}"
    r"(?:(?:organi[sz]ing|organi[sz]ation|program(?:me)?|scientific|steering) (?:comm?itt?ee?|team)"
    r"|sessions? [“\"‘'][^“”\"’']{3,120}[”\"’'])"
    r" (?:of|for|at) (?:the )?(?=[A-Z0-9])"
)


def _closed(venue: str) -> str:
    """The venue without a bracket at its end whose close went with the year: "LoomConf (LC"."""
    venue = venue.partition(",: ")[0]  # a date stood between them
    start = venue.rfind("(")
    return venue[:start].rstrip(" ,") if start > venue.rfind(")") else venue


def _names_person(line: Line) -> bool:
    """True for a line that begins with a name, a date or a label in front of it aside."""
    return is_name(re.split(r"[,\t(]", behind_dates(line.text), maxsplit=1)[0])


def _role(held: Held, above: str | None) -> str:
    """The role; a mere member of a committee or board serves on it, and a line without a role may name one itself.

    A committee below "Ad hoc reviewer" is a duty of its own: the list of those reviewed for ends above it.
    """
    if above == "reviewer" and held.role in (None, above) and _OTHER_BODY.search(held.venue):
        return "committee"
    role = held.role or above or role_of(outside_brackets(held.venue)) or "other"
    body = held.venue.split(",", maxsplit=1)[0]
    body = body if _BODY.search(body) or not _BODY_END.search(held.venue) else held.venue
    if role == "other" and held.role is None and _SERVED_ON.search(body):
        return "committee"  # below "Memberships and service" too
    if role == MEMBER:
        head, on, _ = body.partition(" on ")
        return role_of(head + on.rstrip()) or "committee" if _BODY.search(body) else "other"
    if role == "area chair" and is_unit(body):
        return "chair"  # of a department's own
    return role


_OTHER_BODY = re.compile(  # "Graduate Admissions Committee, Globex University": no papers were reviewed for it
    r"^(?!.*\b(?:Program(?:me)?|Technical|Review(?:ing|er)?|Selection|Award|Prize|Grants?|Ethics) Committee)"
    r"[^,;:]{3,80}\bCommittee(?=[,:]|$)"
)

_SERVED_ON = re.compile(r"\b(?:Committee|Task Force|Working Group|Panel|Jury)$")


def one_each(records: Iterable[Service]) -> list[Service]:
    """Records of one role at one venue put together: first start, last end."""
    found: dict[tuple[str, str], Service] = {}
    for record in records:
        if _names_none(record.venue or "", record.role):
            continue
        key = (record.role, fold(record.venue or "") if record.role != "other" and record.venue else str(len(found)))
        found[key] = both_periods(found[key], record) if key in found else record
    return list(found.values())
