"""Debris: what is left in a name when a date, a link or a line's end was taken out. Consumes records; mends names.

"Reed College, . [slides]" had a date and a link behind it, "Loom Society  Congress" a number within, "Felt Press/," the
next line. A common noun alone ("University of", "College") names nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from transforms.parsed import Record
from transforms.vocabulary import any_of

_NAMES = ("venue", "name", "unit", "field", "organization", "granter", "funder", "course")
_OWNERS = ("unit", "organization", "granter", "funder")  # fields that hold bodies
_QUICK = re.compile(r"[,:/] ?[.,;:]|  |\(\)|\[\]|^[,;:)\]/]|[,;:(\[/&]$")
_STEPS = (
    (re.compile(r"\( ?\)|\[ ?\]"), ""),
    (re.compile(r" {2,}"), " "),
    (re.compile(r", ?\.? ?\[[^\[\]]{2,40}\]$"), ""),
    (re.compile(r" ?[,/] ?(?=[,;:])|, ?\.$|(?<=,)\.(?= )"), ""),
    (re.compile(r": {1,2}:"), ":"),
)
_ENDS, _OPENS = " ,;:([/&", " ,;:)]/"
_COMMON = re.compile(rf"(?i)(?:the )?(?:{any_of('entry_words', 'career', 'common_bodies')})(?: (?:of|for)(?: the)?)?")
_LONGEST_COMMON = 30  # characters


def clear_debris(records: Iterable[Record]) -> None:
    """Mend the names in the records; those of bodies that name none are gone."""
    for record in records:
        stated = record.__dict__
        for field in _fields_of(type(record), _NAMES):
            if (value := stated[field]) and _QUICK.search(value) and len(whole := tidied(value)) > 1:
                setattr(record, field, whole)
        for field in _fields_of(type(record), _OWNERS):
            value = stated[field]
            if value and len(value) <= _LONGEST_COMMON and _COMMON.fullmatch(value):
                setattr(record, field, None)


@cache
def _fields_of(kind: type[Record], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(field for field in names if field in kind.model_fields)


def tidied(text: str) -> str:
    """A name without the signs that parted it from what is gone."""
    for pattern, instead in _STEPS:
        text = pattern.sub(instead, text)
    return text.lstrip(_OPENS).rstrip(_ENDS)
