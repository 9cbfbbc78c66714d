"""Brackets: consumes records; cuts names off before a bracket that they open and do not close, "Loom Prize (3 times".

Where a list parts its items at commas or a margin breaks a line, the end of a note in brackets is lost. Titles stay as
they are: "(0, 1]" is one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from transforms.parsed import Record

_NAMES = ("venue", "name", "unit", "field", "organization", "granter", "funder")
_PAIRS = (("(", ")"), ("[", "]"))
_LEAST = 4  # characters of a name


def close_brackets(records: Iterable[Record]) -> None:
    """Cut the names in the records that end within a bracket."""
    for record in records:
        stated = record.__dict__
        for field in _names_of(type(record)):
            value = stated[field]
            if value and ("(" in value or "[" in value) and (whole := without_open(value)) != value:
                setattr(record, field, whole)


@cache
def _names_of(kind: type[Record]) -> tuple[str, ...]:
    """The fields of a kind of record that are names."""
    return tuple(field for field in _NAMES if field in kind.model_fields)


def without_open(text: str) -> str:
    """The text up to the bracket that it does not close; the text where too little stands before it."""
    for opened, closed in _PAIRS:
        if opened in text and (at := text.rfind(opened)) >= _LEAST and text.find(closed, at) < 0:
            text = text[:at].rstrip(" ,;:–-")
    return text
