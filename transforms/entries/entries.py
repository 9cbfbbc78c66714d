"""Entries: what belongs together inside a section.

Consumes a `Section`; produces `Entry`s by headings, bullets, blank lines, date anchors, hanging indents and bold
beginnings. Several ways to cut are tried (`cuts`), and the one that gives the most regular entries wins: one date each,
beginnings of one look.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.degrees import find_degrees
from transforms.entries.courses_below_schools import below_school
from transforms.entries.cuts import best_cut
from transforms.entries.dated_bullets import below_dated_bullets
from transforms.entries.fields import are_dated_below, with_fields_in_heads
from transforms.entries.group_heads import GROUPED, is_grouped, paragraphs
from transforms.entries.payers import pays
from transforms.entries.posts_over_courses import under_posts
from transforms.entries.siblings import are_rows_of_years, heads_terms, is_sibling, lists_all
from transforms.entries.stations_under import under_stations
from transforms.entries.styled_heads import bold_begins, heads_several, styled_follow, with_likes
from transforms.entries.taught_under import under_employers, under_units
from transforms.entries.units_below import is_body_with_unit, roles_in
from transforms.entries.whole_stations import with_whole
from transforms.heads.entry_headings import without_fields
from transforms.lines.bullets import (
    all_lead,
    are_over_items,
    are_told,
    continuing,
    head_bullets,
    in_rows,
    is_dated,
    list_end,
    outer,
)
from transforms.lines.closed_bullets import lead_to_dates
from transforms.lines.shapes import is_prose
from transforms.model import Entry, Line, Section

_DATED = frozenset(("positions", "education", "projects"))
_UNDER_ONE = frozenset(("positions", "education", "service", "teaching", "awards", "grants"))
_ROLES = frozenset(("positions", "education"))
_LISTS = frozenset(("service", "awards", "teaching", "advising", "talks", "references", "news"))
_LONG, _LABEL, _FEW = 60, 40, 2  # _FEW: blanks of what may be no sentence


@lru_cache(maxsize=256)
def split_entries(section: Section) -> tuple[Entry, ...]:
    """The section's entries in order. Every line that is no subheading is in an entry, or in a parent of entries."""
    if under := under_posts(section) or under_employers(section) or under_stations(section):
        return under
    found: list[Entry] = []
    groups = list(_groups(section))
    cut = paragraphs([lines for _, _, lines in groups]) if section.kind in GROUPED and len(groups) > 1 else []
    for at, (group, above, lines) in enumerate(groups):
        below = (Entry(section, *_head(one), group) for one in cut[at]) if cut else _entries(section, lines, group)
        found += (replace(entry, parent=(*above, *entry.parent)) for entry in below) if above else below
    return tuple(part for entry in with_fields_in_heads(found) for part in under_units(entry))


def _groups(section: Section) -> Iterator[tuple[str, tuple[Line, ...], list[Line]]]:
    """Runs of lines under one subheading, with the subheading of the other rank that holds for them too.

    Years and words may both head groups, the ones inside the others: "Program committees" over "2015" and "2014". So
    may headings of service of two ranks: "Reviewing" over "Journals" and "Conferences".
    """
    group, lines = "", list[Line]()
    inner: tuple[Line, ...] = ()
    first: Line | None = None
    rank = number = 0
    for line in section.lines:
        if line.number not in section.subheads or line.number == number:  # what stood beside a heading
            lines.append(line)
            continue
        number = line.number
        if lines:
            yield group, inner, lines
        lines = []
        first = first or line
        deeper = section.kind == "service" and line.heading > rank > 0
        if first is line or (is_date(line.text) == is_date(first.text) and not deeper):
            group, inner, rank = line.text, (), line.heading
        else:
            inner = (line,)
    if lines:
        yield group, inner, lines


def _entries(section: Section, lines: list[Line], group: str) -> Iterator[Entry]:
    if section.kind in _ROLES and (dated := below_dated_bullets(lines)):
        for block in dated:
            yield from _roles(Entry(section, *_head(block), group))
        return
    headed = [i for i, line in enumerate(lines) if line.heading]
    if not headed:
        yield from _parented(section, lines, group)
        return
    lead = headed[0] if headed[0] <= 1 and not (headed[0] and _stands_alone(lines[0])) else 0
    if headed[0] and not lead:
        yield from _unheaded(section, lines[: headed[0]], group)
    starts = [0 if i == headed[0] and lead else i for i in without_fields(lines, headed, section.kind)]
    top = min(lines[i].heading for i in headed)
    upper = [i for i in headed if lines[i].heading == top]
    if headed[0] == 1 and all(i and is_date(lines[i - 1].text) for i in upper):
        starts = [i - 1 for i in upper]  # each below its date
    parent: tuple[Line, ...] = ()
    fresh = True
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        block = lines[start:end]
        if len(block) == 1 and end < len(lines) and lines[end].heading > block[0].heading:
            parent, fresh = tuple(block), True
            continue
        if parent and block[0].heading and block[0].heading <= parent[0].heading:
            parent = ()
        if is_grouped(section.kind, block):
            yield from _unheaded(section, block[1:], block[0].text)
            continue
        courses = below_school(section, block, group)
        yield from courses or _roles(Entry(section, *_head(block), group, parent, fresh))
        fresh = not parent


