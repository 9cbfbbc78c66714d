"""Parse. Consumes raw_documents; produces a `ParsedCV` of each, parsed anew only where the content is new."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import polars as pl

from orchestration import workers
from orchestration.cache import Shards
from orchestration.progress import report
from orchestration.reading import document_json, document_of, unread
from transforms.parsed import ParsedCV

_CHUNK = 500


@dataclass(frozen=True, slots=True)
class Parsed:
    """What parse gives: (document_id, text, what it states) of each document, and what had to be done."""

    documents: list[tuple[int, str, ParsedCV]]
    parsed: int
    failed: tuple[str, ...]


def parse_all(raw_documents: pl.DataFrame, shards: Shards) -> Parsed:
    """Parses the documents whose content is not in the shards, and gives all of them."""
    seen = shards.keys()
    unseen = raw_documents.filter(~pl.col("sha256").is_in(sorted(seen)))
    failed = tuple(_parse_unseen(unseen, shards))
    kept = dict(shards.rows(set(raw_documents["sha256"])).iter_rows())
    documents = [_document(row, kept) for row in raw_documents.iter_rows(named=True)]
    return Parsed(documents, len(unseen), failed)


def _parse_unseen(unseen: pl.DataFrame, shards: Shards) -> Iterator[str]:
    if unseen.is_empty():
        return
    from orchestration.stating import parse_document  # noqa: PLC0415 - a second, so only where there is one to parse

    sha256 = dict(zip(unseen["uri"], unseen["sha256"], strict=True))
    fresh: list[tuple[str, str]] = []
    for number, outcome in enumerate(workers.run(parse_document, _sources(unseen)), 1):
        report("parse", number, len(unseen))
        if outcome.value is None:
            yield f"{outcome.source.uri}: {outcome.reason}: {outcome.detail}"
            continue
        fresh.append((sha256[outcome.source.uri], outcome.value.decode()))
        if len(fresh) >= _CHUNK:
            shards.add(fresh)
            fresh = []
    shards.add(fresh)


def _sources(unseen: pl.DataFrame) -> Iterator[workers.Source]:
    for row in unseen.iter_rows(named=True):
        yield workers.Source(uri=row["uri"], data=document_json(document_of(row)))


def _document(row: dict[str, object], kept: dict[str, str]) -> tuple[int, str, ParsedCV]:
    document = document_of(row)
    stated = kept.get(document.sha256)
    parsed = ParsedCV.model_validate(json.loads(stated)) if stated else unread(document)
    document_id = row["document_id"]
    assert isinstance(document_id, int)
    return document_id, document.text, parsed.model_copy(update={"document": document.file_name})
