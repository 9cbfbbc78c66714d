"""Told: honours, service and talks that sentences state, in bios and news. Consumes prose; produces `Award`, `Service`, `Talk`.

Forms read: "was awarded the X of the Y in 2020", "received the X Award", "was named 'X' by Y", "a Globex fellow (2020-2023)",
"is Chair of the X, and Past-President of the Y (2018-2021)", "served on the X", "gave the X Lecture at Y", "gave a talk on T at V".
A kind for which the document has a section of its own is not read here: news repeats it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates import find_dates
from transforms.model import Context, Section
from transforms.organizations import is_unit
from transforms.parsed import Award, Record, Service, Talk
from transforms.records.looks import (
    all_words,
    is_acronym,
    is_known_organization,
    is_organization,
    is_venue,
    outside_brackets,
    words,
)
from transforms.records.periods import Period, period, years_at_end
from transforms.records.pieces import tidy, unquoted
from transforms.records.prose import Sentence, sentences
from transforms.records.roles import Role, roles_in

_CONFIDENCE = 0.6
_HINT = re.compile(
    r"award|honou?r|receiv|recipient|\bwon\b|winner|named|elected|selected|fellow|serv|chair|president|editor"
    r"|member|organi[sz]|lecture|talk|keynote|board|reviewer",
    re.IGNORECASE,
)
_GIVEN = re.compile(
    r"\b(?:awarded|honou?red (?:with|by)|presented with|received|won|earned|recipient of|recipients of|winner of"
    r"|awardee of|"
    r"honou?red to receive|proud to receive|selected (?:as|for)|named|elected|recogni[sz]ed as|recogni[sz]ed with"
    r"|chosen as|nominated for)\s+"
    r"(?:(?:with|as|by|the|an?|both|of|several|my|also|to|be)\s+)*(?P<name>\S.{3,260})",
    re.IGNORECASE,
)
_FELLOW = re.compile(
    r"\b(?:an?|the)\s+(?P<name>(?:[A-Z][\w/&’'-]*\s){1,6}(?:[Ff]ellow|[Ss]cholar|[Ll]aureate))\b(?=\s*(?:\(|,|\."
    r"|in\b|at\b|of\b|$))"
)
_NAME_ENDS = re.compile(
    r"[;(\[]|,(?!\s(?:First|Second|Third|Honou?rable|Runner))|\.(?=\s|$)|\s(?:for|in recognition|in (?=(?:19"
    r"|20)\d\d|[A-Z][a-z]+ (?:19|20))|by|from|at|on|during|as|which|who|where|while|since|with|to (?:support|fund"
    r"|study)|in (?=[A-Z]))\s"
    r"|\sand\s(?=(?:was|were|has|have|I|he|she|the|an?|received|is|named)\b)"
)
_OF = re.compile(
    r"\s(?:of|by|from|at)\s(?:the\s)?(?P<by>[A-Z][^,;.()]{2,90}?(?:\s\([A-Z][\w-]{1,9}\))?)(?=$|[,;.(]|\sin\s"
    r"|\sfor\s|\son\s|\swith\s)"
)
_BOTH = re.compile(
    r"^(?P<what>.+?) of (?:both )?(?:the )?(?P<a>[A-Z][^,;.]*?)\s+and (?:of )?the (?P<b>[A-Z][^,;.()]*?\([A-Z][\w-]*\)"
    r"|[A-Z][^,;.]*?(?=$|[,;.]|\sin\s|\sfor\s))"
)
_QUOTED = re.compile(r"[“\"‘'](?P<words>[A-Za-z][^“”\"]{3,200}?)[”\"’'](?=[\s,.;:)]|$)")
_AND_OF = re.compile(
    r"^\s*,? and (?:of|for) (?:the )?(?P<venue>[A-Z][^,;.()]*(?:\([A-Z]\w*\))?)\s*(?P<when>\([^()]*\))?"
)
_LINK = re.compile(r"^\s*(?:of|for|on|at|in)\s+(?:the\s+)?")
_VENUE_ENDS = re.compile(
    r"[;,]|\.(?=\s|$)|\s(?:as|since|from|where|which|and (?=[a-z])|with|during|until|through)\s|\s\((?=[^()]*\d)"
)
_SERVED = re.compile(
    r"\b(?:serv(?:ed|es|ing)|sits?|sat) on (?:the )?(?P<venue>[A-Z][^,;.]*?)(?=\sas\s|[,;.]|$|\sand\s(?=[a-z]))"
)
_STATES = re.compile(r"\b(?:is|was|am|are|were|serve[sd]?|serving|been|acts?|acted|elected|appointed)\b")
_GAVE = re.compile(
    r"\b(?:g[ai]ve|gives|giving|gave|given|delivered|delivers|presented|held)\s+(?:(?:an?|the|my|her|his|our"
    r"|invited)\s+)*"
    r"(?P<what>.{0,140}?\b(?:[Tt]alk|[Ll]ecture|[Kk]eynote|[Pp]resentation|[Ss]eminar))\b(?P<rest>.*)"
)
_TITLE = re.compile(r"\b(?:on|about|titled|entitled)\s+(?:the\s+)?(?P<title>[^“\"‘].{5,160}?)\s+(?:at|in)\s")
_PLACE = re.compile(
    r"\b(?:at|in|for)\s+(?:the\s+)?(?P<venue>[A-Z][^.;]{2,160}?)(?=$|[.;]|\s+in\s+(?:19|20)\d\d|\s+on\s+\d|\s\[)"
)


def read_told(section: Section, context: Context) -> Iterator[Record]:
    """The honours, service and talks of a bio or of news."""
    has = {other.kind for other in context.sections if other.lines}
    for sentence in sentences(section):
        if not _HINT.search(sentence.text):
            continue
        if "awards" not in has:
            yield from awards_in(sentence)
        if "service" not in has and section.kind != "news":
            yield from service_in(sentence)
        if "talks" not in has:
            yield from talks_in(sentence)


def awards_in(sentence: Sentence) -> Iterator[Award]:
    """The honours that a sentence states as received."""
    text = sentence.text
    for match in (*_GIVEN.finditer(text), *_FELLOW.finditer(text)):
        for name, granter in _honours(match["name"]):
            when = _when(text, match.start("name"))
            yield Award(
                name=name,
                granter=granter,
                paper=_paper(text, match.start()),
                start=when.start,
                end=when.end,
                current=when.current,
                evidence=sentence.evidence,
                confidence=_CONFIDENCE,
            )


def _honours(text: str) -> list[tuple[str, str | None]]:
    """The names and givers in the words after "received the"."""
    both = _BOTH.match(text)
    if both and _is_honour(both["what"]) and " both " in f" {text[: both.end()]} ":
        return [(f"{both['what']} of the {giver}", giver) for giver in (both["a"].strip(), both["b"].strip())]
    quoted = _QUOTED.match(text)
    if quoted:
        return [(quoted["words"], _giver(text[quoted.end() :]))]
    end = _NAME_ENDS.search(text)
    name = tidy(text[: end.start()] if end else text)
    if not _is_honour(name) or len(name.split()) > _LONGEST or (name.islower() and len(name.split()) < _SHORTEST):
        return []
    return [(name, _giver(text[len(name) :]) or _giver(" " + name.partition(" ")[2]))]


_LONGEST = 16
_SHORTEST = 3


def _is_honour(name: str) -> bool:
    strong = words("awards", "strong") - {"reviewer", "presenter", "list", "grant", "grants", "scholar", "certificate"}
    return (
        bool(strong & all_words(name))
        or (name.endswith(("Scholar", "fellow")) and name[0].isupper())
        or name.startswith(("honorary member", "Honorary Member"))
    )


def _giver(text: str) -> str | None:
    match = _OF.match(text) or _OF.search(text[:120])
    if match and (is_organization(match["by"]) or is_acronym(match["by"].split(" ")[0])):
        return match["by"].strip()
    comma = re.match(r",\s*(?P<by>[A-Z][\w’' -]{1,60}?)(?=[,.;(]|$)", text)
    if comma and is_acronym(years_at_end(comma["by"])[0]):
        return years_at_end(comma["by"])[0]
    return None


def _paper(text: str, end: int) -> str | None:
    """The quoted title before "was selected as", where the sentence is on a paper."""
    quoted = _QUOTED.search(text[:end]) if re.search(r"\b(?:paper|article|work)\b", text[:end], re.IGNORECASE) else None
    return unquoted(quoted["words"]) if quoted else None


def _when(text: str, at: int) -> Period:
    """The date that belongs to what stands at a place: the first after it, else the last before it."""
    dates = find_dates(text)
    after = [date for date in dates if date.span.start >= at]
    return period(after[:1] or dates[-1:])


def service_in(sentence: Sentence) -> Iterator[Service]:
    """The service that a sentence of a bio states: chairs, presidencies, boards, editing."""
    text = sentence.text
    if not _STATES.search(text):
        return
    served = _SERVED.search(text)
    body = served["venue"].strip() if served else None
    if served and body and _is_body(body):
        yield _service(
            "committee",
            body,
            _when(text[: served.start()], 0) if find_dates(text[: served.start()]) else _after(text, served.end()),
            sentence,
        )
    found = [role for role in roles_in(text) if _is_held(text, role)]
    for number, role in enumerate(found):
        stop = found[number + 1].start if number + 1 < len(found) else len(text)
        yield from _held(text[:stop], role, body, sentence)


def _is_held(text: str, role: Role) -> bool:
    """True for a role's words that begin a phrase; a committee inside a name does not."""
    before = text[: role.start].rstrip().rsplit(" ", 1)[-1]
    return (
        role.role in ("chair", "editor", "area chair", "program committee", "committee", "other")
        and not before[:1].isupper()
        and _LINK.match(text[role.end :]) is not None
        and text[role.start : role.end].casefold() not in _NO_SERVICE
    )


