"""Dagster's own records while a build runs in this process: kept whole, and written fast."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from dagster._core.storage.event_log.sqlite import sqlite_event_log
from dagster._core.storage.runs.sqlite import sqlite_run_storage
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import QueuePool

_STORAGES: tuple[Any, ...] = (sqlite_event_log, sqlite_run_storage)


@contextmanager
def fast_sqlite() -> Iterator[None]:
    """Within, SQLite databases are opened once, and not synced and checkpointed for each event.

    Dagster makes an engine, opens its database and closes it some four times an event: each time all statements are
    compiled anew, the close of the last connection empties the write-ahead log into the database, and each commit waits
    for the disk. That is 8 ms an event, and one engine for each database with its connections kept open, and
    `synchronous = NORMAL` (a power cut may lose the newest events, never the database), make it 1 ms.
    """
    if any(storage.create_engine is not create_engine for storage in _STORAGES):  # within already
        yield
        return
    engines: dict[str, Engine] = {}

    def kept(url: str, **options: Any) -> Engine:
        if url not in engines:
            engines[url] = create_engine(url, **options | {"poolclass": _KeptPool})
            event.listen(engines[url], "connect", _relax)
        return engines[url]

    for storage in _STORAGES:
        storage.create_engine = kept
    try:
        yield
    finally:
        for storage in _STORAGES:
            storage.create_engine = create_engine
        for engine in engines.values():
            QueuePool.dispose(engine.pool)  # type: ignore[arg-type]  # it is one


def _relax(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA synchronous = NORMAL")


class _KeptPool(QueuePool):
    """A pool that outlives the disposals of its engine."""

    def dispose(self) -> None:
        """Nothing: Dagster disposes of an engine after each use."""

    def recreate(self) -> QueuePool:
        """Itself, for the same reason."""
        return self
