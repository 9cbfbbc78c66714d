"""Places of publication in front of all else on one line: "Wool Letters, 2019: Ada Vale, Bo Orr. “Felt.”".

Consumes the text of a work; produces where what stands behind the place begins.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.name_runs import name_run
from transforms.entities.venues import likeness

_PLACE = re.compile(r"[^\W\d_a-z][^“\"”:\t\n]{3,160}?(?:(?<=\d)[.:]|:) (?=[A-ZÀ-Þ])")
_DATED = re.compile(r"[^\W\d_a-z][^“\"”:.\t\n]{3,100}?,? \(?(?:19|20)\d\d\)?[.:] (?=[A-ZÀ-Þ])")
_STOP = re.compile(r"[.?!] (?=[A-ZÀ-Þ])")
_QUOTES, _CLOSED = '“"', re.compile(r"[”\"]\.?$")
_LIKELY, _TITLE = 0.3, 12  # how like a venue a place is; characters of a title


def place_before_names(text: str, owner: str) -> int:
    """Where names begin that lead to a title in quotes at the work's end, or a title that leads to names; else 0."""
    if _CLOSED.search(text) and text.count("“") + text.count('"') // 2 == 1:
        return next((at for at in _ends(_PLACE, text) if _are_names_to_quote(text, at, owner)), 0)
    place = _DATED.match(text) if not any(mark in text for mark in _QUOTES) else None
    if place is None or (owner and owner in place[0]) or likeness(place[0].rstrip(" .:0123456789(),")) < _LIKELY:
        return 0
    stops = (stop.end() for stop in _STOP.finditer(text, place.end() + _TITLE))
    return place.end() if any(_are_names(text[at:], owner) for at in stops) else 0


def _ends(pattern: re.Pattern[str], text: str) -> Sequence[int]:
    """Where places may end: at the first colon or dated stop, and at the next."""
    first = pattern.match(text)
    following = pattern.match(text, first.end()) if first else None
    return [found.end() for found in (first, following) if found]


def _are_names_to_quote(text: str, at: int, owner: str) -> bool:
    quote = min(place for mark in _QUOTES if (place := text.find(mark, at)) > 0)
    if quote < at or (owner and owner in text[:at]):
        return False
    return name_run(text, at, owner) >= len(text[:quote].rstrip(" .,:"))


def _are_names(text: str, owner: str) -> bool:
    bare = text.rstrip(" .")
    return "," in bare and name_run(bare, 0, owner) >= len(bare)
