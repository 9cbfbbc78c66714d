"""Labels before honours: "Travel awards: A, 2015; B, 2013", "Globex University: A; B", and those of a form.

Consumes the pieces of a line; drops the label that only says what sort they are, and gives the others their giver.
Consumes the lines of a form; produces the honour that they state field by field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from transforms.dates.ranges import find_dates
from transforms.headings.wording import named
from transforms.model import Line
from transforms.records.awards.names import Found, gives
from transforms.records.awards.words import has_award_word
from transforms.records.lists.honours import is_honour
from transforms.records.lists.periods import period
from transforms.records.lists.pieces import Piece
from transforms.vocabulary import toml

_LABELLED = 2  # pieces


def without_sort(pieces: list[Piece]) -> list[Piece]:
    """The pieces without a label in the plural that says what sort of honour the next one is."""
    if len(pieces) < _LABELLED or pieces[1].before not in (":", "\t"):
        return pieces
    label, first = pieces[0].text, pieces[1].text
    heading = named(label)
    if not heading.whole or heading.kinds != ("awards",) or label[-1] != "s" or gives(first):
        return pieces
    return [pieces[1]._replace(before=""), *pieces[2:]] if has_award_word(first) or is_honour(first) else pieces


def given_by_label(pieces: Sequence[Piece], found: list[Found]) -> list[Found]:
    """The honours of a line, all of them given by whom the label names that gave the first."""
    if len(found) < _LABELLED or len(pieces) < _LABELLED or pieces[1].before != ":":
        return found
    giver = pieces[0].text
    if found[0].granter != giver or not gives(giver):
        return found
    return [one._replace(granter=one.granter or giver) for one in found]


def by_fields(lines: Sequence[Line]) -> Found | None:
    """The honour of a form: "Name of award: Moss Medal" over "Awarded by: Globex" and "Date: 2020"."""
    said: dict[str, str] = {}
    for line in lines:
        label, _, value = line.text.partition(":" if ":" in line.text else "\t")
        if field := _fields().get(label.strip().lower()):
            said.setdefault(field, value.strip(" \t.;"))
    if not said.get("name") or len(said) == 1:
        return None
    return Found(said["name"], said.get("giver") or None, period(find_dates(said.get("date", ""))))


@cache
def _fields() -> Mapping[str, str]:
    return {label: field for field, labels in toml("form_labels")["awards"].items() for label in labels}
