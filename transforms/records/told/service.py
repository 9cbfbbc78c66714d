"""Service that sentences state: "serves as editor of X (2019-2022)", "on the program committees of A, B and C".

Consumes a `Sentence`; produces `Service`s, one for each role and venue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.entities import venues
from transforms.parsed import Service
from transforms.records.lists.looks import is_acronym
from transforms.records.lists.periods import Period, period, years_at_end
from transforms.records.lists.prose import Sentence
from transforms.records.service.role_words import Role, roles_in
from transforms.records.service.told_reviews import reviewed
from transforms.records.told.bodies import LOOSE, SOCIETY, is_body, is_place
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms, toml

_CONFIDENCE = 0.6
_HINTS = forms("prose", "service", "hints")
_STATES = re.compile(
    rf"\b(?:{any_of('prose', 'service', 'states')})\b|[’']m\b|^(?:Program|General|Associate|Area|Editor|Reviewer)"
)
_LINK = re.compile(
    r"\s*(?:\([^()]{1,40}\)\s*)?(?:of|for|on|at|in)\s+(?:the\s+)?(?:following\s+|journals?\s+(?=[A-Z])|"
    r"conferences?\s+(?=[A-Z])|(?:[\w-]+,?\s+){0,6}?(?:journals|conferences|venues|workshops|meetings)"
    r"(?:\s+and\s+(?:[\w-]+\s+){0,3}(?:journals|conferences|workshops))?,?\s+(?:such as|including|like|e\.g\.,?)"
    r":?\s+(?:the\s+)?(?=[A-Z])|(?:[a-z]+\s){0,2}(?:study sections|panels)\s(?:at|of|for)\s(?:the\s)?)?"
)
_SHARES = re.compile(r"(?:\s+(?:and|&)|,(?:\s+and)?)\s+(?:(?:an?|the|as|then|later|[A-Z][\w-]*)\s+){0,3}$")
_VENUE_ENDS = re.compile(
    rf"[;,:]|\.(?=\s|$)|\s(?:{any_of('prose', 'service', 'venue_ends')})\s|\sand\s(?=[a-z]|I\s|"
    r"[A-Z][\w-]*\s(?:of|for)\s)|\s\((?=[^()]*(?<![A-Za-z])\d)|\sin\s(?=(?:[A-Z][a-z]+ )?(?:19|20)\d\d)|"
    r"\sfor\s(?=\w+\s(?:years?|terms?)|(?:19|20)\d\d)"
)
_NEXT = re.compile(r"\s*(?:\([^()]{0,40}\))?\s*(?:,\s+and|,|\s?and)\s+(?:(?:of|for|on)\s+)?(?:the\s+)?(?=[A-Z])(?!I\s)")
_WHEN = re.compile(
    r"\s*(?:\((?P<bracket>[^()]*\d[^()]*)\)|,?\s*(?P<words>(?:from|in|since|during|between|until|for)"
    r"\s(?:the (?:years?|period) )?(?:[A-Z][a-z]+ )?(?:19|20)\d\d[^,;.]{0,30}))"
)
_OPENING = re.compile(
    r"(?:In|From|Since|Between|During|Until)\s(?:[^,]{4,30},|[^,]{0,20}(?:19|20)\d\d(?=\s(?:I|he|she|they)\b))"
)
_SERVED = re.compile(
    r"\b(?:(?:serv(?:ed?|es|ing)|sits?|sat)(?: in [^,]{0,40})? |and (?:also )?)on (?:the |an? (?=[A-Z]))?"
    r"(?P<venue>[A-Z][^,;.]*?|"
    r"(?P<of>[a-z]+ (?:committee|board|council|panel|adcom) )?(?:of|for) the (?P<whole>[A-Z][^,;.]*?))(?=\sas\s|"
    r"\s\((?=[^()]*\d)|[,;.]|$|\sand\s(?=[a-z])|\sfrom\s|\sin\s\d|\ssince\s)"
)
_ADCOM = re.compile(
    r"\b(?:serv(?:ed|es|ing)|sits?|sat) on the (?:adcom|board|council|jury|panel) (?:for|of)"
    r" (?:the )?(?P<venue>[A-Z][^,;.]*?)(?=[,;.]|$|\sand\s(?=[a-z])|\s\()"
)
_MEMBER_OF = re.compile(
    r"\b[Mm]ember of (?:the )?(?P<venue>(?:[A-Z][\w’&-]*\s|of\s|for\s|and\s|the\s){0,8}(?:Board|Committee|Council|"
    r"Panel|Jury|Senate|Task Force|Commission)\b[^,;.()]{0,80}?)(?=[,;.(]|$|\sand\s|\sin\s\d|\sfrom\s|\ssince\s|"
    r"\swhere\s)"
)
_BOARD_MEMBER = re.compile(
    r"\b(?P<board>(?:Board of (?:Governors|Directors|Trustees)|Executive (?:Committee|Board|Council)|"
    r"Advisory Board|Council)) [Mm]ember(?=[ ,])"
)
_DOES = re.compile(
    r"\b(?P<verb>(?:co-)?(?:chairs|chaired|organi[sz](?:ed?|es|ing)|edits)|(?:co-)?founder of|founded)"
    r"\s+(?:(?:the|an?)\s+)?(?P<venue>(?:[A-Z]|\d{1,2}(?:st|nd|rd|th) [A-Z]|workshop on )[^,;.()]{1,100}?)"
    r"(?=[,;.(]|$|\sand\s(?=[a-z])|\sin\s\d|\sfrom\s|\ssince\s|"
    r"\swhich\s|\swith\s|\sfor\s)"
)
_REVIEWS = re.compile(
    r"\b(?:I|[Hh]e|[Ss]he|[Tt]hey)\b(?:[^.;:]{0,40}?|[^.;:]{0,200}?(?:,| and)(?: (?:also|regularly|have|has)){0,2})\s"
    r"(?P<verb>(?:review|referee)(?:e?d|s)?)"
    r"(?:\s(?:papers|articles|manuscripts|submissions|proposals))?(?=\s(?:for|at)\s)"
)
_EVENT = re.compile(rf"\b(?i:{any_of('prose', 'service', 'events')})\b")
_HELD = frozenset(("chair", "editor", "area chair", "program committee", "committee", "other", "reviewer", "organizer"))
_SOCIETY_ONLY = frozenset(
    (
        "president",
        "vice president",
        "vice-president",
        "treasurer",
        "secretary",
        "past president",
        "president-elect",
        "officer",
        "trustee",
    )
)
_MODIFIERS = re.compile(rf"(?:(?:{any_of('prose', 'service', 'modifiers')})\s+){{1,4}}$")
_STARTS = re.compile(rf"(?:^|\b(?:{any_of('prose', 'service', 'starts')})\s|,\s)$")


class _Place(NamedTuple):
    """A venue of a list, and where it ends."""

    name: str
    when: Period


def service_in(sentence: Sentence) -> Iterator[Service]:
    """The service that a sentence of a bio states: chairs, presidencies, boards, editing."""
    text = sentence.text
    if not holds_one(text, _HINTS) or not _STATES.search(text):
        return
    seen: set[tuple[str, str, str | None]] = set()
    for role, place in (*_on_bodies(text), *_held_roles(text), *_deeds(text), *_reviews(text), *_joined(text)):
        key = role, place.name, place.when.start
        if key not in seen:
            seen.add(key)
            yield _service(role, place, sentence)


def _on_bodies(text: str) -> Iterator[tuple[str, _Place]]:
    """As in "served on the X Board", "a member of the X Committee of the Y"."""
    if " on " not in text and "ember" not in text:
        return
    later = roles_in(text)
    for match in (*_SERVED.finditer(text), *_ADCOM.finditer(text), *_MEMBER_OF.finditer(text)):
        venue = (match["venue"] or "").strip().removeprefix("journal ")
        if (
            venue[:1].isupper()
            and is_body(venue)
            and not any(
                role.role == "program committee" and match.start("venue") <= role.start < match.end() for role in later
            )
        ):
            yield "committee", _Place(venue, _when(text, match.end()))


def _joined(text: str) -> Iterator[tuple[str, _Place]]:
    """As in "joined the editorial board of X", "honoured to join the X Board of Reviewers"."""
    if match := _JOINED.search(text):
        yield "editor", _Place(match["venue"].strip(), _when(text, match.end()))
    elif (match := _JOINED_BODY.search(text)) and is_body(match["venue"]):
        role = "editor" if "dit" in match["venue"] else "reviewer" if "eview" in match["venue"] else "committee"
        yield role, _Place(match["venue"].strip(), _when(text, match.end()))


_JOINED_BODY = re.compile(
    r"\bjoin(?:ed|ing)? the (?P<venue>[A-Z][^,;.()]{1,60}? (?:Board|Committee|Council|Panel)\b[^,;.()]{0,60}?)"
    r"(?=[,;.(!]|$| (?:as|in|from|since|and|with) )"
)
_JOINED = re.compile(
    r"\bjoin(?:ed|ing) the [Ee]ditorial [Bb]oard of (?:the )?(?P<venue>[A-Z][^,;.()]{1,100}?)"
    r"(?=[,;.(]|$| (?:as|in|from|since) )"
)


def _held_roles(text: str) -> Iterator[tuple[str, _Place]]:
    found = [role for role in roles_in(text) if _is_held(text, role)]
    served = _SERVED.search(text)
    body = (served["venue"] or "").strip() if served else ""
    for number, role in enumerate(found):
        link = _link(text, found, number)
        if link is None:
            continue
        stop = next((later.start for later in found[number + 1 :] if later.start > link), len(text))
        places = list(_places(text, link, stop, role))
        wording = text[role.start : role.end].casefold()
        if not places and body and is_body(body):
            places = [_Place(body, _near(text, link))]
        for place in places:
            if wording not in _SOCIETY_ONLY or SOCIETY.search(place.name) or is_acronym(place.name):
                yield _role(role, text), place


def _near(text: str, at: int) -> Period:
    """The dates in brackets that follow a phrase's few words."""
    match = re.compile(r"[^.;()]{0,80}\((?P<when>[^()]*\d[^()]*)\)").match(text, at)
    return period(find_dates(match["when"])[:1]) if match else Period()


