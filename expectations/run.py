"""Runs expectations. Consumes polars frames and what is expected; produces outcomes and pages of the Data Docs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from expectations.declared import Expected, of_table
from expectations.docs import write_page
from expectations.engine import evaluate, prepare, rules_of
from expectations.rules import rules
from warehouse import derive
from warehouse.schema import Table
from warehouse.tables import TABLES

Frames = Mapping[str, pl.DataFrame]
FindViolations = Callable[[Frames, Mapping[str, str]], Mapping[str, pl.DataFrame | Exception]]

__all__ = [
    "Outcome", "Validated", "check", "expected_of", "prepare", "read", "result_frame", "result_rows", "validate",
    "write_pages",
]  # fmt: skip

SHOWN_ROWS = 20
_OBSERVED = {"raw_documents", "parsed_documents"}  # tables of whose expectations the observed value is kept
_RULE = "rules"  # the violations frame's column that names the rule broken


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


class Validated(NamedTuple):
    """One page of the Data Docs: its name, and Great Expectations' validation."""

    name: str
    validation: Any


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
    """Evaluates expectations on frames, in the order given, and writes their Data Docs where a folder is given."""
    outcomes, validated = validate(frames, expected, find_violations)
    if docs:
        write_pages(docs, validated)
    return outcomes


def validate(
    frames: Frames,
    expected: Sequence[Expected],
    find_violations: FindViolations,
) -> tuple[list[Outcome], list[Validated]]:
    """Evaluates expectations on frames: their outcomes in the order given, and the validations for the Data Docs.

    Args:
        frames: the tables that are checked, and those that the queries name.
        expected: what to evaluate.
        find_violations: runs named queries over frames (`store.all_violations`).
    """
    outcomes: dict[int, Outcome] = {}
    validated: list[Validated] = []
    for (name, counted), items in _groups(expected).items():
        if counted:
            made, validation = _check_violations(name, frames, items, find_violations)
        else:
            made, validation = _check_table(name, frames[name], items)
        outcomes |= {id(outcome.expected): outcome for outcome in made}
        validated.append(Validated(name, validation))
    return [outcomes[id(item)] for item in expected], validated


def write_pages(docs: Path, validated: Iterable[Validated]) -> None:
    """A page of the Data Docs for each validation."""
    for name, validation in validated:
        for result in validation.results:  # the pages know Python's numbers only
            observed: Any = (result.result or {}).get("observed_value")
            if hasattr(observed, "item"):
                result.result["observed_value"] = observed.item()
        write_page(docs, name, validation)


def _groups(expected: Iterable[Expected]) -> dict[tuple[str, bool], list[Expected]]:
    """Those on one frame by its table, and those whose violations are counted by their stage."""
    groups: dict[tuple[str, bool], list[Expected]] = {}
    for item in expected:
        name = item.asset if item.gx else rules_of(TABLES[item.asset])
        groups.setdefault((name, not item.gx), []).append(item)
    return groups


def _check_table(name: str, frame: pl.DataFrame, expected: Sequence[Expected]) -> tuple[list[Outcome], Any]:
    validation = evaluate(name, frame, expected, "BASIC" if name in _OBSERVED else "BOOLEAN_ONLY")
    broken = [item for item, result in zip(expected, validation.results, strict=True) if not result["success"]]
    in_full = iter(evaluate(name, frame, broken, "COMPLETE").results if broken else [])
    validation.results = [result if result["success"] else next(in_full) for result in validation.results]
    return [
        _outcome(item, frame, result) for item, result in zip(expected, validation.results, strict=True)
    ], validation


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
) -> tuple[list[Outcome], Any]:
    """Counts violations, and lets Great Expectations judge: no row of the violations frame may name the rule."""
    found = dict(find(frames, {_label(item): item.sql for item in expected if item.sql}))
    found |= {_label(item): _differences(item, frames) for item in expected if not item.sql}
    counts = [(label, len(rows) if isinstance(rows, pl.DataFrame) else 1) for label, rows in found.items()]
    broken = [label for label, count in counts for _ in range(count)]
    labels = pl.DataFrame({_RULE: broken}, schema={_RULE: pl.String})
    validation = evaluate(name, labels, [_judgement(item) for item in expected], "BOOLEAN_ONLY")
    results = zip(expected, validation.results, strict=True)
    return [_judged(item, found[_label(item)], result.to_json_dict()) for item, result in results], validation


def _judgement(item: Expected) -> Expected:
    """A rule as an expectation on the violations frame. Its page says the rule, not how it is judged."""
    label = _label(item)
    arguments: dict[str, object] = {"value_set": [label], "description": label}
    return Expected(item.asset, item.kind, label, _RULE, "ExpectColumnValuesToNotBeInSet", arguments)


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


def read(files: Mapping[str, Path]) -> dict[str, pl.DataFrame]:
    """Frames from Parquet files, by name."""
    return {name: pl.read_parquet(path) for name, path in files.items()}


def result_frame(outcomes: Iterable[Outcome]) -> pl.DataFrame:
    """The outcomes as rows of check_result."""
    table: Table = TABLES["check_result"]
    return pl.DataFrame(result_rows(outcomes), schema=derive.polars_schema(table), orient="row").sort(table.key)


def result_rows(outcomes: Iterable[Outcome]) -> list[tuple[str, str, bool, bool, int, str]]:
    """The outcomes as plain rows of check_result."""
    return [
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
