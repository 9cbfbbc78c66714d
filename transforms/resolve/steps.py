"""The steps of resolution in their order: organisations, venues, works, people, restated facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import polars as pl

from transforms.collector import at_rest
from transforms.resolve import decisions, facts, organizations, papers, people, venues
from transforms.resolve.rulings import Rulings
from warehouse.derive import frame
from warehouse.tables import TABLES


def resolve(frames: Mapping[str, pl.DataFrame], rulings: Rulings = ()) -> dict[str, pl.DataFrame]:
    """Every table of the resolve layer from the frames of ingest and parse."""
    with at_rest():
        return _resolve(frames, rulings)


def _resolve(frames: Mapping[str, pl.DataFrame], rulings: Rulings) -> dict[str, pl.DataFrame]:
    organization, made = organizations.resolve(frames, rulings)
    organization_of = _ids(organization, "organization_name", "organization_id")
    venue, more = venues.resolve(frames, frozenset(organization_of), rulings)
    venue_of = _ids(venue, "venue_name", "venue_id")
    paper, works = papers.resolve(frames, venue, rulings)
    work_of = dict(zip(cast("list[int]", paper["record_id"]), cast("list[int]", paper["paper_id"]), strict=True))
    person, persons = people.resolve(frames, organization_of, work_of, rulings)
    owners = {
        document: number
        for document, role, number in zip(
            person["document_id"], person["mention_role"], person["person_id"], strict=True
        )
        if role == "owner"
    }
    meanings = {
        "organization_name": organization_of,
        "granter_name": organization_of,
        "funder_name": organization_of,
        "venue_name": venue_of,
    }
    again = facts.restated(frames, cast("dict[int, int]", owners), meanings)
    tables: dict[str, Mapping[str, object]] = {
        "organization_entities": organization,
        "venue_entities": venue,
        "paper_entities": paper,
        "person_entities": person,
        "match_decisions": decisions.columns([*made, *more, *works, *persons, *again]),
    }
    return {name: frame(TABLES[name], columns) for name, columns in tables.items()}


def _ids(columns: Mapping[str, list[object]], name: str, number: str) -> dict[str, int]:
    return dict(zip(cast("list[str]", columns[name]), cast("list[int]", columns[number]), strict=True))