_NO_SERVICE = frozenset(
    [
        "director",
        "member",
        "members",
        "head",
        "lead",
        "leader",
        "expert",
        "mentor",
        "mentorship",
        "tutor",
        "founder",
        "co-founder",
        "participant",
        "manager",
        "fellow",
        "advisor",
        "adviser",
        "dean",
        "instructor",
        "consultant",
        "panel",
        "committee",
        "organization",
        "board",
        "director",
        "council",
        "membership",
        "memberships",
    ]
) | {
    "executive council",
    "executive board",
    "executive committee",
    "advisory board",
    "advisory committee",
    "steering committee",
}


def _held(text: str, role: Role, body: str | None, sentence: Sentence) -> Iterator[Service]:
    rest = text[role.end :]
    link = _LINK.match(rest)
    start = role.end + (link.end() if link else 0)
    end = _VENUE_ENDS.search(text, start)
    venue = text[start : end.start() if end else len(text)].strip(" .,")
    venue = re.sub(r"\s+and$", "", venue)
    if not _is_body(venue):
        venue = body or ""
    if not venue:
        return
    yield _service(role.role, venue, _after(text, start), sentence)
    after = re.match(r"\s*\([^()]*\)", text[start + len(venue) :])
    more = _AND_OF.match(text[start + len(venue) + (after.end() if after else 0) :])
    if more and _is_body(more["venue"].strip()):
        yield _service(role.role, more["venue"].strip(), period(find_dates(more["when"] or "")), sentence)


