"""Rows of degrees and honours whose columns a converter set behind one another: "2015 M.S. in Law Carrow University".

A row's words in, its cells out: the degree with its field, and the rest, which begins where the field's words end; the
honour up to its noun, and the organisation that gave it ("Travel Grant Society for Looms").
"""

from __future__ import annotations

import re
from functools import cache

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.vocabulary import forms

_INTO = re.compile(r"\s+in\s+(?=[A-ZÀ-Þ])")
_HONOUR = re.compile(
    r"\b(?:Award|Prize|Fellowship|Scholarship|Grant|Medal|Bursary|Stipend|[Ll]aude|List|Honou?rs|Mention|Distinction) "
)
_LINKS = frozenset(("and", "&", "of"))
_LEAST_REST, _MOST = 3, 6  # letters, and words of a field


def degree_cells(words: str) -> tuple[str, str] | None:
    """A degree in a field, and the words behind it without a sign between; None for all else."""
    found = find_degrees(words)
    into = _INTO.match(words, found[0].degree_end) if found and not found[0].start else None
    if into is None:
        return None
    parts = words[into.end() :].split(" ")
    size = _field_size(parts)
    rest = " ".join(parts[size:])
    if not size or len(rest) < _LEAST_REST or not rest[0].isupper():
        return None
    return f"{words[: into.end()]}{' '.join(parts[:size])}", rest


def honour_cells(words: str) -> tuple[str, str] | None:
    """An honour that ends in its noun, and an organisation's name behind it; None for all else."""
    for noun in _HONOUR.finditer(words):
        rest = words[noun.end() :]
        known = [one for one in find_organizations(rest) if one.certain and one.end == len(rest)]
        if rest[0].isupper() and (any(not one.start for one in known) or (not known and shape_rank(rest) > 0)):
            return words[: noun.end() - 1], rest
    return None


def _field_size(parts: list[str]) -> int:
    """How many words the field takes: up to the first head word of one, and those that go on with it."""
    most = min(len(parts), _MOST)
    size = next((n for n in range(1, most) if parts[n - 1].lower() in _heads()), 0)
    while size and size < most:
        steps = (2, 3) if parts[size] in _LINKS else (1,)
        more = next((size + step for step in steps if " ".join(parts[size + step - 1 :][:1]).lower() in _heads()), 0)
        if not more:
            break
        size = more
    return size


@cache
def _heads() -> frozenset[str]:
    return frozenset(forms("degrees", "fields", "words"))
