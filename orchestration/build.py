"""A whole build in this process: source files to a published warehouse, recorded in the state folder's Dagster."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import dagster as dg
from sqlalchemy.exc import DatabaseError, OperationalError

from orchestration.definitions import JOB, definitions
from orchestration.errors import SaidError
from orchestration.history import fast_sqlite, opened, set_damaged_aside
from orchestration.state import Settings, State
from warehouse.choices import not_among
from warehouse.locks import BusyError
from warehouse.tables import TABLES

PROCESS_TAG = "vitae/process"
_OUR_OWN = re.compile(r"^(?:orchestration|expectations|transforms|warehouse)\.[\w.]+: ")  # errors that say it all
_INTERRUPTED = "DagsterExecutionInterruptedError"
_QUIET = {"loggers": {"console": {"config": {"log_level": "CRITICAL"}}}}


@dataclass(frozen=True, slots=True)
class Failed:
    """A check that failed."""

    asset: str
    check: str
    description: str
    is_blocking: bool


@dataclass(frozen=True, slots=True)
class Built:
    """What came of a build.

    Attributes:
        failed_checks: the checks that did not hold, warnings too.
        errors: what broke, one message for each failed step.
        notes: what else is worth a line.
        began: False where another build was going on all the while.
    """

    success: bool
    run_id: str
    checks: int
    failed_checks: tuple[Failed, ...]
    errors: tuple[str, ...]
    metadata: dict[str, dict[str, object]]
    notes: tuple[str, ...] = ()
    began: bool = True


class NoSuchAssetError(ValueError):
    """A selection names no asset."""


class UnwritableError(SaidError, OSError):
    """The state folder took no more: the disk is full, or the folder may not be written."""


def build(state: State, settings: Settings, select: Sequence[str] = ()) -> Built:
    """Builds the warehouse of a state folder.

    Args:
        state: the state folder.
        settings: what is built from.
        select: assets and groups to make again from what the lake holds; everything where none are given.

    Raises:
        NoSuchAssetError: a name in `select` is no asset and no group. (Dagster would run everything.)
        UnwritableError: Dagster's records cannot be written.
        SettingsError: Dagster's own settings cannot be read.
    """
    try:
        return _run(state, settings, select)
    except OperationalError as error:
        raise UnwritableError(f"the state folder {state.folder} cannot be written: {error.orig}") from error
    except DatabaseError as error:
        aside = set_damaged_aside(state.dagster_home)
        if not aside:
            raise UnwritableError(f"Dagster's records in {state.dagster_home}: {error.orig}") from error
        note = f"the history of runs was damaged; it lies in {aside}, and a new one begins"
        return replace(_run(state, settings, select), notes=(note,))


def _run(state: State, settings: Settings, select: Sequence[str]) -> Built:
    os.environ["DAGSTER_HOME"] = str(state.dagster_home)
    selected = [dg.AssetKey(name) for name in selection(select)] or None
    job = definitions(state, settings).resolve_job_def(JOB)
    with fast_sqlite(), opened(state.dagster_home) as instance:
        close_killed_runs(instance)
        result = job.execute_in_process(
            instance=instance,
            run_config=_QUIET,
            raise_on_error=False,
            asset_selection=selected,
            tags={PROCESS_TAG: str(os.getpid())},
        )
        return _built(result)


def selection(names: Sequence[str]) -> list[str]:
    """The assets that the names, of assets or groups, stand for.

    Raises:
        NoSuchAssetError: a name is neither.
    """
    groups: dict[str, list[str]] = {"publish": ["warehouse"]}
    for table in TABLES.values():
        groups.setdefault(table.layer, []).append(table.name)
    known = groups | {name: [name] for group in groups.values() for name in group}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise NoSuchAssetError(f"no asset or group is called {not_among(unknown, known)}")
    return list(dict.fromkeys(asset for name in names for asset in known[name]))


def close_killed_runs(instance: dg.DagsterInstance) -> None:
    """Marks the runs of builds that were killed as failed; else the UI shows them as going on for ever."""
    going_on = dg.RunsFilter(statuses=[dg.DagsterRunStatus.STARTED])
    for run in instance.get_runs(going_on):
        process = run.tags.get(PROCESS_TAG)
        if process and not _is_alive(int(process)):
            instance.report_run_failed(run, f"the build's process {process} was killed")


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _built(result: dg.ExecuteInProcessResult) -> Built:
    checks = result.get_asset_check_evaluations()
    failed = tuple(
        Failed(
            check.asset_key.to_user_string(),
            check.check_name,
            check.description or "",
            check.severity == dg.AssetCheckSeverity.ERROR,
        )
        for check in checks
        if not check.passed
    )
    errors = tuple(_errors(result))
    return Built(
        result.success,
        result.run_id,
        len(checks),
        failed,
        tuple(prefix + _message(error) for prefix, error in errors),
        dict(_metadata(result)),
        began=not any(error and error.cls_name == BusyError.__name__ for _, error in errors),
    )


def _errors(result: dg.ExecuteInProcessResult) -> Iterator[tuple[str, dg.SerializableErrorInfo | None]]:
    """What broke: the step that it broke, and the first cause."""
    steps = result.get_step_failure_events()
    yield from ((f"{event.step_key}: ", _cause(event.step_failure_data.error)) for event in steps)
    if not result.success and not steps:
        yield "", _cause(result.get_run_failure_event().job_failure_data.error)


def _cause(error: dg.SerializableErrorInfo | None) -> dg.SerializableErrorInfo | None:
    while error is not None and error.cause is not None:
        error = error.cause
    return error


def _message(cause: dg.SerializableErrorInfo | None) -> str:
    if cause is None:
        return "failed"
    if cause.cls_name == _INTERRUPTED:
        return "interrupted"
    return _OUR_OWN.sub("", str(cause.message).strip())


def _metadata(result: dg.ExecuteInProcessResult) -> Iterator[tuple[str, dict[str, object]]]:
    for event in result.get_asset_materialization_events():
        made = event.step_materialization_data.materialization
        yield made.asset_key.to_user_string(), {name: value.value for name, value in made.metadata.items()}
