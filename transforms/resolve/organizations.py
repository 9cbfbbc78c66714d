"""Organisations: every stated way of writing an organisation, and the organisation it is.

Consumes the parse-layer tables that name organisations; produces the columns of `organization_entities` and
decisions. Known ones come from the vocabulary; a unit of a known one ("... Laboratory, University of ...", "Amazon
AI") is an organisation with a parent; a department is its university itself; unknown ones with the same words, legal
form and article aside, are one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import polars as pl

from transforms.entities.organizations import Organization as Known
from transforms.entities.organizations import canonical as known
from transforms.keys import key
from transforms.names.people import fold
from transforms.resolve.decisions import Decision, merge
from transforms.resolve.rulings import RULE, Rulings, apart, of
from transforms.resolve.venues import is_granting_venue, stated
from transforms.vocabulary import any_of

_SOURCES = (
    ("parsed_positions", "organization_name"),
    ("parsed_education", "organization_name"),
    ("parsed_teaching", "organization_name"),
    ("parsed_projects", "organization_name"),
    ("parsed_advising", "organization_name"),
    ("parsed_references", "organization_name"),
    ("parsed_grants", "funder_name"),
)
_LEGAL = re.compile(
    rf"(?<![\s,])(?:[\s,]+(?:{any_of('organization_words', 'resolved', 'legal')})\b\.?)+$",
    re.IGNORECASE,
)
_ARTICLE = re.compile(r"^the\s+", re.IGNORECASE)
_SHORT = {
    "univ": "university",
    "uni": "university",
    "inst": "institute",
    "tech": "technology",
    "lab": "laboratory",
    "labs": "laboratory",
    "laboratories": "laboratory",
    "centre": "center",
    "natl": "national",
    "intl": "international",
    "dept": "department",
}
_PIECES = re.compile(r"\s*(?:,|;|\s[-–—|@/]\s|\t|\bat\b(?=\s+[A-Z])|\bof the\b(?=\s+University))\s*")
_DEPARTMENT = re.compile(
    rf"\b(?:{any_of('organization_words', 'resolved', 'departments')})\b",
    re.IGNORECASE,
)
_BRACKET = re.compile(r"\s*\(([^()]{2,40})\)\s*$")
_KINDS = (
    (
        re.compile(
            r"(?i)\bacademy of (?:\w+,? ){0,4}?(?:sciences?|engineering|letters|medicine|humanities)\b|"
            r"\broyal (?!military)(?:\w+ )?academy\b(?! of (?:music|danc|drama|fine|art))"
        ),
        "society",
    ),
    (
        re.compile(rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'universities')})\b"),
        "university",
    ),
    (
        re.compile(rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'funders')})\b"),
        "agency",
    ),
    (re.compile(r"(?i)\b(?:labs?|laborator\w+|group|team)\b"), "laboratory"),
    (re.compile(r"(?i)\b(?:institut\w*|cent(?:er|re)|hospital|observatory|museum|clinic)\b"), "institute"),
    (re.compile(r"(?i)\b(?:society|association|acm|ieee|usenix|union|consortium)\b"), "society"),
    (
        re.compile(rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'companies')})\b\.?"),
        "company",
    ),
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
    found = _one_name_each({name: organization_of(name) for name in sorted(names)})
    found.update(_ruled(found, rulings))
    decisions = [
        merge("organization", (key("organization name", name), o.organization_id), o.rule, 1.0, f"{name} = {o.name}")
        for name, o in found.items()
        if name != o.name
    ]
    decisions += apart(rulings, "organization", found)
    every = {**_canonical(found.values()), **found}
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
    return {column: [row[i] for row in rows] for i, column in enumerate(columns)}, decisions


def _ruled(found: Mapping[str, Organization], rulings: Rulings) -> Iterator[tuple[str, Organization]]:
    """What a person ruled: a name that is an organisation of its own, or the organisation of another name."""
    for ruling in of(rulings, "organization", "apart"):
        if ruling.left in found:
            yield ruling.left, _alone(ruling.left)
    for ruling in of(rulings, "organization", "same"):
        if ruling.left in found:
            yield ruling.left, found.get(ruling.right, organization_of(ruling.right))._replace(rule=RULE)


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
        if entry and _belongs(entry, organization_of(whole).name):
            yield unit


def _belongs(entry: Known, whole: str) -> bool:
    """True where the entry is a unit of the organisation with that canonical name, or of one of its units."""
    parent, depth = entry.parent, 0
    while parent and parent != whole and depth < 4:
        above = known(parent)
        parent, depth = above.parent if above else None, depth + 1
    return bool(parent) and parent == whole


def organization_of(name: str) -> Organization:
    """The organisation that a stated name means."""
    entry = known(name) or _known_without_tail(name)
    if entry:
        return _from(entry, "vocabulary")
    parent, rest = _parent_and_rest(name)
    if parent and (not rest or _DEPARTMENT.search(rest)):
        return _from(parent, "department of a known organisation")
    unit = known(rest) if parent else None
    if parent and unit and _belongs(unit, parent.name):
        return _from(unit, "vocabulary")
    if parent:
        return Organization(
            key("organization", words(parent.name), words(rest)),
            _unit_name(name, rest, parent),
            unit_kind(rest),
            parent.city,
            parent.country_code,
            parent.name,
            "unit of a known organisation",
        )
    return Organization(organization_id(name), _plain(name), kind_of(name), None, None, None, "same words")


def _unit_name(name: str, rest: str, parent: Known) -> str:
    """A unit's name tells its organisation: as stated where it begins with it, else behind a comma."""
    return name if name.endswith(rest) else f"{rest}, {parent.name}"


