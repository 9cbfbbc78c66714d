"""Where talks were given: consumes what an entry says besides the title; produces places, each with its own year.

Parts between semicolons, places that each have a year in brackets, dated lines and bullets below are talks of their
own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from transforms.dates.ranges import DateRange
from transforms.entities import venues
from transforms.entities.organizations import canonical
from transforms.entities.places import cut_place, is_country
from transforms.model import Line
from transforms.records.lists.looks import (
    is_organization,
    is_place,
    is_titled,
    is_venue,
    without_city,
    word_list,
)
from transforms.records.lists.pieces import Piece, pieces_of, tidy, unquoted
from transforms.records.talks.scores import MANNERS, is_role, where
from transforms.text.patterns import MONTH, without_front
from transforms.vocabulary import any_of, forms

_KIND = rf"(?:(?:an?|my|academic visit and an?|{MANNERS})\s+){{0,3}}"
_SORT = r"(?:(?:interactive|hands-on|half-day|full-day|pre-?conference|concurrent|research|conference)\s+){0,2}"
_LEAD = re.compile(
    rf"^(?:{_KIND}{_SORT}(?:(?:talk|paper|workshop|panel|demonstration|abstract(?:\s[\w-]{{1,9}}\d[\w-]{{0,9}})?|poster|oral|keynote|symposium)\s+)?(?:session\s+)?(?:"
    rf"{any_of('entry_words', 'talks', 'leads')})s?\s*)?(?:\b(?:at|in|to|for|by)\b:?|@)\s+(?:the\s+)?|"
    r"^(?:presented|hosted by|invited by|venue:|event:|where:|host:)\s+",
    re.IGNORECASE,
)
_NOTE = re.compile(
    rf"\s*[(\[](?:[^()\[\]]*\b(?:{any_of('entry_words', 'talks', 'notes')})\b[^()\[\]]*|[^()"
    r"\[\]]*, [A-Z]{2}\b)[)\]]",
    re.IGNORECASE,
)
_KIND_BEHIND = re.compile(r"\s?[(\[](?P<kind>[^()\[\]]{4,40})[)\]]$")
_PLACE_NOTE = re.compile(r"\s*\((?P<place>[^()]{2,60})\)\s*$")
_STOPS = ("scheduled for", "to appear", "upcoming", "forthcoming")
_TAIL_KIND = re.compile(
    rf"\s+{_KIND}(?:talks?|presentation|oral|poster|keynotes?|speakers?)$",
    re.IGNORECASE,
)
_DATED_BRACKET = re.compile(r"[(\[][^()\[\]]{0,20}\b(?:19|20)\d\d[^()\[\]]{0,20}[)\]]\s*,\s+(?=[A-ZÀ-Þ“\"])")
_DAY = re.compile(
    rf"(?:\d{{1,2}}\.?\s?[–-]?\s?){{0,2}}{MONTH}"
    r"(?:[\s–-]{0,3}(?:[A-Z][a-z]{2,8}\s)?\d{1,2}(?:st|nd|rd|th)?){0,2}"
)
_SURE = 0.8

Spot = tuple[str | None, int | None]


def spots(lines: Sequence[Line]) -> list[Spot]:
    """The places of an entry with the year that each has of its own; one empty place where there is none."""
    found: list[tuple[int, str, int | None]] = []
    for number, line in enumerate(lines):
        found += [(number, place, year) for place, year in _on_line(line)]
    sure = [one for one in found if where_at(one[1]) >= _SURE]
    if len(sure) > _SURE * len(found) / 2 and len(found) > 1 and all(year for _, _, year in found):
        return [(place, year) for _, place, year in found]
    if len(sure) > 1 and _are_several(lines, sure):
        return [(place, year) for _, place, year in sure]
    if sure:
        return [(", ".join(dict.fromkeys(place for _, place, _ in sure[:2])), None)]
    weak = max(found, key=lambda one: (where_at(one[1]), one[0]), default=None)
    return [(weak[1] if weak else None, None)]


@lru_cache(maxsize=256)  # the readings of an entry share most of its lines
def _on_line(line: Line) -> list[tuple[str, int | None]]:
    """The places of a line, each with its year."""
    found = []
    for text in _segments(line.text):
        part = line if text is line.text else replace(line, text=text, bold=(), italic=(), links=())
        pieces, dates = pieces_of([part])
        place = venue(pieces)
        if place:
            found.append((place, year_in(dates[0])))
    return found


def _names_place(text: str) -> bool:
    """True for a place, be its town unknown, and for several parts that are each a place or a code."""
    return is_place(text) or all(is_place(part.strip()) or len(part.strip()) < 4 for part in re.split("[,;]", text))


@lru_cache(maxsize=512)
def where_at(text: str) -> float:
    """The most that any phrase of a place looks like one."""
    return max((where(part) for part in text.split(", ")), default=0.0)


def _are_several(lines: Sequence[Line], found: Sequence[tuple[int, str, int | None]]) -> bool:
    """True where places are talks of their own: each dated or bulleted, or parts of one line."""
    numbers = {number for number, _, _ in found}
    dated = sum(year is not None for _, _, year in found)
    bulleted = all(bool(lines[number].bullet) for number in numbers)
    return dated == len(found) or bulleted or (len(numbers) == 1 and len(lines) == 1)


def year_in(dates: Sequence[DateRange]) -> int | None:
    """The first year of some dates."""
    return next((int((date.start or date.end or "")[:4]) for date in dates if date.start or date.end), None)


def closing_first(text: str, dates: Sequence[DateRange]) -> Sequence[DateRange]:
    """The dates of a line, a closing one first where another is of the title: "Wool in 1945: Cuts 2024".

    Only blanks part such a date from the words before it, and only a colon or a blank the words behind the other; or
    a word before the other counts from it: "Wool to 2040. Days of Wool, June 2023", "Tides from 2012-2018. Oslo, 2021".
    """
    if len(dates) > 1 and text[dates[0].span.start] in "'’" and dates[-1].start_precision != "year":
        return (dates[-1], *dates[:-1])  # "Days of Wool (DoW '12), June 10, 2013"
    if len(dates) < 2 or dates[0].span.start < _WITHIN or dates[-1].span.end < len(text.rstrip(" .")):
        return dates
    if _COUNTS.search(text, 0, dates[0].span.start) or _SPANS.match(text, dates[0].span.start):
        return (dates[-1], *dates[:-1])
    closed = text[: dates[-1].span.start]
    is_word = _WORD_BEHIND.match(text, dates[0].span.end) is not None and closed[: dates[0].span.start][-2:-1].isalpha()
    return (dates[-1], *dates[:-1]) if is_word and closed[-2:-1].isalnum() and closed[-1] == " " else dates


_WITHIN = 4  # characters from where on a date stands among a line's words
_WORD_BEHIND = re.compile(r":? [A-Za-z]{3}")
_COUNTS = re.compile(r"\b(?:to|after|since|before|until|beyond|circa) $")
_SPANS = re.compile(r"(?:[Ff]rom|[Bb]etween|[Dd]uring) ")  # words that are part of a date


def _segments(text: str) -> list[str]:
    """The parts of a line between semicolons, and behind bracketed years in a list of places."""
    cuts = [match.end() for match in _DATED_BRACKET.finditer(text)]
    if ";" in text:
        depth = 0
        for place, char in enumerate(text):
            depth += (char in "([") - (char in ")]" and depth > 0)
            if char == ";" and not depth:
                cuts.append(place + 1)
    if not cuts:
        return [text]
    edges = [0, *sorted(cuts), len(text)]
    return [part for a, b in pairwise(edges) if (part := text[a:b].strip(" ;,"))]


def venue(group: Sequence[Piece]) -> str:
    """The venue that a run of pieces names; places, notes and kinds of talk are left out."""
    kept: list[str] = []
    for piece in _unlabelled(group):
        text = cleaned(piece.text)
        is_where = is_place(text) or (kept and is_country(text))
        if kept and is_where:
            if len(kept) > 1 and _is_town(kept[-1]):
                kept.pop()
            kept[-1] = without_city(kept[-1])
        elif kept and text[:1] == "(" and piece.before == "date":
            kept[-1] = f"{kept[-1]} {text}"  # "Looms Conference 2022 (LC2022)"
            continue
        if (
            not text
            or is_role(text)
            or text.startswith(_ADDRESS)
            or is_role(piece.text)
            or _DAY.fullmatch(text)
            or _is_stop(text)
            or (is_where and (kept or not is_organization(text)))
        ):
            continue
        if piece.before == "." and _is_complete(kept) and not is_organization(text):
            break
        kept.append(text)
    while len(kept) > 1 and _is_roundtable(kept[:1]):
        kept = kept[1:]
    return _without_town(_AFAR.sub("", ", ".join(kept)))


_SCHOOLS = frozenset(("unive", "colle", "insti", "schoo", "acade", "polyt", "hochs"))


def _without_town(text: str) -> str:
    """A host's name of several words without the town glued to it ("Brisk AI Lab Singapore").

    A university's town is its name's ("Open University Carrow").
    """
    if "," in text or text.count(" ") < _TOWN:
        return text
    name, town = cut_place(text)
    is_host = town is not None and " " in name and is_organization(name) and canonical(text) is None
    is_host = is_host and name.rpartition(" ")[2].lower()[:5] not in _SCHOOLS
    return name if is_host else text


_AFAR = re.compile(r"(?<=[\w.]) (?:Remote|Virtual|Online)$")  # where a host is not: "Globex Remote"
_ADDRESS = ("http://", "https://", "www.")


def _is_town(text: str) -> bool:
    """True for a bare name of a word or two, which before a country is a town: "Schladming, Austria"."""
    return text.count(" ") < _TOWN and is_titled(text) and where(text) < _TOWN_LIKE


_TOWN, _TOWN_LIKE = 2, 0.5


def _unlabelled(group: Sequence[Piece]) -> list[Piece]:
    """The pieces without the labels before colons: "Conference: X", "Location: Y"."""
    labels = {
        number
        for number, (piece, after) in enumerate(pairwise(group))
        if after.before == ":" and piece.line == after.line and piece.text.casefold() in _LABELS
    }
    return [piece for number, piece in enumerate(group) if number not in labels]


_LABELS = frozenset(forms("entry_words", "talks", "place_labels"))


@lru_cache(maxsize=512)
def _is_stop(text: str) -> bool:
    """True for words that name no venue: with whom one talks, or that the talk is still to come."""
    low = text.lower()
    return low.startswith(("conversation with", "in conversation with")) or any(stop in low for stop in _STOPS)


def _is_complete(kept: Sequence[str]) -> bool:
    """True where the words so far name a venue, so that a full stop after them ends it."""
    return (
        bool(kept)
        and not _is_roundtable(kept)
        and any(is_venue(k) or is_organization(k) or venues.known(k) for k in kept)
    )


def _is_roundtable(kept: Sequence[str]) -> bool:
    first = word_list(kept[0])[:1]
    return first in (["roundtable"], ["panel"], ["session"]) or kept[0][:1] in '“"'


@lru_cache(maxsize=512)  # the readings of an entry share most of its phrases
def cleaned(text: str) -> str:
    """A phrase without notes in brackets, and without "invited talk at the" in front."""
    if "(" in text or "[" in text:
        text = _NOTE.sub("", text)
        kind = _KIND_BEHIND.search(text)
        text = text[: kind.start()] if kind and is_role(kind["kind"]) else text
    note = _PLACE_NOTE.search(text) if "(" in text else None
    if note and _names_place(note["place"]):
        text = text[: note.start()]
    text = without_front(_LEAD, text)
    text = _TAIL_KIND.sub("", text) if len(text.split()) > 2 else text
    return tidy(unquoted(text) if text[:1] in '“"' else text)
