"""Publish: the check results as a table, and the warehouse file. Nothing goes out that was not checked."""

from pathlib import Path

import dagster as dg
import polars as pl

from orchestration.assets.specs import OWNERS, asset_out, metadata, tables_of
from orchestration.audit import NotAuditedError, results
from orchestration.progress import report
from warehouse import store
from warehouse.tables import TABLES

_STAR = [table.name for table in tables_of("star")]


@dg.multi_asset(
    name="audit_results",
    outs={"check_result": asset_out(TABLES["check_result"])},
    can_subset=False,
    deps=_STAR,
    required_resource_keys={"lake", "state"},
    description="Gathers what came of every expectation; stops where one was not evaluated or blocks.",
)
def check_result(context: dg.AssetExecutionContext) -> dg.Output[pl.DataFrame]:
    """The outcomes of every expectation in the run that publishes."""
    report("audit_results", 0, 0)
    try:
        frame = results(context.resources.lake, context.resources.state.audit)
    except NotAuditedError as error:
        raise dg.Failure(str(error), allow_retries=False) from error
    failed = frame.filter(~pl.col("success"))
    return dg.Output(frame, metadata=metadata(TABLES["check_result"], frame, 0.0) | {"failed": len(failed)})


@dg.asset(
    name="warehouse",
    deps=[*_STAR, "check_result"],
    group_name="publish",
    kinds={"duckdb"},
    owners=OWNERS,
    required_resource_keys={"lake", "state"},
    description="The published DuckDB file: built beside the old one, its keys proven, swapped in whole.",
)
def warehouse_file(context: dg.AssetExecutionContext) -> dg.MaterializeResult[None]:
    """Publishes the star and the check results."""
    report("warehouse", 0, 0)
    lake, state = context.resources.lake, context.resources.state
    try:
        results(lake, state.audit)
    except NotAuditedError as error:
        raise dg.Failure(str(error), allow_retries=False) from error
    frames = lake.frames([*_STAR, "check_result"])
    path = store.publish(frames, Path(state.folder))
    rows = sum(map(len, frames.values()))
    return dg.MaterializeResult(
        metadata={
            "path": dg.MetadataValue.path(path),
            "rows": rows,
            "tables": len(frames),
            "megabytes": round(path.stat().st_size / 1e6, 3),
        }
    )
