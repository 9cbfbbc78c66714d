"""What stands around authors and title: venue, year, volume, pages, status, honours.

Consumes a citation's text and segments; produces `Rest`. What one wording states is kept (`wordings`): most members
of a list differ in their numbers alone.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms.citations.details import numbers, year_anywhere
from transforms.citations.honours import honours_in
from transforms.citations.identifiers import Details, blank
from transforms.citations.segments import Segments
from transforms.citations.status import PREPRINT, status_of
from transforms.citations.text import Cited
from transforms.citations.venue import StatedVenue, find_venue, may_be_styled
from transforms.citations.wordings import Kept, Part, another, filled, templated, wording

_AGAIN = 2  # what was seen once may never come again
_AND, _NEXT, _ITALIC = "\x02", "\x03", "\x04"  # between words; before the character behind italics; before them all


class Rest(NamedTuple):
    """What the words around authors and title state. `names_preprint` where they name a server or a report."""

    venue: StatedVenue
    status: str | None
    honours: tuple[str, ...]
    names_preprint: bool
    year: int | None
    volume: str | None
    issue: str | None
    pages: str | None


class _Template(NamedTuple):
    """A `Rest` whose numbers are places, and the words that matter where they stand in italics elsewhere."""

    rest: Rest
    year: int | None
    venue_year: int | None
    venue: Part
    others: tuple[Part | None, Part | None, Part | None]
    plain: bool
    probes: tuple[str, ...]


def read_rest(cited: Cited, masked: str, part: Segments) -> Rest:
    """What the citation states besides authors and title."""
    title_start = part.title.start if part.title else 0
    named = max([span.end for span in (part.title, part.authors) if span]) if part.title else 0
    before = [span for span in part.rest if part.title and span.end <= title_start]
    tail = "\n".join([masked[span.start : span.end] for span in part.rest if span not in before])
    heads = [masked[span.start : span.end] for span in before]
    italic: list[str] = []
    elsewhere: list[str] = []
    for start, end in cited.italic:
        words = cited.text[start:end] + _NEXT + cited.text[end : end + 1]
        (italic if named and start >= named else elsewhere).append(words)
    source = _AND.join((tail, *heads)) + _ITALIC + _AND.join(italic)
    key = wording(source)
    if key is None or any(words[-1:].isalnum() for words in italic):
        return _read(source, elsewhere)
    kept = _kept(key[0])
    kept.seen += not elsewhere
    template = kept.value
    if template is None or any(probe in words for probe in template.probes for words in elsewhere):
        found = _read(source, elsewhere)
        if kept.seen == _AGAIN and not elsewhere:
            kept.value = _template(source, key[1], found)
        return found
    return _filled(template, key[1])


@lru_cache(maxsize=1 << 13)
def _kept(wording: str) -> Kept[_Template]:  # noqa: ARG001 - the key
    return Kept()


def _read(source: str, elsewhere: list[str]) -> Rest:
    """What the words state: those behind the title, those before it, those in italics."""
    words, _, italics = source.rpartition(_ITALIC)
    tail, *heads = words.split(_AND)
    italic = italics.split(_AND) if italics else []
    known = Details()
    rest = _words(tail, heads, known)
    state = status_of(rest)
    styled = [words.replace(_NEXT, "") for words in (*elsewhere, *italic)]
    venue = find_venue(rest, [words.partition(_NEXT)[0] for words in italic], styled)
    return Rest(
        venue,
        state[0] if state else None,
        honours_in(rest),
        bool(PREPRINT.search(rest)),
        known.year,
        known.volume,
        known.issue,
        known.pages,
    )


def _words(tail: str, heads: list[str], known: Details) -> str:
    """Numbers and year of these words; the words, what was read blanked."""
    honoured = _HONOURED_BELOW.search(tail) if "\n" in tail else None
    words = numbers(tail[: honoured.start()], known) + tail[honoured.start() :] if honoured else numbers(tail, known)
    for head in heads:
        if not any(map(str.isalpha, words)) and any(map(str.isalpha, head)):
            words += "\n" + numbers(head, known)
            continue
        dated = year_anywhere(head)
        if dated:
            known.year = dated[0] if known.year is None or head.lstrip(" .,").startswith("(") else known.year
        words += "\n" + blank(head, [dated[1]] if dated else [])
    return words


def _template(source: str, stated: list[str], found: Rest) -> _Template | None:
    """What all texts of a wording state, one of them this; None where that depends on more than places of numbers."""
    other = another(source)
    if other is None:
        return None
    text, places = other
    rest = _read(text, [])
    year, venue_year = places.get(str(rest.year)), places.get(str(rest.venue.year))
    if (rest.year and year is None) or (rest.venue.year and venue_year is None):
        return None
    if any(char.isdigit() for words in rest.honours for char in words):
        return None
    tail, *heads = text.rpartition(_ITALIC)[0].split(_AND)
    probes = [_before_digits(words) for words in may_be_styled(_words(tail, heads, Details()))]
    volume, issue, pages = (
        None if value is None else templated(value, places) for value in (rest.volume, rest.issue, rest.pages)
    )
    venue = templated(rest.venue.name or "", places)
    plain = len(venue) == 1 and rest.venue.year is None
    template = _Template(rest, year, venue_year, venue, (volume, issue, pages), plain, tuple(probes))
    return template if _filled(template, stated) == found else None


def _before_digits(words: str) -> str:
    return next((words[:i] for i, char in enumerate(words) if char.isdigit()), words)


def _filled(template: _Template, stated: list[str]) -> Rest:
    """What the text with these numbers states."""
    rest = template.rest
    venue = rest.venue
    if not template.plain:
        year = template.venue_year
        name = None if venue.name is None else filled(template.venue, stated)
        venue = StatedVenue(name, None if year is None else int(stated[year]), venue.is_preprint)
    year = template.year
    volume, issue, pages = template.others
    return Rest(
        venue,
        rest.status,
        rest.honours,
        rest.names_preprint,
        None if year is None else int(stated[year]),
        None if volume is None else filled(volume, stated),
        None if issue is None else filled(issue, stated),
        None if pages is None else filled(pages, stated),
    )


_HONOURED_BELOW = re.compile(
    r"\n\W{0,3}(?:Winner|Recipient|Awarded|Finalist|Shortlisted|Honou?rable [Mm]ention|"
    r"Reprinted|Translated|Paperback|Reviewed (?:in|by))\b"
)
