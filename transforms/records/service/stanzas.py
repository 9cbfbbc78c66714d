"""Meetings and bodies over the roles that were held there, a line each. Consumes a section; produces `Service`s.

"4th Walls Conference" over "Organizing Committee" and "Committee Secretary", "Moss Letters" over "Editor, 2017-2020".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Service
from transforms.records.lists.periods import first_given, period
from transforms.records.service.role_words import is_role, role_of, roles_in
from transforms.unchecked import made
from transforms.vocabulary import forms

_PAIR = 2  # lines of the shortest stanza
_LONGEST = 5  # words of a role alone


def offices_apart(section: Section) -> tuple[list[Service], Section]:
    """What the stanzas of a section say, and the section without them; nothing where not most of it is set so."""
    stanzas = [stanza for stanza in _stanzas(section.lines) if _is_stanza(stanza)]
    held = sum(map(len, stanzas))
    if held < _PAIR or _PAIR * held <= len(section.lines) or (len(stanzas) == 1 and held < len(section.lines)):
        return [], section
    used = {line.number for stanza in stanzas for line in stanza}
    left = tuple(line for line in section.lines if line.number not in used)
    return [one for stanza in stanzas for one in _offices(stanza)], replace(section, lines=left)


def _stanzas(lines: Sequence[Line]) -> Iterator[Sequence[Line]]:
    start = 0
    for number, line in enumerate(lines):
        if number > start and line.gap_before:
            yield lines[start:number]
            start = number
    yield lines[start:]


def _is_stanza(lines: Sequence[Line]) -> bool:
    if len(lines) < _PAIR or any(line.bullet or line.heading for line in lines[1:]) or lines[0].bullet:
        return False
    return _is_venue(lines[0]) and all(_is_office(_bare(line)) for line in lines[1:])


def _offices(lines: Sequence[Line]) -> Iterator[Service]:
    around = period(find_dates(lines[0].text))
    for line in lines[1:]:
        when = first_given(period(find_dates(line.text)), around)
        yield made(
            Service,
            role=role_of(_bare(line)) or "other",
            venue=_bare(lines[0]),
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=of_lines((lines[0], line)),
            confidence=0.8,
        )


def _bare(line: Line) -> str:
    return without_dates(line.text, find_dates(line.text)).strip(" ,;:()–—-\t")


def _is_venue(line: Line) -> bool:
    """True for a name that states no role."""
    return line.text[:1].isalnum() and " " in line.text and line.text[-1] not in ".:;" and not roles_in(line.text)


def _is_office(name: str) -> bool:
    """True for a role alone: "Editor", "Design Subcommittee"."""
    words = name.split()
    if not words or len(words) > _LONGEST or not all(word[0].isupper() or len(word) <= _SMALL for word in words):
        return False
    return is_role(name) or words[-1].casefold() in _OFFICES


_SMALL = 3  # letters of "of", "for", "and"
_OFFICES = frozenset(forms("entry_words", "service", "offices"))
