"""What follows from the table declaration: DDL with comments, polars schemas, the data dictionary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import polars as pl

from warehouse.schema import Column, SqlType, Table
from warehouse.tables import TABLES

_POLARS: dict[SqlType, pl.DataType] = {
    "BIGINT": pl.Int64(),
    "INTEGER": pl.Int32(),
    "DOUBLE": pl.Float64(),
    "BOOLEAN": pl.Boolean(),
    "VARCHAR": pl.String(),
    "DATE": pl.Date(),
    "VARCHAR[]": pl.List(pl.String()),
}


class DictionaryRow(NamedTuple):
    """One column of one table in words."""

    table: str
    column: str
    type: str
    nullable: bool
    key: bool
    references: str
    description: str


def polars_schema(table: Table) -> dict[str, pl.DataType]:
    """The polars type of each column, in the declared order."""
    return {column.name: _POLARS[column.field.type] for column in table.columns}


def empty(table: Table) -> pl.DataFrame:
    """The table without rows, exactly as declared."""
    return pl.DataFrame(schema=polars_schema(table))


def frame(table: Table, columns: Mapping[str, object]) -> pl.DataFrame:
    """Columns of plain values as the declared frame, sorted by the table's key.

    Raises:
        KeyError: a declared column is missing.
    """
    missing = set(table.column_names) - set(columns)
    if missing:
        raise KeyError(f"{table.name}: no values for {sorted(missing)}; declared are {table.column_names}")
    ordered = {name: columns[name] for name in table.column_names}
    return pl.DataFrame(ordered, schema=polars_schema(table)).sort(table.key)


def ddl(table: Table) -> str:
    """CREATE TABLE with NOT NULL, and the comments: keys are proven after the load, not enforced during it."""
    columns = ",\n".join(
        f"    {_quoted(c.name)} {c.field.type}{'' if c.nullable else ' NOT NULL'}" for c in table.columns
    )
    name = _quoted(table.name)
    comments = "".join(
        f"COMMENT ON COLUMN {name}.{_quoted(c.name)} IS {literal(describe(c))};\n" for c in table.columns
    )
    comment = f"COMMENT ON TABLE {name} IS {literal(table_comment(table))};\n"
    return f"CREATE TABLE {name} (\n{columns}\n);\n{comment}{comments}"


def table_comment(table: Table) -> str:
    """The grain and the key in one line."""
    return f"{table.grain[0].upper()}{table.grain[1:]}. Key: {', '.join(table.key)}."


def describe(column: Column) -> str:
    """What a column means: description, values or bounds, and what it refers to."""
    field = column.field
    parts = [field.description]
    if field.values:
        parts.append(f"One of: {', '.join(field.values)}.")
    if field.minimum is not None and field.maximum is not None:
        parts.append(f"Between {field.minimum:g} and {field.maximum:g}.")
    if column.references:
        parts.append(f"Refers to {column.references}.")
    return " ".join(parts)


def dictionary(tables: Iterable[Table] | None = None) -> list[DictionaryRow]:
    """One row for each column of the tables (all of them where none are given), in the declared order."""
    return [row for table in (TABLES.values() if tables is None else tables) for row in _rows(table)]


def _rows(table: Table) -> Iterator[DictionaryRow]:
    for column in table.columns:
        yield DictionaryRow(
            table.name,
            column.name,
            column.field.type,
            column.nullable,
            column.name in table.key,
            column.references or "",
            describe(column),
        )


def markdown(tables: Iterable[Table] | None = None) -> str:
    """The data dictionary as markdown: a heading and a table of columns for each table."""
    return "\n".join(_markdown(table) for table in (TABLES.values() if tables is None else tables))


def _markdown(table: Table) -> str:
    lines = [
        f"## {table.name}",
        "",
        table_comment(table),
        "",
        "| column | type | null | meaning |",
        "| --- | --- | --- | --- |",
    ]
    lines += [
        f"| {c.name} | {c.field.type} | {'yes' if c.nullable else 'no'} | {describe(c).replace('|', '/')} |"
        for c in table.columns
    ]
    return "\n".join([*lines, ""])


def references(table: Table) -> Iterator[tuple[Column, Table, str]]:
    """Each column that refers to another table: the column, that table, and its key column."""
    for column in table.columns:
        if column.references:
            target = TABLES[column.references]
            yield column, target, target.key[0]


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def literal(text: str) -> str:
    """The text as SQL writes it."""
    return "'" + text.replace("'", "''") + "'"
