"""Sections that mix: each entry goes to the reader of what it is ("Honors & Service", "Grants and Awards")."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from transforms.headings.wording import named
from transforms.model import Context, Section
from transforms.names.words import bears, fold
from transforms.parsed import Record, Service
from transforms.records.awards.awards import honours_beside
from transforms.records.awards.forms import by_siblings, named_first
from transforms.records.awards.givers import below_givers
from transforms.records.awards.honoured_duties import honours_reviewer
from transforms.records.awards.honours_below import honours_apart
from transforms.records.awards.keys import without_keys
from transforms.records.awards.own_names import without_own_names
from transforms.records.awards.paired import with_givers_below
from transforms.records.awards.told_lines import without_told_lines
from transforms.records.grants.blocks import in_blocks
from transforms.records.grants.funder_first import funder_first
from transforms.records.grants.grants import grants_in
from transforms.records.grants.payers import below_payers
from transforms.records.lists.halves import halves
from transforms.records.lists.items import Item, items_of
from transforms.records.lists.label_heads import under_labels
from transforms.records.lists.wrapped import margin
from transforms.records.papers.papers import read_papers
from transforms.records.plain.awards import awards_in
from transforms.records.plain.kinds import kind_of
from transforms.records.plain.service import duties_in
from transforms.records.service import service
from transforms.records.service.hosts import without_hosts
from transforms.records.service.notes_behind import without_notes_behind
from transforms.records.service.role_lists import roles_over_lists
from transforms.records.service.role_words import role_of
from transforms.records.service.roles_over_bodies import held_over_bodies
from transforms.records.service.stanzas import offices_apart
from transforms.records.service.text import without_deeds
from transforms.records.students.advising import advising_of, read_advising
from transforms.records.students.groups import counts_theses, with_students
from transforms.records.talks.below_hosts import hosted_apart
from transforms.records.talks.beside import talks_beside
from transforms.records.talks.kinded import kinded_apart
from transforms.records.talks.siblings import with_places, with_repeats
from transforms.records.talks.talks import talks_in
from transforms.records.talks.titles import begins_named, is_cited
from transforms.records.teaching.lines import teaching_in
from transforms.records.teaching.nested_notes import without_nested_notes
from transforms.records.teaching.once import one_each
from transforms.records.teaching.positions import has_courses, headed_by, held_in
from transforms.records.teaching.posts_above import posts_above, posts_among
from transforms.records.teaching.schools import under_schools, without_course_labels
from transforms.records.teaching.teachers import without_teachers
from transforms.records.teaching.terms import with_terms
from transforms.records.told.spoken import spoken_apart
from transforms.unchecked import made

_READ: dict[str, Callable[[Item], Iterator[Record]]] = {
    "service": duties_in,
    "advising": advising_of,
}


_LONGEST = 20_000  # characters; no entry of a list is so long


def _records(item: Item, kind: str) -> Iterator[Record]:
    """The records of an item, and what its lines state besides: an honour beside a duty, the title of a talk."""
    found = list(_READ[kind](item))
    yield from found
    if kind == "service":
        text = item.text
        if " - " in text or " – " in text or honours_reviewer(text):
            yield from honours_beside(item, [record for record in found if isinstance(record, Service)])
        if "itle:" in text or len(item.lines) > len(item.head[:1]):
            yield from talks_beside(item)


def _papers(items: Sequence[Item], section: Section, context: Context) -> Iterator[Record]:
    """Works that are cited among duties with the owner as an author: "Current activities"."""
    family = fold(context.owner or "").split()[-1:]
    own = [item for item in items if family and item.lines and bears(item.text, family[0])]
    lines = tuple(line for item in own if is_cited(item.lines[0].text) for line in item.entry.lines)
    if lines:
        yield from read_papers(replace(section, kind="papers", kinds=("papers",), heading=None, lines=lines), context)


def _sessions(items: list[Item], owner: str) -> tuple[list[Service], list[Item]]:
    """Sessions cited like talks, those who spoke in front, below a heading that says who chaired; the other items."""
    role = next((role for item in items[:1] for text in item.above if (role := role_of(text))), None)
    if role not in _HELD:
        return [], items
    cited = [item for item in items if item.head and begins_named(item.head[0])]
    if _CITED * len(cited) < len(items):
        return [], items
    found = [
        made(
            Service,
            role=role,
            venue=talk.venue,
            start=str(talk.year) if talk.year else None,
            evidence=talk.evidence,
            confidence=talk.confidence,
        )
        for talk in talks_in(cited, owner)
        if talk.venue
    ]
    return found, [item for item in items if item not in cited]


_HELD = ("chair", "organizer")
_TAUGHT = re.compile(r"(?i)teach|taught|instruct")  # by the owner, be the heading's rank below that of "Education"
_CITED = 2  # of as many items, one at least


def read_mixed(section: Section, context: Context) -> Iterator[Record]:
    """The records of an awards, service, grants, teaching or talks section, each entry by its own kind."""
    for half in halves(section):
        yield from _read_half(half, context)


def _read_half(section: Section, context: Context) -> Iterator[Record]:
    is_told = section.kind == "teaching" and not _TAUGHT.search(section.title)
    if is_told and any(named(above).kinds == ("education",) for above in section.path[:-1]):
        return  # "Short courses" below "Education" were attended
    section = with_givers_below(without_told_lines(section) if section.kind == "awards" else section)
    if paid := list(below_payers(section)) or list(in_blocks(section)):
        yield from paid
        return
    section = without_notes_behind(section) if section.kind == "service" else section
    held, section = offices_apart(section) if section.kind == "service" else ([], section)
    yield from held
    for apart in (kinded_apart, hosted_apart, held_over_bodies):
        given, section = apart(section)
        yield from given
    told, listed = spoken_apart(without_own_names(without_course_labels(section), context.owner or ""))
    yield from told
    for part in with_students(listed, margin(context)):
        for one in (below for whole in roles_over_lists(part) for below in under_labels(whole)):
            yield from read_advising(one, context) if one.kind == "advising" else _read(one, context)


def _read(section: Section, context: Context) -> Iterator[Record]:
    if section.kind == "teaching":
        section = without_nested_notes(section)
        section = replace(section, lines=tuple(map(with_terms, without_teachers(section.lines))))
    items = [item for item in items_of(under_schools(section), context) if len(item.text) <= _LONGEST]
    if section.kind == "service":
        chaired, items = _sessions(without_deeds(without_hosts(items)), context.owner or "")
        yield from chaired
        posts = posts_among(items)
        yield from posts.values()
        items = [item for i, item in enumerate(items) if i not in posts] if posts else items
    apart = funder_first(items) if section.kind == "grants" else {}
    yield from apart.values()
    items = [item for i, item in enumerate(items) if i not in apart] if apart else items
    if section.kind in ("talks", "service"):
        items, told = honours_apart(items, section.kind)
        yield from told
    kinds = [(item, kind_of(item)) for item in items]
    of: dict[str, list[Item]] = defaultdict(list)  # most lists are of one kind: the readers of the others have nothing
    for item, kind in kinds:
        of[kind].append(item)
    if "awards" in of:
        honours = named_first(list(below_givers(without_keys(of["awards"]))))
        yield from by_siblings([(item, list(awards_in(item))) for item in honours])
    records = [record for item, kind in kinds if kind in _READ for record in _records(item, kind)]
    if "grants" in of:
        yield from grants_in(of["grants"])
    if "service" in of:
        yield from _papers(of["service"], section, context)
    if "talks" in of:
        yield from with_places(with_repeats(list(talks_in(of["talks"], context.owner or ""))))
    yield from (record for record in records if not isinstance(record, Service))
    yield from service.one_each(record for record in records if isinstance(record, Service))
    if "teaching" in of:
        yield from posts_above(of["teaching"], context)
        yield from _taught(of["teaching"])


def _taught(items: Sequence[Item]) -> Iterator[Record]:
    """The courses, and the positions in which they were taught."""
    taught = [item for item in items if not any(map(counts_theses, item.head[:1]))]
    held = held_in(taught)
    yield from held.values()
    yield from headed_by(taught)
    yield from one_each(teaching_in([item for i, item in enumerate(taught) if i not in held or has_courses(item)]))
