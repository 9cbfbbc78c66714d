"""Organisations: every stated way of writing an organisation, and the organisation it is.

Consumes the parse-layer tables that name organisations; produces the columns of `organization_entities` and
decisions. Known ones come from the vocabulary; a unit of a known one ("... Laboratory, University of ...", "Amazon
AI") is an organisation with a parent; a department is its university itself; unknown ones with the same words, legal
form and article aside, are one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import polars as pl

from transforms.entities.organizations import Organization as Known
from transforms.entities.organizations import canonical as known
from transforms.keys import key
from transforms.resolve.decisions import Decision, merge
from transforms.resolve.organization_kinds import kind_of, unit_kind
from transforms.resolve.organization_parts import (
    BRACKET,
    DEPARTMENT,
    UNIT,
    belongs,
    is_distinctive,
    known_without_tail,
    parent_and_rest,
    plain,
    stands_alone,
    university_and_rest,
    words,
)
from transforms.resolve.organization_spellings import SCORES, respelt
from transforms.resolve.rulings import RULE, Rulings, apart, of
from transforms.resolve.venues import is_granting_venue, stated

_SOURCES = (
    ("parsed_positions", "organization_name"),
    ("parsed_education", "organization_name"),
    ("parsed_teaching", "organization_name"),
    ("parsed_projects", "organization_name"),
    ("parsed_advising", "organization_name"),
    ("parsed_references", "organization_name"),
    ("parsed_grants", "funder_name"),
)


class Organization(NamedTuple):
    """One organisation, resolved. `parent` is its parent's canonical name."""

    organization_id: int
    name: str
    kind: str
    city: str | None
    country_code: str | None
    parent: str | None
    rule: str


def resolve(
    frames: Mapping[str, pl.DataFrame], rulings: Rulings = ()
) -> tuple[dict[str, list[object]], list[Decision]]:
    """Organisation of each stated name; canonical names and parents have rows of their own."""
    names = {name for table, column in _SOURCES for name in stated(frames[table], column)}
    names |= {
        name for name in stated(frames["parsed_awards"], "granter_name") if known(name) or not is_granting_venue(name)
    }
    names |= {unit for table in ("parsed_positions", "parsed_education") for unit in _known_units(frames[table])}
    found = {name: organization_of(name) for name in sorted(names)}
    beside = {unit for table in ("parsed_positions", "parsed_education") for unit in _units_beside(frames[table])}
    found.update(_units_alone(found, beside))
    found = _one_name_each(found)
    found.update(_ruled(found, rulings))
    decisions = [
        merge(
            "organization",
            (key("organization name", name), o.organization_id),
            o.rule,
            SCORES.get(o.rule, 1.0),
            f"{name} = {o.name}",
        )
        for name, o in found.items()
        if name != o.name
    ]
    decisions += apart(rulings, "organization", found)
    return _columns({**_canonical(found.values()), **found}), decisions


def _columns(every: Mapping[str, Organization]) -> dict[str, list[object]]:
    """The columns of the organisations, by name."""
    rows = [
        (
            name,
            o.organization_id,
            organization_id(o.parent) if o.parent else None,
            o.name,
            o.kind,
            o.city,
            o.country_code,
        )
        for name, o in sorted(every.items())
    ]
    columns = (
        "organization_name",
        "organization_id",
        "parent_organization_id",
        "name",
        "organization_kind",
        "city",
        "country_code",
    )
    return {column: [row[i] for row in rows] for i, column in enumerate(columns)}


def _ruled(found: Mapping[str, Organization], rulings: Rulings) -> Iterator[tuple[str, Organization]]:
    """What a person ruled: a name that is an organisation of its own, or the organisation of another name."""
    for ruling in of(rulings, "organization", "apart"):
        if ruling.left in found:
            yield ruling.left, _alone(ruling.left)
    for ruling in of(rulings, "organization", "same"):
        if ruling.left in found:
            yield ruling.left, found.get(ruling.right, organization_of(ruling.right))._replace(rule=RULE)


def _units_beside(frame: pl.DataFrame) -> Iterator[Organization]:
    """Units as they are stated beside a university, which they belong to."""
    stated = frame.select("organization_name", "unit").drop_nulls().unique(maintain_order=True)
    for whole, unit in stated.iter_rows():
        if UNIT.search(unit) and not DEPARTMENT.search(unit) and not known(unit):
            above = organization_of(whole)
            if above.kind == "university" and above.parent is None:
                parent = Known(above.name, above.kind, above.city, above.country_code, None)
                yield _unit(f"{unit}, {above.name}", unit, parent, "unit of an organisation")


