"""One made-up document: a template, a style, a few entries with small irregularities, and what it states."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tests.bench.kinds import careers, records
from tests.bench.kinds.dates import DateStyle
from tests.bench.kinds.facts import Draw, Facts, Json, person
from tests.bench.kinds.forms import Block, Look, write
from tests.bench.kinds.template import Template, dates_in_front, fill, templates

DRAWS: Mapping[str, Draw] = {
    "service": records.service, "grants": records.grants, "talks": records.talks, "awards": records.awards,
    "teaching": careers.teaching, "advising": careers.advising, "positions": careers.positions,
    "education": careers.education, "interests": careers.interests, "skills": careers.skills,
    "languages": careers.languages,
}  # fmt: skip
FIELDS: Mapping[str, tuple[str, ...]] = {
    "service": ("role", "venue", "start", "end"), "grants": ("title", "funder", "amount", "start", "end"),
    "talks": ("title", "venue", "year"), "awards": ("name", "granter", "start", "end"),
    "teaching": ("course", "role", "organization", "start", "end"), "advising": ("student",),
    "positions": ("title", "organization", "unit", "location", "start", "end", "current"),
    "education": ("degree", "field", "organization", "unit", "location", "start", "end", "advisors"),
    "interests": ("item",), "skills": ("item",), "languages": ("language", "proficiency"),
}  # fmt: skip
_FREE = {"teaching": {"role"}}  # what may be read from a heading where no entry states it
_AROUND = (
    ("Hobbies", "Rowing, choir, bread"), ("Citizenship", "Finland"), ("Personal", "Two cats and a boat"),
)  # fmt: skip


@dataclass
class Made:
    """A document with what it states."""

    template: Template
    look: Look
    name: str
    text: str
    gold: list[Json]


def made(kind: str, seed: int, *, aside: bool | None = None) -> Made:
    """The document of this number; of the templates kept aside, or of the others."""
    chance = random.Random(f"{kind} {seed}")
    every, headings = templates(kind)
    template = chance.choice([one for one in every if aside is None or one.aside == aside])
    look, style = Look.draw(chance), DateStyle.draw(chance)
    if template.date and template.lines and chance.random() < 0.2:
        template = _front(template)
    blocks, gold = _blocks(template, style, chance)
    text = write(look, person(chance), chance.choice(headings), blocks, chance.sample(_AROUND, 2))
    return Made(template, look, f"made-up.{look.suffix}", text, gold)


def _front(template: Template) -> Template:
    for number, line in enumerate(template.lines):
        moved = dates_in_front(line, template.date)
        if moved is not None and number == 0 and not template.join:
            return replace(template, lines=(moved, *template.lines[1:]))
    return template


def _blocks(template: Template, style: DateStyle, chance: random.Random) -> tuple[list[Block], list[Json]]:
    blocks: list[Block] = []
    gold: list[Json] = []
    seen: set[str] = set()
    groups = (1 if "all" in template.group else chance.randint(2, 3)) if template.group else 1
    heads: set[str] = set()
    for _ in range(groups):
        first = _facts(template, style, chance, seen, None)
        if template.group and _head_of(template, first) in heads:
            continue
        heads.add(_head_of(template, first))
        entries = [first]
        for _ in range(chance.randint(1, 4) if groups > 1 else chance.randint(2, 5)):
            facts = _facts(template, style, chance, seen, first)
            if template.group != ("venue",) or all(one.says["role"] != facts.says["role"] for one in entries):
                entries.append(facts)
        short = chance.randrange(len(entries) * 2)  # one entry may lack what is optional
        blocks.append(_block(template, entries, short))
        gold += [_stated(template, one, whole=number != short) for number, one in enumerate(entries)]
    return blocks, gold


def _head_of(template: Template, facts: Facts) -> str:
    return fill(template.head, facts.slots)[0] or "".join(facts.slots.get(slot) or "" for slot in template.group)


def _facts(template: Template, style: DateStyle, chance: random.Random, seen: set[str], first: Facts | None) -> Facts:
    kept = tuple({"kind": "group"}.get(slot, slot) for slot in template.group)
    if template.kind == "service" and kept == ("role",):
        kept = ("head",)
    for _ in range(40):
        facts = DRAWS[template.kind](chance, style, template.pools, first)
        if template.kind == "service" and kept == ("head",):
            records.in_group(chance, facts, first or facts)
        if first is not None:
            facts.take(first, kept)
        told_apart = facts.slots.get({("title",): "event", ("venue",): "role"}.get(kept, ""))
        facts.key = told_apart or facts.key
        if facts.key not in seen or kept == ("venue",):
            break
    seen.add(facts.key)
    return facts


def _block(template: Template, entries: list[Facts], short: int) -> Block:
    head = fill(template.head, entries[0].slots)[0] if template.head else None
    if template.columns:
        rows = [[fill(cell, one.slots)[0] for cell in template.columns] for one in entries]
        return Block(head, rows=rows, header=list(template.header))
    lines, below = [], []
    for number, one in enumerate(entries):
        filled = [fill(line, one.slots, whole=number != short)[0] for line in template.lines]
        lines.append([line for line in filled if line.strip()])
        details = [fill(line, one.slots, whole=number != short)[0] for line in template.below]
        below.append([line for line in details if line.strip()])
    return Block(head, entries=lines, below=below, join=template.join)


def _stated(template: Template, facts: Facts, *, whole: bool) -> Json:
    shown = set(fill(template.head, facts.slots)[1])
    for line in (*template.lines, *template.below, *template.columns):
        shown |= fill(line, facts.slots, whole=whole or bool(template.columns))[1]
    told: dict[str, Any] = dict.fromkeys(FIELDS[template.kind]) | {"current": False}
    for name in _FREE.get(template.kind, ()):
        told.pop(name)
    return {name: value for name, value in (told | facts.gold(shown)).items() if name in FIELDS[template.kind]}