def _after(text: str, at: int) -> Period:
    """The dates in brackets right after a phrase."""
    match = re.match(r"[^.;]{0,160}?\((?P<when>[^()]*\d[^()]*)\)", text[at:])
    return period(find_dates(match["when"])[:1]) if match else Period()


def _is_body(venue: str) -> bool:
    """True for a society, committee, conference or journal; a university and its parts give positions, not service."""
    bare = outside_brackets(venue)
    if (
        not bare
        or not bare[0].isupper()
        or is_unit(bare)
        or re.search(r"universit|college|hospital|school|\blab|institute", bare, re.IGNORECASE)
    ):
        return False
    return (
        is_venue(bare)
        or is_organization(bare)
        or is_acronym(bare)
        or is_known_organization(bare)
        or bool(re.search(r"Society|Association|Committee|Council|Board|Organi[sz]ation|Union|Federation", bare))
    )


def _service(role: str, venue: str, when: Period, sentence: Sentence) -> Service:
    return Service(
        role=role,
        venue=venue,
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=sentence.evidence,
        confidence=_CONFIDENCE,
    )


def talks_in(sentence: Sentence) -> Iterator[Talk]:
    """The talk that a sentence says was given."""
    match = _GAVE.search(sentence.text)
    if not match:
        return
    rest = match["rest"]
    quoted = _QUOTED.search(rest)
    about = _TITLE.search(rest)
    place = _PLACE.search(rest[quoted.end() :] if quoted else rest[about.end("title") :] if about else rest)
    what = match["what"].strip()
    title = (
        quoted["words"]
        if quoted
        else about["title"]
        if about
        else what
        if what[0].isupper() or what[0].isdigit()
        else None
    )
    venue = years_at_end(place["venue"].split(" [")[0].strip(" ,"))[0] if place else None
    when = _when(sentence.text, match.start())
    dated = when.start or _leading(sentence.text)
    if title or venue:
        yield Talk(
            title=unquoted(title) if title else None,
            venue=venue,
            year=int(dated[:4]) if dated else None,
            evidence=sentence.evidence,
            confidence=_CONFIDENCE,
        )


def _leading(text: str) -> str | None:
    dates = find_dates(text[:20])
    return dates[0].start if dates else None
