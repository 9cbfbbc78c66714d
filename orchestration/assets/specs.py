"""What Dagster shows of a table: its spec, and the metadata of one materialisation. Derived from the declaration."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import dagster as dg
import polars as pl

from warehouse import derive
from warehouse.schema import Column, Layer, Table
from warehouse.tables import TABLES

OWNERS = ["team:vitae"]
_KINDS: dict[Layer, set[str]] = {
    "ingest": {"python", "parquet"},
    "parse": {"python", "polars", "parquet"},
    "resolve": {"polars", "parquet"},
    "star": {"duckdb", "sql", "parquet"},
    "publish": {"parquet"},
}
_SAMPLE_ROWS, _SAMPLE_WIDTH = 5, 60
_CONTACT = re.compile(r"[\w.+-]{1,64}\s?(?:@|\[at\]|\(at\))\s?[\w.-]{1,100}|\+?\(?\d[\d\s().-]{7,18}\d")

_YEARS = re.compile(r"(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d")
_HASHES, _HASH_WIDTH = {"sha256"}, 12
_CODED = {"doi", "arxiv_id", "orcid", "pages", "volume", "issue", "parser_version"}  # digits, but no phone numbers


def tables_of(layer: Layer) -> tuple[Table, ...]:
    """The tables that a stage makes."""
    return tuple(table for table in TABLES.values() if table.layer == layer)


def asset_out(table: Table) -> dg.AssetOut:
    """A table as one output of its stage."""
    spec = dg.AssetSpec(
        key=table.name,
        description=f"{derive.table_comment(table)}\n\n{_columns_in_words(table)}",
        group_name=table.layer,
        owners=OWNERS,
        kinds=_KINDS[table.layer],
        metadata={"dagster/column_schema": column_schema(table), "grain": table.grain},
        tags={"contact-data": "true"} if table.contact else {},
    )
    return dg.AssetOut.from_spec(spec, dagster_type=pl.DataFrame, is_required=False, io_manager_key="lake")


def column_schema(table: Table) -> dg.TableSchema:
    """The columns as the UI lists them."""
    return dg.TableSchema(columns=[_column(table, column) for column in table.columns])


def _column(table: Table, column: Column) -> dg.TableColumn:
    other = [f"refers to {column.references}"] if column.references else []
    constraints = dg.TableColumnConstraints(nullable=column.nullable, unique=table.key == (column.name,), other=other)
    return dg.TableColumn(column.name, column.field.type, derive.describe(column), constraints)


def _columns_in_words(table: Table) -> str:
    references = [f"`{column.name}` → `{column.references}`" for column in table.columns if column.references]
    return "References: " + ", ".join(references) + "." if references else ""


def metadata(table: Table, frame: pl.DataFrame, seconds: float) -> dict[str, dg.MetadataValue | float | int]:
    """What one materialisation shows: rows, null shares, a sample, and the stage's seconds."""
    shown: dict[str, dg.MetadataValue | float | int] = {
        "dagster/row_count": len(frame),
        "rows": len(frame),
        "seconds": round(seconds, 3),
    }
    shown |= {f"null share: {name}": share for name, share in null_shares(table, frame).items()}
    return shown | {"sample": dg.MetadataValue.md("kept apart: contact data" if table.contact else sample(frame))}


def null_shares(table: Table, frame: pl.DataFrame) -> Mapping[str, float]:
    """The share of nulls in each nullable column."""
    counts = frame.null_count().row(0, named=True) if len(frame) else {}
    nullable = (column.name for column in table.columns if column.nullable)
    return {name: round(counts[name] / len(frame), 4) for name in nullable if name in counts}


def sample(frame: pl.DataFrame, rows: int = _SAMPLE_ROWS) -> str:
    """The first rows as a markdown table; long text is cut, e-mail addresses and phone numbers are masked."""
    if not len(frame):
        return "no rows"
    return "\n".join(_markdown_lines(frame.head(rows)))


def _markdown_lines(frame: pl.DataFrame) -> Iterator[str]:
    yield "| " + " | ".join(frame.columns) + " |"
    yield "|" + " --- |" * len(frame.columns)
    for row in frame.iter_rows():
        shown = (shorten(value, name) for name, value in zip(frame.columns, row, strict=True))
        cells = (words.replace("|", "\\|").replace("<", "&lt;") for words in shown)
        yield "| " + " | ".join(cells) + " |"


def shorten(value: object, column: str = "") -> str:
    """A value in few characters; e-mail addresses and phone numbers are masked where the column may hold some."""
    if value is None:
        return ""
    if column in _HASHES:
        return str(value)[:_HASH_WIDTH]
    text = " ".join(str(value)[: 4 * _SAMPLE_WIDTH].split())
    text = _CONTACT.sub(_masked, text) if isinstance(value, str) and column not in _CODED else text
    return text if len(text) <= _SAMPLE_WIDTH else text[: _SAMPLE_WIDTH - 1] + "…"


def _masked(found: re.Match[str]) -> str:
    return found[0] if _YEARS.fullmatch(found[0]) else "[contact]"
