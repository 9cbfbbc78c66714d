"""Names of where a talk was given: consumes lines and pieces; tells names that are plain or that a margin broke."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import is_unit
from transforms.model import Line
from transforms.records.lists.looks import is_acronym, is_titled, is_venue, outside_brackets
from transforms.records.lists.pieces import Piece

_FEW = 4  # words


def with_name_whole(first: Line, below: Sequence[Line]) -> tuple[Line, Sequence[Line]]:
    """The rest of a title's line and those below it; both as one where the margin broke the name of a meeting.

    "Northern Weavers' Association Annual" over "Meeting": neither has a date, and no stop ends the upper one.
    """
    whole = f"{first.text} {below[0].text}" if len(below) == 1 and first.text and first.text[-1] not in ".;" else ""
    return (first, below) if not whole or find_dates(whole) else (replace(first, text=whole), ())


def is_plain_place(piece: Piece) -> bool:
    """True for an organisation named shortly in a list of such: "Yale", "UCLA (scheduled)"."""
    text = outside_brackets(piece.text)
    return (
        len(text.split()) < _FEW
        and not is_unit(text)
        and not is_venue(text)
        and (is_acronym(text) or is_titled(text))
        and piece.before in ("", ",", "date", ":", "\t")
    )
