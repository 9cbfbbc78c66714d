"""Positions in sentences: "I am a research scientist at X", "Before, I was a postdoc at Y", "I interned at Z".

Consumes a `Sentence`; produces `Position`s.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.model import Context
from transforms.parsed import Position
from transforms.records.bio.clauses import NOW, up_to_degree
from transforms.records.bio.internships import DATED, STOP_OF_ROLE, internships
from transforms.records.bio.places import affiliation_in
from transforms.records.bio.role_owners import is_foreign
from transforms.records.bio.seconds import at_each, bracketed, second, singular
from transforms.records.bio.tense import is_present
from transforms.records.bio.titles import Role, calling, is_office, serves_body, titles_told
from transforms.records.bio.unknown_places import Place, named_after, named_first
from transforms.records.bio.worked import places_of, worked
from transforms.records.lists.periods import period
from transforms.records.lists.prose import Sentence
from transforms.records.students.advisers import advisers_in


class _Range(NamedTuple):
    """Where a stay is told: from `start` to `end`, its verb before `verb_end`."""

    start: int
    end: int
    verb_end: int
    limit: int = 1 << 30


_LINK = re.compile(
    r"(?i)\s*,?\s*(?:(?:was|is) (?=at|in|with))?(?:(?:\([^()]{1,80}\)|and \w+ \w+|on leave|working|position|role|based|"
    r"tenure-track|jointly|affiliated|there),?\s+){0,2}(?:at|in|with|@|of|for|within|from|,|by|"
    r"under)\s+"
    r"|\s+(?:working )?on (?=the (?:[\w&-]+ ){1,4}(?:team|group)\b)"
    r"|\s(?:studying|investigating|working on) [^.;]{3,80}? in (?=the (?:lab|group|laboratory)\b)"
)
_UNTITLED = re.compile(
    r"(?i)\bI(?: have been|['’]ve been| have worked| am| work|['’]m)?(?: currently| now)? work(?:ing|"
    r"ed)? (?:at|for|in) "
)
_AND = re.compile(r",?\s+(?:and|&)\s+(?:an?\s+|the\s+)?")
_SHARES = re.compile(r"(?:,\s+|,?\s+(?:and|&)\s+(?:(?:then|later|subsequently)\s+)?)(?:an?\s+|the\s+)?")


def roles_in(sentence: Sentence, _: Context, before: Position | None = None) -> Iterator[Position]:
    """The positions that a clause says the owner holds or held; `before` is the one told last.

    A stay without a stated role has the title "".
    """
    text = sentence.text
    taken: list[tuple[int, int]] = []
    for match in worked(text) if " as " in text else ():
        for place in places_of(match["place"]):
            taken.append(match.span())
            yield _position(match["title"], place, sentence, _Range(match.start(), match.end(), match.end()))
    stays = [start for start, _ in taken]
    roles = [
        role
        for role in titles_told(text)
        if not any(start <= role.start < end for start, end in taken) and not is_foreign(text, role)
    ]
    if not (roles or taken) and text.startswith("I") and (called := calling(text)):
        roles = [called]
    for index, role in enumerate(roles):
        stay = _in_part_there(text, role, before) or _stay(text, roles, index) or _inherited(text, role, before)
        if stay and not _is_served(text, role, stay[0]):
            taken.append((role.start, stay[1]))
            at = _range(text, roles, index, stay)
            at = at._replace(limit=min([at.limit, *(start for start in stays if start > role.end)]))
            told = _position(role.title, stay[0], sentence, at)
            if several_told := at_each(told, role, text, stay[2]):
                yield from several_told
                before = several_told[-1]
                continue
            yield told
            yield from second(told, text, stay[2])
            before = told
    yield from bracketed(sentence, not taken)
    if "ntern" in text:
        yield from internships(sentence, taken, roles)
    untitled = None if taken or " work" not in text else _UNTITLED.search(text)
    employer = affiliation_in(text[untitled.end() :]) if untitled else None
    if untitled and employer:
        yield _position("", employer, sentence, _Range(untitled.start(), len(text), untitled.end()))


def _is_served(text: str, role: Role, place: Place) -> bool:
    """True for an office of a committee or a society, which is a duty and no post."""
    return serves_body(role.title, text, role.end) or is_office(role.title, " ".join(filter(None, place[:2])))


def _range(text: str, roles: list[Role], index: int, stay: tuple[Place, int, int]) -> _Range:
    """Where a role's dates may stand: up to the next role, but for roles that share a stay."""
    role = roles[index]
    shared = stay[2] > role.end + 60 or _AND.match(text, role.end) is not None
    following = roles[index + 1].start if index + 1 < len(roles) and not shared else len(text)
    return _Range(stay[2] if shared else role.start, stay[1], role.start, following)


