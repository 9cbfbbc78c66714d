"""Dagster's own records while a build runs in this process: kept whole, and written fast."""

from __future__ import annotations

import itertools
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import dagster as dg
import yaml
from dagster._core.instance import DagsterInstanceOverrides
from dagster._core.instance.ref import InstanceRef
from dagster._core.storage.event_log import SqliteEventLogStorage
from dagster._core.storage.event_log.schema import AssetCheckExecutionsTable
from dagster._core.storage.event_log.sqlite import sqlite_event_log
from dagster._core.storage.runs.sqlite import sqlite_run_storage
from sqlalchemy import create_engine, delete, event, func, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from orchestration.state import SettingsError

_STORAGES: tuple[Any, ...] = (sqlite_event_log, sqlite_run_storage)


_QUIET: DagsterInstanceOverrides = {  # capturing takes four processes more, which die of Ctrl-C with a traceback
    "compute_logs": {"module": "dagster._core.storage.noop_compute_log_manager", "class": "NoOpComputeLogManager"}
}
_A_FEW = 5  # runs that one build removes: a long history is worn down over several
_ENDED = [dg.DagsterRunStatus.SUCCESS, dg.DagsterRunStatus.FAILURE, dg.DagsterRunStatus.CANCELED]
ASIDE = "damaged-"  # how folders begin that hold records which could not be read


@contextmanager
def opened(home: Path) -> Iterator[dg.DagsterInstance]:
    """Dagster's records below a folder, for a run in this process. Its output is the terminal's, and not captured.

    Raises:
        SettingsError: its dagster.yaml is no YAML, or states what Dagster does not know.
    """
    try:
        instance = dg.DagsterInstance.from_ref(InstanceRef.from_dir(str(home), overrides=_QUIET))
    except (yaml.YAMLError, dg.DagsterInvalidConfigError) as error:
        reason = str(error).partition(" Expected: ")[0]  # all that Dagster knows follows
        raise SettingsError(
            f"{home / 'dagster.yaml'}: {reason}\nMend it, or remove it: the next build writes it anew"
        ) from None
    with instance:
        yield instance


def trim(instance: dg.DagsterInstance, keep: int) -> None:
    """Removes the oldest runs of more than `keep`, the run that asks among them, a few at a time.

    Runs that have not ended stay. What the history refuses is left to the next build: the data is published already.
    """
    with suppress(SQLAlchemyError, OSError):
        ended = instance.get_run_ids(dg.RunsFilter(statuses=_ENDED))  # the newest first
        for run_id in ended[keep - 1 :][-_A_FEW:]:
            forget(instance, run_id)


def forget(instance: dg.DagsterInstance, run_id: str) -> None:
    """Removes a run with all that Dagster keeps of it: its delete leaves an empty file of events, and the checks."""
    instance.delete_run(run_id)
    storage = instance.event_log_storage
    if not isinstance(storage, SqliteEventLogStorage):
        return
    checks = AssetCheckExecutionsTable.c
    newest = select(func.max(checks.id)).group_by(checks.asset_key, checks.check_name)  # what the UI shows of a check
    with storage.index_connection() as connection:
        connection.execute(delete(AssetCheckExecutionsTable).where(checks.run_id == run_id, checks.id.not_in(newest)))
    for ending in ("", "-wal", "-shm"):
        Path(storage.path_for_shard(run_id) + ending).unlink(missing_ok=True)
    shutil.rmtree(Path(instance.root_directory) / "storage" / run_id, ignore_errors=True)


def set_damaged_aside(home: Path) -> Path | None:
    """Moves records that SQLite cannot read out of the way; where they lie now, None where all can be read."""
    folders = [home / name for name in ("history", "schedules")]
    damaged = [folder for folder in folders if not all(map(_is_sound, folder.rglob("*.db")))]
    if not damaged:
        return None
    aside = next(path for number in itertools.count(1) if not (path := home / f"{ASIDE}{number}").exists())
    aside.mkdir(mode=0o700)
    for folder in damaged:
        folder.rename(aside / folder.name)
    return aside


def _is_sound(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(path)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


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
