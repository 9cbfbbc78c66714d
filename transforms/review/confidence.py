"""Confidence: consumes records as read; produces how likely each is wholly right, 0 to 1.

A reader says how sure it is of its own grammar; that, and the signs of trouble which show only in the finished record
and in its kin, are weighed (`confidence.toml`, a logistic regression that `tests/bench/fit_confidence.py` fits).
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache

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
_GLYPHS = re.compile(r"[•●○▪]")
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
    for record, value in zip(every, likelihoods(every, coverage), strict=True):
        record.__dict__["confidence"] = value  # to set a field of a record the usual way is slow


def likelihoods(records: Sequence[Record], coverage: float) -> list[float]:
    """How likely each of these records is right, all of kinds that are weighed."""
    own = [_signs(record) for record in records]
    shared = _shared(records, own, coverage)
    found: list[float] = []
    known: dict[tuple[object, ...], float] = {}  # most records of a kind show no sign at all
    for record, signs in zip(records, own, strict=True):
        kind = type(record)
        key = (kind, record.confidence, *signs)
        if key not in known:
            weights = _weights(WEIGHED[kind])
            every = (*shared[kind], *_prior(record.confidence), *signs)
            known[key] = likelihood(sum([weights.get(sign, 0.0) for sign in every]))
        found.append(known[key])
    return found


@lru_cache(maxsize=1 << 10)
def likelihood(logit: float) -> float:
    """The probability that belongs to a sum of weights, never quite sure."""
    return round(min(0.99, 1 / (1 + math.exp(-max(-30.0, logit)))), 2)


def signs_of(records: Sequence[Record], coverage: float) -> Iterator[list[str]]:
    """What speaks for and against each record: its own signs, its reader's, its kin's and the document's."""
    own = [_signs(record) for record in records]
    shared = _shared(records, own, coverage)
    for record, signs in zip(records, own, strict=True):
        yield [*shared[type(record)], *_prior(record.confidence), *signs]


def _shared(records: Sequence[Record], own: Sequence[list[str]], coverage: float) -> dict[type[Record], list[str]]:
    """The signs that all records of a kind share."""
    troubles: dict[type[Record], list[bool]] = defaultdict(list)
    for record, signs in zip(records, own, strict=True):
        troubles[type(record)].append(bool(signs))
    return {kind: ["always", *_kin_signs(trouble), *_low(_COVERAGES, coverage)] for kind, trouble in troubles.items()}


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


@lru_cache(maxsize=1 << 7)
def _prior(confidence: float) -> tuple[str, ...]:
    """The sign of a reader's own doubts."""
    return tuple(_low(_PRIORS, confidence)[:1])


def _low(bounds: Sequence[tuple[float, str]], value: float) -> list[str]:
    return [name for bound, name in bounds if value < bound]


@cache
def _weights(kind: str) -> dict[str, float]:
    weights: dict[str, float] = toml("confidence")[kind]
    return weights


def _signs(record: Record) -> list[str]:
    """The names of the signs of trouble that a record shows, each once."""
    reader = _OWN.get(type(record))
    if reader is None:
        return []
    name = str(getattr(record, _NAMED[type(record)]) or "")
    signs = [] if _is_usual(name) else _name_signs(name)
    if record.evidence.line_end - record.evidence.line_start > _MANY_LINES:
        signs.append("many_lines")
    signs += reader(record)
    return list(dict.fromkeys(signs)) if len(signs) > 1 else signs


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


def _name_signs(name: str) -> list[str]:
    if not name:
        return ["empty"]
    signs = []
    if name[0].islower() or name[0] in ")]},;:.-–/&":
        signs.append("lower_start")
    if name.isalpha():
        signs.append("one_word")
    peculiar = _PECULIAR.search(name) is not None
    if peculiar and _YEAR.search(name):
        signs.append("dated_name")
    if len(name) <= _TINY and not name.isupper():
        signs.append("tiny")
    if _dangles(name):
        signs.append("dangling")
    if peculiar and (name.count("(") != name.count(")") or name.count("[") != name.count("]")):
        signs.append("unbalanced")
    if peculiar and _is_marked(name):
        signs.append("marked")
    if len(name) > _LONGEST_NAME:
        signs.append("very_long")
    return signs


_TINY, _LONGEST_NAME = 3, 200  # characters


def _is_usual(name: str) -> bool:
    """A cheap test that is only True for a name without any sign of trouble, as most are."""
    is_sized = " " in name and _TINY < len(name) <= _LONGEST_NAME
    return is_sized and name[0].isupper() and not name.endswith(_OPEN_ENDS) and _PECULIAR.search(name) is None


def _dangles(text: str) -> bool:
    return text.endswith(_OPEN_ENDS) and _DANGLING.search(text[-_LONGEST_END:]) is not None


_OPEN_ENDS = ("and", "of", "for", "the", "in", "at", "with", "to", "by", "from", *",;:([–—&-", "\n")


_LONGEST_END = 6  # characters: a blank, "from", a line's end


def _is_marked(text: str) -> bool:
    """True where marks of a page's writing were left in the words."""
    if "http:" in text or "https:" in text or "**" in text or "](" in text or "\t" in text:
        return True
    return not text.isascii() and _GLYPHS.search(text) is not None


def _place_signs(place: str | None, missing: str) -> list[str]:
    """Signs in an organisation's, a venue's or a funder's name."""
    if not place:
        return [missing]
    signs = []
    if (
        place[0].islower()
        or (place.endswith(_OPEN_ENDS) and _dangles(place))
        or (
            _PECULIAR.search(place)
            and (_YEAR.search(place) or place.count("(") != place.count(")") or _is_marked(place))
        )
    ):
        signs.append("odd_venue")
    if len(place) > 90:
        signs.append("long_venue")
    return signs


def _position(record: Position) -> list[str]:
    signs = _place_signs(record.organization, "no_organization")
    if not record.start and not record.end:
        signs.append("no_start")
    return signs


def _education(record: Education) -> list[str]:
    signs = _place_signs(record.organization, "no_organization")
    if not record.start and not record.end:
        signs.append("no_dates")
    if not record.field:
        signs.append("no_field")
    return signs


def _paper(record: Paper) -> list[str]:
    signs: list[str] = []
    if len(record.authors) < 2:
        signs.append("one_author")
    for name in record.authors:
        if not 4 <= len(name) <= 45 or " " not in name:
            signs.append("odd_author")
            break
    if not record.year:
        signs.append("no_year" if record.venue or record.status in ("submitted", "in_preparation") else "no_place")
    if record.venue:
        signs += _place_signs(record.venue, "")
    return signs


def _award(_record: Record) -> list[str]:
    return []


def _service(record: Service) -> list[str]:
    return _place_signs(record.venue, "no_venue")


def _teaching(record: Teaching) -> list[str]:
    signs: list[str] = []
    if not record.organization:
        signs.append("no_organization")
    if not record.role:
        signs.append("no_role")
    if not record.start:
        signs.append("no_start")
    return signs


def _talk(record: Talk) -> list[str]:
    signs = _place_signs(record.venue, "no_venue")
    if not record.year:
        signs.append("no_year")
    return signs


def _grant(record: Grant) -> list[str]:
    signs: list[str] = []
    if not record.funder:
        signs.append("no_funder")
    if not record.start:
        signs.append("no_start")
    return signs


_OWN: dict[type[Record], Callable[..., list[str]]] = {
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
