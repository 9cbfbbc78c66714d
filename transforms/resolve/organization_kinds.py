"""What sort of organisation an unknown name tells of, by its words; a funder of the vocabulary is an agency."""

from __future__ import annotations

import re
from functools import cache

from transforms.names.people import fold
from transforms.vocabulary import any_of, words

_KINDS = (
    (
        re.compile(
            r"(?i)\bacademy of (?:\w+,? ){0,4}?(?:sciences?|engineering|letters|medicine|humanities)\b|"
            r"\broyal (?!military)(?:\w+ )?academy\b(?! of (?:music|danc|drama|fine|art))"
        ),
        "society",
    ),
    (re.compile(r"(?i)\bpress$"), "company"),  # "Westmoor University Press"
    (
        re.compile(rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'universities')})\b"),
        "university",
    ),
    (
        re.compile(rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'funders')})\b"),
        "agency",
    ),
    (re.compile(r"(?i)\b(?:labs?|laborator\w+|group|team)\b"), "laboratory"),
    (re.compile(r"(?i)\b(?:institut\w*|cent(?:er|re)|hospital|observatory|museum|clinic)\b"), "institute"),
    (re.compile(r"(?i)\b(?:society|association|acm|ieee|usenix|union|consortium)\b"), "society"),
    (
        re.compile(rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'companies')})\b\.?"),
        "company",
    ),
)


def unit_kind(name: str) -> str:
    """What sort of organisation a unit is."""
    kind = _by_words(name)
    return kind if kind in ("laboratory", "institute", "university") else "other"


def kind_of(name: str) -> str:
    """What sort of organisation an unknown name tells of."""
    kind = _by_words(name)
    return "agency" if kind in ("other", "institute") and fold(name) in _funders() else kind


def _by_words(name: str) -> str:
    return next((kind for pattern, kind in _KINDS if pattern.search(name)), "other")


@cache
def _funders() -> frozenset[str]:
    return frozenset(fold(name) for line in words("funders") for name in line.split(";"))
