"""Dagster's own records while a build runs in this process: kept whole, and written fast."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

from sqlalchemy import event
from sqlalchemy.engine import Engine


@contextmanager
def fast_sqlite() -> Iterator[None]:
    """Within, SQLite databases are not synced and checkpointed for each event.

    Dagster opens and closes its database some four times an event. The close of the last connection empties the
    write-ahead log into the database, and each commit waits for the disk: 8 ms an event. One connection more, held
    open, and `synchronous = NORMAL` (a power cut may lose the newest events, never the database) make that 3 ms.
    """
    with ExitStack() as held:
        paths: set[str] = set()

        def connected(connection: sqlite3.Connection, _record: object) -> None:
            if not isinstance(connection, sqlite3.Connection):
                return
            connection.execute("PRAGMA synchronous = NORMAL")
            path = connection.execute("PRAGMA database_list").fetchone()[2]
            is_wal = connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"  # not before Dagster made it so
            if path and is_wal and path not in paths:
                paths.add(path)
                other = held.enter_context(closing(sqlite3.connect(path, check_same_thread=False)))
                other.execute("SELECT count(*) FROM sqlite_master").fetchone()

        event.listen(Engine, "connect", connected)
        try:
            yield
        finally:
            event.remove(Engine, "connect", connected)
