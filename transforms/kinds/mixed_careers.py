"""Honours and duties among positions: "Positions and Honors", "Work experience and service", "Affiliations".

Consumes a section of positions whose heading names other lists too; produces it with the entries that are clearly one
of these as a section of their own, so that each goes to the reader of what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.model import Line, Section
from transforms.section_kinds.shapes import kind_of_entry, may_be_honour
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_JOINED = re.compile(r"(?:Life |Student |Senior |Associate )?(?:Member|Fellow)\b")
_CAREER = ("positions", "education")
_BESIDE = ("awards", "grants", "service")


def with_honours_apart(section: Section) -> Iterator[Section]:
    """The section's positions or degrees, then its honours and duties."""
    if section.kind == "positions" and _ROLES.search(section.title) and _are_duties(section.lines):
        yield replace(section, kind="service", kinds=("service",))
        return
    joined = "ffiliation" in section.title.lower() and section.kind == "positions"
    beside = tuple(kind for kind in _BESIDE if kind in section.kinds or (joined and kind == "service"))
    if section.kind not in _CAREER or not beside:
        yield from _without_honours(section) if section.kind in _CAREER else (section,)
        return
    parts: dict[str, list[Line]] = {section.kind: []}
    into = parts[section.kind]
    for line in section.lines:
        if line.heading or line.number in section.subheads:
            into = parts[section.kind]
        elif _begins_entry(line):
            kind = "service" if joined and _JOINED.match(line.text) else kind_of_entry(line.text) or ""
            into = parts.setdefault(kind if kind in (*_BESIDE, *section.kinds) else section.kind, [])
        into.append(line)
    yield replace(section, lines=tuple(parts.pop(section.kind)))
    for kind, lines in parts.items():
        yield Section(kind, None, tuple(lines), section.path, (kind, *beside), section.subheads)


def _without_honours(section: Section) -> Iterator[Section]:
    """The section, without what is no post in a plain list.

    "1998 Fellow of the Royal Society", "Program Committee", "Plenary speaker at KnotConf".
    """
    first = next((i for i, line in enumerate(section.lines) if line.bullet), 0)
    lines = section.lines[first:]
    if len(lines) < _LEAST or len({(bool(line.bullet), line.indent, line.heading) for line in lines}) > 1:
        yield section
        return
    honours = tuple(line for line in lines if _is_honour(line))
    duties = tuple(line for line in lines if holds_one(line.text, _MAY_SERVE) and _ON_COMMITTEE.match(_undated(line)))
    talks = tuple(line for line in lines if "peaker" in line.text and _SPOKE.match(_undated(line)))
    apart = honours + duties + talks
    dated = [line for line in lines if line in apart or find_dates(line.text)] if apart else []
    if not apart or len(apart) == len(lines) or len(dated) < _LISTED * len(lines):
        yield section
        return
    yield replace(section, lines=tuple(line for line in section.lines if line not in apart))
    for kind, found in (("awards", honours), ("service", duties), ("talks", talks)):
        if found:
            yield Section(kind, None, found, section.path, (kind,), section.subheads)


_ROLES = re.compile(r"(?i)\broles\b")
_DUTY = re.compile(
    r"(?:[A-Z]\w+ ){0,2}(?:[Mm]ember|Editor|Reviewer|Referee|Treasurer|Secretary|Trustee|Ambassador),? "
    r"(?!of (?:Technical )?Staff)"
    r"|\S[^,]{1,40} member$"
)


def _are_duties(lines: tuple[Line, ...]) -> bool:
    """True where no line is a post: memberships and offices below "Current roles"."""
    return len(lines) > 1 and all(_DUTY.match(_undated(line)) for line in lines)


_LEAST, _LISTED = 4, 0.75  # stations of a plain list, and the share of it that have dates or are honours
_FELLOW = re.compile(
    r"(?:Elected |Honorary |Life )?Fellow(?: and (?:Life )?Member)?(?: of|,) (?:the )?"
    r"(?:(?=[^,]{0,80}\b(?:Society|Academy|Institute of|Institution|Association|College of|Royal)\b)"
    rf"|(?:{any_of('lists', 'awards', 'fellows')})(?:[.,;]?$|,? \())"
)
_SPOKE = re.compile(r"(?i)(?:(?:invited|plenary|keynote|sectional|featured) ){1,2}speaker,? (?:at|of|in) ")


def _is_honour(line: Line) -> bool:
    """True for a prize, and for a fellow of a society: no post of anybody's."""
    dates = find_dates(line.text)
    is_fellow = "ellow" in line.text and _FELLOW.match(_undated(line)) is not None
    if is_fellow or not dates or not may_be_honour(line.text):
        return is_fellow
    return kind_of_entry(line.text) == "awards" and not find_degrees(line.text)


def _undated(line: Line) -> str:
    """The words behind the date with which a line begins."""
    dates = find_dates(line.text)
    end = dates[0].span.end if dates and dates[0].span.start < _FRONT else 0
    return line.text[end:].lstrip(" :,.–—-\t")


_FRONT = 8  # characters: "since 2019"
_MAY_SERVE = ("ommittee", "eviewer", "ditor", "Board", "board", "Panel", "reasurer", "External ")
_ON_COMMITTEE = re.compile(
    r"(?i)(?:member,? (?:of )?(?:the )?)?(?:(?:local|senior|technical|international) )?"
    r"(?:organi[sz]ing|program(?:me)?|technical|scientific|steering|review) committee\b"
    r"|(?:reviewer|referee) (?:for|at) "
    r"|(?:member,? (?:of )?(?:the )?)?(?:international )?editorial (?:advisory |review )?board\b"
    r"|(?:joint|guest|co-?|associate|section|founding|advisory|review|(?:book )?reviews?)[ -]editor(?:,| of| for) "
    r"|(?:member|chair),? (?:of )?(?:the )?(?:[\w-]{3,16} ){0,3}(?:board|committee|panel|working group)\b"
    r"|(?:honorary|hon\.) (?:treasurer|secretary)\b|treasurer, "
    r"|external (?:advis[eo]r|assessor|examiner|reviewer)\b"
)


def _begins_entry(line: Line) -> bool:
    """True for an item, the first line of a block, and a line whose date stands first."""
    if line.bullet or line.gap_before:
        return True
    dates = find_dates(line.text)
    return bool(dates) and dates[0].span.start == 0
