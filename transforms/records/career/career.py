"""Careers: the roles and degrees of a section's entries, each with its employer, unit, place, dates and advisers.

Consumes a section's entries as `CareerLine`s; produces `Stage`s, which `positions` and `education` turn into records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.dates.ranges import DateRange, find_dates
from transforms.entities.titles import is_title
from transforms.entries.entries import split_entries
from transforms.evidence import join, of_entry, of_lines
from transforms.model import Context, Line, Section
from transforms.parsed import Evidence
from transforms.records.career.dates import conferred, dash_parts, expected_end, parted, role_dates, with_months
from transforms.records.career.employers_above import with_employers_above
from transforms.records.career.entries import read_entries
from transforms.records.career.glued_towns import with_towns_apart
from transforms.records.career.guessed import with_guesses
from transforms.records.career.home_names import one_degree
from transforms.records.career.labels import Piece
from transforms.records.career.one_post import one_post
from transforms.records.career.pieces import CareerLine, career_line, career_lines
from transforms.records.career.places import employer, field_of_study, fuller, is_part, location, parts_of
from transforms.records.career.roles import (
    Carried,
    ReadEntry,
    guessed_roles,
    is_further,
    is_lone_title,
    sure_roles,
    title_of,
)
from transforms.records.career.shared_titles import share_titles
from transforms.records.career.slots import Slots
from transforms.records.career.stacked import shared_block
from transforms.records.career.stages import Stage, completed, referred, sharing
from transforms.records.career.stays import names_own, own_employer
from transforms.records.career.studies import studied, with_studies
from transforms.records.career.titles_below import with_titles_apart
from transforms.records.career.units_above import with_units_above
from transforms.records.career.untitled import mark_apart, untitled_roles
from transforms.records.lists.wrapped import margin
from transforms.records.students.advisers import may_name_adviser


def stages_of(section: Section, context: Context) -> list[Stage]:
    """The stages of a section, in order."""
    width = margin(context)
    lone = one_post(section) if section.kind == "positions" else None
    entries = (lone,) if lone else with_titles_apart(split_entries(section), section.kind)
    read = [part for entry in entries for part in read_entries(entry, width)]
    apart = dash_parts(section.lines, section.kind)
    for entry in read:
        entry.head = [with_months(parted(line) if apart else line) for line in entry.head]
    read = with_studies(read)
    if section.kind == "positions":
        with_towns_apart(read)
        share_titles(read, section, context)
        with_units_above(read)
        with_employers_above(read)
        with_guesses(read)
        mark_apart(read)
    slots = Slots(entry.head for entry in read)
    carried = Carried()
    found: list[Stage] = []
    for entry in read:
        relabelled = slots.relabelled(entry.head)
        entry.head = _headed(relabelled, entry) if section.kind == "positions" else relabelled
        _give_back(entry, found)
        new = sharing(list(_stages(entry, section.kind, carried)))
        if not (found and all(stage.anchor.strength == 0 for stage in new) and _give_date(entry, found)):
            if found and _is_remark(entry, new, found[-1]):
                found[-1] = replace(found[-1], evidence=join(found[-1].evidence, of_entry(entry.entry)))
            else:
                found += new
    return completed(referred(found))


def _headed(head: list[CareerLine], read: ReadEntry) -> list[CareerLine]:
    """The head; a dated heading of words that nobody knows, below an employer's heading, says what the owner was."""
    over = read.entry.parent[0].heading if read.entry.parent else 0
    first = head[0] if head else None
    if first is None or not 0 < over < first.line.heading or not first.dates or len(first.pieces) != 1:
        return head
    if first.pieces[0].label not in ("unknown", "field") or not any(line.having("org") for line in read.parent):
        return head
    if any(line.having("title") or line.having("degree") for line in (*head, *read.parent)):
        return head
    return [first._replace(pieces=(first.pieces[0]._replace(label="title", strength=1),)), *head[1:]]


def _give_back(read: ReadEntry, found: list[Stage]) -> None:
    """Lines that only name an adviser, and sentences, at the top of an entry, belong to the stage before."""
    if found and len(read.head) == 1 and not read.head[0].pieces:
        found[-1] = replace(found[-1], dates=expected_end([found[-1].dates, read.head[0].dates]))
    while found and len(read.head) > 1 and not read.head[0].dates and _goes_with_above(read.head[0]):
        line = read.head.pop(0)
        people = tuple(dict.fromkeys((*found[-1].people, *line.people)))
        found[-1] = replace(found[-1], people=people, evidence=join(found[-1].evidence, of_lines([line.line])))


