"""Ingest. Consumes source files; produces the rows of raw_documents and quarantined_documents.

A file that cannot be read is set aside with the reason, and the run goes on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import polars as pl

from orchestration import workers
from orchestration.cache import Shards
from orchestration.erased import ERASED, NOBODY, Erasures, masked, screened
from orchestration.progress import report
from orchestration.reading import read_document
from orchestration.sources import Found
from transforms.frames.frames import document_id
from transforms.parsed import ParsedCV
from warehouse import derive
from warehouse.tables import TABLES

_CHUNK = 500

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class Source:
    """A source file after a look at its bytes: the content's hash, or the reason to set it aside."""

    found: Found
    sha256: str | None = None
    byte_count: int | None = None


@dataclass(slots=True)
class Ingested:
    """What ingest gives: table rows, and how many documents had to be read anew."""

    documents: list[Row] = field(default_factory=list)
    quarantined: list[Row] = field(default_factory=list)
    read: int = 0


def ingest(found: Sequence[Found], shards: Shards, byte_limit: int, erasures: Erasures = NOBODY) -> Ingested:
    """Reads the files whose content is not in the shards yet, and makes the rows of all, without people erased."""
    run = _Run(found, shards, byte_limit, erasures)
    run.read_unseen()
    return run.rows()


class _Run:
    def __init__(self, found: Sequence[Found], shards: Shards, byte_limit: int, erasures: Erasures) -> None:
        self.found, self.shards, self.byte_limit, self.erasures = found, shards, byte_limit, erasures
        self.seen = shards.keys()
        self.sources: list[Source] = []
        self.first_uri: dict[str, str] = {}
        self.failed: dict[str, tuple[str, str]] = {}
        self.read = 0

    def read_unseen(self) -> None:
        fresh: list[tuple[str, ...]] = []
        limits = workers.Limits(bytes=self.byte_limit)
        for outcome in workers.run(read_document, self._unseen(), limits=limits):
            self.read += 1
            if outcome.value is None:
                self.failed[outcome.source.uri] = (outcome.reason or "unreadable", outcome.detail)
                continue
            kept = _without_erased(outcome.value, outcome.source.uri, self.erasures)
            if kept is None:
                self.failed[outcome.source.uri] = (ERASED, "")
                continue
            fresh.append(_shard_row(kept))
            if len(fresh) >= _CHUNK:
                self.shards.add(fresh)
                fresh = []
        self.shards.add(fresh)

    def _unseen(self) -> Iterator[workers.Source]:
        for number, found in enumerate(self.found, 1):
            source, data = load(found, self.byte_limit)
            source = self._first_of_its_content(self._not_erased(source))
            self.sources.append(source)
            if data is not None and not source.found.reason and source.sha256 not in self.seen:
                yield workers.Source(uri=found.uri, data=data)
            report("ingest", number, len(self.found))

    def _first_of_its_content(self, source: Source) -> Source:
        if source.sha256 is None or source.found.reason:
            return source
        first = self.first_uri.setdefault(source.sha256, source.found.uri)
        if first == source.found.uri:
            return source
        reason = replace(source.found, reason="duplicate content", detail=f"the same bytes as {first}")
        return replace(source, found=reason)

    def _not_erased(self, source: Source) -> Source:
        if source.found.reason or not self.erasures.owns(source.sha256):
            return source
        return replace(source, found=replace(source.found, reason=ERASED))

    def rows(self) -> Ingested:
        wanted = {s.sha256 for s in self.sources if s.sha256 and not s.found.reason}
        contents = {row["sha256"]: row for row in self.shards.rows(wanted).iter_rows(named=True)}
        result = Ingested(read=self.read)
        for source in self.sources:
            content = contents.get(source.sha256)
            if source.found.reason or content is None:
                result.quarantined.append(self._quarantined(source))
            else:
                result.documents.append(_document(source, content))
        return result

    def _quarantined(self, source: Source) -> Row:
        found = source.found
        reason, detail = self.failed.get(found.uri, (found.reason, found.detail))
        if reason == ERASED:
            return erased_row(found.uri, source.sha256, source.byte_count)
        return {
            "uri": found.uri,
            "sha256": source.sha256,
            "reason": reason,
            "detail": detail,
            "byte_count": source.byte_count,
        }


def frame_of(name: str, rows: Sequence[Row]) -> pl.DataFrame:
    """The rows as the frame of one of the two tables that ingest makes."""
    table = TABLES[name]
    return derive.frame(table, {column: [row[column] for row in rows] for column in table.column_names})


def erased_row(uri: str, sha256: str | None, byte_count: int | None) -> Row:
    """The row of quarantined_documents for a document of somebody who was erased; it does not say whose."""
    detail = "its owner was erased (`vitae erase`)"
    return {
        "uri": masked(uri, sha256),
        "sha256": sha256,
        "reason": ERASED,
        "detail": detail,
        "byte_count": byte_count,
    }


def load(found: Found, byte_limit: int) -> tuple[Source, bytes | None]:
    """A file's bytes, unless it must not or cannot be read."""
    if found.reason:
        return Source(found), None
    try:
        size = found.path.stat().st_size
        if size > byte_limit:
            return _refused(found, "too large", f"{size:,} bytes; the limit is {byte_limit:,}", size), None
        data = found.path.read_bytes()
    except FileNotFoundError:
        return _refused(found, "vanished", "the file went away during the run"), None
    except OSError as error:
        return _refused(found, "unreadable", error.strerror or type(error).__name__), None
    source = Source(found, hashlib.sha256(data).hexdigest(), len(data))
    if not data.strip():
        return replace(source, found=replace(found, reason="empty", detail=f"{len(data):,} bytes, no text")), None
    return source, data


def _refused(found: Found, reason: str, detail: str, size: int | None = None) -> Source:
    return Source(replace(found, reason=reason, detail=detail), None, size)


def _without_erased(document: bytes, uri: str, erasures: Erasures) -> Row | None:
    """The document as JSON without those who were erased; None where it is theirs."""
    row: Row = json.loads(document)
    screen = screened(row, uri, erasures)
    if screen == row:
        return row
    from orchestration.stating import parse_document  # noqa: PLC0415 - a second, for those who come again alone

    parsed = next(iter(workers.run(parse_document, [workers.Source(uri, document)]))).value
    is_theirs = parsed is not None and erasures.is_owner(ParsedCV.model_validate_json(parsed), uri)
    return None if is_theirs else screen


def _shard_row(row: Row) -> tuple[str, ...]:
    as_json = [json.dumps(row[name], ensure_ascii=False) for name in ("metadata", "notes")]
    return (*(str(row[name]) for name in ("sha256", "media_type", "encoding", "text")), *as_json)


def _document(source: Source, content: Row) -> Row:
    text = str(content["text"])
    assert source.sha256 is not None
    return {
        "document_id": document_id(source.found.uri, source.sha256),
        "uri": source.found.uri,
        "file_name": source.found.uri.rpartition("/")[2],
        "byte_count": source.byte_count,
        "line_count": text.count("\n") + 1,
        **content,
    }