def _stands_alone(line: Line) -> bool:
    """True for a line over a heading that is none of its date: an entry of one line, or words before all others."""
    ends = line.text[-1] in ".:" and line.text.count(" ") > _FEW and not line.bullet
    return ends or is_prose(line.text) or (is_dated(line) and not is_date(line.text))


def _parented(section: Section, lines: list[Line], group: str) -> Iterator[Entry]:
    """Entries below lines that head several of them: styled lines without a date over dated ones."""
    heads = (
        []
        if section.kind in _DATED
        or all(line.bullet for line in lines)
        or bold_begins(lines)
        or styled_follow(lines)
        or (section.kind in _LISTS and are_over_items(lines))
        else [i for i in range(len(lines)) if heads_several(lines, i)]
    )
    heads = with_likes(lines, heads) if heads else heads
    if heads[:1] != [0]:
        yield from _unheaded(section, lines[: heads[0]] if heads else lines, group)
    parents: list[Line] = []
    for head, end in zip(heads, [*heads[1:], len(lines)], strict=False):
        parents = [*_outer_parents(parents, lines, head), lines[head]]
        first = True
        last = list_end(lines, head, end)
        for entry in _unheaded(section, lines[head + 1 : last], group) if last > head + 1 else ():
            yield replace(entry, parent=(*parents, *entry.parent), is_first=first)
            first = False
        if last < end:
            yield from _unheaded(section, lines[last:end], group)


def _outer_parents(parents: list[Line], lines: list[Line], head: int) -> list[Line]:
    """The parents that still hold below a new one: less indented ones, and the line right above."""
    return [line for line in parents if line.indent < lines[head].indent or line is lines[head - 1]][-2:]


def _unheaded(section: Section, lines: list[Line], group: str) -> Iterator[Entry]:
    bulleted = [i for i, line in enumerate(lines) if line.bullet]
    if not bulleted:
        for block in best_cut(section.kind, lines):
            yield from _roles(Entry(section, *_head(block), group))
        return
    glued = continuing(lines) if len(bulleted) < len(lines) else frozenset()
    plain = [i for i, line in enumerate(lines) if not line.bullet and i not in glued]
    bare = bool(plain) and all(is_date(lines[i].text) for i in plain)
    if bare and heads_terms(lines, plain):
        yield from _items(section, lines, plain, group)
    elif bare and section.kind not in _ROLES:
        yield from (Entry(section, (lines[i],), (), group) for i in plain)  # dates that lost their lines
        yield from _listed(section, [line for i, line in enumerate(lines) if i not in plain], group)
    elif not plain or (section.kind in _ROLES and all_lead(lines)) or lead_to_dates(lines):
        yield from _listed(section, lines, group)
    elif _bullets_are_items(section.kind, lines, plain):
        yield from _items(section, lines, plain, group)
    else:
        yield from _detailed(section, lines, plain, group)


def _head(block: list[Line]) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """The lines that name an entry, and the details below: bullets and prose, but for a date below a heading."""
    for index in range(1, len(block)):
        below = block[index]
        if (below.bullet and not (block[0].heading and is_date(below.text))) or is_prose(below.text):
            return tuple(block[:index]), tuple(block[index:])
    return tuple(block), ()


def _listed(section: Section, lines: list[Line], group: str) -> Iterator[Entry]:
    """Only bullets: the outer ones are entries, unless the list's own grammar makes some of them details."""
    outermost = outer(lines)
    starts = [i for i, line in enumerate(lines) if line.bullet and i in outermost]
    lines, starts = in_rows(lines, starts)
    if section.kind in _DATED:
        heads = head_bullets(lines, starts)
        starts = with_whole(section.kind, lines, starts, heads) if section.kind in _ROLES else heads
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        block = lines[start:end]
        cut = next((i for i in range(1, len(block)) if block[i].bullet), len(block))
        yield from _roles(Entry(section, tuple(block[:cut]), tuple(block[cut:]), group))


