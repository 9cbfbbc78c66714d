"""What a bio and a section both say: consumes a document's records; produces them with the bio's facts joined in.

The adviser whom the bio names belongs to the degree of the education section; what is stated twice is one record.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from transforms.entities.acronyms import abbreviates, are_letters
from transforms.entities.organizations import canonical
from transforms.entities.titles import head_word
from transforms.model import Section
from transforms.names.people import fold
from transforms.parsed import Education, Position, Record
from transforms.vocabulary import forms

_PROSE = frozenset(("header", "about", "news", "other"))
_LEAST_SURE = 0.65
_CAREER = (Education, Position)
R = TypeVar("R", Education, Position)


def merge_careers(records: Iterable[Record], sections: Sequence[Section]) -> list[Record]:
    """The records, each bio's degree or role merged into the section's record that it repeats."""
    records = list(records)
    prose = {line.number for section in sections if section.kind in _PROSE for line in section.lines}
    if not [1 for record in records if type(record) in _CAREER and record.evidence.line_start in prose]:
        return [record for record in records if type(record) not in _CAREER or not _is_fragment(record)]
    listed: list[Record] = [r for r in records if type(r) in _CAREER and r.evidence.line_start not in prose]
    merged: dict[int, Record] = {}
    for index, record in enumerate(records):
        if type(record) not in _CAREER or record.evidence.line_start not in prose:
            continue
        same: Record | None = next((other for other in listed if _same(other, record)), None)
        if same is None:
            listed.append(record)
        else:
            merged[index] = same
    filled: dict[int, Record] = {id(same): same for same in merged.values()}
    for index, same in merged.items():
        filled[id(same)] = _filled(filled[id(same)], records[index])
    kept = [filled.get(id(record), record) for index, record in enumerate(records) if index not in merged]
    return [record for record in kept if type(record) not in _CAREER or not _is_fragment(record)]


def _is_fragment(record: Record) -> bool:
    """A stay without a role, or a defence without a university: facts for another record that was not found."""
    return (isinstance(record, Position) and not record.title) or (
        isinstance(record, Education)
        and not record.organization
        and not record.field
        and record.confidence < _LEAST_SURE
    )


def _same(listed: Record, stated: Record) -> bool:
    if isinstance(listed, Education) and isinstance(stated, Education):
        return (
            (listed.level == stated.level or _is_his_degree(listed, stated))
            and (
                _same_place(listed.organization, stated.organization)
                or _is_lab(stated.organization)
                or _is_under_way(listed, stated)
            )
            and _dates_agree(listed, stated)
            and not (
                listed.evidence == stated.evidence and listed.field and stated.field and listed.field != stated.field
            )
        )
    if isinstance(listed, Position) and isinstance(stated, Position):
        return (
            _same_role(listed.title, stated.title)
            and (_same_place(listed.organization, stated.organization) or _is_in(listed, stated))
            and _dates_agree(listed, stated)
            and not (stated.current and listed.end and not listed.current)
            and (listed.evidence != stated.evidence or not stated.title or listed.title == stated.title)
        )
    return False


GRADUATE = "graduate student"
"""In the place of a degree that a bio does not name: a master's or a doctorate."""


STUDENT = "student"
"""The same of anybody who studies."""


def _is_his_degree(listed: Education, stated: Education) -> bool:
    """True for the degree that a "graduate student" or a student works for, or that studies led to."""
    return not stated.degree or (
        stated.degree in (GRADUATE, STUDENT)
        and listed.level in ("master", "doctorate", *(["bachelor"] if stated.degree == STUDENT else []))
        and (listed.current or listed.expected or not listed.end)
    )


def _is_under_way(listed: Education, stated: Education) -> bool:
    """True for the one degree under way at a school whose letters nobody can tell: "a PhD candidate at UniQD".

    A list whose dates are over names the same field then.
    """
    fields = [fold(field) for field in (listed.field, stated.field) if field]
    return (
        listed.level == stated.level
        and bool(listed.current or listed.expected or len(fields) > 1)
        and bool(stated.current or stated.expected)
        and are_letters(stated.organization)
        and len(set(fields)) < _TWO
    )


_TWO = 2


def _is_in(part: Position, whole: Position) -> bool:
    """True where one names the employer's part alone: "Postdoc, Loom Lab" and "a postdoc in the Loom Lab at X"."""
    return part.organization is not None and part.organization == whole.unit


def _is_lab(name: str | None) -> bool:
    """True for a part of some university: "a Master's student in the Loom Laboratory"."""
    return name is not None and name.endswith((" Lab", " Laboratory", " Group")) and canonical(name) is None


_BRACKET = re.compile(r"\s\([^()]*\)")
_RANKS = frozenset(forms("entry_words", "career", "ranks"))


_SHORT = {"RA": "Research Assistant", "TA": "Teaching Assistant"}


def _same_role(listed: str, stated: str) -> bool:
    """True where two titles may be one role's: the same head word and the same rank, or a stay without a title."""
    if not stated:
        return True
    listed, stated = _SHORT.get(listed, listed), _SHORT.get(stated, stated)
    one, two = (set(fold(_BRACKET.sub("", title)).split()) for title in (listed, stated))
    return fold(head_word(listed)) == fold(head_word(stated)) and (one ^ two) & (_RANKS - {"full"}) == set()


def _same_place(a: str | None, b: str | None) -> bool:
    """True where two names are one organisation's, one is a unit of the other, or one is missing."""
    if not a or not b:
        return True
    one = _UNIVERSITY.sub("university", fold(a).removeprefix("the "))
    two = _UNIVERSITY.sub("university", fold(b).removeprefix("the "))
    if abbreviates(a, b) or abbreviates(b, a):
        return True  # whatever else is known by these letters
    known, other = canonical(a), canonical(b)
    if known and other:
        return known.name in (other.name, other.parent) or other.name == known.parent
    return one == two or one in two or two in one or _is_cut(one, two) or _is_cut(two, one)


_UNIVERSITY = re.compile(r"^(?:universit(?:e|a|at|eit|et)|universidad|universidade)(?= [a-z])")  # "Université X"


def _is_cut(short: str, whole: str) -> bool:
    """True for a university called by its town: "uni lundby" for "adalgard-lund-universitat lundby"."""
    town = _OF_TOWN.match(short)
    return town is not None and whole.endswith(f" {town['town']}") and "univ" in whole


_OF_TOWN = re.compile(r"(?:uni|univ\.?|u\.?)(?: of)? (?P<town>[^\W\d][\w -]{3,30})$")


def _dates_agree(a: Education | Position, b: Education | Position) -> bool:
    return all(not x or not y or x[:4] == y[:4] for x, y in ((a.start, b.start), (a.end, b.end)))


def _filled(kept: Record, other: Record) -> Record:
    """The section's record with its gaps filled from the bio's; both places kept."""
    names = ("field", "organization", "unit", "location", "start", "end", "advisors", "supervisors")
    gaps = {
        name: getattr(other, name)
        for name in names
        if hasattr(kept, name) and not getattr(kept, name) and getattr(other, name)
    }
    if isinstance(kept, Position) and isinstance(other, Position) and _is_in(kept, other):
        gaps |= {"organization": other.organization, "unit": other.unit}
    if getattr(kept, "current", False) or getattr(kept, "end", None):
        gaps.pop("end", None)
    elif getattr(other, "current", False) and not gaps.get("end"):
        gaps["current"] = True  # "is a weaver at Globex" above a list without dates
    return kept.model_copy(update={**gaps, "also": (*kept.also, other.evidence)})
