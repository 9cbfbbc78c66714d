"""Asset checks: one multi-asset check a stage, one check an asset and kind of expectation."""

from collections.abc import Iterator, Sequence

import dagster as dg

from expectations.run import Outcome, expected_of
from orchestration.assets.specs import sample, shorten, tables_of
from orchestration.audit import evaluate
from orchestration.progress import report
from warehouse.schema import Layer

_MEANING = {
    "declaration": "What the table's declaration says: columns and types; a unique key; nothing null that must not be; "
    "references that lead to a row; declared values, patterns and bounds; names and titles without "
    "markup, mojibake or outer blanks.",
    "rules": "Rules across tables: the evidence reproduces the document's own text, dates are plausible and in order, "
    "counts reconcile with the stage before.",
    "coverage": "Enough of the corpus is accounted for.",
    "coverage_warning": "Enough of each document is accounted for (a warning).",
}
WARNINGS = {"coverage_warning"}


def stage_checks(layer: Layer) -> dg.AssetChecksDefinition:
    """All checks of a stage's tables, in one step."""
    expected = expected_of(table.name for table in tables_of(layer))
    checks = dict.fromkeys((item.asset, item.check) for item in expected)

    @dg.multi_asset_check(
        name=f"{layer}_checks",
        can_subset=True,
        required_resource_keys={"lake", "state"},
        description=f"Great Expectations on the tables of {layer}, and the rules across tables.",
        specs=[
            dg.AssetCheckSpec(check, asset=asset, blocking=check not in WARNINGS, description=_MEANING[check])
            for asset, check in checks
        ],
    )
    def run(context: dg.AssetCheckExecutionContext) -> Iterator[dg.AssetCheckResult]:
        report(f"{layer}_checks", 0, 0)
        selected = {(key.asset_key.to_user_string(), key.name) for key in context.selected_asset_check_keys}
        state = context.resources.state
        outcomes = evaluate(context.resources.lake, state.audit, state.data_docs, selected)
        for asset, check in checks:
            if (asset, check) in selected:
                of_check = [o for o in outcomes if (o.expected.asset, o.expected.check) == (asset, check)]
                yield _result(asset, check, of_check)

    return run


def _result(asset: str, check: str, outcomes: Sequence[Outcome]) -> dg.AssetCheckResult:
    failed = [outcome for outcome in outcomes if not outcome.success]
    metadata: dict[str, dg.MetadataValue | int] = {
        "expectations": len(outcomes),
        "failed": len(failed),
        "failing rows": sum(outcome.unexpected_count for outcome in failed),
    }
    held = [f"- {outcome.expected.name}" for outcome in outcomes if outcome.success]
    metadata["what holds"] = dg.MetadataValue.md("\n".join(held) or "nothing")
    for outcome in failed:
        metadata[outcome.expected.name] = dg.MetadataValue.md(_in_words(outcome))
    blocks = any(outcome.blocks for outcome in failed)
    severity = dg.AssetCheckSeverity.ERROR if blocks else dg.AssetCheckSeverity.WARN
    return dg.AssetCheckResult(
        passed=not failed,
        asset_key=asset,
        check_name=check,
        severity=severity,
        metadata=metadata,
        description=_summary(outcomes, failed),
    )


def _summary(outcomes: Sequence[Outcome], failed: Sequence[Outcome]) -> str:
    return "; ".join(map(_in_short, failed)) or f"{len(outcomes)} of {len(outcomes)} expectations hold"


def _in_short(outcome: Outcome) -> str:
    name = outcome.expected.name
    if outcome.error:
        return f"{name}: could not be evaluated: {outcome.error}"
    if not len(outcome.rows):
        return f"{name}: observed {outcome.observed.get('value')}" if "value" in outcome.observed else name
    shown = {n: shorten(value, n) for n, value in outcome.rows.row(0, named=True).items()}
    example = ", ".join(f"{n} {words}" for n, words in shown.items() if words)
    return f"{name}: {_rows(outcome.unexpected_count)} not, such as {example}"


def _rows(count: int) -> str:
    return "1 row does" if count == 1 else f"{count:,} rows do"


def _in_words(outcome: Outcome) -> str:
    if outcome.error:
        return f"could not be evaluated: {outcome.error}"
    observed = ", ".join(f"{name} {value}" for name, value in outcome.observed.items())
    rows = sample(outcome.rows, len(outcome.rows)) if len(outcome.rows) else ""
    return f"{_rows(outcome.unexpected_count)} not hold; {observed}".rstrip("; ") + f"\n\n{rows}"