def _bullets_are_items(kind: str, lines: list[Line], plain: list[int]) -> bool:
    """True where the bullets are the entries, and the plain lines only head them ("Reviewer:", an employer)."""
    ends = kind in _LISTS and all(lines[i].text[-1] == ":" for i in plain)
    if plain[0] == 0 and (ends or are_rows_of_years(kind, lines)):
        return True
    if plain[0] != 0 or any(find_dates(lines[i].text) for i in plain) or are_dated_below(lines, plain):
        return False
    runs = sum(1 for i in plain if i == 0 or i - 1 not in plain)
    bullets = [line for line in lines if line.bullet]
    if runs < len(plain) or are_told(kind, lines) or (kind in _LISTS and all(" | " in lines[i].text for i in plain)):
        return False
    dated = sum(map(is_dated, bullets))
    if kind in _DATED:
        return dated >= 0.6 * len(bullets)
    if kind == "grants" and all(pays(lines[i].text) for i in plain):
        return not any(": " in line.text[:_LABEL] for line in bullets)
    return kind not in ("header", "about") and (dated >= 0.5 * len(bullets) or kind in _LISTS)


def _items(section: Section, lines: list[Line], plain: list[int], group: str) -> Iterator[Entry]:
    for start, end in zip(plain, [*plain[1:], len(lines)], strict=True):
        whole = section.kind in _LISTS and lists_all(lines[start].text)
        if whole or end == start + 1:
            yield Entry(section, (lines[start],), (), group)
        below = _listed(section, lines[start + 1 : end], group) if end > start + 1 else ()
        for number, entry in enumerate(below):
            yield Entry(section, entry.head, entry.details, group, () if whole else (lines[start],), not number)


def _detailed(section: Section, lines: list[Line], plain: list[int], group: str) -> Iterator[Entry]:
    """Plain head lines with bullets of detail below: a run of plain lines may still hold several heads."""
    if plain[0]:
        yield from _listed(section, lines[: plain[0]], group)
    runs: list[tuple[int, int]] = []
    for index in plain:
        if runs and runs[-1][1] == index:
            runs[-1] = (runs[-1][0], index + 1)
        else:
            runs.append((index, index + 1))
    for place, (start, stop) in enumerate(runs):
        end = runs[place + 1][0] if place + 1 < len(runs) else len(lines)
        is_one = stop - start == 1 or (section.kind in _ROLES and is_body_with_unit(lines[start:stop]))
        blocks = [lines[start:stop]] if is_one else best_cut(section.kind, lines[start:stop])
        for block in blocks[:-1]:
            yield from _roles(Entry(section, *_head(block), group))
        head, prose = _head(blocks[-1])
        yield from _roles(Entry(section, head, (*prose, *lines[stop:end]), group))


def _roles(entry: Entry) -> Iterator[Entry]:
    """The entry; or several where an undated head stands over dated lines: one employer's roles."""
    head, details = entry.head, entry.details
    if entry.parent or entry.section.kind not in _UNDER_ONE:
        yield entry
    elif (
        len(head) > 2
        and not details
        and _heads_dated(head)
        and not (_are_rows(entry) or is_sibling(entry.section.kind, head))
    ):
        for index, line in enumerate(head[1:]):
            yield replace(entry, head=(line,), parent=head[:1], is_first=index == 0)
    elif entry.section.kind == "positions" and details and not any(find_dates(line.text) for line in head):
        yield from _nested_roles(entry)
    else:
        yield entry


def _are_rows(entry: Entry) -> bool:
    """True for rows of two columns, the first of which heads none of the others."""
    return entry.section.kind == "service" and all("\t" in line.text for line in entry.head)


def _heads_dated(head: tuple[Line, ...]) -> bool:
    """True for an undated line above dated ones that is no degree, which has more below, and no labelled list."""
    if ": " in head[0].text[:_LABEL] or is_dated(head[0]) or not all(map(is_dated, head[1:])):
        return False
    degrees = find_degrees(head[0].text)
    return not (degrees and degrees[0].start == 0)


def _nested_roles(entry: Entry) -> Iterator[Entry]:
    """Roles as dated bullets below an undated employer, each with its own details."""
    roles, units = roles_in(details := entry.details)
    if not roles or any(len(details[i].text) >= 2 * _LONG for i in roles):
        yield entry
        return
    for start, end in zip(roles, [*roles[1:], len(details)], strict=True):
        parent, is_first = (*entry.head, *units), start == roles[0]
        yield replace(entry, head=(details[start],), details=details[start + 1 : end], parent=parent, is_first=is_first)
