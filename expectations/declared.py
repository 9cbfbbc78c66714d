"""What is expected of each table: derived from its declaration. Plain values; nothing of Great Expectations here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from warehouse.schema import Column, Table
from warehouse.tables import EVIDENCE, TABLES

Kind = Literal[
    "schema",
    "rows",
    "key",
    "not_null",
    "values",
    "pattern",
    "range",
    "text",
    "references",
    "evidence",
    "dates",
    "reconcile",
    "coverage",
    "coverage_warning",
]

# The checks of an asset in Dagster, each made of some kinds of expectation: few, because each costs three events.
CHECKS: dict[str, tuple[Kind, ...]] = {
    "declaration": ("schema", "rows", "key", "not_null", "references", "values", "pattern", "range", "text"),
    "rules": ("evidence", "dates", "reconcile"),
    "coverage": ("coverage",),
    "coverage_warning": ("coverage_warning",),
}
_EVIDENCE = {word.rstrip("!") for word in EVIDENCE.split()}
_CHECK_OF = {kind: check for check, kinds in CHECKS.items() for kind in kinds}

# Searched in values that must be clean: markup, mojibake, and blanks at the ends or control characters.
MARKUP = (
    r"</?[A-Za-z][^<>]{0,200}>|&[A-Za-z]{2,8};|&#\d{1,6};|\*\*|\]\((?:https?:|mailto:|#)"
    r"|\\(?:textbf|textit|emph|href|url|item|cite)\b"
)
MOJIBAKE = "\ufffd|\u00c3[\u0080-\u00bf]|\u00e2[\u0080-\u0082\u20ac]|\u00c2[\u00a0-\u00bf]|\u00ef\u00bf\u00bd"
BLANK = r"^\s*$|^\s|\s$|[\x00-\x08\x0b-\x1f]"
UNCLEAN = f"{MARKUP}|{MOJIBAKE}|{BLANK}"

WARN_COVERAGE, BLOCK_COVERAGE = 0.9, 0.5


@dataclass(frozen=True, slots=True)
class Expected:
    """One expectation on one table.

    Attributes:
        asset: the table.
        kind: what sort of expectation.
        name: the expectation in words, unique within the asset.
        column: the column that it is about, or "" for the table.
        gx: the class in `great_expectations.expectations`; "" where violations are counted.
        arguments: what that class takes besides the column.
        sql: the query whose rows are the violations, where there is one.
        is_blocking: True where a failure keeps the warehouse from being published.
    """

    asset: str
    kind: Kind
    name: str
    column: str = ""
    gx: str = ""
    arguments: dict[str, object] = field(default_factory=dict)
    sql: str = ""
    is_blocking: bool = True

    @property
    def check(self) -> str:
        """The asset's check in Dagster that this is part of."""
        return _CHECK_OF[self.kind]


@cache
def of_table(table: Table) -> tuple[Expected, ...]:
    """All expectations that follow from a table's declaration."""
    return (*_of_whole(table), *(e for column in table.columns for e in _of_column(table, column)))


def _of_whole(table: Table) -> Iterator[Expected]:
    yield Expected(table.name, "schema", "columns and types are as declared")
    key = ", ".join(table.key)
    gx, arguments = (
        ("ExpectColumnValuesToBeUnique", {})
        if len(table.key) == 1
        else ("ExpectCompoundColumnsToBeUnique", {"column_list": list(table.key)})
    )
    column = table.key[0] if len(table.key) == 1 else ""
    yield Expected(table.name, "key", f"{key} is unique", column, gx, dict(arguments))
    if table.name == "raw_documents":
        yield Expected(
            table.name,
            "rows",
            "at least one document was read",
            gx="ExpectTableRowCountToBeBetween",
            arguments={"min_value": 1},
        )
    if table.name == "parsed_documents":
        yield from _coverage()


def _coverage() -> Iterator[Expected]:
    yield Expected(
        "parsed_documents",
        "coverage_warning",
        f"coverage of each document is at least {WARN_COVERAGE}",
        "coverage",
        sql="SELECT r.uri, round(p.coverage, 3) AS coverage, p.line_count, p.document_id "  # noqa: S608 - a constant
        "FROM parsed_documents p LEFT JOIN raw_documents r USING (document_id) "
        f"WHERE coalesce(p.coverage, 0) < {WARN_COVERAGE} ORDER BY p.coverage, r.uri",
        is_blocking=False,
    )
    yield Expected(
        "parsed_documents",
        "coverage",
        f"coverage of the corpus is at least {BLOCK_COVERAGE}",
        "coverage",
        "ExpectColumnMeanToBeBetween",
        {"min_value": BLOCK_COVERAGE},
    )


def _of_column(table: Table, column: Column) -> Iterator[Expected]:
    def expected(kind: Kind, words: str, gx: str, **arguments: object) -> Expected:
        return Expected(table.name, kind, f"{column.name} {words}", column.name, gx, arguments)

    field = column.field
    if column.name in _EVIDENCE:
        return  # the rules on evidence look at these together, nulls and bounds included
    if not column.nullable:
        yield expected("not_null", "is not null", "ExpectColumnValuesToNotBeNull")
    if field.values:
        yield expected("values", "is a declared value", "ExpectColumnValuesToBeInSet", value_set=list(field.values))
    if field.pattern:
        regex = re.sub(r"\((?!\?)", "(?:", field.pattern)  # pandas warns of groups
        yield expected("pattern", "has its pattern", "ExpectColumnValuesToMatchRegex", regex=regex)
    if field.minimum is not None or field.maximum is not None:
        yield expected(
            "range",
            "is within bounds",
            "ExpectColumnValuesToBeBetween",
            min_value=field.minimum,
            max_value=field.maximum,
        )
    if field.text == "clean":
        yield expected(
            "text", "holds no markup, mojibake or outer blanks", "ExpectColumnValuesToNotMatchRegex", regex=UNCLEAN
        )
    if column.references:
        yield Expected(
            table.name,
            "references",
            f"{column.name} refers to a row of {column.references}",
            column.name,
            sql=_orphans(table, column),
        )


def _orphans(table: Table, column: Column) -> str:
    target = TABLES[column.references or ""]
    shown = ", ".join(dict.fromkeys((*table.key, column.name)))
    return (
        f"SELECT {shown} FROM {table.name} AS child WHERE {column.name} IS NOT NULL AND NOT EXISTS "  # noqa: S608
        f"(FROM {target.name} AS parent WHERE parent.{target.key[0]} = child.{column.name})"
    )
