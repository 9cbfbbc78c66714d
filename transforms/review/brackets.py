"""Brackets: consumes records; cuts names off before a bracket that they open and do not close, "Loom Prize (3 times".

Where a list parts its items at commas or a margin breaks a line, the end of a note in brackets is lost. Titles stay as
they are: "(0, 1]" is one.
"""

from __future__ import annotations

from collections.abc import Iterable

from transforms.parsed import Record

_NAMES = ("venue", "name", "unit", "field", "organization", "granter", "funder")
_PAIRS = (("(", ")"), ("[", "]"))
_LEAST = 4  # characters of a name


def close_brackets(records: Iterable[Record]) -> None:
    """Cut the names in the records that end within a bracket."""
    for record in records:
        stated = record.__dict__  # asked of the record itself, a field that its kind lacks costs a raised error
        for field in _NAMES:
            value = stated.get(field)
            if value and (whole := without_open(value)) != value:
                setattr(record, field, whole)


def without_open(text: str) -> str:
    """The text up to the bracket that it does not close; the text where too little stands before it."""
    for opened, closed in _PAIRS:
        if opened in text and (at := text.rfind(opened)) >= _LEAST and text.find(closed, at) < 0:
            text = text[:at].rstrip(" ,;:–-")
    return text
