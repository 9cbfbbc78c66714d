"""The asset graph: as declared, complete, and one way. `UPDATE_SNAPSHOTS=1 pytest` writes the snapshot anew."""

from __future__ import annotations

import json
import os
from pathlib import Path

import dagster as dg
import pytest

from orchestration.assets.specs import shorten
from orchestration.assets.stage import LAYERS
from orchestration.build import NoSuchAssetError, selection
from orchestration.definitions import definitions
from orchestration.progress import STEPS
from orchestration.state import Settings, State
from warehouse.tables import TABLES

SNAPSHOT = Path(__file__).with_name("asset_graph.json")


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> dg.Definitions:
    folder = tmp_path_factory.mktemp("graph")
    return definitions(State.open(folder / "vitae"), Settings((str(folder),)))


@pytest.fixture(scope="module")
def specs(loaded: dg.Definitions) -> dict[str, dg.AssetSpec]:
    return {spec.key.to_user_string(): spec for spec in loaded.resolve_all_asset_specs()}


def upstream(spec: dg.AssetSpec) -> list[str]:
    return sorted(dep.asset_key.to_user_string() for dep in spec.deps)


def test_the_graph_is_as_in_the_snapshot(specs: dict[str, dg.AssetSpec]) -> None:
    graph = {name: {"group": spec.group_name, "deps": upstream(spec)} for name, spec in sorted(specs.items())}
    if os.environ.get("UPDATE_SNAPSHOTS"):
        SNAPSHOT.write_text(json.dumps(graph, indent=1) + "\n")
    assert graph == json.loads(SNAPSHOT.read_text())


def test_every_table_is_an_asset_with_all_that_the_ui_shows(specs: dict[str, dg.AssetSpec]) -> None:
    assert set(specs) == {*TABLES, "warehouse"}
    for name, table in TABLES.items():
        spec = specs[name]
        assert spec.group_name == table.layer
        assert spec.description
        assert spec.owners
        assert spec.kinds
        schema = spec.metadata["dagster/column_schema"]
        assert [column.name for column in schema.columns] == list(table.column_names)
        assert all(column.description for column in schema.columns)


@pytest.mark.parametrize(
    ("value", "column", "shown"),
    [
        ("write to a.b@quay.example or 020 7946 0958", "text", "write to [contact] or [contact]"),
        ("Reader, Quay, 2019-2023", "text", "Reader, Quay, 2019-2023"),
        ("881021766638203322e1bf11d0c3786c493f9485cfe8c716131276b6a3ccc3f2", "sha256", "881021766638"),
        ("2405.12345", "arxiv_id", "2405.12345"),
        (None, "text", ""),
    ],
)
def test_samples_mask_contact_data_and_nothing_else(value: str | None, column: str, shown: str) -> None:
    assert shorten(value, column) == shown


def test_dependencies_run_one_way(specs: dict[str, dg.AssetSpec]) -> None:
    layers = {name: LAYERS.index(spec.group_name) for name, spec in specs.items()}  # type: ignore[arg-type]
    assert not [(name, up) for name, spec in specs.items() for up in upstream(spec) if layers[up] > layers[name]]


def test_star_tables_depend_on_the_tables_that_their_models_read(specs: dict[str, dg.AssetSpec]) -> None:
    assert "parsed_positions" in upstream(specs["fact_position"])
    assert "match_decisions" in upstream(specs["fact_position"])  # by a step that the model names
    assert all(upstream(spec) for name, spec in specs.items() if spec.group_name == "star")


def test_every_table_has_blocking_checks(loaded: dg.Definitions) -> None:
    checks = [spec for definition in loaded.asset_checks or [] for spec in definition.check_specs]
    blocking = {spec.asset_key.to_user_string() for spec in checks if spec.blocking}
    assert blocking == set(TABLES)
    assert [spec.name for spec in checks if not spec.blocking] == ["coverage_warning"]


def test_the_progress_bar_knows_every_step(loaded: dg.Definitions) -> None:
    job = loaded.resolve_job_def("build")
    assert {node.name for node in job.graph.nodes} == set(STEPS)


def test_a_selection_is_of_assets_and_groups() -> None:
    assert selection(["ingest", "dim_person"]) == ["raw_documents", "quarantined_documents", "dim_person"]
    assert selection([]) == []


def test_a_selection_that_matches_nothing_runs_nothing() -> None:
    with pytest.raises(NoSuchAssetError, match=r"strar; did you mean star"):
        selection(["ingest", "strar"])
