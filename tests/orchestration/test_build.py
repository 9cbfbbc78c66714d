"""A build from documents to a published warehouse, and what keeps one from being published."""

from __future__ import annotations

import shutil
from pathlib import Path

import dagster as dg
import polars as pl
import pytest
from upath import UPath

from orchestration import audit
from orchestration.build import PROCESS_TAG, Built, build, close_killed_runs
from orchestration.lake import ParquetIOManager
from orchestration.progress import STEPS, listening
from orchestration.state import Settings, State
from orchestration.summary import failure, summary
from warehouse import store
from warehouse.locks import locked
from warehouse.tables import TABLES


@pytest.fixture
def copied(built: tuple[State, Built], tmp_path: Path) -> State:
    """The state folder of the build, to be changed."""
    shutil.copytree(built[0].folder, tmp_path / "vitae")
    return State.open(tmp_path / "vitae")


def test_a_build_publishes_every_table(built: tuple[State, Built]) -> None:
    state, result = built
    assert result.success, (result.errors, result.failed_checks)
    tables = store.query(state.warehouse, "SELECT table_name FROM duckdb_tables()")["table_name"].to_list()
    assert set(tables) == {n for n, t in TABLES.items() if t.layer in ("star", "publish") and not t.contact}
    assert store.query(state.warehouse, "SELECT uri, reason FROM quarantine").rows() == [("empty.md", "empty")]


def test_every_table_shows_rows_a_sample_and_numbers_that_plot(built: tuple[State, Built]) -> None:
    metadata = built[1].metadata
    for name in TABLES:
        shown = metadata[name]
        assert shown["dagster/row_count"] == shown["rows"]
        assert isinstance(shown["seconds"], float)
        assert shown["sample"]
    assert metadata["quarantined_documents"]["quarantined"] == 1
    assert 0 <= metadata["parsed_documents"]["coverage"] <= 1
    assert "null share: year" in metadata["fact_paper"]


def test_samples_hold_no_contact_data(built: tuple[State, Built]) -> None:
    shown = "".join(str(values.get("sample")) for values in built[1].metadata.values())
    assert "Mira Solano" in shown
    assert "solano.example" not in shown


def test_the_run_is_in_the_instance(built: tuple[State, Built]) -> None:
    with dg.DagsterInstance.from_config(str(built[0].dagster_home)) as instance:
        run = instance.get_run_by_id(built[1].run_id)
    assert run
    assert run.status == dg.DagsterRunStatus.SUCCESS


def test_the_results_of_all_expectations_are_published_and_have_pages(built: tuple[State, Built]) -> None:
    state, _ = built
    results = store.query(state.warehouse, "FROM check_result")
    assert set(results["asset"]) == {name for name in TABLES if name != "check_result"}
    assert results.filter(pl.col("is_blocking") & ~pl.col("success")).is_empty()
    assert all((state.data_docs / f"{name}.html").exists() for name in ("index", "fact_paper", "rules_star"))


def test_documents_and_what_was_read_from_them_are_for_the_owner_only(built: tuple[State, Built]) -> None:
    state, _ = built
    assert [path.stat().st_mode & 0o077 for path in (state.lake, state.dagster_home, state.data_docs)] == [0, 0, 0]
    assert all(path.stat().st_mode & 0o077 == 0 for path in state.lake.rglob("*.parquet"))


def test_the_summary_says_what_there_is(built: tuple[State, Built]) -> None:
    text = "\n".join(summary(*built, seconds=1.0))
    assert "documents    2 (2 parsed, 0 reused)" in text
    assert "empty: 1, such as empty.md" in text
    assert str(built[0].warehouse) in text


def test_a_blocked_build_publishes_nothing_and_says_which_check(copied: State, tmp_path: Path) -> None:
    before = copied.warehouse.read_bytes()
    (tmp_path / "cvs").mkdir()
    (tmp_path / "cvs/empty.txt").write_text("")
    result = build(copied, Settings((str(tmp_path / "cvs"),)))
    assert not result.success
    assert copied.warehouse.read_bytes() == before
    text = "\n".join(failure(copied, result))
    assert "nothing was published; the warehouse is as it was" in text
    assert "failed: raw_documents, declaration: at least one document was read" in text


def test_data_that_changed_after_its_checks_is_not_published(copied: State) -> None:
    lake = ParquetIOManager(UPath(copied.lake))
    audit.results(lake, copied.lake / "audit")
    frame = lake.frames(["dim_person"])["dim_person"]
    frame.head(1).write_parquet(copied.lake / "dim_person.parquet")
    with pytest.raises(audit.NotAuditedError, match="dim_person: check declaration was not run since"):
        audit.results(lake, copied.lake / "audit")
    result = build(copied, Settings(()), ["warehouse"])
    assert not result.success
    assert "dim_person" in "".join(result.errors)


def test_a_stage_runs_alone_from_what_the_lake_holds(copied: State) -> None:
    result = build(copied, Settings(()), ["star"])
    assert result.success, result.errors
    assert "raw_documents" not in result.metadata
    assert "fact_paper" in result.metadata


def test_a_history_that_is_damaged_is_set_aside(copied: State, documents: Path) -> None:
    index = copied.dagster_home / "history/runs/index.db"
    index.write_bytes(index.read_bytes()[:1000])
    result = build(copied, Settings((str(documents),)))
    assert result.success
    assert (copied.dagster_home / "damaged-1/history/runs/index.db").stat().st_size == 1000
    assert f"damaged; it lies in {copied.dagster_home}/damaged-1" in "\n".join(summary(copied, result, 1.0))


def test_what_was_built_of_a_warehouse_goes_where_the_disk_is_full(
    copied: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(store, "_sync", full)
    result = build(copied, Settings(()), ["warehouse"])
    assert not result.success
    assert not (copied.folder / ".building").exists()


def test_a_second_build_waits_for_the_first_and_says_so(copied: State, documents: Path) -> None:
    heard: list[str] = []
    settings = Settings((str(documents),), wait_seconds=0.3)
    with locked(copied.lock), listening(lambda step, *_: heard.append(step)):
        result = build(copied, settings)
    assert not result.success
    assert "another build" in "".join(result.errors)
    assert "BusyError" not in "".join(result.errors)
    assert any("another build" in words for words in heard)
    assert not set(heard) & set(STEPS)
    words = list(failure(copied, result))
    assert words[0] == "vitae: this build did not begin, since another one is going on"
    assert words[1].startswith("  another build (process ")


def test_runs_of_killed_builds_are_closed(tmp_path: Path) -> None:
    @dg.op
    def nothing() -> None: ...

    @dg.job
    def work() -> None:
        nothing()

    state = State.open(tmp_path / "vitae")
    with dg.DagsterInstance.from_config(str(state.dagster_home)) as instance:
        killed = instance.create_run_for_job(work, status=dg.DagsterRunStatus.STARTED, tags={PROCESS_TAG: "99999999"})
        alive = instance.create_run_for_job(work, status=dg.DagsterRunStatus.STARTED, tags={PROCESS_TAG: "1"})
        close_killed_runs(instance)
        statuses = [instance.get_run_by_id(run.run_id).status for run in (killed, alive)]
    assert statuses == [dg.DagsterRunStatus.FAILURE, dg.DagsterRunStatus.STARTED]