def _give_date(read: ReadEntry, found: list[Stage]) -> bool:
    """A line of nothing but a date above details belongs to the stage before, where that one has none."""
    first = read.head[0] if read.head else None
    if first is None or first.pieces or not first.dates or found[-1].dates:
        return False
    found[-1] = replace(found[-1], dates=first.dates, evidence=join(found[-1].evidence, of_lines([first.line])))
    return True


def _is_remark(read: ReadEntry, new: list[Stage], above: Stage) -> bool:
    """True for a line right below a post that names neither a role nor an employer of its own, whatever its date."""
    if not new or len(read.head) != 1 or not above.anchor.strength or any(one.organization for one in new):
        return False
    first = read.head[0]
    if first.line.gap_before or first.line.bullet or first.line.heading or not first.pieces or not above.sure:
        return False
    of_heading = not first.having("title") and any(line.having("title") for line in read.parent)
    return of_heading or all(one.anchor.strength == 0 for one in new)


def _goes_with_above(line: CareerLine) -> bool:
    if not line.pieces:
        return bool(line.people)
    return len(line.pieces) == 1 and line.pieces[0].label == "unknown" and line.line.text[-1:] == "." and _is_told(line)


def _is_told(line: CareerLine) -> bool:
    """True for a sentence about what was done."""
    text = line.line.text
    is_plain = text.endswith(".") and not (line.line.bold or line.dates)
    return is_plain and len([word for word in text.split() if word.islower()]) >= _SENTENCE


_SENTENCE = 3


def _stages(read: ReadEntry, kind: str, carried: Carried) -> Iterator[Stage]:
    roles = one_degree(read, sure_roles(read, kind) or guessed_roles(read, kind, carried) or untitled_roles(read))
    if not roles or is_lone_title(read, roles):
        _hand_on(read, carried)
        return
    evidence = of_entry(read.entry)
    if carried.evidence:
        evidence, carried.evidence = join(carried.evidence, evidence), None
    if (read.entry.parent and read.entry.parent[0].heading) or names_own(read, carried):
        carried.lines = []  # its own heading holds for it
    employed = own_employer(read, roles[0][0], carried)
    loose = _loose(read.head[roles[0][0]], kind)
    if (
        employed
        or loose not in (0, carried.loose)
        or [x for x in read.head if x is not read.head[roles[0][0]] and _loose(x, kind) and not _is_told(x)]
    ):
        carried.lines = []
    lead = [*carried.lines, *read.parent, *read.head[: roles[0][0]]]
    dates: tuple[DateRange, ...] = ()
    for number, (at, anchor) in enumerate(roles):
        block = shared_block(read.head, [place for place, _ in roles], number)
        below = _next_employer(block) if roles[0][0] and number + 1 < len(roles) else len(block)
        following = next((read.head[later].line.number for later, _ in roles[number + 1 :] if later > at), None)
        stage = _stage(anchor, evidence, block[:below], lead, _advised(read, block[0].line.number, following))
        if anchor.degree and len(roles) == 1:
            given = conferred(stage.dates, lead, read.entry.details)
            stage = stage if given == stage.dates else replace(stage, dates=given)
        apart = number > 0 and not stage.dates and is_further(read.head[roles[number - 1][0]], read.head[at])
        dates = stage.dates or (() if apart else dates)
        yield stage if dates is stage.dates else replace(stage, dates=dates)
        if below < len(block):
            lead, dates = block[below:], ()
    if (
        employed
        and employed[0] is not read.head[roles[0][0]]
        and employed[0].line.number < read.head[roles[0][0]].line.number
    ):
        carried.lines = [line for line in employed if not line.having("title") and not line.having("degree")]
        carried.loose, carried.heads = loose, False


def _loose(line: CareerLine, kind: str = "") -> int:
    """How many phrases of a line nobody knows; among positions a field of study is one ("House of Finance")."""
    return len([one for one in line.pieces if one.label == "unknown" or (one.label == "field" and kind == "positions")])


def _next_employer(block: list[CareerLine]) -> int:
    """Where the employer of the next role stands, in an entry that names employers above their roles."""
    for at in range(len(block) - 1, 0, -1):
        first = block[at].pieces[0] if block[at].pieces else None
        if first and first.label == "org" and first.strength > 1:
            return at
    return len(block)