def _role(role: Role, text: str) -> str:
    return "committee" if _BOARD_MEMBER.match(text, role.start) else role.role


def _is_held(text: str, role: Role) -> bool:
    """True for a role's words that begin a phrase; a committee inside a name does not."""
    if role.role not in _HELD or text[role.start : role.end].casefold() in _no_service():
        return False
    before = text[: role.start]
    modifiers = _MODIFIERS.search(before[-60:])
    if modifiers and (role.role != "committee"):
        before = before[: len(before) - len(modifiers[0])]
    elif before.rstrip().rsplit(" ", 1)[-1][:1].isupper():
        return False
    return role.role == "committee" or _STARTS.search(before[-12:]) is not None or modifiers is None


@cache
def _no_service() -> frozenset[str]:
    return frozenset(toml("told")["no_service"].split("|"))


def _link(text: str, found: list[Role], number: int) -> int | None:
    """Where the venue of a role begins; "secretary and treasurer of X" share theirs."""
    role = found[number]
    link = _LINK.match(text, role.end)
    if link:
        return link.end()
    if number + 1 < len(found) and found[number + 1].start - role.end < 50:
        between = text[role.end : found[number + 1].start]
        return _link(text, found, number + 1) if _SHARES.fullmatch(between) else None
    return None


def _places(text: str, start: int, stop: int, role: Role) -> Iterator[_Place]:
    """The venues of a list, each with its own dates; a date after the last holds for one venue alone."""
    at, first, several = start, True, _SEVERAL.search(text, 0, start) is not None
    while True:
        end = _VENUE_ENDS.search(text, at)
        limit = min(end.start() if end else len(text), len(text))
        name = re.sub(r"\s+and$", "", text[at:limit].strip(" .,"))
        parts = re.split(r"\s+and\s+(?:of\s+)?(?:the\s+)?(?=[A-Z])", name) if " and " in name else [name]
        if len(parts) == 1 or not all(
            is_place(part, role)
            and (several or is_acronym(part) or _has_acronym(part) or " of the " in f" {text[at:limit]} " or not first)
            for part in parts
        ):
            parts = [name]
        for part in parts:
            venue, years = years_at_end(part)
            if not is_place(venue, role):
                return
            yield _Place(venue, years if years != Period() else _when(text, limit) if part is parts[-1] else Period())
        bracket = _WHEN.match(text, limit)
        following = _NEXT.match(text, bracket.end() if bracket else limit)
        one_only = (
            role.role not in LOOSE and role.role != "chair" and "panel" not in text[role.start : role.end].lower()
        )
        if not following or following.end() >= stop or (not first and one_only):
            return
        at, first = following.end(), False


