"""The store: the only module that opens DuckDB.

Runs the models in memory, publishes the warehouse file, and asks it.

Consumes polars frames by table name; produces the star's frames, the files `warehouse.duckdb` and `contacts.duckdb`,
and answers as polars frames. Only `publish` writes a file, and only beside the published one, which a rename
replaces.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import duckdb
import polars as pl

from warehouse import derive, view_words
from warehouse.locks import locked
from warehouse.schema import Table
from warehouse.tables import PUBLISH, STAR

WAREHOUSE, CONTACTS = "warehouse.duckdb", "contacts.duckdb"
_BUILDING = ".building"
_MADE_LAST = ("dim_date",)  # it spans the days of all the others


class QueryError(Exception):
    """A question that the warehouse cannot answer, with the reason in words."""


class DefectError(Exception):
    """Rows that break a key or a reference, found before the swap: nothing was published."""


def build_star(frames: Mapping[str, pl.DataFrame]) -> dict[str, pl.DataFrame]:
    """Every table of the star, by its model, from the frames of ingest, parse and resolve."""
    with _memory(frames) as connection:
        _run_script(connection, "models/macros.sql")
        for name, sql in _sql_files("models/steps"):
            _create(connection, name, sql)
        made = {table.name: _model(connection, table) for table in sorted(STAR, key=lambda t: t.name in _MADE_LAST)}
        return {table.name: made[table.name] for table in STAR}


def violations(frames: Mapping[str, pl.DataFrame], sql: str) -> pl.DataFrame:
    """The rows that a query over the frames, by their tables' names, gives.

    Raises:
        QueryError: the query is wrong.
    """
    with _memory(frames) as connection:
        return _answer(connection, sql, {})


def all_violations(
    frames: Mapping[str, pl.DataFrame], queries: Mapping[str, str]
) -> dict[str, pl.DataFrame | QueryError]:
    """What each of many queries over the frames gives, or why it gives nothing; one connection for all of them."""
    with _memory(frames) as connection:
        return {name: _answer_or_error(connection, sql) for name, sql in queries.items()}


def _answer_or_error(connection: duckdb.DuckDBPyConnection, sql: str) -> pl.DataFrame | QueryError:
    try:
        return _answer(connection, sql, {})
    except QueryError as error:
        return error


def query(path: Path, sql: str, parameters: Mapping[str, object] | None = None) -> pl.DataFrame:
    """The answer of the published warehouse, which is opened for reading only.

    Raises:
        QueryError: there is no warehouse at the path, or the query is wrong.
    """
    if not path.is_file():
        raise QueryError(f"there is no warehouse at {path}; `vitae build` makes one")
    try:
        connection = duckdb.connect(path, read_only=True)
    except duckdb.Error as error:
        raise QueryError(f"{path} cannot be opened: {error}") from error
    with connection:
        return _answer(connection, sql, parameters or {})


def views() -> list[tuple[str, str, list[derive.DictionaryRow]]]:
    """The views of the warehouse: the name of each, what it shows, and its columns."""
    with duckdb.connect(":memory:") as connection:
        for table in (*STAR, *PUBLISH):
            connection.execute(derive.ddl(table))
        _create_views(connection)
        return [(name, view_words.comment(sql), _view_rows(connection, name)) for name, sql in _sql_files("views")]


def _view_rows(connection: duckdb.DuckDBPyConnection, name: str) -> list[derive.DictionaryRow]:
    shown = connection.sql(f'FROM "{name}"')
    typed = zip(shown.columns, map(str, shown.types), strict=True)
    return [derive.DictionaryRow(name, c, t, True, False, "", view_words.describe(name, c)) for c, t in typed]


def publish(frames: Mapping[str, pl.DataFrame], folder: Path, *, wait_seconds: float = 600) -> Path:
    """Builds the warehouse beside the published one, proves it, and swaps it in.

    The contact data goes first, into a file of its own that only its owner can read: killed in between, contacts stand
    beside the older warehouse, and the next build puts both right. Leftovers of a killed build are removed.

    Args:
        frames: every table of the star and of publish, by name.
        folder: where `warehouse.duckdb` and `contacts.duckdb` stand.
        wait_seconds: how long to wait for another build that is publishing.

    Returns:
        The path of the warehouse.

    Raises:
        DefectError: a key is not unique or a reference leads nowhere; nothing is published.
        BusyError: another build went on publishing all the while.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder / ".publish.lock", wait_seconds):
        building = _clean_room(folder)
        try:
            public = _build(building / WAREHOUSE, frames, [t for t in (*STAR, *PUBLISH) if not t.contact], views=True)
            private = _build(building / CONTACTS, frames, [t for t in STAR if t.contact], views=False)
            private.chmod(0o600)
            for built in (private, public):
                _swap(built, folder / built.name)
        finally:  # where the disk is full, what was built so far must not fill it
            shutil.rmtree(building, ignore_errors=True)
        _sync(folder)
    return folder / WAREHOUSE


def prove(frames: Mapping[str, pl.DataFrame], tables: Iterable[Table]) -> list[str]:
    """The keys that are not unique or hold nulls and the references that lead nowhere, in words."""
    with _memory(frames) as connection:
        return [defect for table in tables for defect in _defects(connection, table, set(frames))]


def _clean_room(folder: Path) -> Path:
    building = folder / _BUILDING
    shutil.rmtree(building, ignore_errors=True)
    building.mkdir(mode=0o700)
    return building


