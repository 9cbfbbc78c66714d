"""Erasure: a person's documents leave the lake, their names others' documents, and every copy in the state folder goes.

The tombstone is written first: killed at any instant after it, the next build keeps the person out, and to erase again
does what is left.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import polars as pl
from upath import UPath

from expectations.run import expected_of
from orchestration import ruled
from orchestration.audit import evaluate
from orchestration.build import Built, build
from orchestration.cache import write_parquet
from orchestration.erased import FILE, Erasures, Tombstone, screened
from orchestration.history import ASIDE, forget, opened
from orchestration.ingest import erased_row
from orchestration.lake import ParquetIOManager
from orchestration.state import Settings, State
from orchestration.whom import frames, whom
from transforms.redaction import hashed_addresses, hashed_names, is_full
from warehouse import derive
from warehouse.locks import locked
from warehouse.tables import TABLES

_AGAIN = ("parse", "resolve", "star", "publish")


@dataclass(frozen=True, slots=True)
class Erased:
    """What was done: the person's own files (they still lie in the source), and how many others named the person."""

    files: tuple[str, ...]
    mentions: int
    built: Built


def erase(state: State, settings: Settings, wanted: str) -> Erased:
    """Takes a person out of the lake, the warehouse, the checks' pages and Dagster's records, and keeps them out.

    Args:
        state: the state folder.
        settings: how long to wait for a build that is going on.
        wanted: a person's id, ORCID iD or name in any of its ways of writing.

    Raises:
        NobodyError: no one, or several people, are called so.
    """
    with locked(state.lock, settings.wait_seconds):
        lake = frames(state)
        person = whom(lake, wanted).person_id
        erasures = Erasures.read(state.lake / FILE)
        tombstone = _tombstone(lake, person, erasures.salt)
        erasures = erasures.with_one_more(tombstone)
        erasures.write(state.lake / FILE)
        theirs = lake["raw_documents"].filter(pl.col("sha256").is_in(list(tombstone.documents)))
        _forget(state)
        _forget_rulings(state.folder / ruled.FILE, erasures)
        changed = _rewrite(state, lake, erasures)
    return Erased(tuple(sorted(theirs["uri"])), changed, build(state, settings, _AGAIN))


def _tombstone(lake: dict[str, pl.DataFrame], person: int, salt: str) -> Tombstone:
    """What keeps this person out: hashes alone."""
    uris = lake["raw_documents"].select("document_id", "uri", "sha256")
    people = lake["person_entities"].join(uris, on="document_id")
    mentions = people.filter(pl.col("person_id") == person)
    own = mentions.filter(pl.col("mention_role") == "owner")
    full = {name for name in (*mentions["person_name"], *mentions["full_name"]) if is_full(name)}
    namesakes = people.filter(pl.col("person_name").is_in(list(full)) & (pl.col("person_id") != person))
    theirs = own["document_id"].implode()
    is_own = pl.col("document_id").is_in(theirs) & (pl.col("mention_role") == "owner")
    contacts = lake["parsed_contacts"].filter(is_own | pl.col("record_id").is_in(mentions["record_id"].implode()))
    orcids = lake["parsed_people"].filter(pl.col("document_id").is_in(theirs))["orcid"]
    addresses = [value for column in (contacts["email"], contacts["url"], orcids) for value in column if value]
    by_document = mentions.group_by("uri").agg("person_name").iter_rows()
    return Tombstone(
        documents=frozenset(own["sha256"]),
        names=hashed_names(salt, full),
        addresses=hashed_addresses(salt, addresses),
        short_names={uri: hashed_names(salt, names) for uri, names in by_document if uri not in set(own["uri"])},
        others=frozenset(namesakes["uri"]) - frozenset(mentions["uri"]),
    )


def _rewrite(state: State, lake: dict[str, pl.DataFrame], erasures: Erasures) -> int:
    """The lake's documents, checked, without those of erased people and without their names; how many named them."""
    kept, changed = [], 0
    gone = []
    for row in lake["raw_documents"].iter_rows(named=True):
        if erasures.owns(row["sha256"]):
            gone.append(erased_row(row["uri"], row["sha256"], row["byte_count"]))
            continue
        kept.append(screened(row, row["uri"], erasures))
        changed += kept[-1] != row
    _write(state, "raw_documents", kept)
    _write(state, "quarantined_documents", [*lake["quarantined_documents"].iter_rows(named=True), *gone])
    expected = expected_of(["raw_documents", "quarantined_documents"])
    lake_now = ParquetIOManager(UPath(state.lake))
    evaluate(lake_now, state.lake / "audit", state.data_docs, {(item.asset, item.check) for item in expected})
    return changed


def _write(state: State, name: str, rows: Iterable[dict[str, object]]) -> None:
    table, rows = TABLES[name], sorted(rows, key=lambda row: str(row["uri"]))
    frame = derive.frame(table, {column: [row[column] for row in rows] for column in table.column_names})
    write_parquet(frame, state.lake / f"{name}.parquet")


def _forget(state: State) -> None:
    """Removes every copy of rows that is made again: caches, later frames, outcomes of checks, Dagster's samples."""
    for folder in (state.lake / "cache", state.lake / "audit", *state.data_docs.glob("*/")):
        shutil.rmtree(folder, ignore_errors=True)
    ingested = {f"{table.name}.parquet" for table in TABLES.values() if table.layer == "ingest"}
    for path in (*state.lake.glob("*.parquet"), *state.data_docs.glob("*.html")):
        if path.name not in ingested:
            path.unlink(missing_ok=True)
    for folder in state.dagster_home.glob(f"{ASIDE}*"):
        shutil.rmtree(folder)
    with opened(state.dagster_home) as instance:
        for run in instance.get_runs():
            forget(instance, run.run_id)
        instance.wipe_assets(instance.get_asset_keys())
    for path in state.dagster_home.rglob("*.db"):
        _vacuum(path)


def _forget_rulings(path: Path, erasures: Erasures) -> None:
    """Removes the rulings on people who were erased."""
    rulings = ruled.read(path)
    sides = {r: ((r.left, r.left_document), (r.right, r.right_document)) for r in rulings if r.entity == "person"}
    gone = {r for r, pair in sides.items() if any(erasures.hidden_in(uri).names_it(name) for name, uri in pair)}
    if gone:
        ruled.write(path, (r for r in rulings if r not in gone))


def _vacuum(path: Path) -> None:
    """Overwrites what was deleted: SQLite leaves it in the file else."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
