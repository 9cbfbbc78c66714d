"""What a field, a reference and a table are. Holds the types; the declarations are in `fields` and `tables`."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

SqlType = Literal["BIGINT", "INTEGER", "DOUBLE", "BOOLEAN", "VARCHAR", "DATE", "VARCHAR[]"]
Layer = Literal["ingest", "parse", "resolve", "star", "publish"]


class Field(BaseModel):
    """One column: its name, SQL type and meaning, and what a sound value looks like.

    Attributes:
        values: the closed set of values, for a coded field.
        minimum, maximum: inclusive bounds, for a number (a year, a share).
        pattern: a regular expression (RE2 syntax, searched) that each value matches.
        text: "clean" for values in which markup, mojibake or surrounding blanks are a defect.
    """

    model_config = ConfigDict(frozen=True)

    name: str
    type: SqlType
    description: str
    values: tuple[str, ...] = ()
    minimum: float | None = None
    maximum: float | None = None
    pattern: str | None = None
    text: Literal["clean"] | None = None


class Column(BaseModel):
    """A field as one table uses it: under which name, nullable or not, and what it refers to."""

    model_config = ConfigDict(frozen=True)

    name: str
    field: Field
    nullable: bool = True
    references: str | None = None


class Table(BaseModel):
    """One table of the lake or the star.

    Attributes:
        grain: what one row is, in words.
        key: the columns that identify a row (proven unique and not null by a check).
        layer: the stage that makes it, which is its Dagster group.
        contact: True for personal contact data, which is kept in a file of its own.
    """

    model_config = ConfigDict(frozen=True)

    name: str
    layer: Layer
    grain: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    contact: bool = False

    @property
    def column_names(self) -> tuple[str, ...]:
        """The columns' names in order."""
        return tuple(column.name for column in self.columns)