def _build(path: Path, frames: Mapping[str, pl.DataFrame], tables: list[Table], *, views: bool) -> Path:
    with duckdb.connect(path) as connection:
        connection.begin()
        for table in tables:
            _load(connection, table, frames)
        known = {table.name for table in tables}
        defects = [defect for table in tables for defect in _defects(connection, table, known)]
        if defects:
            raise DefectError(f"nothing was published: {'; '.join(defects)}")
        if views:
            _create_views(connection)
        connection.commit()
        connection.execute("CHECKPOINT")
    _sync(path)
    return path


def _load(connection: duckdb.DuckDBPyConnection, table: Table, frames: Mapping[str, pl.DataFrame]) -> None:
    if table.name not in frames:
        raise DefectError(f"nothing was published: the table {table.name} is missing; given are {sorted(frames)}")
    connection.execute(derive.ddl(table))
    connection.register("incoming", frames[table.name])
    columns, key = (", ".join(f'"{name}"' for name in names) for names in (table.column_names, table.key))
    try:
        connection.execute(f'INSERT INTO "{table.name}" SELECT {columns} FROM incoming ORDER BY {key}')  # noqa: S608 - declared names
    except duckdb.ConstraintException as error:
        raise DefectError(f"nothing was published: {table.name}: {error}") from error
    connection.unregister("incoming")


def _defects(connection: duckdb.DuckDBPyConnection, table: Table, known: set[str]) -> Iterator[str]:
    key = ", ".join(f'"{name}"' for name in table.key)
    counted = f'SELECT count(*) - count(DISTINCT ({key})) FROM "{table.name}"'  # noqa: S608 - declared names
    if twice := _number(connection, counted):
        yield f"{table.name}: {twice} rows repeat the key ({key})"
    for column, target, target_key in derive.references(table):
        if target.name in known:
            orphans = (
                f'SELECT count(*) FROM "{table.name}" a WHERE a."{column.name}" IS NOT NULL AND NOT EXISTS '  # noqa: S608
                f'(FROM "{target.name}" b WHERE b."{target_key}" = a."{column.name}")'
            )
            if count := _number(connection, orphans):
                yield f"{table.name}.{column.name}: {count} rows refer to no row of {target.name}"


def _number(connection: duckdb.DuckDBPyConnection, sql: str) -> int:
    row = connection.execute(sql).fetchone()
    assert row is not None
    return int(row[0])


def _swap(built: Path, target: Path) -> None:
    """Renames the built file over the target; a stale write-ahead log beside the target would make it unreadable."""
    target.with_name(target.name + ".wal").unlink(missing_ok=True)
    built.replace(target)
    _sync(target.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _memory(frames: Mapping[str, pl.DataFrame]) -> Iterator[duckdb.DuckDBPyConnection]:
    with duckdb.connect(":memory:") as connection:
        for name, frame in frames.items():
            connection.register(name, frame)
        yield connection


def _answer(connection: duckdb.DuckDBPyConnection, sql: str, parameters: Mapping[str, object]) -> pl.DataFrame:
    try:
        relation = connection.sql(sql, params=dict(parameters)) if parameters else connection.sql(sql)
        return pl.DataFrame() if relation is None else _frame(relation)
    except duckdb.Error as error:
        raise QueryError(str(error)) from error


def _model(connection: duckdb.DuckDBPyConnection, table: Table) -> pl.DataFrame:
    """Runs a table's model, cast to the declared types and sorted by its key, and leaves it for the models after it."""
    sql = _sql_file(f"models/{table.name}.sql")
    casts = ", ".join(f'CAST("{c.name}" AS {c.field.type}) AS "{c.name}"' for c in table.columns)
    order = ", ".join(f'"{name}"' for name in table.key)
    _create(connection, table.name, f"SELECT {casts} FROM (\n{sql}\n) ORDER BY {order}")  # noqa: S608 - our own files
    made = _frame(connection.sql(f'SELECT * FROM "{table.name}" ORDER BY {order}'))  # noqa: S608 - our own names
    return made.cast(pl.Schema(derive.polars_schema(table)))


def _frame(relation: duckdb.DuckDBPyRelation) -> pl.DataFrame:
    frame: pl.DataFrame = relation.pl()
    return frame


def _create(connection: duckdb.DuckDBPyConnection, name: str, sql: str) -> None:
    try:
        connection.execute(f'CREATE TABLE "{name}" AS {sql}')
    except duckdb.Error as error:
        raise QueryError(f"model {name}: {error}") from error


def _create_views(connection: duckdb.DuckDBPyConnection) -> None:
    _run_script(connection, "views/macros/find.sql")
    for name, sql in _sql_files("views"):
        _create_view(connection, name, sql)


def _create_view(connection: duckdb.DuckDBPyConnection, name: str, sql: str) -> None:
    connection.execute(f'CREATE VIEW "{name}" AS {sql}')
    connection.execute(f'COMMENT ON VIEW "{name}" IS {derive.literal(view_words.comment(sql))}')
    for column in connection.sql(f'FROM "{name}"').columns:
        words = derive.literal(view_words.describe(name, column))
        connection.execute(f'COMMENT ON COLUMN "{name}"."{column}" IS {words}')


def _run_script(connection: duckdb.DuckDBPyConnection, name: str) -> None:
    connection.execute(_sql_file(name))


def _sql_file(path: str) -> str:
    return files("warehouse").joinpath(path).read_text("utf-8").strip().rstrip(";")


def _sql_files(folder: str) -> list[tuple[str, str]]:
    """The SQL files of a folder by name, in the order of their names; a number in front ("1_owners") is order alone."""
    found = sorted(entry.name for entry in files("warehouse").joinpath(folder).iterdir() if entry.name.endswith(".sql"))
    return [(name.removesuffix(".sql").lstrip("0123456789_"), _sql_file(f"{folder}/{name}")) for name in found]
