"""Headings inside a section that say only of what kind the entries below are. Consumes lines; says which they are."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.entities.degrees import find_degrees
from transforms.lines.bullets import is_dated
from transforms.model import Line
from transforms.vocabulary import any_of

GROUPED = frozenset(("grants", "awards", "talks"))


def is_grouped(kind: str, block: list[Line]) -> bool:
    """True where the first line is the heading of a group of entries of the kind."""
    if kind == "education":
        return _heads_degrees(block)
    return (kind in GROUPED and heads_group(block)) or (kind == "service" and heads_venues(block))


def heads_group(block: list[Line]) -> bool:
    """True for an undated heading over several dated entries: it names their group."""
    if is_dated(block[0]) or len(block) < 3 or not is_dated(block[1]):
        return False
    return any(line.gap_before and is_dated(line) for line in block[2:])


def heads_venues(block: list[Line]) -> bool:
    """True for a heading that only says what kind of venues stand below it: "Journals of societies", "Others"."""
    text = block[0].text
    return len(block) > 1 and not is_dated(block[0]) and _KINDS_OF_VENUES.match(text) is not None


_KINDS_OF_VENUES = re.compile(rf"(?i)(?:[\w-]+ ){{0,2}}(?:{any_of('headings', 'lines', 'venues')})\b(?! (?:of|for) )")


def paragraphs(groups: list[list[Line]]) -> list[list[list[Line]]]:
    """The entries of each group where they are paragraphs of several lines: two of them or more in some group.

    "Felt Grant" over "“Slow Looms”" below "2018", and after a blank line "Loom Grant" over "“Moss Walls”": then "Dye
    Grant" over "“Wool in Rain”", alone below "2017", is one entry too. [] where any group is of another shape.
    """
    if not any(line.gap_before for lines in groups for line in lines[1:]):
        return []
    found = [list(_parted(lines)) for lines in groups]
    is_even = all(map(_is_paragraph, (part for parts in found for part in parts)))
    return found if is_even and any(len(parts) == 1 for parts in found) else []


def _parted(lines: list[Line]) -> Iterator[list[Line]]:
    starts = [at for at, line in enumerate(lines) if not at or line.gap_before]
    return (lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True))


def _is_paragraph(lines: list[Line]) -> bool:
    """True for a few lines, none of which begins an entry as a bullet or a heading does."""
    return 1 < len(lines) <= _MOST and not any(line.bullet or line.heading for line in lines)


_MOST = 4  # lines of an entry


def _heads_degrees(block: list[Line]) -> bool:
    """True for the sort of the degrees that stand below in bullets: "Master’s Degrees", "Undergraduate Studies"."""
    head, *below = block
    if not below or not head.heading or not below[0].bullet or not _SORT_OF_DEGREES.fullmatch(head.text):
        return False
    outer = [line for line in below if line.indent == below[0].indent]
    return all(line.bullet for line in outer) and 2 * sum(bool(find_degrees(line.text)) for line in outer) >= len(outer)


_SORT_OF_DEGREES = re.compile(
    r"(?i)(?:(?:under|post)?-?graduate|master(?:['’]s|s['’]?)?|bachelor(?:['’]s|s['’]?)?|doctoral|ph\.?d\.?)"
    r" (?:degrees|studies|education|training|diplomas|programs|programmes)"
)
