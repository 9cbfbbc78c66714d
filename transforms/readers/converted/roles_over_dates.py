"""Roles in bold over their dates and schools, each a line of its own, among what was taught. All stand apart.

Consumes lines of converted markdown; produces "**Tutor**" over "Autumn 2019, Moss University" as one row, its date in a
column behind, and what was taught right below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.headings.wording import named
from transforms.readers.converted.lines import is_head, plain
from transforms.readers.date_patterns import RANGE, SEASON

_BOLD = re.compile(r"\*\*[A-ZÀ-Þ][^*\d:]{2,50}\*\*")
_ROLE = re.compile(r".{0,40}\b(?i:assistant|tutor|instructor|lecturer|grader|demonstrator|preceptor|fellow)s?\*\*")
_DATED = re.compile(
    rf"(?P<date>(?i:{SEASON} (?:term |session |semester )?(?:19|20)\d\d|{RANGE})), (?P<rest>[A-ZÀ-Þ].{{3,90}})"
)
_OF_TERM = re.compile(r" (?:term|session|semester) ", re.IGNORECASE)
_LEAST = 2  # such roles of a section


def with_roles_beside_dates(lines: Sequence[str]) -> list[str]:
    """The lines; below a heading of teaching, where all words in bold are such roles, each with its school in a row."""
    heads = [at for at, line in enumerate(lines) if line and is_head(line) and not _ROLE.fullmatch(line)]
    out = list(lines[: heads[0]] if heads else lines)
    for start, end in pairwise([*heads, len(lines)]):
        section = lines[start:end]
        is_taught = named(plain(section[0].lstrip("# "))).kinds[:1] == ("teaching",)
        out += _in_rows(section) if is_taught else section
    return out


def _in_rows(section: Sequence[str]) -> Iterator[str]:
    roles = [at for at, line in enumerate(section) if _BOLD.fullmatch(line)]
    entries = [[line for line in section[at:to] if line] for at, to in pairwise([*roles, len(section)])]
    dated = [_DATED.fullmatch(entry[1]) if len(entry) > 1 else None for entry in entries]
    if len(roles) < _LEAST or not all(dated) or not all(_ROLE.fullmatch(section[at]) for at in roles):
        yield from section
        return
    yield from section[: roles[0]]
    for (role, _, *below), match in zip(entries, dated, strict=True):
        yield f"{role}, {match['rest'].rstrip(' .')}, {_OF_TERM.sub(' ', match['date'])}" if match else role
        yield from (*below, "")
