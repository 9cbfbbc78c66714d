"""Confidence: consumes records as read; produces how likely each is wholly right, 0 to 1.

A reader says how sure it is of its own grammar; signs that show only in the finished record cap that. The caps are
measured (`confidence.toml`): of the records at 0.9 or more at least 95 in 100 are to be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from transforms.parsed import (
    Award,
    Education,
    Grant,
    Paper,
    Position,
    Project,
    Record,
    Service,
    Talk,
    Teaching,
)
from transforms.vocabulary import toml

_DANGLING = re.compile(r"(?:\b(?:and|of|for|the|in|at|with|to|by|from)|[,;:(\[–—&-])$")
_GLYPHS = re.compile(r"[\t•●○▪]")
_YEAR = re.compile(r"[12](?:(?<=\b1)9|(?<=\b2)0)\d\d\b")
_SURE_COVERAGE = 0.75
_MANY_LINES = 8


def calibrate(records: Iterable[Record], coverage: float) -> None:
    """Set the records' confidence, given the share of the document's lines that is accounted for."""
    for record in records:
        signs = list(_signs(record))
        if coverage < _SURE_COVERAGE:
            signs.append("unsure_document")
        caps = _caps(type(record))
        cap = min([caps[sign] for sign in signs if sign in caps], default=1.0)
        if cap < record.confidence:  # noqa: PLR1730 - to set a field of a record is slow
            record.confidence = cap


@cache
def _caps(kind: type[Record]) -> dict[str, float]:
    table = toml("confidence")
    return {**table["any"], **table.get(_TABLES.get(kind, ""), {})} if kind in _TABLES else {}


_TABLES: dict[type[Record], str] = {
    Position: "positions",
    Education: "education",
    Paper: "papers",
    Award: "awards",
    Service: "service",
    Teaching: "teaching",
    Talk: "talks",
    Grant: "grants",
    Project: "projects",
}


def _signs(record: Record) -> Iterator[str]:
    """The names of the signs of trouble that a record shows."""
    reader = _OWN.get(type(record))
    if reader is None:
        return
    name = str(getattr(record, _NAMED[type(record)]) or "")
    yield from _name_signs(name)
    if record.evidence.line_end - record.evidence.line_start > _MANY_LINES:
        yield "many_lines"
    yield from reader(record)


_NAMED: dict[type[Record], str] = {
    Position: "title",
    Education: "degree",
    Paper: "title",
    Award: "name",
    Service: "venue",
    Teaching: "course",
    Talk: "title",
    Grant: "title",
    Project: "title",
}


def _name_signs(name: str) -> Iterator[str]:
    if not name:
        yield "empty"
        return
    if name[0].islower() or name[0] in ")]},;:.-–/&":
        yield "lower_start"
    if name.isalpha():
        yield "one_word"
    if _YEAR.search(name):
        yield "dated_name"
    if len(name) <= 3 and not name.isupper():
        yield "tiny"
    yield from _text_signs(name, "marked")


def _dangles(text: str) -> bool:
    return _DANGLING.search(text[-_LONGEST_END:]) is not None


_LONGEST_END = 6  # characters: a blank, "from", a line's end


def _is_marked(text: str) -> bool:
    """True where marks of a page's writing were left in the words."""
    return "http:" in text or "https:" in text or "**" in text or "](" in text or _GLYPHS.search(text) is not None


def _text_signs(text: str, marked: str) -> Iterator[str]:
    if _dangles(text):
        yield "dangling"
    if text.count("(") != text.count(")") or text.count("[") != text.count("]"):
        yield "unbalanced"
    if _is_marked(text):
        yield marked
    if len(text) > 200:
        yield "very_long"


def _place_signs(place: str | None, missing: str) -> Iterator[str]:
    """Signs in an organisation's, a venue's or a funder's name."""
    if not place:
        yield missing
        return
    if (
        place[0].islower()
        or _dangles(place)
        or _YEAR.search(place)
        or place.count("(") != place.count(")")
        or _is_marked(place)
    ):
        yield "odd_venue"
    if len(place) > 90:
        yield "long_venue"


def _position(record: Position) -> Iterator[str]:
    yield from _place_signs(record.organization, "no_organization")
    if not record.start and not record.end:
        yield "no_start"


def _education(record: Education) -> Iterator[str]:
    yield from _place_signs(record.organization, "no_organization")
    if not record.start and not record.end:
        yield "no_dates"
    if not record.field:
        yield "no_field"


def _paper(record: Paper) -> Iterator[str]:
    if len(record.authors) < 2:
        yield "one_author"
    if any(not 4 <= len(name) <= 45 or " " not in name for name in record.authors):
        yield "odd_author"
    if not record.year:
        yield "no_year" if record.venue or record.status in ("submitted", "in_preparation") else "no_place"
    if record.venue:
        yield from _place_signs(record.venue, "")


def _award(_record: Award) -> Iterator[str]:
    return iter(())


def _service(record: Service) -> Iterator[str]:
    yield from _place_signs(record.venue, "no_venue")


def _teaching(record: Teaching) -> Iterator[str]:
    if not record.organization:
        yield "no_organization"
    if not record.role:
        yield "no_role"
    if not record.start:
        yield "no_start"


def _talk(record: Talk) -> Iterator[str]:
    yield from _place_signs(record.venue, "no_venue")
    if not record.year:
        yield "no_year"


def _grant(record: Grant) -> Iterator[str]:
    if not record.funder:
        yield "no_funder"
    if not record.start:
        yield "no_start"


_OWN: dict[type[Record], Callable[..., Iterator[str]]] = {
    Position: _position,
    Education: _education,
    Paper: _paper,
    Award: _award,
    Service: _service,
    Teaching: _teaching,
    Talk: _talk,
    Grant: _grant,
    Project: _award,
}
