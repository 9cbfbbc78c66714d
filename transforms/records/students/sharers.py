"""Several students of whom one thing is said: "Ada Reed & Otto Vale, MSc Weaving".

Consumes text; produces `Student`s.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.entities.organizations import shape_rank
from transforms.entities.places import is_place
from transforms.names.people import clean_name, is_name
from transforms.names.words import is_given_name
from transforms.records.students.relations import RELATION


class Student(NamedTuple):
    """A person whom the owner supervises, and what is said beside the name."""

    name: str
    note: str


def together(text: str) -> list[Student]:
    """Those of a line of nothing but full names: "Ada Reed, Otto Vale"."""
    names = _BETWEEN.split(text.strip(" .")) if ", " in text and text.count(" ") <= _FULL else []
    full = all(" " in name and is_name(name) and not (shape_rank(name) or says_where(name)) for name in names)
    known = len(names) >= _MANY or all(is_given_name(name.split()[0]) for name in names)
    return [Student(clean_name(name), "") for name in names] if len(names) > 1 and full and known else []


_FULL, _MANY = 14, 3  # blanks of several names; names that need not be known


def sharing(text: str) -> list[Student]:
    """Those who share the note behind the last of them: "Ada Reed, Otto Vale, Ines Moss (MSc), 2023"."""
    shared = _SHARED.match(text)
    names = _BETWEEN.split(shared["names"]) if shared else []
    if (
        not shared
        or len(names) == 1
        or not all(" " in name and is_name(name) and not shape_rank(name) for name in names)
    ):
        return []
    return [Student(clean_name(name), shared["note"]) for name in names]


_BETWEEN = re.compile(r", (?:and )?| and | & ")
_SHARED = re.compile(r"(?P<names>[^\W\d_][^\d(),;:]{2,60}(?:, [^\d(),;:]{3,40}){0,8}) \((?P<note>[^()]{2,40})\)")


def paired(text: str) -> list[Student]:
    """Two who did one thesis, before what is said of both: "Ada Reed & Otto Vale, MSc Weaving, Globex"."""
    pair = _PAIR.match(text.lstrip(" |:·-–—"))
    names = [pair["one"], pair["other"]] if pair else []
    if not pair or not all(is_name(name) and not says_where(name) for name in names):
        return []
    return [Student(clean_name(name), pair["note"]) for name in names]


_FULL_NAME = r"[^\W\d_a-z][\w'’-]{1,20}(?: [^\W\d_a-z][\w'’.-]{0,20}){1,3}"
_PAIR = re.compile(rf"(?P<one>{_FULL_NAME}) (?:&|and) (?P<other>{_FULL_NAME})(?P<note>(?:[,:;|\t]| \(| [–—-] ).*)$")


def says_where(text: str) -> bool:
    """True for an organisation, a place, or what somebody was to the owner."""
    return bool(shape_rank(text)) or is_place(text) or RELATION.search(text) is not None
