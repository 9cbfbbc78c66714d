"""Venues and roles that their style sets apart: "Reviewer, *Wool: Art, Craft and Trade*, *Looms*", "**Editor** Looms".

Consumes a range of a line; produces one `Held` for each phrase in italics, where only commas and dates part them.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line, Span
from transforms.records.lists.listing import split_venues
from transforms.records.service.role_words import HELD_AT_SEVERAL, is_role, role_of
from transforms.records.service.venues import Held, dated
from transforms.text.patterns import without_end
from transforms.text.styled import spliced
from transforms.vocabulary import forms

_JOINERS = frozenset(("", "and", "und", "et", "y", "the", "journal", "journals"))
_LEADING = _JOINERS | frozenset(forms("entry_words", "service", "styled_leads"))
_LAST_AND = re.compile(r"[\s,;]{1,3}(?:(?:and|und|et|y|&)(?: the)?)?\s?$")
_LONGEST_AND = 14
_LEAST = 2


def sets_apart(line: Line) -> bool:
    """True for a line with several words in italics, or with commas in a name in italics or in a link's words."""
    if len(line.italic) >= _LEAST:
        return True
    spans = line.italic or [(link.start, link.end) for link in line.links]
    return any(", " in line.text[start:end] and end - start < 0.8 * len(line.text) for start, end in spans)


def styled_venues(line: Line, start: int, stop: int) -> list[Held]:
    """The venues in italics in a range of a line; [] where other words stand between them, or one style holds a list.

    So are those that are links, where commas stand in one: "Editor of the blog [Ant, Loom, Bee](ants.org)".
    """
    styled = line.italic or [Span(link.start, link.end) for link in line.links]
    spans = _whole(line, [span for span in styled if start - 1 <= span.start and span.end <= stop])
    if len(spans) < _LEAST and not (spans and ", " in line.text[spans[0].start : spans[0].end]):
        return []
    lead, *gaps = _gaps(line.text, spans, start, stop)
    if len(spans) < _LEAST and not lead.strip(" *:,") and not _names_one(line.text[spans[0].start : spans[0].end]):
        return []
    if not _says_nothing(lead, _LEADING) or not all(map(_says_nothing, gaps)):
        return []
    ends = [*(span.start for span in spans[1:]), stop]
    named = [
        dated(without_end(_LAST_AND, line.text[span.start : end], _LONGEST_AND))
        for span, end in zip(spans, ends, strict=True)
    ]
    return [Held(role, name, when) for name, when, role in named if name]


def _names_one(text: str) -> bool:
    """True for one name with commas in it: "Wool: Art, Craft and Trade"; not "Weft Letters, Felt Review, Wool"."""
    parts = text.split(", ")
    if len(parts) > _MOST_IN_NAME or (len(parts) > _LEAST and not _LAST_OF_NAME.search(parts[-1])):
        return False
    return len(split_venues(text, listing=False)) == 1


_MOST_IN_NAME = 4  # "Signs, Looms, Wool, and Society"
_LAST_OF_NAME = re.compile(r"(?:^| )(?:and|&|und|et|y|e) ")


def _whole(line: Line, spans: list[Span]) -> list[Span]:
    """The ranges; those that only a blank parts are one, which a line's end had cut."""
    found: list[Span] = []
    for span in spans:
        if found and line.text[found[-1].end - 1] != "," and not line.text[found[-1].end : span.start].strip():
            found[-1] = Span(found[-1].start, span.end)
        else:
            found.append(span)
    return found


def _gaps(text: str, spans: list[Span], start: int, stop: int) -> list[str]:
    edges = [start, *(edge for span in spans for edge in span), stop]
    return [text[a:b] for a, b in zip(edges[::2], edges[1::2], strict=True)]


def _says_nothing(text: str, joiners: frozenset[str] = _JOINERS) -> bool:
    return all(word.strip(",;.()&–-").lower() in joiners for word in without_dates(text, find_dates(text)).split())


def with_styled_role(line: Line) -> Line:
    """The line, a mark between a role that only its style sets apart and where it was: "**Editor** Weft Letters"."""
    span = min((*line.bold[:1], *line.italic[:1]), default=None)
    if span is None or span.start or not _NAME_BEHIND.match(line.text, span.end) or not is_role(line.text[: span.end]):
        return line
    mark = ": " if role_of(line.text[: span.end]) in HELD_AT_SEVERAL else ", "
    return spliced(line, span.end, span.end + 1, mark)


_NAME_BEHIND = re.compile(r"(?<=\w) (?:[\"“*]?[A-ZÀ-Þ]|\d{1,2}(?:st|nd|rd|th)\b)")
