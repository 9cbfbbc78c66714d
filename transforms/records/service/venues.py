"""Where service was done: the venues of a list in one line, each with its dates and notes.

Consumes text; produces `Held`s.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.entities.acronyms import abbreviates
from transforms.entities.meeting_subjects import lists_subjects
from transforms.records.lists.listing import is_venue_like, split_venues
from transforms.records.lists.looks import is_acronym, is_organization, is_place, is_titled, is_venue
from transforms.records.lists.periods import Period, period, years_at_end
from transforms.records.lists.pieces import phrases, unquoted
from transforms.records.service.beside import before_date, without_partners
from transforms.records.service.role_words import noted_role
from transforms.text.patterns import without_end, without_front
from transforms.vocabulary import any_of

_COUNT = re.compile(
    r"\s*\((?:conferences?/\w+|attended[^()]*|over [^()]*|approx[^()]*|top [^()]*|\d{1,3}\s?(?:x|×|times|papers"
    r"|reviews)?|x\d+|w/o[^()]*|×\d+|[^()]*\btimes)\)"
    r"|\s?\[\d{1,3}(?:, ?\d{1,3}){0,2}\]|:?\s\d{1,3}\s?[x×](?=\s*(?:[,;.]|$))",
    re.IGNORECASE,
)
_YEAR_NOTE = re.compile(  # how it was in one year: "LoomConf 2022 (senior), 2021"
    rf"(?i)(?<=\b(?:19|20)\d\d) \((?:{any_of('entry_words', 'service', 'year_notes')})\)(?=[,;]|\.?$| and | & )"
)
_NOTE = re.compile(r"\s*\((?P<words>[^()]{2,60})\)$")
_DATED_NOTE = re.compile(r"\s*\((?P<words>[^()]*\b(?:19|20)\d\d\b[^()]*)\)$")
_INCLUDING = re.compile(
    rf"^(?:>|~|≥)?\s?(?:(?:{any_of('entry_words', 'service', 'including')})\s+){{0,6}}(?:"
    rf"{any_of('entry_words', 'service', 'plurals')})\b[^,;:]{{0,40}}?(?:,?\s?\b(?:including|such as|among "
    r"them|namely|for (?:example|instance),?|e\.g\.,?|like)|:)\s*(?-i:the\s+)?",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"^(?:[^“”\",;]{0,40}\s)?[“\"](?P<name>[^“”\"]{4,200})[”\"](?=\s*(?:[,(]|$|[–-] ))")
_LINKED = re.compile(r"\b(?:from|to|depuis|seit|desde|since|until|between|through|in)$", re.IGNORECASE)
_ONE_NAME = re.compile(r"[A-Z][^,;:()\d]{2,30}(?:, [A-Z][^,;:()\d]{2,30}){1,2},? (?:&|and) [^,;:()\d]{3,30}")
_PLACED = 2  # phrases of "Symposium, City"


class Held(NamedTuple):
    """One role at one venue; the role is None where only its surroundings tell."""

    role: str | None
    venue: str
    when: Period


def venues_of(text: str, *, listing: bool, whole: bool) -> Iterator[Held]:
    """The venues of a text with the dates that stand with each; a range after the last of them alone holds for all."""
    text, counts = _COUNT.subn("", _YEAR_NOTE.sub("", text)) if "(" in text or "[" in text else (text, 0)
    text, included = _INCLUDING.subn("", _without_rank(text))
    text, ended = _AND_MORE.subn("", text) if " etc" in text[-7:] else (text, 0)
    listing = listing or counts > 1 or included + ended > 0
    if quoted := _QUOTED.match(text):
        dates = find_dates(text[quoted.end() :]) or find_dates(text)
        yield Held(None, unquoted(quoted["name"]), period(dates))
        return
    text = without_partners(text)
    if placed := before_date(text):
        yield Held(None, unquoted(placed[0]), period(placed[1]))
        return
    if hosted := _hosted(text):
        yield hosted
        return
    if event := _event(text):
        yield Held(None, event, period(find_dates(text)))
        return
    one = (whole and ("," not in text or _ONE_NAME.fullmatch(text))) or lists_subjects(text, venues.known)
    found = [dated(name) for name in ([text] if one else split_venues(text, listing=listing))]
    found = [(name, when, role) for name, when, role in found if name and any(c.isalpha() for c in name)]
    known = [when for _, when, _ in found if when != Period()]
    for name, when, role in found:
        last = found[-1][1]
        shared = known[0] if len(known) == 1 and (last.end or last.current) and when == Period() else when
        yield Held(role, without_front(_PANEL, name) if "panel" in name else name, shared)


_PANEL = re.compile(  # said again of the last of a list: "Proposal review for A, review panel for B"
    r"(?i:(?:(?:grant|proposal|review) ){0,2}panel(?:ist|s)? for (?:the )?)(?=[A-Z])"
)
_AND_MORE = re.compile(r"[,;]? etc\b\.{0,3}$")  # what ends so is a list


def _hosted(text: str) -> Held | None:
    """One workshop with the conference that it was part of behind it: "Workshop on Quiet Looms, ICML 2023"."""
    parts = phrases(text, ",") if text.count(",") == 1 else []
    if len(parts) != _PLACED or not _PART_OF_MEETING.search(parts[0]) or find_dates(parts[0]):
        return None
    name, when = years_at_end(parts[1])
    if when == Period() or not (is_acronym(name) or venues.known(name) is not None):
        return None
    return Held(None, unquoted(parts[0]), when)


_PART_OF_MEETING = re.compile(
    r"\b(?:[Ww]orkshop|[Tt]utorial|[Cc]hallenge|[Ss]pecial [Ss]ession|[Mm]ini-?symposium)\b(?! (?:[Cc]o-?)?[Cc]hair)"
)


def _without_rank(text: str) -> str:
    """A venue without its publisher and its rank behind it: "Journal of Looms, Elsevier, Q1 on Scimago"."""
    if "," not in text:
        return text
    parts = text.split(",")
    kept = [part for part in parts if not _RANK.fullmatch(part.strip(" ."))]
    printed = len(kept) == _PLACED and venues.is_publisher(kept[1].strip(" .")) and is_venue_like(kept[0])
    kept = kept[:1] if printed and not venues.is_publisher(kept[0].strip()) else kept
    return text if len(kept) == len(parts) else ",".join(kept)


_RANK = re.compile(
    r"(?i)(?:rank(?:ed|ing)?:?\s)?(?:core\s)?(?:[A-D][*+]?|Q[1-4])(?:\s(?:on|in|by|according to)\s\S+|[- ]rank(?:ed)?)?"
    r"|(?:impact factor|IF|CiteScore|h5?-index):?\s?[\d.]+|(?:core|scimago|sjr|jcr)(?:\sranking)?:?\s\S{1,4}"
)


def _event(text: str) -> str | None:
    """The name of the one event that a text tells of, its place and date behind it; None where it is none.

    "18th Symposium on Meshes, Grids and Sheets, Bergen, Norway, May 2011"
    """
    if "," not in text:
        return None
    dates = find_dates(text)
    if (
        not dates
        or dates[-1].span.end < len(text.rstrip(" .)"))
        or len({date.start[:4] for date in dates if date.start}) > 1
    ):
        return None
    parts = phrases(text[: dates[-1].span.start], ",")
    if len(parts) < _PLACED or not is_place(parts[-1]):
        return None
    by_day = dates[-1].start_precision in ("month", "day")
    named = parts[:-1] if is_place(parts[-2]) or is_venue(parts[-2]) or len(parts) == _PLACED else parts[:-2]
    while len(named) > 1 and is_place(named[-1]):
        named.pop()
    if not by_day and sum(is_acronym(name) or venues.known(name) is not None for name in named) > 1:
        return None
    name, when = years_at_end(", ".join(named).strip(" .:,*"))
    bare = name if when.start and not when.end and (dates[-1].start or "").startswith(when.start) else ""
    return unquoted(bare or ", ".join(named).strip(" .:,*")) or None  # "LoomConf 2014, Graz, May 2014"


def dated(text: str) -> tuple[str, Period, str | None]:
    """A venue without its dates and notes, its dates, and the role that a note in brackets states."""
    text = text.strip(" .")
    dates = find_dates(text)
    aside = _DATED_NOTE.search(text)
    words = without_dates(aside["words"], find_dates(aside["words"])) if aside else ""
    if aside and any(map(str.isalpha, words)):
        role = noted_role(without_end(_WHEN_LEFT, words, _WHEN_ROOM).strip(" ,;:–-"))
        return unquoted(text[: aside.start()].strip(" .:,*")), period(find_dates(aside["words"])), role
    bare, when = years_at_end(text)
    if dates and (
        when == Period() or dates[-1].start_precision != "year" or (dates[-1].is_range and _LINKED.search(bare))
    ):
        bare, when = without_dates(text, dates), period(dates)
    note = _NOTE.search(bare) if bare.endswith(")") else None
    role = noted_role(note["words"]) if note and not _is_short_form(note) else None
    if note and (
        role or is_place(note["words"]) or _TRACK.search(note["words"]) or _repeats(bare, note) or _prints(note)
    ):
        bare = bare[: note.start()]
    bare = without_end(_LEFT_AND, bare.strip(" .:,*-–"), _AND_ROOM)
    return unquoted(_within(bare)), when, role


def _is_short_form(note: re.Match[str]) -> bool:
    """True for the letters of the words before a bracket, whatever else they stand for: "Moss Area Council (MAC)"."""
    letters = note["words"]
    return letters.isupper() and abbreviates(letters, " ".join(note.string[: note.start()].split()[-len(letters) :]))


def _prints(note: re.Match[str]) -> bool:
    """True for the house that a journal's name has behind it: "Loom Letters (Springer Nature)"."""
    return note.start() > 0 and venues.is_publisher(note["words"].strip())


def _repeats(text: str, note: re.Match[str]) -> bool:
    """True for a short form of words of the name itself: "Loom Security Symposium (Loom Security)"."""
    words = note["words"].split()
    return len(words) > 1 and set(words) < set(text[: note.start()].split())


_TRACK = re.compile(r"(?i)\btracks?$")  # "ACL 2019 (Industry Track)"
_WHEN_LEFT, _WHEN_ROOM = re.compile(r",? (?:since|from|in|until|as of)$"), 8  # what stood before a date
_LEFT_AND, _AND_ROOM = re.compile(r",? (?:and|&)$"), 5  # between two dates: "Fall 1995 and Spring 1998"


def _within(text: str) -> str:
    """The body that a venue names, without the one that it belongs to: "Senate Library Committee. Moss University"."""
    body, stop, above = text.partition(". ")
    whole = stop and " " in body and len(body.rsplit(" ", 1)[-1]) > _ABBREVIATED
    return body if whole and is_organization(above) and is_titled(body) else text


_ABBREVIATED = 4  # letters that a word before a point has at most where it is cut short ("Univ.", "Dept.")
