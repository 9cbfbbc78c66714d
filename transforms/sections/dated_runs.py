"""Entries that a paragraph sets one behind the other, each led by its years. Consumes lines; produces a line each.

"2004 — Reader in Botany, University of X. 2001 — PhD in Botany, University of Y." as pages written by hand have them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.model import Line
from transforms.text.styled import without

_YEARS = r"(?:19|20)\d\d(?:\s?[–—/-]\s?(?:19|20)?\d\d(?!\d)|[–—-](?=\s))?"
_LEAD = re.compile(rf"(?P<years>{_YEARS})(?P<mark>\s[–—]\s|:\s|\s)(?=[A-ZÀ-Þ“\"])")
_NEXT = re.compile(rf"(?P<end>[.;]\s|\s[·•|]\s)(?={_YEARS}(?:\s[–—]\s|:\s|\s)[A-ZÀ-Þ“\"])")
_LEAST = 40  # characters of a line that holds several
_SHORTEST = 12  # characters of an entry
_CENTURIES = frozenset(("19", "20"))


def split_dated_runs(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; a paragraph of several entries, each led by its years in one form, as its entries."""
    if not [line for line in body if line.text[:2] in _CENTURIES and _may_hold(line)]:
        return body
    return tuple(part for line in body for part in (_parts(line) if _may_hold(line) else (line,)))


def _may_hold(line: Line) -> bool:
    text = line.text
    if len(text) < _LEAST or text[:2] not in _CENTURIES or line.heading or line.bullet or "\t" in text:
        return False
    return _NEXT.search(text) is not None


def _parts(line: Line) -> Iterator[Line]:
    """The entries of a line; the line itself where their beginnings differ in form."""
    text = line.text
    cuts = [match.end() for match in _NEXT.finditer(text)]
    leads = [_LEAD.match(text, start) for start in (0, *cuts)]
    ends = [*cuts, len(text)]
    if any(lead is None or end - lead.start() < _SHORTEST for lead, end in zip(leads, ends, strict=True)):
        yield line
        return
    if len({_form(lead) for lead in leads if lead}) > 1 or (_form(leads[0]) == "" and not _are_parted(text, cuts)):
        yield line
        return
    for number, (start, end) in enumerate(zip((0, *cuts), ends, strict=True)):
        stop = start + len(text[start:end].rstrip(" ·•|;"))
        links = tuple(link for link in line.links if link.start < stop and link.end > start)
        part = without(without(replace(line, links=links), stop, len(text)), 0, start)
        yield replace(part, gap_before=part.gap_before if number == 0 else 1)


def _form(lead: re.Match[str] | None) -> str:
    """The mark behind the years; the dash of an open range ("2012– Chair") is none."""
    return lead["mark"].strip() if lead else ""


def _are_parted(text: str, cuts: list[int]) -> bool:
    """True where a mark that no sentence has parts all of them, or ranges lead most: "2018–23 Chair. 2010– Member"."""
    if all(text[cut - 2] in "·•|" for cut in cuts):
        return True
    ranges = sum(_RANGE.match(text, start) is not None for start in (0, *cuts))
    return ranges > 1 and 2 * ranges > len(cuts)


_RANGE = re.compile(r"(?:19|20)\d\d(?:\s?[–—/-]\s?\d|[–—-]\s)")
