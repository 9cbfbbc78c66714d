"""Building, proving, publishing and asking the warehouse: what a reader sees at every instant."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import duckdb
import polars as pl
import pytest

from tests.warehouse.world import world
from warehouse import store
from warehouse.derive import empty, polars_schema
from warehouse.locks import BusyError, locked
from warehouse.tables import PUBLISH, STAR, TABLES


@pytest.fixture
def frames() -> dict[str, pl.DataFrame]:
    return {**world(), "check_result": empty(TABLES["check_result"])}


def people(path: Path) -> int:
    return store.query(path, "SELECT count(*) FROM dim_person").item()


def test_what_is_published_is_what_was_given(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    path = store.publish(frames, tmp_path / "new" / "store")
    assert path == tmp_path / "new" / "store" / "warehouse.duckdb"
    for table in (*STAR, *PUBLISH):
        if not table.contact:
            shown = store.query(path, f'FROM "{table.name}"').cast(pl.Schema(polars_schema(table)))
            assert shown.equals(frames[table.name]), table.name


def test_tables_and_columns_carry_comments(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    path = store.publish(frames, tmp_path)
    for source in (
        "duckdb_tables()",
        "duckdb_columns() WHERE NOT internal AND table_name IN (SELECT table_name FROM duckdb_tables())",
    ):
        assert store.query(path, f"SELECT comment FROM {source}")["comment"].null_count() == 0


def test_contact_data_stands_in_a_private_file_of_its_own(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    path = store.publish(frames, tmp_path)
    contacts = tmp_path / "contacts.duckdb"
    assert contacts.stat().st_mode & 0o777 == 0o600
    stated = store.query(contacts, "SELECT mention_role, email FROM person_contact WHERE email IS NOT NULL ORDER BY 1")
    assert stated.rows() == [("owner", "ada@quill.example"), ("referee", "cy@dell.example")]
    assert "person_contact" not in store.query(path, "SELECT table_name FROM duckdb_tables()")["table_name"]
    assert b"ada@quill.example" not in path.read_bytes()


def test_nothing_is_left_behind(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    store.publish(frames, tmp_path)
    assert sorted(p.name for p in tmp_path.iterdir()) == [".publish.lock", "contacts.duckdb", "warehouse.duckdb"]


@pytest.mark.parametrize("defect", ["repeated key", "orphan", "null", "missing table"])
def test_a_defect_publishes_nothing_and_is_named(frames: dict[str, pl.DataFrame], tmp_path: Path, defect: str) -> None:
    path = store.publish(frames, tmp_path)
    before = path.read_bytes()
    skills = frames["fact_skill"]
    broken, words = {
        "repeated key": ({"fact_skill": pl.concat([skills, skills])}, "fact_skill: 1 rows repeat the key"),
        "orphan": (
            {"fact_skill": skills.with_columns(person_id=pl.lit(1))},
            "fact_skill.person_id: 1 rows refer to no row of dim_person",
        ),
        "null": ({"fact_skill": skills.with_columns(skill=pl.lit(None, pl.String))}, "fact_skill"),
        "missing table": ({}, "the table fact_skill is missing"),
    }[defect]
    given = {**frames, **broken} if broken else {k: v for k, v in frames.items() if k != "fact_skill"}
    with pytest.raises(store.DefectError, match=words):
        store.publish(given, tmp_path)
    assert path.read_bytes() == before
    assert people(path) == 3


def test_leftovers_of_a_killed_build_are_cleaned_and_a_stale_log_does_no_harm(
    frames: dict[str, pl.DataFrame], tmp_path: Path
) -> None:
    (tmp_path / ".building").mkdir()
    (tmp_path / ".building" / "warehouse.duckdb").write_bytes(b"half")
    (tmp_path / "warehouse.duckdb.wal").write_bytes(b"stale")
    path = store.publish(frames, tmp_path)
    assert people(path) == 3
    assert not (tmp_path / ".building").exists()


@pytest.mark.parametrize("instant", ["CHECKPOINT", "sync", "contacts swapped"])
def test_a_build_that_dies_leaves_the_old_warehouse_whole_and_the_next_one_heals(
    frames: dict[str, pl.DataFrame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, instant: str
) -> None:
    path = store.publish(frames, tmp_path)
    fewer = {**frames, "fact_skill": frames["fact_skill"].clear()}
    target = {"CHECKPOINT": "_create_view", "sync": "_sync", "contacts swapped": "_swap"}[instant]
    real = getattr(store, target)

    def dies(*arguments: object) -> None:
        if instant == "contacts swapped" and getattr(arguments[1], "name", "") == "contacts.duckdb":
            real(*arguments)
            return
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(store, target, dies)
        with pytest.raises(KeyboardInterrupt):
            store.publish(fewer, tmp_path)
    skills = "SELECT count(*) FROM fact_skill"
    assert store.query(path, skills).item() == 1
    store.publish(fewer, tmp_path)
    assert store.query(path, skills).item() == 0
    assert store.query(tmp_path / "contacts.duckdb", "SELECT count(*) FROM person_contact").item() == 4


READER = """
import sys, duckdb
connection = duckdb.connect(sys.argv[1], read_only=True)
print("open", flush=True)
sys.stdin.readline()
print(connection.sql("SELECT count(*) FROM fact_skill").fetchall()[0][0], flush=True)
"""


def test_a_reader_keeps_its_snapshot_while_a_new_warehouse_is_published(
    frames: dict[str, pl.DataFrame], tmp_path: Path
) -> None:
    path = store.publish(frames, tmp_path)
    reader = subprocess.Popen(
        [sys.executable, "-c", READER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert reader.stdout.readline() == "open\n"
    store.publish({**frames, "fact_skill": frames["fact_skill"].clear()}, tmp_path)
    output, _ = reader.communicate("\n", timeout=60)
    assert output == "1\n"
    assert store.query(path, "SELECT count(*) FROM fact_skill").item() == 0


def test_an_overlapping_publication_says_so(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    with locked(tmp_path / ".publish.lock"), pytest.raises(BusyError, match=f"process {os.getpid()}"):
        store.publish(frames, tmp_path, wait_seconds=0)


def test_a_question_cannot_change_the_warehouse(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    path = store.publish(frames, tmp_path)
    with pytest.raises(store.QueryError, match="read-only"):
        store.query(path, "DELETE FROM fact_skill")


def test_errors_of_asking_say_what_is_wrong(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    with pytest.raises(store.QueryError, match=r"no warehouse at .*; `vitae build` makes one"):
        store.query(tmp_path / "warehouse.duckdb", "SELECT 1")
    (tmp_path / "junk.duckdb").write_bytes(b"no database at all" * 1000)
    with pytest.raises(store.QueryError, match=r"junk.duckdb cannot be opened"):
        store.query(tmp_path / "junk.duckdb", "SELECT 1")
    path = store.publish(frames, tmp_path)
    with pytest.raises(store.QueryError, match="fact_skil"):
        store.query(path, "FROM fact_skil")


def test_violations_are_the_rows_of_a_query_over_frames(frames: dict[str, pl.DataFrame]) -> None:
    assert store.violations(frames, "SELECT full_name FROM dim_person WHERE full_name LIKE 'A%'")[
        "full_name"
    ].to_list() == ["Ada Quill"]
    found = store.all_violations(frames, {"good": "SELECT 1 AS one", "bad": "SELECT nothing"})
    assert isinstance(found["good"], pl.DataFrame)
    assert isinstance(found["bad"], store.QueryError)


def test_two_publications_of_the_same_rows_hold_the_same_rows(frames: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    one, two = (store.publish(frames, tmp_path / name) for name in "ab")
    with duckdb.connect(one, read_only=True) as a, duckdb.connect(two, read_only=True) as b:
        for table in (*STAR, *PUBLISH):
            if not table.contact:
                assert a.sql(f"FROM {table.name}").fetchall() == b.sql(f"FROM {table.name}").fetchall()