_SAME = re.compile(r"(?i)\s+(?:in|at|of|with|within)\s+the\s+same\s+(?P<what>\w+)|\s+there\b")
_ENDS = re.compile(r"\s*(?:[.,;]|$|\s(?:and|in (?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d|since|from|until|\())")
_DATED_NEXT = re.compile(r",? (?:in|from|since) (?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d\b")
_ALSO = re.compile(r"(?:19|20)\d\d(?:,? and|,) (?:(?:then|later|subsequently|to|an?|as|became|the) ){0,3}$")
_OF_BEFORE = re.compile(r"(?i)\b(?:promoted|became|where (?:I|he|she|they))\b")


def _inherited(text: str, role: Role, before: Position | None) -> tuple[Place, int, int] | None:
    """The place of the role told before: "in the same department", "was promoted to", "where she joined as"."""
    if before is None or before.organization is None:
        return None
    same = _SAME.match(text, role.end)
    if same:
        unit = before.unit if (same["what"] or "").casefold() not in ("university", "company") else None
        return (before.organization, unit, before.location), same.end(), same.end()
    if _ENDS.match(text, role.end) and (_OF_BEFORE.search(text[: role.start]) or _OF_PLACE.match(role.title)):
        return (before.organization, None, before.location), role.end, role.end
    if before.current and _ALSO_NOW.search(text[: role.start]) and (part := _IN_PART.match(text, role.end)):
        return (before.organization, part["unit"], before.location), part.end(), part.end()
    if _is_further(text, role):
        return (before.organization, before.unit, before.location), role.end, role.end
    return None


def _in_part_there(text: str, role: Role, before: Position | None) -> tuple[Place, int, int] | None:
    """A part of the place told before: "based at X, where I am a reader in the School of Y"."""
    part = _IN_PART.match(text, role.end) if before and text.startswith("where ") else None
    if before is None or before.organization is None or part is None or not part["unit"]:
        return None
    return (before.organization, part["unit"], before.location), part.end(), part.end()


_ALSO_NOW = re.compile(  # "I also have a courtesy appointment as", "and currently serve as the"
    r"(?i)\b(?:also|additionally|currently|concurrently)\b(?: \w+){0,2} "
    r"(?:ha(?:ve|s)|holds?|serves?|am|is|act(?:s|ing)?)\b"
    r"[^.;]{0,40}?(?:as|an?|the|my|of)? ?$"
)
_IN_PART = re.compile(
    r" in (?:the |[A-Z][a-z]+['’]s )?"
    r"(?P<unit>(?:Department|Dept\.?|School|Faculty|Division|Institute|College|Center|Centre)"
    r" (?:of|for) [A-ZÀ-Þ][^,.;()]{2,60})\.?$|\.?$"
)


def _is_further(text: str, role: Role) -> bool:
    """True for a role told of where one is: "Lecturer in 2014 and Reader in 2018", "now Reader", "where I am head"."""
    return (
        (_DATED_NEXT.match(text, role.end) is not None and _ALSO.search(text[: role.start]) is not None)
        or (_ENDS.match(text, role.end) is not None and NOW.match(text) is not None)
        or (text.startswith("where ") and _PRESENT_OF.match(text) is not None)
    )


_PRESENT_OF = re.compile(r"where (?:\w+\.? ){1,3}(?:am|is|was|serves?|works?|holds?|ha[sd] been|have been)\b")
_OF_PLACE = re.compile(
    r"(?i)(?:\w+ ){0,3}professor of \w"
    r"|(?:\w+ )?(?:head|chair|dean|director) of (?:department|school|faculty|division|institute)$"
)


