"""Runs expectations with Great Expectations, which is imported only inside a running check: that takes 5-8 s.

Consumes polars frames and what is expected; produces outcomes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import polars as pl

from expectations.declared import Expected, of_table
from expectations.docs import write_page
from expectations.rules import rules
from warehouse import derive
from warehouse.schema import Table
from warehouse.tables import TABLES

Frames = Mapping[str, pl.DataFrame]
FindViolations = Callable[[Frames, Mapping[str, str]], Mapping[str, pl.DataFrame | Exception]]

SHOWN_ROWS = 20
_OBSERVED = {"raw_documents", "parsed_documents"}  # tables of whose expectations the observed value is kept
_WHOLE = "whole"  # the one batch of a frame
_RULE = "expectation"  # the violations frame's column that names the expectation broken


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one expectation.

    Attributes:
        unexpected_count: rows that broke it; 1 for a table that as a whole did.
        observed: what was observed, without anything that changes from run to run.
        rows: some of the failing rows.
        error: why it could not be evaluated, or "". An error is no success.
    """

    expected: Expected
    success: bool
    unexpected_count: int = 0
    observed: dict[str, Any] = field(default_factory=dict)
    rows: pl.DataFrame = field(default_factory=pl.DataFrame)
    error: str = ""

    @property
    def blocks(self) -> bool:
        """True where the warehouse must not be published."""
        return self.expected.is_blocking and not self.success


def expected_of(assets: Iterable[str]) -> list[Expected]:
    """What is expected of the named tables: by their declaration and by the rules."""
    names = list(assets)
    declared = [expected for name in names for expected in of_table(TABLES[name])]
    return declared + [rule for rule in rules() if rule.asset in names]


def check(
    frames: Frames,
    expected: Sequence[Expected],
    find_violations: FindViolations,
    docs: Path | None = None,
) -> list[Outcome]:
    """Evaluates expectations on frames, in the order given.

    Args:
        frames: the tables that are checked, and those that the queries name.
        expected: what to evaluate.
        find_violations: runs named queries over frames (`store.all_violations`).
        docs: the folder of the Data Docs; None writes none.
    """
    outcomes: dict[int, Outcome] = {}
    for (name, counted), items in _groups(expected).items():
        made = (
            _check_violations(name, frames, items, find_violations, docs)
            if counted
            else (_check_table(name, frames[name], items, docs))
        )
        outcomes |= {id(outcome.expected): outcome for outcome in made}
    return [outcomes[id(item)] for item in expected]


def _groups(expected: Iterable[Expected]) -> dict[tuple[str, bool], list[Expected]]:
    """Those on one frame by its table, and those whose violations are counted by their stage."""
    groups: dict[tuple[str, bool], list[Expected]] = {}
    for item in expected:
        name = item.asset if item.gx else _rules_of(TABLES[item.asset])
        groups.setdefault((name, not item.gx), []).append(item)
    return groups


def _rules_of(table: Table) -> str:
    return f"rules_{table.layer}"


def _check_table(name: str, frame: pl.DataFrame, expected: Sequence[Expected], docs: Path | None) -> Iterator[Outcome]:
    validation = _validate(name, frame, expected, "BASIC" if name in _OBSERVED else "BOOLEAN_ONLY")
    broken = [item for item, result in zip(expected, validation.results, strict=True) if not result["success"]]
    in_full = iter(_validate(name, frame, broken, "COMPLETE").results if broken else [])
    results = [result if result["success"] else next(in_full) for result in validation.results]
    _document(docs, name, validation, results)
    yield from (_outcome(item, frame, result) for item, result in zip(expected, results, strict=True))


def _document(docs: Path | None, name: str, validation: Any, results: list[Any]) -> None:
    if docs:
        validation.results = results
        for result in results:  # the pages know Python's numbers only
            observed: Any = (result.result or {}).get("observed_value")
            if hasattr(observed, "item"):
                result.result["observed_value"] = observed.item()
        write_page(docs, name, validation)


def _outcome(item: Expected, frame: pl.DataFrame, validated: Any) -> Outcome:
    result = validated.to_json_dict()
    found, error = result["result"] or {}, _error(result["exception_info"])
    count = int(found.get("unexpected_count") or (0 if result["success"] else 1))
    rows = frame[[i for i in (found.get("unexpected_index_list") or [])[:SHOWN_ROWS] if isinstance(i, int)]]
    observed = {"value": found["observed_value"]} if "observed_value" in found else {}
    if error:
        observed["error"] = error
    return Outcome(item, bool(result["success"]) and not error, count, observed, rows, error)


