"""The owner's address below a page's last list: "Ada Quill, Department of Botany, University of Merrow".

Consumes the sections; produces them with the foot's lines in a header of their own, where no entry is read from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from transforms.entities.affiliations import split_affiliation
from transforms.entities.contacts import emails, is_contact
from transforms.entities.places import is_place
from transforms.model import Line, Section
from transforms.names.people import fold
from transforms.names.words import is_name

_LISTS = frozenset(
    ("advising", "papers", "talks", "awards", "service", "teaching", "positions", "education", "grants", "projects")
)
_TOP, _LONGEST, _MOST = 8, 5, 140  # first lines that may name the owner; lines of a foot, characters of one
_DATED = re.compile(r"\b(?:19|20)\d\d\b")


def with_foot_address(found: Iterable[Section]) -> tuple[Section, ...]:
    """The sections, the last one without the owner's address below it."""
    sections = tuple(found)
    last = next((i for i in range(len(sections) - 1, 0, -1) if sections[i].lines), 0)
    if not last or sections[last].kind not in _LISTS:
        return sections
    lines = sections[last].lines
    if calls := len(lines) - len(_without_calls(lines)):
        return _parted(sections, last, calls) if calls < len(lines) else sections
    foot = next((lines[-size:] for size in range(1, _LONGEST + 1) if size > len(lines) or lines[-size].gap_before), ())
    foot = foot if 0 < len(foot) < len(lines) and _is_address(foot) else lines[-1:]
    if len(foot) == len(lines) or not _is_address(foot) or not _names_owner(foot[0], sections[:last]):
        return sections
    return _parted(sections, last, len(foot))


def _parted(sections: tuple[Section, ...], last: int, size: int) -> tuple[Section, ...]:
    """The sections, as many lines at the end of the last one as a header of their own."""
    lines = sections[last].lines
    rest = replace(sections[last], lines=lines[: len(lines) - size])
    foot = Section("header", None, lines[len(lines) - size :], (), ("header",))
    return (*sections[:last], rest, foot, *sections[last + 1 :])


def _without_calls(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines without those at the end that say nothing but where to write or call: a page's foot."""
    end = len(lines)
    while end and end > len(lines) - _LONGEST and _is_foot(lines[end - 1]):
        end -= 1
    return lines[:end] if any(emails(line) or _CALL.match(line.text) for line in lines[end:]) else lines


def _is_foot(line: Line) -> bool:
    if not line.gap_before or line.bullet or line.heading:
        return False
    if is_contact(line) or (" " in line.text and len(line.text) < _BRIEF and emails(line)):
        return True
    return bool(line.links) and sum(link.end - link.start + 1 for link in line.links) >= len(line.text)


_BRIEF = 60  # characters of an address that is spelled out: "ada [at] merrow.example"
_CALL = re.compile(r"(?i)(?:phone|tel|telephone|mobile)\b[.:]{0,2} ?\+?[\d(]")


def _is_address(foot: tuple[Line, ...]) -> bool:
    """True for a name before a body or below which one stands, without a date, a mark or a quotation."""
    if any(line.bullet or line.heading or len(line.text) > _MOST or _DATED.search(line.text) for line in foot):
        return False
    name, _, rest = foot[0].text.partition(",")
    if not is_name(name.strip()) or not (rest.strip() or len(foot) > 1):
        return False
    parts = [*filter(None, [rest.strip()]), *(line.text for line in foot[1:])]
    if any(is_contact(line) for line in foot):
        return True
    return split_affiliation(", ".join(parts)).rank > 1 or all(is_place(part) for part in parts)


def _names_owner(line: Line, sections: tuple[Section, ...]) -> bool:
    """True for the name that stands near the top too."""
    words = fold(line.text.partition(",")[0]).split()
    top = [one for section in sections[:3] for one in (section.heading, *section.lines) if one is not None][:_TOP]
    return any({words[0], words[-1]} <= set(fold(one.text).split()) for one in top)
