"""Asset checks: one multi-asset check a stage, one check an asset and kind of expectation."""

from collections.abc import Iterator, Sequence

import dagster as dg

from expectations.run import Outcome, expected_of
from orchestration.assets.specs import sample, tables_of
from orchestration.audit import evaluate
from warehouse.schema import Layer

_MEANING = {
    "schema": "Columns and types are as declared.", "rows": "There are rows.", "key": "The key is unique.",
    "not_null": "Columns declared so hold no nulls.", "values": "Coded columns hold declared values only.",
    "pattern": "Values have their declared pattern.", "range": "Numbers lie within their declared bounds.",
    "text": "Names and titles hold no markup, mojibake or outer blanks.",
    "references": "Every reference leads to a row.", "evidence": "The evidence reproduces the document's own text.",
    "dates": "Dates are plausible and in order.", "reconcile": "Counts reconcile with the stage before.",
    "coverage": "Enough of the corpus is accounted for.",
    "coverage_warning": "Enough of each document is accounted for (a warning).",
}


def stage_checks(layer: Layer) -> dg.AssetChecksDefinition:
    """All checks of a stage's tables, in one step."""
    expected = expected_of(table.name for table in tables_of(layer))
    kinds = dict.fromkeys((item.asset, item.kind, item.is_blocking) for item in expected)

    @dg.multi_asset_check(
        name=f"{layer}_checks", can_subset=True, required_resource_keys={"lake", "state"},
        description=f"Great Expectations on the tables of {layer}, and the rules across tables.",
        specs=[dg.AssetCheckSpec(kind, asset=asset, blocking=blocking, description=_MEANING[kind])
               for asset, kind, blocking in kinds],
    )
    def run(context: dg.AssetCheckExecutionContext) -> Iterator[dg.AssetCheckResult]:
        selected = {(key.asset_key.to_user_string(), key.name) for key in context.selected_asset_check_keys}
        outcomes = evaluate(context.resources.lake, context.resources.state.audit, selected)
        for asset, kind, blocking in kinds:
            if (asset, kind) in selected:
                of_kind = [o for o in outcomes if (o.expected.asset, o.expected.kind) == (asset, kind)]
                yield _result(asset, kind, of_kind, blocking=blocking)

    return run


def _result(asset: str, kind: str, outcomes: Sequence[Outcome], *, blocking: bool) -> dg.AssetCheckResult:
    failed = [outcome for outcome in outcomes if not outcome.success]
    metadata: dict[str, object] = {"expectations": len(outcomes), "failed": len(failed),
                                   "failing rows": sum(outcome.unexpected_count for outcome in failed)}
    for outcome in failed:
        metadata[outcome.expected.name] = dg.MetadataValue.md(_in_words(outcome))
    severity = dg.AssetCheckSeverity.ERROR if blocking else dg.AssetCheckSeverity.WARN
    return dg.AssetCheckResult(passed=not failed, asset_key=asset, check_name=kind, severity=severity,
                               metadata=metadata, description=_summary(outcomes, failed))


def _summary(outcomes: Sequence[Outcome], failed: Sequence[Outcome]) -> str:
    if not failed:
        return f"{len(outcomes)} expectations hold"
    return "; ".join(outcome.expected.name + (" (error)" if outcome.error else "") for outcome in failed)


def _in_words(outcome: Outcome) -> str:
    if outcome.error:
        return f"could not be evaluated: {outcome.error}"
    observed = ", ".join(f"{name} {value}" for name, value in outcome.observed.items())
    rows = sample(outcome.rows, len(outcome.rows)) if len(outcome.rows) else ""
    return f"{outcome.unexpected_count} rows {observed}\n\n{rows}"