_SEVERAL = re.compile(r"\b(?:boards|committees) (?:of|for) (?:the )?\Z")  # "on the editorial boards of A and B"


def _has_acronym(name: str) -> bool:
    return name.endswith(")") or is_acronym(name.split(" ", maxsplit=1)[0]) or _LETTERS.search(name) is not None


_LETTERS = re.compile(r" \([A-Z][\w-]*[A-Z][\w-]*\) ")  # "Loom Days (LoDa) Conference"


def _deeds(text: str) -> Iterator[tuple[str, _Place]]:
    """As in "chairs the X Council", "co-organized the Y Workshop", "co-founder of the Z School"."""
    for match in _DOES.finditer(text):
        verb, venue = match["verb"], match["venue"].strip()
        role = "chair" if "chair" in verb else "editor" if "edits" in verb else "organizer"
        if role == "organizer" and not (_EVENT.search(venue) or venues.known(venue)):
            continue
        if role == "organizer" or is_body(venue):
            name, years = years_at_end(venue)
            since = re.search(r"\bsince\s(?P<year>(?:19|20)\d\d)", text[match.end() :])
            yield (
                role,
                _Place(
                    name,
                    years if years != Period() else Period(since["year"]) if since else _when(text, match.end()),
                ),
            )


def _reviews(text: str) -> Iterator[tuple[str, _Place]]:
    """As in "I have reviewed for X, Y and Z"."""
    if ";" in text and (listed := reviewed(text)):
        yield from (("reviewer", _Place(name, Period())) for name in listed)
        return
    for match in _REVIEWS.finditer(text):
        role = Role("reviewer", match.start("verb"), match.end("verb"))
        link = _LINK.match(text, match.end())
        yield from ((role.role, place) for place in (_places(text, link.end(), len(text), role) if link else ()))


def _when(text: str, at: int) -> Period:
    """The dates right after a phrase, or those that open its sentence."""
    match = _WHEN.match(text, at)
    if match:
        return period(find_dates(match["bracket"] or match["words"])[:1])
    opening = _OPENING.match(text)
    return period(find_dates(opening[0])[:1]) if opening and opening.end() < at else Period()


def _service(role: str, place: _Place, sentence: Sentence) -> Service:
    return Service(
        role=role,
        venue=place.name,
        start=place.when.start,
        end=place.when.end,
        current=place.when.current,
        evidence=sentence.evidence,
        confidence=_CONFIDENCE,
    )
