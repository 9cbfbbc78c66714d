"""Venues: every stated way of writing a venue, and the venue it is.

Consumes `parsed_papers`, `parsed_service`, `parsed_awards`; produces the columns of `venue_entities` and decisions.
Known venues come from the vocabulary (`transforms.entities.venues`); unknown ones with the same words are one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import polars as pl

from transforms.entities import venues as vocabulary
from transforms.keys import key
from transforms.resolve import venue_titles
from transforms.resolve.decisions import Decision, merge
from transforms.resolve.rulings import RULE, Rulings, apart, of
from transforms.resolve.venue_kinds import cited_as_journals, kind_by_words, kind_of
from transforms.resolve.venue_tags import known_tagged, tagged

_SCORES = {"abbreviated title": 0.9}
_BRACKET = re.compile(r"\(([A-Z][A-Za-z&/+-]{1,11})(?:[\s-]*['’]?\d{2,4})?\)")
_SPECIAL = re.compile(r"(?<![\s,:;.(–—-])[\s,:;.(–—-]*\bspecial\s+(?:issue|section|track)\b", re.IGNORECASE)


class Venue(NamedTuple):
    """One venue, resolved."""

    venue_id: int
    acronym: str | None
    name: str
    kind: str
    rule: str


def resolve(
    frames: Mapping[str, pl.DataFrame], organizations: frozenset[str], rulings: Rulings = ()
) -> tuple[dict[str, list[object]], list[Decision]]:
    """Venue of each stated name; a granter of awards is one where the vocabulary knows it as a venue alone."""
    names = sorted(
        {
            *stated(frames["parsed_papers"], "venue_name"),
            *stated(frames["parsed_service"], "venue_name"),
            *(
                n
                for n in stated(frames["parsed_awards"], "granter_name")
                if is_granting_venue(n) and n not in organizations
            ),
        }
    )
    found = {name: venue_of(name) for name in names}
    found.update(_spelt_out(found))
    found.update(_by_acronym(found))
    found.update(_one_name_each(found))
    found.update(_journals(found, frames["parsed_papers"]))
    found.update(_ruled(found, rulings))
    rows = [(name, v.venue_id, v.acronym, v.name, v.kind) for name, v in found.items()]
    decisions = [
        merge("venue", (key("venue name", name), v.venue_id), v.rule, _SCORES.get(v.rule, 1.0), f"{name} = {v.name}")
        for name, v in found.items()
        if name != v.name
    ]
    decisions += apart(rulings, "venue", found)
    columns = ("venue_name", "venue_id", "acronym", "name", "venue_kind")
    return {column: [row[i] for row in rows] for i, column in enumerate(columns)}, decisions


def _journals(found: Mapping[str, Venue], papers: pl.DataFrame) -> Iterator[tuple[str, Venue]]:
    """Venues whose words do not tell their kind and whose works are cited as those of journals are."""
    numbers = {found[name].venue_id for name in cited_as_journals(papers) if name in found}
    for name, venue in found.items():
        if venue.kind == "other" and venue.venue_id in numbers:
            yield name, venue._replace(kind="journal")


def _ruled(found: Mapping[str, Venue], rulings: Rulings) -> Iterator[tuple[str, Venue]]:
    """What a person ruled: a name that is a venue of its own, or the venue of another name."""
    for ruling in of(rulings, "venue", "apart"):
        if ruling.left in found:
            alone = Venue(key("venue", RULE, ruling.left), None, ruling.left, kind_of(ruling.left), RULE)
            yield ruling.left, alone
    for ruling in of(rulings, "venue", "same"):
        if ruling.left in found:
            yield ruling.left, found.get(ruling.right, venue_of(ruling.right))._replace(rule=RULE)


def is_granting_venue(name: str) -> bool:
    """True for a granter of awards that is a venue, by the vocabulary or by its words."""
    return vocabulary.known(name) is not None or kind_by_words(name) in ("conference", "workshop", "journal")


def stated(frame: pl.DataFrame, column: str) -> list[str]:
    """The different values that stand in the column."""
    return frame[column].drop_nulls().unique().to_list()


def venue_of(name: str) -> Venue:
    """The venue that a stated name means: from the vocabulary, else by its own words."""
    tag = tagged(name)
    entry = (known_tagged(tag) if tag else None) or vocabulary.known(name)
    entry = entry or vocabulary.known(vocabulary.clean(name)) or _known_before_issue(name)
    if entry:
        return Venue(key("venue", entry.name), entry.acronym or None, entry.name, entry.kind, "vocabulary")
    cleaned = " ".join(vocabulary.clean(tag.name if tag else name).split())
    bare, _ = vocabulary.without_year(cleaned)
    acronym = _BRACKET.search(name)
    return Venue(
        key("venue", "stated", vocabulary.key(bare) or name.casefold()),
        tag.acronym if tag else acronym[1] if acronym else None,
        _balanced(bare, name) or name,
        kind_of(name),
        "same words",
    )


def _balanced(bare: str, name: str) -> str:
    """The name with the bracket back that cleaning took off one end: "Study Section (ad hoc)", "[KLM] Rigid Hands"."""
    for opened, closed in ("()", "[]"):
        if bare.count(opened) == bare.count(closed) + 1 and f"{bare}{closed}" in name:
            return bare + closed
        if bare.count(closed) == bare.count(opened) + 1 and f"{opened}{bare}" in name:
            return opened + bare
    return bare


def _known_before_issue(name: str) -> vocabulary.Venue | None:
    """The known journal whose special issue or section the name tells of."""
    head = _SPECIAL.split(name, maxsplit=1)[0]
    return vocabulary.known(vocabulary.clean(head)) if head and head != name else None


def _spelt_out(found: Mapping[str, Venue]) -> dict[str, Venue]:
    """Shortened titles that one title explains, of the vocabulary or stated elsewhere: "J. Loom Stud."."""
    unknown = [name for name, venue in found.items() if venue.rule == "same words"]
    return {
        name: venue_of(title)._replace(rule="abbreviated title")
        for name, title in venue_titles.spelt_out(unknown, unknown)
    }


def _by_acronym(found: Mapping[str, Venue]) -> dict[str, Venue]:
    """Stated acronyms that one stated long form explains: "WXYZ" where "Workshop on ... (WXYZ)" stands elsewhere."""
    explained: dict[str, set[Venue]] = {}
    for venue in found.values():
        if venue.rule == "same words" and venue.acronym and venue.acronym != venue.name:
            explained.setdefault(venue.acronym.casefold(), set()).add(venue)
    sole = {acronym: min(venues) for acronym, venues in explained.items() if len({v.venue_id for v in venues}) == 1}
    return {
        name: sole[venue.name.casefold()]._replace(rule="acronym explained elsewhere")
        for name, venue in found.items()
        if venue.rule == "same words" and venue.name.casefold() in sole
    }


def _one_name_each(found: Mapping[str, Venue]) -> dict[str, Venue]:
    """The same name, acronym and kind for all ways of writing one venue."""
    groups: dict[int, list[Venue]] = {}
    for venue in found.values():
        groups.setdefault(venue.venue_id, []).append(venue)
    chosen = {number: _chosen(venues) for number, venues in groups.items() if len(set(venues)) > 1}
    return {name: chosen[v.venue_id]._replace(rule=v.rule) for name, v in found.items() if v.venue_id in chosen}


def _chosen(venues: Iterable[Venue]) -> Venue:
    ordered = sorted(venues, key=lambda v: (v.name.isupper() or v.name.islower(), -len(v.name), v.name))
    acronym = next((v.acronym for v in ordered if v.acronym), None)
    kind = next((v.kind for v in ordered if v.kind != "other"), "other")
    return ordered[0]._replace(acronym=acronym, kind=kind)