def _from(entry: Known, rule: str) -> Organization:
    return Organization(
        organization_id(entry.name), entry.name, entry.kind, entry.city, entry.country_code, entry.parent, rule
    )


def words(name: str) -> str:
    """An organisation's words for comparison: folded, without article and legal form, short forms written out."""
    plain = _LEGAL.sub("", _ARTICLE.sub("", _BRACKET.sub("", name).strip())).strip()
    return " ".join(_SHORT.get(word, word) for word in fold(plain.replace("&", " and ")).split()) or name.casefold()


def _plain(name: str) -> str:
    return _LEGAL.sub("", name).strip(" ,") or name


def _known_without_tail(name: str) -> Known | None:
    """A known name with a bracket, a legal form or a place behind it."""
    bracket = _BRACKET.search(name)
    if bracket and (found := known(name[: bracket.start()]) or known(bracket[1])):
        return found
    head = _LEGAL.sub("", name)
    while "," in head:
        head, _, tail = head.rpartition(",")
        if (
            _DEPARTMENT.search(head) is None
            and (found := known(head.strip()))
            and len(tail.split()) <= 4
            and not known(tail.strip())
        ):
            return found
    return known(head) if head != name else None


def _parent_and_rest(name: str) -> tuple[Known | None, str]:
    """A known organisation named in one piece of the text or at its beginning, and the words besides it."""
    pieces = [piece for piece in _PIECES.split(name) if piece]
    for i in range(len(pieces) - 1, -1, -1):
        if len(pieces) > 1 and (entry := known(pieces[i])):
            return entry, ", ".join(pieces[:i] or pieces[i + 1 :])
    tokens = name.split()
    for end in range(len(tokens) - 1, 0, -1):
        entry = known(" ".join(tokens[:end]).removesuffix("'s").removesuffix("’s").rstrip(",:"))
        if entry and entry.kind not in ("society", "agency", "other") and (entry.kind != "university" or end > 1):
            return entry, name if end == 1 else " ".join(tokens[end:])
    return None, ""


def unit_kind(name: str) -> str:
    """What sort of organisation a unit is."""
    kind = kind_of(name)
    return kind if kind in ("laboratory", "institute", "university") else "other"


def kind_of(name: str) -> str:
    """What sort of organisation an unknown name tells of."""
    return next((kind for pattern, kind in _KINDS if pattern.search(name)), "other")


def _one_name_each(found: Mapping[str, Organization]) -> dict[str, Organization]:
    """One name and kind for all ways of writing one organisation."""
    groups: dict[int, list[Organization]] = {}
    for organization in found.values():
        groups.setdefault(organization.organization_id, []).append(organization)
    chosen = {number: min(group, key=_preference) for number, group in groups.items()}
    return {name: chosen[o.organization_id]._replace(rule=o.rule) for name, o in found.items()}


def _preference(o: Organization) -> tuple[object, ...]:
    return (o.rule != "vocabulary", o.name.isupper() or o.name.islower(), o.kind == "other", -len(o.name), o.name)


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
