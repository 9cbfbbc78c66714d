"""Physicians' training under headings of one word each: "Internship", "Residency", "Fellowship" over a hospital.

Consumes the `Section`s of a document; produces those in which each such heading says what was held or gained there:
"Residency" over "Moss Hospital, 1968" reads as "Residency, Moss Hospital, 1968" below "Positions".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import shape_rank
from transforms.entities.titles import is_title
from transforms.model import Line, Section
from transforms.vocabulary import forms

_LEAST = 2  # different headings of training
_PARTS = re.compile(r"\s*,\s+")

_Part = tuple[Line | None, tuple[Line, ...]]


def with_trainings(sections: Sequence[Section]) -> tuple[Section, ...]:
    """The sections; where a document heads two stages of a physician's training, each entry with its stage."""
    named = {_plain(line.text) for line in _candidates(sections)} & {*_held(), *_gained()}
    if len(named & _held()) < _LEAST and len(named) <= _LEAST:
        return tuple(sections)
    if not named & _held():
        return tuple(sections)
    is_doctor = any(_DOCTOR.search(line.text) for line in sections[0].lines[:_HEAD])
    return tuple(part for section in sections for part in _parted(section, "MD" if is_doctor else "Medical degree"))


_DOCTOR, _HEAD = re.compile(r"\bM\.?D\b"), 3  # lines below which no name stands


def _candidates(sections: Sequence[Section]) -> Iterator[Line]:
    for section in sections:
        for line in (section.heading, *section.lines):
            if line is not None and len(line.text) <= _LONGEST:
                yield line


_LONGEST = 32  # characters of such a heading


def _held() -> frozenset[str]:
    return frozenset(forms("headings", "training", "held"))


def _gained() -> frozenset[str]:
    return frozenset(forms("headings", "training", "gained"))


def _plain(text: str) -> str:
    return text.strip(" :.").casefold()


def _parted(section: Section, medical: str) -> Iterator[Section]:
    """The section cut at the headings of training in it, whose entries are told by them."""
    starts = [-1, *(at for at, line in enumerate(section.lines) if _heads(section.lines, at)), len(section.lines)]
    for start, end in pairwise(starts):
        heading = section.heading if start < 0 else section.lines[start]
        lines = section.lines[start + 1 : end]
        title = _plain(heading.text) if heading is not None else ""
        if title in _held() and any(map(_is_place, lines)):
            stage = heading.text.strip(" :.") if heading else ""
            yield Section("positions", heading, _told(stage, lines), (), ("positions",))
        elif title in _gained() and any(map(_is_place, lines)):
            degree = medical if title == "medical school" else _DEGREES.get(title, "")
            yield Section("education", heading, _told(degree, lines), (), ("education",))
        elif lines or start < 0:
            yield replace(section, lines=lines) if start < 0 else replace(section, heading=heading, lines=lines)


_DEGREES = {"graduate school": "Graduate degree", "college": "Undergraduate degree"}


def _heads(lines: Sequence[Line], at: int) -> bool:
    """True for a stage's name alone on a line over a place with its year."""
    line = lines[at]
    if line.bullet or _plain(line.text) not in _held() | _gained():
        return False
    return any(map(_is_place, lines[at + 1 : at + 3]))


def _is_place(line: Line) -> bool:
    """True for a hospital or school with its year, and no role: "Moss General Hospital , 1968 , Lund"."""
    first = _PARTS.split(line.text)[0]
    return bool(find_dates(line.text)) and shape_rank(first) > 0 and not is_title(first)


def _told(stage: str, lines: Sequence[Line]) -> tuple[Line, ...]:
    """The entries with their stage in front; a line over them that names its field goes before it."""
    found, field = [], ""
    for line in lines:
        if _is_place(line) and stage:
            said = f"{field} {stage}" if field else stage
            found.append(replace(line, text=f"{said}, {_PARTS.sub(', ', line.text)}", bold=(), italic=(), links=()))
        elif not find_dates(line.text) and line.text.istitle() and len(line.text) <= _LONGEST:
            field = line.text.strip(" :.")
        else:
            found.append(line)
    return tuple(found)