def _stay(text: str, roles: list[Role], index: int) -> tuple[Place, int, int] | None:
    """Where a role was held, where that phrase ends and where it begins; "professor and head at X" share theirs."""
    role = roles[index]
    if index + 1 < len(roles) and _SHARES.fullmatch(text[role.end : roles[index + 1].start]):
        return _shared_stay(text, roles, index + 1)
    link = _LINK.match(text, role.end)
    if not link:
        return None
    stop = STOP_OF_ROLE.search(text, link.end())
    following = roles[index + 1].start if index + 1 < len(roles) else len(text)
    end = min(stop.start() if stop else len(text), following if following > link.end() + 8 else len(text))
    window = text[link.end() : end]
    place = named_first(link[0], window) or affiliation_in(window) or named_after(link[0], window, role.title)
    return (
        None
        if place is None or _far(window, place[0]) or _of_degree(window, place[0])
        else (place, link.end() + len(window), link.end())
    )


def _of_degree(window: str, name: str) -> bool:
    """True where the organisation is that of a degree: "a specialist with roots in law, and an M.S. from X"."""
    at = window.find(name)
    return at > _DEGREE and any(degree.level != "other" for degree in find_degrees(window[:at]))


_DEGREE = 8  # characters of "an MS in"


def _shared_stay(text: str, roles: list[Role], index: int) -> tuple[Place, int, int] | None:
    """The stay of the role behind; of one with a body of its own in the midst of a list, that of the next.

    As in "Professor of Looms, Director of the Felt Center, and Dean at X".
    """
    link = _LINK.match(text, roles[index].end)
    listed = link is not None and link[0].strip() == "of" and index + 1 < len(roles)
    if listed and _AMONG.match(text, link.end() if link else 0, roles[index + 1].start):
        return _stay(text, roles, index + 1) or _stay(text, roles, index)
    stay = _stay(text, roles, index)
    if stay and stay[0][1] and link and link[0].strip() == "of" and not _OF_ALL.search(stay[0][1]):
        return (stay[0][0], None, stay[0][2]), *stay[1:]  # what one directs is not where one is professor
    return stay


_OF_ALL = re.compile(r"(?i)\b(?:department|dept|school|faculty|division|college)\b")
_AMONG = re.compile(r"[^,;]{3,80}?(?:,|,? and|,? &) (?:an? |the )?$")


def _far(window: str, name: str) -> bool:
    """True where other words than a unit's stand between the role and the organisation."""
    at = window.find(name)
    lead = window[:at] if at > 0 else ""
    return (
        len(lead) > 130
        or re.search(r"\b(?:I|[Mm]y|[Ww]e|[Hh]e|[Ss]he|paper|project|working|research on|focus\w*|develop\w*)\b", lead)
        is not None
    )


def _position(title: str, place: Place, sentence: Sentence, at: _Range) -> Position:
    """A role with the dates that stand from its start on; the tense is that of the verb."""
    start, end, verb_end, limit = at
    text = sentence.text
    stop = STOP_OF_ROLE.search(text, end)
    clause_end = min(stop.start() if stop else len(text), limit)
    dates = find_dates(text[start:clause_end])[:1] or (
        find_dates(_AFTER.split(text[:start])[-1])[:1] if DATED.search(text[:start]) else ()
    )
    when = period(dates)
    held = is_present(text, verb_end)
    current = (when.current and (held or _TODAY.search(text) is not None)) or (held and not when.end)
    people = advisers_in(up_to_degree(text[start:limit]))
    if not when.current and (_OVER.match(text, verb_end + len(title)) or (dates and text.startswith("where "))):
        current = False
    if text.startswith("where ") and _FIRST_AS.search(text):
        current = False
    if title.casefold().startswith("incoming "):
        title, current = title[9:], False
    title = _TIME.sub("", singular(title))
    return Position(
        title=title,
        organization=place[0],
        unit=place[1].removeprefix("the ") if place[1] else None,
        location=place[2],
        start=when.start,
        end=when.end,
        current=current,
        supervisors=people,
        evidence=sentence.evidence,
        confidence=0.8,
    )


_AFTER = re.compile(  # "joined X in 2020, after two years as a postdoc at Y", "and before that a postdoc at Y"
    r",? (?:after|following) (?=\D)|,? (?:and )?(?:before|prior to) (?:that|this|which),? "
)
_FIRST_AS = re.compile(r"\b(?:first|initially) as an? ")  # and is something else today
_TIME = re.compile(r"(?i)^(?:full-time|part-time|current) (?=\w)")
_TODAY = re.compile(r"(?i)\b(?:present|now|today|current(?:ly)?|date)\b|(?:19|20)\d\d ?[-–—] ?(?:$|[\W_])")
_OVER = re.compile(r"\s(?:was|were|had been)\b")  # "my last position was at X"
