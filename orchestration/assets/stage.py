"""How a stage becomes a multi-asset: outputs from the declaration, inputs from the lake, metadata on each table."""

import time
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from graphlib import TopologicalSorter
from typing import Any, get_args

import dagster as dg
import polars as pl

from orchestration.assets.specs import asset_out, metadata, tables_of
from orchestration.progress import report
from warehouse.schema import Layer
from warehouse.tables import TABLES

LAYERS: tuple[Layer, ...] = get_args(Layer)

Frames = Mapping[str, pl.DataFrame]
Extra = Mapping[str, Mapping[str, Any]]  # asset -> further metadata


def stage_asset(
    layer: Layer,
    work: Callable[[dg.AssetExecutionContext, Frames], tuple[Frames, Extra]],
    *,
    upstream: Mapping[str, set[str]],
    description: str,
    resources: set[str],
) -> dg.AssetsDefinition:
    """A multi-asset of all tables of a stage.

    Args:
        layer: the stage.
        work: input frames to output frames, with further metadata per table.
        upstream: for each of the stage's tables, the tables that it is made of (of earlier stages or this one).
        description: what the step does.
        resources: keys of the resources that the work uses.
    """
    names = [table.name for table in tables_of(layer)]
    inputs = sorted({name for made_of in upstream.values() for name in made_of} - set(names))
    earlier = [name for name, table in TABLES.items() if LAYERS.index(table.layer) < LAYERS.index(layer)]

    @dg.multi_asset(
        name=layer,
        description=description,
        can_subset=True,
        required_resource_keys=resources | {"lake", "state"},
        outs={name: asset_out(TABLES[name]) for name in names},
        deps=inputs,
        internal_asset_deps={name: {dg.AssetKey(up) for up in upstream[name]} for name in names},
    )
    def run(context: dg.AssetExecutionContext) -> Iterator[dg.Output[pl.DataFrame]]:
        report(layer, 0, 0)
        began = time.monotonic()
        made, extra = work(context, context.resources.lake.frames(earlier))  # inputs of Dagster cost two events each
        seconds = time.monotonic() - began
        for name in _in_order(context.op_execution_context.selected_output_names, upstream):
            shown = metadata(TABLES[name], made[name], seconds) | dict(extra.get(name, {}))
            yield dg.Output(made[name], output_name=name, metadata=shown)

    return run


def _in_order(names: AbstractSet[str], upstream: Mapping[str, set[str]]) -> Iterator[str]:
    """The selected tables of a stage, each after those of them that it is made of."""
    yield from TopologicalSorter({name: upstream[name] & names for name in names}).static_order()
