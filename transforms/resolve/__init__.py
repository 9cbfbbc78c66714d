"""Resolution: which names, listings and records mean one thing.

Consumes frames of ingest and parse; produces the entity maps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import polars as pl

    from transforms.resolve.rulings import Rulings


def resolve(frames: Mapping[str, pl.DataFrame], rulings: Rulings = ()) -> dict[str, pl.DataFrame]:
    """Every table of the resolve layer, exactly as declared and sorted by key.

    Args:
        frames: `raw_documents` and every parse-layer table, by name.
        rulings: what a person decided over the rules.
    """
    from transforms.resolve import steps  # noqa: PLC0415 - `transforms.resolve.person_names` is needed without polars

    return steps.resolve(frames, rulings)
