"""Degrees and posts in one list: consumes lines; produces where the list begins, and which of the two it holds.

A degree's name or a post's title at the head of a dated entry says what the entry is, whatever stands above the list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.dates.ranges import behind_dates, find_dates, without_dates
from transforms.entities.degree_forms import may_name_degree
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title, may_hold_title
from transforms.lines.shapes import is_prose
from transforms.model import Line
from transforms.names.words import is_name

CAREER = ("positions", "education")
_FIRST, _NEAR = 60, 4  # lines looked at; lines of one entry
_LEAST, _SHARE = 2, 0.6  # stations, and their share of the dated lines
_PIECE = re.compile(r"\s*[\t,;:|·•@]\s*|\s[–—-]{1,2}\s|\s\(|\.\s|\sat\s")


class Stations(NamedTuple):
    """The place of the first station's line, the kinds of all, and how many there are."""

    first: int
    kinds: tuple[str, ...]
    many: int

    @property
    def are_mixed(self) -> bool:
        """True where both posts and degrees stand in the list."""
        return len(self.kinds) == len(CAREER)


def stations(lines: Sequence[Line], above: int = _FIRST) -> Stations | None:
    """The list of posts and degrees, where those that are dated are most of the dated entries.

    No more than `above` lines stand before the first station's own.
    """
    lines = lines[:_FIRST]
    if above < _FIRST and not any(map(station_kind, lines[: above + 1])):
        return None  # what begins otherwise, a list of works above all, is not looked through
    dated = [bool(find_dates(line.text)) for line in lines]
    if sum(dated) < _LEAST:
        return None
    heads = [(place, kind) for place, line in enumerate(lines) if (kind := station_kind(line))]
    told = [(place, kind) for place, kind in heads if any(dated[max(place - 1, 0) : place + _NEAR])]
    if len(told) < max(_LEAST, _SHARE * sum(dated)) or told[0][0] > above:
        return None
    if _are_told(lines[told[0][0] :]) or _are_others(lines, len(told)):
        return None
    found = {kind for _, kind in told}
    return Stations(_begins(lines, told[0][0], dated), tuple(kind for kind in CAREER if kind in found), len(told))


def _are_told(lines: Sequence[Line]) -> bool:
    """True for sentences of the owner's: each is read on its own."""
    return any(_I.match(line.text) for line in lines)


def _are_others(lines: Sequence[Line], many: int) -> bool:
    """True where people's names stand with the stations: the owner's students."""
    pieces = (_PIECE.split(line.text, maxsplit=1)[0] for line in lines)
    return _NAMED * sum(is_name(piece) and not is_employer(piece) for piece in pieces) >= many


_I = re.compile(r"(?:I|We|My|Our|He|She)(?:['’](?:m|ve|re)|\b)")
_NAMED = 2  # stations for each name


def _begins(lines: Sequence[Line], first: int, dated: Sequence[bool]) -> int:
    """The place of the first entry's first line: its date or its employer may stand above the station."""
    if not first or lines[first].bullet:
        return first
    is_date_above = dated[first - 1] and not dated[first]
    above = _PIECE.split(lines[first - 1].text, maxsplit=1)[0]
    return first - (is_date_above or is_employer(above))


def station_kind(line: Line) -> str | None:
    """Positions or education, for a line that begins with a post's title or a degree, behind its date or not.

    An employer or a school may stand in front: "**Harrow Institute**, Lecturer in Botany, 2019-2021".
    """
    text = line.text
    if not _may_begin_station(line):
        return None
    dates = find_dates(text)
    if dates:
        text = without_dates(text, dates) if dates[0].span.start else behind_dates(text)
    text = text.strip(" ,;:–—-()\t|>")
    if not text or is_prose(text) or _ADVISED.match(text):
        return None
    piece, *rest = _PIECE.split(text, maxsplit=1)
    kind = _kind(piece, text)
    if not kind and dates and line.bold:
        loud = line.text[line.bold[0].start : line.bold[0].end].strip(" ,;:.")
        kind = _kind(loud, loud)
    if kind or not rest or not dates or not is_employer(piece):
        return kind
    kinds = (_kind(piece, piece) for piece in _PIECE.split(rest[0], maxsplit=2)[:2])
    return next((kind for kind in kinds if kind), None)


def _may_begin_station(line: Line) -> bool:
    """A quick look that is never False for a station: a word of titles or degrees stands on the line or in its bold."""
    text = line.text
    if line.bold:
        text = f"{text} {text[line.bold[0].start : line.bold[0].end]}"
    return may_hold_title(text) or may_name_degree(text)


_ADVISED = re.compile(r"(?i)[\w .-]{0,30}\b(?:students?|fellows?|researchers?|advisees?) ?: ?[A-ZÀ-Þ]")


def _kind(piece: str, text: str) -> str | None:
    if is_title(piece):
        return "positions"
    degrees = find_degrees(text)
    return "education" if degrees and not degrees[0].start else None


def is_employer(text: str) -> bool:
    """True for words that name an organisation and no more."""
    text = text.strip(" ,;:.")
    known = any(not one.start and one.end == len(text) for one in find_organizations(text))
    return known or (shape_rank(text) > 1 and text[-1] not in "sS")