def _units_alone(found: Mapping[str, Organization], beside: Iterable[Organization]) -> dict[str, Organization]:
    """Institutes that are stated without their organisation, where they are elsewhere stated as a unit of one alone."""
    units: dict[int, set[Organization]] = {}
    for unit in (*found.values(), *beside):
        if unit.parent and unit.rule.startswith("unit of") and unit.name.endswith(f", {unit.parent}"):
            rest = unit.name.removesuffix(f", {unit.parent}")
            units.setdefault(organization_id(rest), set()).add(unit)
    sole = {number: min(ones) for number, ones in units.items() if len({unit.organization_id for unit in ones}) == 1}
    return {
        name: sole[alone.organization_id]._replace(rule="unit without its organisation")
        for name, alone in found.items()
        if alone.rule == "same words" and alone.organization_id in sole and is_distinctive(name)
    }


def _alone(name: str) -> Organization:
    return Organization(key("organization", RULE, name), name, kind_of(name), None, None, None, RULE)


def organization_id(name: str) -> int:
    """The key of the organisation with that canonical name."""
    return key("organization", words(name))


def _known_units(frame: pl.DataFrame) -> Iterator[str]:
    """Units beside an organisation that the vocabulary knows as units of it ("Platform for AI" at "Alibaba")."""
    stated = frame.select("organization_name", "unit").drop_nulls().unique(maintain_order=True)
    for whole, unit in stated.iter_rows():
        entry = known(unit)
        if entry and belongs(entry, organization_of(whole).name):
            yield unit


def organization_of(name: str) -> Organization:
    """The organisation that a stated name means."""
    entry = known(name) or known_without_tail(name)
    if entry:
        return _from(entry, "vocabulary")
    other = respelt(name)
    if other:
        return _from(other.organization, other.rule)
    parent, rest = parent_and_rest(name)
    unit = known(rest) if parent else None
    if parent and unit and (belongs(unit, parent.name) or stands_alone(unit, rest, parent)):
        return _from(unit, "vocabulary")
    if parent and (not rest or DEPARTMENT.search(rest)):
        return _from(parent, "department of a known organisation")
    if parent:
        return _unit(name, rest, parent, "unit of a known organisation")
    return _by_words(name)


def _by_words(name: str) -> Organization:
    """An organisation that nobody knows; a department of a university is the university itself."""
    university, rest, place = university_and_rest(name)
    if not university or (rest and not UNIT.search(rest)):
        return Organization(organization_id(name), plain(name), kind_of(name), None, None, None, "same words")
    whole = Known(plain(university), "university", None, None, None)
    if not rest or DEPARTMENT.search(rest):
        rule = "department of an organisation" if rest else f"without its place, {place}" if place else "same words"
        return _from(whole, rule)
    return _unit(name, rest, whole, "unit of an organisation")


def _unit(name: str, rest: str, parent: Known, rule: str) -> Organization:
    kind = unit_kind(rest)
    return Organization(
        key("organization", words(parent.name), words(rest)),
        _unit_name(name, rest, parent),
        "company" if kind == "other" and parent.kind == "company" else kind,
        parent.city,
        parent.country_code,
        parent.name,
        rule,
    )


def _unit_name(name: str, rest: str, parent: Known) -> str:
    """A unit's name tells its organisation: as stated where it begins with it, else behind a comma."""
    return name if name.endswith(rest) else f"{rest}, {parent.name}"


def _from(entry: Known, rule: str) -> Organization:
    return Organization(
        organization_id(entry.name), entry.name, entry.kind, entry.city, entry.country_code, entry.parent, rule
    )


def _one_name_each(found: Mapping[str, Organization]) -> dict[str, Organization]:
    """One name and kind for all ways of writing one organisation."""
    groups: dict[int, list[Organization]] = {}
    for organization in found.values():
        groups.setdefault(organization.organization_id, []).append(organization)
    chosen = {number: min(group, key=_preference) for number, group in groups.items()}
    return {name: chosen[o.organization_id]._replace(rule=o.rule) for name, o in found.items()}


def _preference(o: Organization) -> tuple[object, ...]:
    bracketed = BRACKET.search(o.name) is not None
    return (
        o.rule != "vocabulary",
        bracketed,
        o.name.isupper() or o.name.islower(),
        o.kind == "other",
        -len(o.name),
        o.name,
    )


def _canonical(found: Iterable[Organization]) -> dict[str, Organization]:
    """Rows for canonical names and for parents, their parents included."""
    rows: dict[str, Organization] = {}
    for organization in sorted(set(found)):
        rows.setdefault(organization.name, organization)
        parent = organization.parent
        while parent and parent not in rows:
            entry = known(parent)
            rows[parent] = _from(entry, "vocabulary") if entry else organization_of(parent)
            parent = rows[parent].parent
    return rows
