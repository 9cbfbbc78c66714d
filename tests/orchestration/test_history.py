"""Dagster's history: what of it stays."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import dagster as dg

from orchestration.history import opened
from orchestration.resources import StateFolder
from orchestration.state import State


@dg.asset(required_resource_keys={"state"})
def made() -> None: ...


@dg.asset_check(asset=made)
def holds() -> dg.AssetCheckResult:
    return dg.AssetCheckResult(passed=True)


@dg.asset_check(asset=made)
def held_once() -> dg.AssetCheckResult:
    return dg.AssetCheckResult(passed=True)


@dg.job
def waiting() -> None: ...


def run(instance: dg.DagsterInstance, state: State, keep: int, *checks: dg.AssetChecksDefinition) -> str:
    resources = {"state": StateFolder(path=str(state.folder), keep_runs=keep)}
    result = dg.materialize([made, *checks], instance=instance, resources=resources)
    assert result.success
    return result.run_id


def count(instance: dg.DagsterInstance, table: str, run_id: str) -> int:
    index = Path(instance.root_directory) / "history" / "runs" / "index.db"
    with closing(sqlite3.connect(index)) as connection:
        found: int = connection.execute(f"SELECT count(*) FROM {table} WHERE run_id = ?", [run_id]).fetchone()[0]
    return found


def test_the_last_runs_stay_and_the_one_in_progress(tmp_path: Path) -> None:
    state = State.open(tmp_path / "vitae")
    shards = state.dagster_home / "history" / "runs"
    with opened(state.dagster_home) as instance:
        first = run(instance, state, 3, holds, held_once)
        going_on = instance.create_run_for_job(waiting).run_id
        second = run(instance, state, 3, holds)
        last = [run(instance, state, 3, holds) for _ in range(3)]
        assert set(instance.get_run_ids()) == {*last, going_on}
        for gone in (first, second):
            assert not list(shards.glob(f"{gone}*"))
            assert not count(instance, "event_logs", gone)
        assert {path.stem for path in shards.glob("*.db")} == {*last, "index"}
        # what the UI shows of an asset and its checks stays, from whichever run it is
        event = instance.get_latest_materialization_event(made.key)
        assert event
        assert event.run_id == last[-1]
        checks = [count(instance, "asset_check_executions", run_id) for run_id in (first, second, *last)]
        assert checks == [1, 0, 1, 1, 1]


def test_a_long_history_is_worn_down_over_several_builds(tmp_path: Path) -> None:
    state = State.open(tmp_path / "vitae")
    with opened(state.dagster_home) as instance:
        runs = [run(instance, state, 100) for _ in range(8)]
        runs.append(run(instance, state, 1))
        assert instance.get_run_ids() == runs[:4:-1]
        runs.append(run(instance, state, 1))
        assert instance.get_run_ids() == runs[-1:]
