"""Internships told in a sentence: "I interned at X and Y". Consumes a `Sentence`; produces `Position`s.

`STOP_OF_ROLE` ends what tells of one role; `DATED` tells that a date before a role is the role's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.names.words import is_name
from transforms.parsed import Position
from transforms.records.bio.titles import Role, intern_title
from transforms.records.lists.periods import period
from transforms.records.lists.prose import STOP, Sentence
from transforms.vocabulary import any_of

STOP_OF_ROLE = re.compile(
    rf"(?i);|{STOP}|,?\s+(?:where|when|while|who|which|before|"
    rf"prior to|(?:then )?(?:moved|went) to|until (?:joining|I)|and (?:{any_of('prose', 'roles', 'next_clauses')})\b|"
    r"advised by|supervised by|and an? (?:elected )?member of\b|and (?:in|from|since) [^,;.]{3,20}?,? an? |"
    r"working (?:with|on|under)|under the|mentored by|hosted by|collaborating|, I\b)|,\s+(?:I|"
    r"he|she)\b"
)
DATED = re.compile(
    r"(?i)^\W*(?:(?:before|prior to) th[ia][st],? )?(?:in|since|from|as of|starting|between|until|during|where)\b"
    r"|^For the (?=(?:19|20)\d\d)|\b(?:joined|appointed|became|promoted)\b|\bspent (?=(?:19|20)\d\d\b)"
)
_INTERNED = re.compile(
    r"(?i)\b(?P<what>interned|interning|(?<=to )intern|internships?|was an intern|did (?:an |my )?internships?|"
    r"as (?:an? )?(?:research |summer )?interns?)\b(?:\s+\([^()]*\))?\s*(?:as [\w ]+ )?(?:at|with|in|"
    r"@)\s+"
)


def internships(sentence: Sentence, taken: list[tuple[int, int]], roles: list[Role]) -> Iterator[Position]:
    """As in "I interned at X and Y": one position per employer."""
    text = sentence.text
    for match in _INTERNED.finditer(text):
        if any(start <= match.start() < end for start, end in taken) or re.search(
            r"(?i)\b(?:students?|interns?|they)\b[^.]{0,20}$", text[: match.start()]
        ):
            continue
        stop = STOP_OF_ROLE.search(text, match.end())
        following = next((role.start for role in roles if role.start >= match.end()), len(text))
        window = text[match.end() : min(stop.start() if stop else len(text), following)]
        names = _hosts(window)
        before = text[: match.start()] if len(names) == 1 else ""
        told = find_dates(before)[:1] if DATED.search(before) else ()
        now = _INTERNS.search(text, 0, match.end("what")) is not None
        for index, (start, end) in enumerate(names[:6]):
            dates = find_dates(window[end : names[index + 1][0] if index + 1 < len(names) else len(window)])[:1] or told
            when = period(dates)
            yield Position(
                title=intern_title(match["what"]),
                organization=window[start:end],
                start=when.start,
                end=when.end,
                current=now and not when.end,
                evidence=sentence.evidence,
                confidence=0.75,
            )


_INTERNS = re.compile(
    r"(?i)(?:\b(?:am|is)|['’]m) (?:currently |now )?"
    r"(?:interning|(?:doing|completing) (?:an?|my|his|her|their) (?:\w+ ){0,2}internship)$"
)


def _hosts(window: str) -> list[tuple[int, int]]:
    """The employers of a list, known or not where others beside them are: "Globex (wool), D. E. Reed, and Initech"."""
    names = [(name.start, name.end) for name in find_organizations(window) if name.certain]
    if not names and (unknown := _UNKNOWN.match(window)) and (shape_rank(unknown[1]) or not is_name(unknown[1])):
        return [(match.start(1), match.end(1)) for match in _HOST.finditer(window, 0, unknown.end())] or [
            unknown.span(1)
        ]
    if not names or (window.count(",") < _LISTED and not _PAIR.match(window)):
        return names
    listed = [(match.start(1), match.end(1)) for match in _HOST.finditer(window)]
    return listed if len(listed) > len(names) else names


_UNKNOWN = re.compile(  # "Globex Analytics with Ada Quill", "Moss & Loom (2019)"
    r"(?:the )?([A-ZÀ-Þ][\w&’-]{1,30}(?: (?:& )?[A-ZÀ-Þ][\w&’-]{1,30}){0,3})"
    r"(?= \(|[.,;]|$| (?:in|with|for|during|over|as|on|under|where|working|and)\b)(?:[^.;]*)"
)
_LISTED = 2  # commas
_PAIR = re.compile(  # "Globex and Initech"
    r"(?:the )?[A-ZÀ-Þ][\w&'’-]{1,30}(?: [A-ZÀ-Þ][\w&'’-]{1,30}){0,3} and (?:at )?(?:the )?"
    r"[A-ZÀ-Þ][\w&'’-]{1,30}(?: (?:of |for )?[A-ZÀ-Þ][\w&'’-]{1,30}){0,3}(?=[.,;]|$)"
)
_HOST = re.compile(
    r"(?:^|,\s(?:and\s)?|\sand\s)(?:the\s)?((?:(?:[A-ZÀ-Þ]\.\s?)+|[A-ZÀ-Þ])[\w&'’-]{1,30}(?:\s(?:&\s)?[A-ZÀ-Þ][\w&'’-]{1,30}){0,4})"
    r"(?=\s\(|,|\sand\s|\.?$|\sin\s)"
)
