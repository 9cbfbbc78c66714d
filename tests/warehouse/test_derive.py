"""What follows from the table declaration."""

from __future__ import annotations

import polars as pl
import pytest

from warehouse import derive
from warehouse.fields import FIELDS
from warehouse.schema import Column, Field, Table
from warehouse.tables import STAR, TABLES

INK = Table(
    name="ink",
    layer="star",
    grain="one pot of ink",
    key=("ink_id",),
    columns=(
        Column(name="ink_id", field=Field(name="ink_id", type="BIGINT", description="The pot."), nullable=False),
        Column(
            name="colour",
            field=Field(name="colour", type="VARCHAR", description="Its maker's word.", values=("blue", "red")),
            references="dim_person",
        ),
        Column(name="depth", field=Field(name="depth", type="INTEGER", description="Depth.", minimum=0, maximum=9)),
    ),
)


def test_ddl_has_types_nulls_and_comments() -> None:
    ddl = derive.ddl(INK)
    assert '"ink_id" BIGINT NOT NULL,\n    "colour" VARCHAR,' in ddl
    assert "COMMENT ON TABLE \"ink\" IS 'One pot of ink. Key: ink_id.';" in ddl
    assert "'Its maker''s word. One of: blue, red. Refers to dim_person.'" in ddl
    assert "Between 0 and 9." in ddl


def test_frame_has_the_declared_order_types_and_sorting() -> None:
    made = derive.frame(INK, {"depth": [1, 2], "ink_id": [2, 1], "colour": [None, "red"]})
    assert made.schema == pl.Schema({"ink_id": pl.Int64, "colour": pl.String, "depth": pl.Int32})
    assert made["ink_id"].to_list() == [1, 2]


def test_a_missing_column_is_named() -> None:
    with pytest.raises(KeyError, match=r"ink: no values for .'depth'"):
        derive.frame(INK, {"ink_id": [], "colour": []})


def test_the_dictionary_tells_every_column_of_every_table() -> None:
    rows = derive.dictionary()
    assert {(row.table, row.column) for row in rows} == {(t.name, c) for t in TABLES.values() for c in t.column_names}
    assert all(row.description for row in rows)
    assert derive.markdown([INK]).startswith("## ink\n\nOne pot of ink. Key: ink_id.\n\n| column |")


@pytest.mark.parametrize("table", TABLES.values(), ids=lambda table: table.name)
def test_declarations_hold_together(table: Table) -> None:
    assert set(table.key) <= set(table.column_names)
    assert not any(c.nullable for c in table.columns if c.name in table.key)
    for column, target, key in derive.references(table):
        assert target.key == (key,), f"{table.name}.{column.name} refers to a table of {len(target.key)} key columns"
    assert derive.empty(table).is_empty()


def test_every_field_is_used() -> None:
    used = {column.field.name for table in TABLES.values() for column in table.columns}
    assert set(FIELDS) - used == set()


def test_keys_of_the_star_are_numbers() -> None:
    texts = {t.name: [k for k in t.key if derive.polars_schema(t)[k] == pl.String] for t in STAR}
    assert {name for name, keys in texts.items() if keys} == {
        "quarantine",
        "match_decision",
        "dim_person_name",
        "dim_organization_name",
        "dim_venue_name",
    }
