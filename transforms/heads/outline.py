"""The outline of a document's headings: the rank that parts it, what names entries, and numbers that count headings.

Consumes lines; tells ranks and numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import is_place
from transforms.entities.titles import is_title
from transforms.model import Line
from transforms.names.words import is_name

RANK = 4  # headings of one rank
_ENTRIES = 0.3  # of them that may name entries
_SHORT = 40  # characters of a line that is hardly more than a date
_WORDS = 6


def outline_rank(body: tuple[Line, ...]) -> int:
    """The rank of the headings that part a document: the highest with several, hardly one naming an entry; or 0."""
    marked = Counter(line.heading for line in body if line.heading)
    level = next((level for level in sorted(marked) if marked[level] > 1), 0)
    if marked[level] < RANK:
        return 0
    heads = [(i, line) for i, line in enumerate(body) if line.heading == level]
    named = sum(names_entry(line.text) for _, line in heads)
    dated = sum(
        bool(find_dates(below.text)) for i, _ in heads for below in body[i + 1 : i + 2] if len(below.text) < _SHORT
    )
    return level if max(named, dated) <= _ENTRIES * len(heads) else 0


def names_entry(text: str) -> bool:
    """True for words that name what an entry is about, or who: a date, an employer, a title, a person, a sentence."""
    is_long = text.count(" ") >= _WORDS or text.endswith((".", ";"))
    return is_long or is_title(text) or is_name(text) or begins_stage(text)


def names_organization(text: str) -> bool:
    """True for an employer or a school that is known, or surely one by its shape."""
    return shape_rank(text) > 1 or bool(find_organizations(text))


def is_stage(body: Sequence[Line], index: int) -> bool:
    """True for an employer's or a school's name, and for any words over their place and a line of a degree.

    As "#### Merrow Seminary" over "Merrow, Norland" over "M.A. in Weaving".
    """
    if names_organization(body[index].text):
        return True
    where, what = (*body[index + 1 : index + 3], None, None)[:2]
    if where is None or what is None or where.heading or what.heading or "," not in where.text:
        return False
    degrees = find_degrees(what.text)
    return bool(degrees) and not degrees[0].start and is_place(where.text)


def begins_stage(text: str) -> bool:
    """True for an employer, or a role with its dates, over what was done there."""
    return shape_rank(text) > 0 or bool(find_organizations(text) or find_dates(text))


_NUMBER = re.compile(r"(\d{1,2})[.)]?\s{1,3}(?=\D)|([IVX]{1,5})[.)]\s{1,3}(?=\S)")
_ROMAN = {"I": 1, "V": 5, "X": 10}


def number_of(line: Line) -> int:
    """The number that counts a heading, before its words or as its bullet; 0 for none."""
    if line.bullet[:-1].isdigit():
        return int(line.bullet[:-1])
    match = _NUMBER.match(line.text) if line.text[0].isdigit() or line.text[0] in _ROMAN else None
    if match is None or match[1]:
        return int(match[1]) if match else 0
    values = [_ROMAN[letter] for letter in match[2]]
    return sum(-a if a < b else a for a, b in zip(values, [*values[1:], 0], strict=True))
