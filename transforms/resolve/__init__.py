"""Resolution: which names, listings and records mean one thing.

Consumes frames of ingest and parse; produces the entity maps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import polars as pl


def resolve(frames: Mapping[str, pl.DataFrame]) -> dict[str, pl.DataFrame]:
    """Every table of the resolve layer, exactly as declared and sorted by key.

    Args:
        frames: `raw_documents` and every parse-layer table, by name.
    """
    from transforms.resolve import steps  # noqa: PLC0415 - `transforms.resolve.person_names` is needed without polars

    return steps.resolve(frames)
