"""Confidence: consumes records as read; produces how likely each is wholly right, 0 to 1.

A reader says how sure it is of its own grammar; that, and the signs of trouble which show only in the finished record
and in its kin, are weighed (`confidence.toml`, a logistic regression that `tests/bench/fit_confidence.py` fits).
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from transforms.parsed import (
    FIELD_OF,
    Advising,
    Award,
    Education,
    Grant,
    Language,
    Paper,
    Phrase,
    Position,
    Project,
    Record,
    Reference,
    Service,
    Talk,
    Teaching,
)
from transforms.vocabulary import toml

_DANGLING = re.compile(r"(?:\b(?:and|of|for|the|in|at|with|to|by|from)|[,;:(\[–—&-])$")
_GLYPHS = re.compile(r"[\t•●○▪]")
_PECULIAR = re.compile(r"[\t•●○▪()\[\]*:12]")  # one of which brackets, marks, links and years hold
_YEAR = re.compile(r"[12](?:(?<=\b1)9|(?<=\b2)0)\d\d\b")
_COVERAGES = ((0.6, "under_60"), (0.75, "under_75"), (0.9, "under_90"))
_PRIORS = ((0.65, "doubtful"), (0.78, "unsure"), (0.88, "fair"), (0.93, "good"))
_FEW, _MANY = 2, 15
_MANY_LINES = 8

WEIGHED = {kind: field for kind, field in FIELD_OF.items() if not issubclass(kind, (Phrase, Language, Reference))}


def calibrate(records: Iterable[Record], coverage: float) -> None:
    """Set the records' confidence, given the share of the document's lines that is accounted for."""
    every = [record for record in records if type(record) in WEIGHED]
    for record, signs in zip(every, signs_of(every, coverage), strict=True):
        weights = _weights(WEIGHED[type(record)])
        weight = sum([weights.get(sign, 0.0) for sign in signs])
        record.__dict__["confidence"] = likelihood(weight)  # to set a field of a record the usual way is slow


def likelihood(logit: float) -> float:
    """The probability that belongs to a sum of weights, never quite sure."""
    return round(min(0.99, 1 / (1 + math.exp(-max(-30.0, logit)))), 2)


def signs_of(records: Sequence[Record], coverage: float) -> Iterator[list[str]]:
    """What speaks for and against each record: its own signs, its reader's, its kin's and the document's."""
    own = [list(dict.fromkeys(_signs(record))) for record in records]
    troubles: dict[type[Record], list[bool]] = defaultdict(list)
    for record, signs in zip(records, own, strict=True):
        troubles[type(record)].append(bool(signs))
    shared = {kind: ["always", *_kin_signs(trouble), *_low(_COVERAGES, coverage)] for kind, trouble in troubles.items()}
    for record, signs in zip(records, own, strict=True):
        yield [*shared[type(record)], *_low(_PRIORS, record.confidence)[:1], *signs]


def _kin_signs(trouble: list[bool]) -> Iterator[str]:
    """Signs that all records of one kind in a document share."""
    if len(trouble) <= _FEW:
        yield "few"
    elif len(trouble) >= _MANY:
        yield "many"
    share = sum(trouble) / len(trouble)
    if share > 0.4:
        yield "troubled_kin"
    elif share > 0.15:
        yield "odd_kin"


def _low(bounds: Sequence[tuple[float, str]], value: float) -> list[str]:
    return [name for bound, name in bounds if value < bound]


@cache
def _weights(kind: str) -> dict[str, float]:
    weights: dict[str, float] = toml("confidence")[kind]
    return weights


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
    Advising: "student",
}


def _name_signs(name: str) -> Iterator[str]:
    if not name:
        yield "empty"
        return
    if name[0].islower() or name[0] in ")]},;:.-–/&":
        yield "lower_start"
    if name.isalpha():
        yield "one_word"
    peculiar = _PECULIAR.search(name) is not None
    if peculiar and _YEAR.search(name):
        yield "dated_name"
    if len(name) <= 3 and not name.isupper():
        yield "tiny"
    yield from _text_signs(name, "marked", peculiar=peculiar)


def _dangles(text: str) -> bool:
    return text.endswith(_OPEN_ENDS) and _DANGLING.search(text[-_LONGEST_END:]) is not None


_OPEN_ENDS = ("and", "of", "for", "the", "in", "at", "with", "to", "by", "from", *",;:([–—&-", "\n")


_LONGEST_END = 6  # characters: a blank, "from", a line's end


def _is_marked(text: str) -> bool:
    """True where marks of a page's writing were left in the words."""
    return "http:" in text or "https:" in text or "**" in text or "](" in text or _GLYPHS.search(text) is not None


def _text_signs(text: str, marked: str, *, peculiar: bool) -> Iterator[str]:
    if _dangles(text):
        yield "dangling"
    if peculiar and (text.count("(") != text.count(")") or text.count("[") != text.count("]")):
        yield "unbalanced"
    if peculiar and _is_marked(text):
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
        or (
            _PECULIAR.search(place)
            and (_YEAR.search(place) or place.count("(") != place.count(")") or _is_marked(place))
        )
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


def _award(_record: Record) -> Iterator[str]:
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
    Advising: _award,
}
