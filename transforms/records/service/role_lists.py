"""Roles over lists of their own inside a list of duties: "- Member of these committees:" over "- Journals" over names.

Consumes a service section; produces it in parts: such a role as a subheading over the names below it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.headings.wording import is_occasion, named
from transforms.model import Line, Section
from transforms.records.service.role_words import role_of
from transforms.text.styled import without

_LEAST, _WORDS = 2, 16  # names below a role, and its words
_ANNOUNCES = re.compile(r"(?i)(?:\bfor|\bfollowing\b.{0,60}|:|\bcommittees(?: \([^()]{0,60}\))?)[.:]?$")


def roles_over_lists(section: Section) -> Iterator[Section]:
    """The section's parts in order."""
    if section.kind == "service":
        section = replace(section, lines=tuple(map(_as_label, section.lines)))
    if section.kind != "service" or len({line.indent for line in section.lines if line.bullet}) <= 1:
        yield section
        return
    lines, start, at = section.lines, 0, 0
    while at < len(lines):
        end = _end(lines, at)
        if names := _names(lines, at, end):
            if at > start:
                yield replace(section, lines=lines[start:at])
            yield _part(section, lines[at], names)
            start = end
        at = end if names else at + 1
    if start < len(lines):
        yield replace(section, lines=lines[start:])


def _as_label(line: Line) -> Line:
    """A sentence that only leads to a list, as the role over it: "I also serve as a reviewer for these journals"."""
    led = _LED.match(line.text) if "serve" in line.text and not line.bullet else None
    if led is None or not _LEADS.search(line.text) or role_of(line.text[led.end() :]) is None:
        return line
    role = without(line, 0, led.end())
    return replace(role, text=role.text.rstrip(" .:") + ":", italic=())


_LED = re.compile(
    r"(?i)(?:and )?(?:(?:I|also|have|has|had|been|was|am|being|often|\w{4,12}ly|invited|asked) ){0,6}(?:to )?"
    r"serve[ds]? as (?:an? )?"
)
_LEADS = re.compile(r"(?i)\b(?:on|for|of|at|by|in) (?:the following|these)\b[^,;.:]{0,60}[:.]?$")


def _end(lines: Sequence[Line], at: int) -> int:
    """Where what stands below a line ends."""
    return next((i for i in range(at + 1, len(lines)) if lines[i].indent <= lines[at].indent), len(lines))


def _names(lines: Sequence[Line], at: int, end: int) -> list[Line]:
    """The names below a role that announces them, without the labels among them; [] below anything else."""
    first, below = lines[at], lines[at + 1 : end]
    if not first.bullet or len(below) < _LEAST or len(first.text.split()) > _WORDS or find_dates(first.text):
        return []
    if not _ANNOUNCES.search(first.text) or role_of(first.text) is None:
        return []
    labels = [line for i, line in enumerate(below[:-1]) if below[i + 1].indent > line.indent]
    if not labels or not all(is_occasion(line.text) or named(line.text).whole for line in labels):
        return []  # one level is read as it stands
    return [line for line in below if line not in labels]


def _part(section: Section, role: Line, names: Sequence[Line]) -> Section:
    items = tuple(replace(line, indent=role.indent, bullet=role.bullet, gap_before=0) for line in names)
    return replace(section, lines=(replace(role, bullet=""), *items), subheads=frozenset((role.number,)))
