"""Debris: what is left in a name when a date, a link or a line's end was taken out. Consumes records; mends names.

"Reed College, . [slides]" had a date and a link behind it, "Loom Society  Congress" a number within, "Felt Press/," the
next line, "Loom Forum @" a place. A common noun alone ("University of", "workshop") names none, nor does "in Weaving".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from transforms.parsed import Record
from transforms.vocabulary import any_of

_NAMES = ("venue", "name", "unit", "field", "organization", "granter", "funder", "course")
_BODIES = ("unit", "organization", "granter", "funder")  # fields that hold bodies
_PROPER = ("venue", *_BODIES)
_QUICK = re.compile(r"[,:/] ?[.,;:]|  |[(\[] |\(\)|\[\]| [)\]]")
_FIRST, _LAST = (*",;:)]/", "the ", "a ", "an "), tuple(",;:([/&@*†‡")  # with which such a name begins or ends
_STEPS = (
    (re.compile(r"(?<=[(\[]) | (?=[)\]])"), ""),
    (re.compile(r"\(\)|\[\]"), ""),
    (re.compile(r" {2,}"), " "),
    (re.compile(r", ?\.? ?\[[^\[\]]{2,40}\]$"), ""),
    (re.compile(r" ?[,/] ?(?=[,;:])|, ?\.$|(?<=,)\.(?= )"), ""),
    (re.compile(r": {1,2}:"), ":"),
)
_ENDS, _OPENS = " ,;:([/&@*†‡", " ,;:)]/"
_ARTICLE = re.compile(r"(?:the|an?) (?=[A-ZÀ-Þ\d])")
_NO_BODY = (
    re.compile(  # "University of"; "Fellowship in Weaving", "courses and workshops": what goes on from other words
        rf"(?:(?i:(?:the )?(?:{any_of('entry_words', 'career', 'common_bodies')})(?: (?:of|for)(?: the)?)?)$)"
        r"|(?:in|of|for|and|with|to) "
    )
)
_NO_MEETING = re.compile(rf"(?i)(?:the |an? )?(?:{any_of('entry_words', 'career', 'common_meetings')})s?$")


def clear_debris(records: Iterable[Record]) -> None:
    """Mend the names in the records; those of bodies and meetings that name none are gone."""
    for record in records:
        stated = record.__dict__
        for field in _fields_of(type(record), _NAMES):
            value = stated[field]
            is_loose = value and (value.startswith(_FIRST) or value.endswith(_LAST) or _QUICK.search(value))
            if is_loose and len(whole := tidied(value, field)) > 1:
                setattr(record, field, whole)
        for field in _fields_of(type(record), _PROPER):
            value = stated[field]
            if value and not value.isupper() and (_NO_BODY if field in _BODIES else _NO_MEETING).match(value):
                setattr(record, field, None)  # DATE is a meeting


@cache
def _fields_of(kind: type[Record], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(field for field in names if field in kind.model_fields)


def tidied(text: str, field: str = "venue") -> str:
    """A name without the signs that parted it from what is gone, and without an article."""
    for pattern, instead in _STEPS:
        text = pattern.sub(instead, text)
    text = text.lstrip(_OPENS).rstrip(_ENDS)
    article = _ARTICLE.match(text) if field in _PROPER else None
    return text[article.end() :] if article else text
