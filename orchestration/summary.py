"""What a build says at its end: what there is now and what to do next, or what kept it from being published."""

from __future__ import annotations

import os
from collections.abc import Iterator

import polars as pl

from orchestration.build import Built
from orchestration.state import State
from warehouse import store

_COUNTS = """
SELECT (SELECT count(*) FROM dim_document) AS documents, (SELECT count(*) FROM dim_person) AS people,
       (SELECT count(*) FROM dim_person WHERE is_document_owner) AS owners,
       (SELECT count(*) FROM fact_position) AS positions, (SELECT count(*) FROM fact_paper) AS papers,
       (SELECT count(*) FROM fact_award) AS awards,
       (SELECT 1 - count(*) FILTER (line_status = 'unparsed') / count(*) FROM document_line
        WHERE line_status <> 'blank') AS coverage,
       (SELECT count(*) FROM dim_document WHERE coverage < 0.9) AS poor,
       (SELECT min_by(uri, (coverage, uri)) FROM dim_document WHERE coverage < 0.9) AS poorest,
       (SELECT count(*) FROM check_result) AS checks, (SELECT count(*) FROM check_result WHERE success) AS passed
"""
_QUARANTINED = """
SELECT reason, count(*) AS documents, min(uri) AS example FROM quarantine GROUP BY reason ORDER BY reason
"""
_WARNINGS = """
SELECT asset, expectation, unexpected_count || if(unexpected_count = 1, ' row does', ' rows do') AS rows
FROM check_result WHERE NOT success ORDER BY asset, expectation
"""
_NEXT = ' sql "SELECT organization, count(DISTINCT person) AS people FROM positions GROUP BY ALL ORDER BY 2 DESC"'


def summary(state: State, built: Built, seconds: float) -> Iterator[str]:
    """The lines after a build that published."""
    counts = store.query(state.warehouse, _COUNTS).row(0, named=True)
    yield f"documents    {counts['documents']:,}{_parsed(built)}"
    yield f"people       {counts['people']:,} ({counts['owners']:,} with a document of their own)"
    for name in ("positions", "papers", "awards"):
        yield f"{name:<12} {counts[name]:,}"
    yield f"coverage     {counts['coverage']:.1%} of the lines"
    if counts["poor"]:
        yield f"  below 90%: {counts['poor']:,}, such as {counts['poorest']} (vitae query data_quality)"
    yield f"checks       {counts['passed']:,} of {counts['checks']:,} passed"
    yield from _listed(state, _WARNINGS, "  warning: {asset}: {expectation} ({rows} not)")
    quarantined = store.query(state.warehouse, _QUARANTINED)
    yield f"quarantined  {quarantined['documents'].sum():,}"
    yield from _listed(state, _QUARANTINED, "  {reason}: {documents:,}, such as {example}")
    yield from (f"note         {note}" for note in built.notes)
    yield f"time         {seconds:.1f} s"
    yield f"warehouse    {state.warehouse}"
    yield f"next         {_program()}{_NEXT}{_state_option(state)}"


def _parsed(built: Built) -> str:
    """How many documents were parsed, where the stage was part of the build."""
    shown = built.metadata.get("parsed_documents")
    return f" ({shown['parsed anew']:,} parsed, {shown['reused']:,} reused)" if shown else ""


def _listed(state: State, sql: str, words: str) -> Iterator[str]:
    rows: pl.DataFrame = store.query(state.warehouse, sql)
    yield from (words.format(**row) for row in rows.iter_rows(named=True))


def _program() -> str:
    """How the program was called: `uv run` puts it on no path but its own."""
    return "uv run vitae" if "UV_RUN_RECURSION_DEPTH" in os.environ else "vitae"


def _state_option(state: State) -> str:
    return "" if state.is_default else f" --state {state.folder}"


def failure(state: State, built: Built) -> Iterator[str]:
    """The lines after a build that published nothing."""
    if not built.began:
        yield "vitae: this build did not begin, since another one is going on"
    else:
        yield "vitae: nothing was published" + ("; the warehouse is as it was" if state.warehouse.exists() else "")
    for check in built.failed_checks:
        kind = "failed" if check.is_blocking else "warning"
        yield f"  {kind}: {check.asset}, {check.check}: {check.description}"
    for error in built.errors:
        if "blocking asset check" not in error:
            yield f"  {error}"
    if any(check.asset == "raw_documents" for check in built.failed_checks):
        yield from _set_aside(state)
    yield f"  more in the UI: {_program()} ui{_state_option(state)} (run {built.run_id[:8]})"


def _set_aside(state: State) -> Iterator[str]:
    """Why documents were not read, where none was."""
    rows = pl.read_parquet(state.lake / "quarantined_documents.parquet").sort("uri")
    for reason, found in sorted(rows.group_by("reason", maintain_order=True)):
        yield f"  {reason[0]}: {len(found):,}, such as {found['uri'][0]}: {found['detail'][0]}"