def _hand_on(read: ReadEntry, carried: Carried) -> None:
    """An entry without a role: its employer or its lone title holds for what follows."""
    title = next((title for line in read.head if (title := title_of(line))), None)
    carried.title = title or carried.title
    employers = any(line.having("org") for line in (*read.parent, *read.head))
    if title or employers or any(line.having("unit") for line in read.head):
        carried.heads = True
        above = [] if employers or title else [line for line in carried.lines if line.having("org")]
        carried.lines = [*above, *read.parent, *read.head]
        carried.evidence = join(carried.evidence, of_entry(read.entry)) if carried.evidence else of_entry(read.entry)


def _stage(
    anchor: Piece, evidence: Evidence, block: list[CareerLine], lead: list[CareerLine], advised: list[CareerLine]
) -> Stage:
    organization, sure = fuller(*employer(block, lead, anchor), lead)
    own = role_dates(block, lead)
    people = tuple(dict.fromkeys(name for line in (*block, *lead, *advised) for name in line.people))
    return Stage(
        anchor,
        evidence,
        organization,
        parts_of((*block, *lead), organization),
        _where(block, lead),
        studied(field_of_study(anchor, block, lead), organization),
        own,
        people,
        sure,
        block[0].line.text,
    )


def _where(block: list[CareerLine], lead: list[CareerLine]) -> str | None:
    """The place of a stage: the one beside its employer where that stands above, whatever is told below."""
    above = [line for line in lead if line.having("org") and line.having("place")]
    if above and not (block[0].having("place") or any(line.having("org") for line in block)):
        return location(above)
    return location(block) or location(lead)


def _advised(read: ReadEntry, start: int, following: int | None) -> list[CareerLine]:
    """Who advised the role that stands at `start`: where each role has its own below it, none of another's."""
    lines = [line for line in _adviser_lines(read) if line.line.number >= start]
    between = [line for line in lines if following is not None and line.line.number < following]
    return between or lines


def _adviser_lines(read: ReadEntry) -> Iterator[CareerLine]:
    """Details that say nothing but who advised."""
    for line in read.entry.details[:8]:
        if len(line.text) < 120 and may_name_adviser(line.text):
            yield career_line(line)


_FIRST_PHRASE = re.compile(r"[^,;(:]{0,100}")


def detail_roles(section: Section) -> Iterator[Stage]:
    """Roles that a detail of a degree states: "Research assistant at the Robotics Lab, supervised by Prof. X"."""
    for entry in split_entries(section):
        head = None
        for line in (*filter(_says_where, entry.head[1:]), *entry.details):
            if len(line.text) > 240 or not is_title(_FIRST_PHRASE.match(line.text)[0]):  # type: ignore[index]
                continue
            read = career_line(line)
            first = read.pieces[0] if read.pieces else None
            if first is None or first.label != "title" or first.degree:
                continue
            head = head or career_lines(entry.head)
            if _is_dated_employer(head) or any(piece.label in ("org", "unit") for piece in read.pieces[1:3]):
                yield _detail_stage(first, read, head)


def _says_where(line: Line) -> bool:  # what the owner was, below a degree: "Assistant at the Loom Lab."
    return not line.bullet and line.text[-1] == "." and " at " in line.text and not find_dates(line.text)


def _is_dated_employer(head: list[CareerLine]) -> bool:
    """True for one line of a name and dates: nothing was studied there."""
    return len(head) == 1 and bool(head[0].dates) and not (head[0].having("degree") or head[0].having("title"))


def _detail_stage(title: Piece, line: CareerLine, head: list[CareerLine]) -> Stage:
    """The role's employer is the organisation that the detail names, or the degree's where it names only a unit."""
    organization, sure = employer([line], head if not line.having("org") else [], title)
    if not line.having("org"):
        organization, sure = employer(head, [], title)
    units = [piece.text for piece in line.pieces if is_part(piece) and piece.text != organization]
    studied = any(one.having("degree") for one in head)  # its dates are the degree's own
    dated = next((one for one in head if one.dates), None) if not (studied or line.dates) else None
    return Stage(
        title,
        of_lines([*([dated.line] if dated else []), line.line]),
        organization,
        ", ".join(units) or None,
        location([line]),
        None,
        dated.dates if dated else line.dates,
        line.people,
        sure,
    )
