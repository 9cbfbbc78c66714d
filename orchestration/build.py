"""A whole build in this process: source files to a published warehouse, recorded in the state folder's Dagster."""

from __future__ import annotations

import os
from dataclasses import dataclass

import dagster as dg

from orchestration.history import fast_sqlite
from orchestration.definitions import JOB, definitions
from orchestration.state import Settings, State

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
    """

    success: bool
    run_id: str
    checks: int
    failed_checks: tuple[Failed, ...]
    errors: tuple[str, ...]
    metadata: dict[str, dict[str, object]]


def build(state: State, settings: Settings) -> Built:
    """Builds the warehouse of a state folder."""
    os.environ.setdefault("DAGSTER_HOME", str(state.dagster_home))
    job = definitions(state, settings).resolve_job_def(JOB)
    with fast_sqlite(), dg.DagsterInstance.from_config(str(state.dagster_home)) as instance:
        result = job.execute_in_process(instance=instance, run_config=_QUIET, raise_on_error=False)
        return _built(result)


def _built(result: dg.ExecuteInProcessResult) -> Built:
    checks = result.get_asset_check_evaluations()
    failed = tuple(Failed(check.asset_key.to_user_string(), check.check_name, check.description or "",
                          check.severity == dg.AssetCheckSeverity.ERROR) for check in checks if not check.passed)
    errors = tuple(_message(event) for event in result.get_step_failure_events())
    return Built(result.success, result.run_id, len(checks), failed, errors, dict(_metadata(result)))


def _message(event: dg.DagsterEvent) -> str:
    data = event.step_failure_data
    error = data.error
    while error is not None and error.cause is not None:
        error = error.cause
    words = data.user_failure_data.description if data.user_failure_data else None
    return f"{event.step_key}: {words or (error.message.strip() if error else 'failed')}"


def _metadata(result: dg.ExecuteInProcessResult) -> dict[str, dict[str, object]]:
    events = result.get_asset_materialization_events()
    shown: dict[str, dict[str, object]] = {}
    for event in events:
        made = event.step_materialization_data.materialization
        shown[made.asset_key.to_user_string()] = {name: value.value for name, value in made.metadata.items()}
    return shown
