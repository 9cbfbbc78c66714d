"""Everything that Dagster runs, assembled. Holds no logic.

The state folder is $VITAE_STATE, else `.vitae`; the source is $VITAE_SOURCE, else the state folder's config.toml.
"""

from __future__ import annotations

import dagster as dg

from orchestration.assets.publish import check_result, warehouse_file
from orchestration.assets.stage import LAYERS
from orchestration.assets.stages import STAGES
from orchestration.automation import daily, source_sensor
from orchestration.checks import stage_checks
from orchestration.lake import Lake
from orchestration.resources import SourceFiles, StateFolder
from orchestration.state import Settings, State

JOB = "build"


def definitions(state: State, settings: Settings) -> dg.Definitions:
    """The definitions for a state folder and its settings."""
    job = dg.define_asset_job(JOB, dg.AssetSelection.all(), description="Source files to a published warehouse.")
    return dg.Definitions(
        assets=[*STAGES, check_result, warehouse_file],
        asset_checks=[stage_checks(layer) for layer in LAYERS],
        jobs=[job],
        schedules=[daily(JOB)],
        sensors=[source_sensor(JOB)],
        resources={
            "lake": Lake(base_path=str(state.lake)),
            "source": SourceFiles(paths=list(settings.source), byte_limit=settings.byte_limit),
            "state": StateFolder(
                path=str(state.folder), wait_seconds=settings.wait_seconds, keep_runs=settings.keep_runs
            ),
        },
        executor=dg.in_process_executor,
    )