def _error(info: Mapping[str, Any]) -> str:
    """The message in an `exception_info`, which is flat, or nested by metric."""
    if "raised_exception" in info:
        return str(info.get("exception_message") or "raised an exception") if info["raised_exception"] else ""
    return "; ".join(filter(None, (_error(nested) for nested in info.values() if isinstance(nested, Mapping))))


def _check_violations(
    name: str,
    frames: Frames,
    expected: Sequence[Expected],
    find: FindViolations,
    docs: Path | None,
) -> Iterator[Outcome]:
    """Counts violations, and lets Great Expectations judge: no row of the violations frame may name the rule."""
    found = dict(find(frames, {_label(item): item.sql for item in expected if item.sql}))
    found |= {_label(item): _differences(item, frames) for item in expected if not item.sql}
    counts = [(label, len(rows) if isinstance(rows, pl.DataFrame) else 1) for label, rows in found.items()]
    broken = [label for label, count in counts for _ in range(count)]
    labels = pl.DataFrame({_RULE: broken}, schema={_RULE: pl.String})
    judged = [
        Expected(
            item.asset, item.kind, _label(item), _RULE, "ExpectColumnValuesToNotBeInSet", {"value_set": [_label(item)]}
        )
        for item in expected
    ]
    validation = _validate(name, labels, judged, "BOOLEAN_ONLY")
    _document(docs, name, validation, validation.results)
    for item, result in zip(expected, validation.results, strict=True):
        yield _judged(item, found[_label(item)], result.to_json_dict())


def _judged(item: Expected, rows: pl.DataFrame | Exception, result: dict[str, Any]) -> Outcome:
    if isinstance(rows, Exception):
        return Outcome(item, success=False, unexpected_count=1, observed={"error": str(rows)}, error=str(rows))
    error = _error(result["exception_info"])
    return Outcome(item, bool(result["success"]) and not error, len(rows), {}, rows.head(SHOWN_ROWS), error)


def _label(item: Expected) -> str:
    return f"{item.asset}: {item.name}"


def _differences(item: Expected, frames: Frames) -> pl.DataFrame:
    declared = list(derive.polars_schema(TABLES[item.asset]).items())
    found = list(frames[item.asset].schema.items())
    longest = max(len(declared), len(found))
    pairs = [
        (a[i] if i < len(a) else ("", None), b[i] if i < len(b) else ("", None))
        for a, b in [(declared, found)]
        for i in range(longest)
    ]
    rows = [(*map(str, one), *map(str, other)) for one, other in pairs if one != other]
    names = ("declared_column", "declared_type", "found_column", "found_type")
    return pl.DataFrame(rows, schema=dict.fromkeys(names, pl.String), orient="row")


def _validate(name: str, frame: pl.DataFrame, expected: Sequence[Expected], form: str) -> Any:
    """One validation of a frame. Its results come back in any order, and are put in the order of what is expected."""
    gx, source = _great_expectations()
    classes = gx.expectations
    suite = gx.ExpectationSuite(
        name=name,
        expectations=[
            getattr(classes, item.gx)(
                **({"column": item.column} if item.column else {}),
                **item.arguments,
                meta={"place": place, "expectation": item.name},
            )
            for place, item in enumerate(expected)
        ],
    )
    whole = source.get_asset(name).get_batch_definition(_WHOLE)
    batch = whole.get_batch(batch_parameters={"dataframe": frame.to_pandas()})
    validation = batch.validate(suite, result_format={"result_format": form})
    validation.results.sort(key=lambda result: result.expectation_config.meta["place"])
    return validation


@cache
def _great_expectations() -> tuple[Any, Any]:
    """Great Expectations with analytics and progress bars off, and a source with an asset for each frame.

    All assets are made at once: each one that is added later writes the whole configuration down again.
    """
    os.environ["GX_ANALYTICS_ENABLED"] = "false"
    import great_expectations as gx  # noqa: PLC0415 - 5-8 s, so only where a check runs

    context: Any = gx.get_context(mode="ephemeral")
    context.variables.progress_bars = {"globally": False}
    names = [*TABLES, *sorted({_rules_of(table) for table in TABLES.values()})]
    whole = {"name": _WHOLE, "partitioner": None}
    assets = [{"name": name, "type": "dataframe", "batch_definitions": [whole]} for name in names]
    return gx, context.data_sources.add_pandas("frames", assets=assets)


def result_frame(outcomes: Iterable[Outcome]) -> pl.DataFrame:
    """The outcomes as rows of check_result."""
    table: Table = TABLES["check_result"]
    rows = [
        (
            o.expected.asset,
            o.expected.name,
            o.success,
            o.expected.is_blocking,
            o.unexpected_count,
            json.dumps(o.observed, sort_keys=True, default=str),
        )
        for o in outcomes
    ]
    frame = pl.DataFrame(rows, schema=derive.polars_schema(table), orient="row")
    return frame.sort(table.key)
