"""The audit: expectations evaluated on the lake, and what came of them, kept until the warehouse is published.

An audit of an asset counts only for the very files that it saw: what is made again must be checked again.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

import polars as pl

from expectations.declared import Expected
from expectations.docs import Audited, write_index
from expectations.run import Outcome, check, expected_of, result_frame, result_rows
from orchestration import auditor
from orchestration.lake import ParquetIOManager
from warehouse import store
from warehouse.tables import TABLES

CHECKED = tuple(name for name, table in TABLES.items() if table.layer != "publish")


class NotAuditedError(Exception):
    """Something was not checked, was changed after its check, or failed a blocking check."""


def evaluate(
    lake: ParquetIOManager,
    folder: Path,
    docs: Path,
    selected: Collection[tuple[str, str]],
) -> list[Outcome]:
    """Evaluates the checks (asset, check) that are selected, on what lies in the lake, and keeps the outcomes.

    Args:
        lake: where the assets' frames are.
        folder: where the outcomes are kept.
        docs: the folder of the Data Docs.
        selected: what to evaluate.
    """
    assets = sorted({asset for asset, _ in selected})
    expected = [item for item in expected_of(assets) if (item.asset, item.check) in selected]
    names = sorted({name for item in expected for name in tables_used(item)})
    digests = lake.digests(names)
    outcomes = auditor.outcomes(lake.files(names), expected, docs)
    if outcomes is None:  # no second process
        outcomes = check(lake.frames(names), expected, store.all_violations, docs)
    for asset in assets:
        _keep(folder, asset, [o for o in outcomes if o.expected.asset == asset], digests)
    write_index(docs, _audited(folder))
    return outcomes


def _audited(folder: Path) -> Iterator[Audited]:
    for name, table in TABLES.items():
        rows = [row for entry in _kept(folder, name).values() for row in _rows(entry)]
        if rows:
            yield Audited(name, table.layer, len(rows), sum(not row[2] for row in rows))


def tables_used(item: Expected) -> set[str]:
    """The tables that an expectation looks at."""
    return {item.asset} | {word for word in re.findall(r"\w+", item.sql) if word in TABLES}


def _keep(folder: Path, asset: str, outcomes: Iterable[Outcome], digests: Mapping[str, str]) -> None:
    kept = _kept(folder, asset)
    for check_name in {o.expected.check for o in outcomes}:
        of_check = [o for o in outcomes if o.expected.check == check_name]
        used = {name: digests[name] for o in of_check for name in tables_used(o.expected)}
        kept[check_name] = {"files": used, "rows": result_rows(of_check)}
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    scratch = folder / f".{asset}.{os.getpid()}"
    scratch.write_text(json.dumps(kept, sort_keys=True))
    scratch.replace(folder / f"{asset}.json")


def _kept(folder: Path, asset: str) -> dict[str, dict[str, object]]:
    try:
        kept: dict[str, dict[str, object]] = json.loads((folder / f"{asset}.json").read_text())
    except (FileNotFoundError, json.JSONDecodeError):
        return {}
    return kept


def results(lake: ParquetIOManager, folder: Path, assets: Collection[str] = CHECKED) -> pl.DataFrame:
    """The outcomes of every expectation, as check_result.

    Raises:
        NotAuditedError: an asset has a check that was not run on the files as they are now, or that blocks.
    """
    now = lake.digests(assets)
    kept = {asset: _kept(folder, asset) for asset in assets}
    defects = [defect for asset in assets for defect in _defects(asset, kept[asset], now)]
    if defects:
        raise NotAuditedError("nothing is published: " + "; ".join(defects))
    rows = [row for by_check in kept.values() for entry in by_check.values() for row in _rows(entry)]
    table = result_frame([])
    return pl.DataFrame(rows, schema=table.schema, orient="row").sort(TABLES["check_result"].key)


def _rows(entry: Mapping[str, object]) -> list[list[object]]:
    rows = entry["rows"]
    assert isinstance(rows, list)
    return rows


def _defects(asset: str, kept: Mapping[str, dict[str, object]], now: Mapping[str, str]) -> Iterator[str]:
    for check_name in dict.fromkeys(item.check for item in expected_of([asset])):
        entry = kept.get(check_name)
        if entry is None or any(now[name] != digest for name, digest in _files(entry).items()):
            yield f"{asset}: check {check_name} was not run since the data was made; run the asset with its checks"
            continue
        failed = [str(name) for _, name, success, blocking, *_ in _rows(entry) if blocking and not success]
        yield from (f"{asset}: {name}: failed" for name in failed)


def _files(entry: Mapping[str, object]) -> Mapping[str, str]:
    files = entry["files"]
    assert isinstance(files, dict)
    return files
