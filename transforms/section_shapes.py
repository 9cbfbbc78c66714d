"""What an unknown heading heads, told by its entries' shapes. Consumes lines; produces a kind, or None.

"Stations" over titles with dates are positions, "My way" over degrees is education, a list of prizes is awards. Only
sections whose headings say nothing come here, so a wrong guess loses nothing that was not lost.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.dates import find_dates
from transforms.degrees import find_degrees
from transforms.model import Line
from transforms.organizations import find_organizations
from transforms.shapes import is_citation, is_prose
from transforms.titles import is_title
from transforms.vocabulary import toml

_LEAST, _SHARE, _FIRST = 2, 0.6, 40
_LONGEST = 400
_PIECES = re.compile(r"\s*[\t,;:|·•]\s*|\s[–—-]\s|\.\s|\sat\s")
_LABEL = re.compile(r"[^\d:;,]{3,40}:\s")
_WORDS = re.compile(r"[^\W\d_]+")
_DUTY = re.compile(
    r"\b(?:reviewer|referee|editor|editorial board|committee|board member|organi[sz]er|chair(?:man|woman|person)?|"
    r"delegate|representative|panel(?:l?ist)?|member of)\b",
    re.IGNORECASE,
)


def kind_of_lines(lines: Sequence[Line]) -> str | None:
    """The kind that most of the lines' shapes speak for."""
    lines = [line for line in lines[:_FIRST] if not line.rule]
    dated = sum(1 for line in lines if find_dates(line.text))
    if dated < _LEAST or any(is_prose(line.text) for line in lines[:1]):
        return None
    found = Counter(kind for line in lines if (kind := _kind(line.text)))
    careers = found["positions"] + found["education"]
    for kind, count in (("papers", found["papers"]), ("career", careers), *found.most_common(1)):
        if count >= _LEAST and count >= _SHARE * min(dated, len(lines)):
            return _career(found) if kind == "career" else kind
    return None


def _career(found: Counter[str]) -> str:
    return "positions" if found["positions"] else "education"


def _kind(text: str) -> str | None:
    if is_citation(text):
        return "papers"
    if len(text) > _LONGEST or _LABEL.match(text):
        return None
    return _kind_of_entry(text)


def _kind_of_entry(text: str) -> str | None:
    pieces = [piece for piece in _PIECES.split(_undated(text))[:3] if piece]
    if any(_DUTY.search(piece) for piece in pieces[:2]):
        return "service"
    if pieces and is_title(pieces[0]):
        return "positions" if find_organizations(text) else None
    if pieces and {word.casefold() for word in _WORDS.findall(pieces[0])} & _honours():
        return "awards"
    return "education" if find_degrees(" ".join(pieces[:2])) else None


def _undated(text: str) -> str:
    dates = find_dates(text)
    if dates and dates[0].span.start < 8:
        return text[dates[0].span.end :].lstrip(" :,.–—-\t")
    return text


def _honours() -> frozenset[str]:
    return frozenset(toml("lists")["awards"]["strong"].split())
