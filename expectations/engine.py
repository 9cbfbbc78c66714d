"""Great Expectations itself, which only this and `docs` import, and only when a check runs: that takes 5-8 s.

Consumes a polars frame and what is expected of it; produces Great Expectations' validation.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import polars as pl

from expectations.declared import Expected
from expectations.later import import_on_use
from warehouse.schema import Table
from warehouse.tables import TABLES

T = TypeVar("T")

_WHOLE = "whole"  # the one batch of a frame
_RARELY_USED = ("scipy.stats", "altair")  # a third of the import, for expectations on distributions and their charts


def rules_of(table: Table) -> str:
    """The name under which the rules on a table's stage are validated."""
    return f"rules_{table.layer}"


def prepare() -> None:
    """Imports what the first evaluation would."""
    _great_expectations()


def evaluate(name: str, frame: pl.DataFrame, expected: Sequence[Expected], form: str) -> Any:
    """One validation of a frame. Its results come back in any order, and are put in the order of what is expected."""
    gx, source = _great_expectations()
    classes = gx.expectations
    with _made_once():
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
    for name in _RARELY_USED:
        import_on_use(name)
    import great_expectations as gx  # noqa: PLC0415 - 5-8 s, so only where a check runs

    context: Any = gx.get_context(mode="ephemeral")
    context.variables.progress_bars = {"globally": False}
    names = [*TABLES, *sorted({rules_of(table) for table in TABLES.values()})]
    whole = {"name": _WHOLE, "partitioner": None}
    assets = [{"name": name, "type": "dataframe", "batch_definitions": [whole]} for name in names]
    return gx, context.data_sources.add_pandas("frames", assets=assets)


@contextmanager
def _made_once() -> Iterator[None]:
    """Within, an expectation's configuration and a configuration's expectation are made once for each object.

    Great Expectations makes them anew some 75 times for each expectation, which is a third of a validation's time.
    Neither is changed once the other was asked for; copies of them are objects of their own.
    """
    from great_expectations.expectations import expectation, expectation_configuration  # noqa: PLC0415 - as above

    expectations: Any = expectation.Expectation
    configurations: Any = expectation_configuration.ExpectationConfiguration
    configuration, domain_object = expectations.configuration, configurations.to_domain_obj
    expectations.configuration = property(_kept(configuration.fget))
    configurations.to_domain_obj = _kept(domain_object)
    try:
        yield
    finally:
        expectations.configuration, configurations.to_domain_obj = configuration, domain_object


def _kept(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """The function with what it gave for each object, which is held so that its id stays its own."""
    made: dict[int, tuple[object, T]] = {}

    def kept(of: Any) -> T:
        if id(of) not in made:
            made[id(of)] = of, make(of)
        return made[id(of)][1]

    return kept
