"""The record of identity decisions: rows of `match_decisions`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Decision(NamedTuple):
    """One decision, in the order of the table's columns."""

    entity: str
    left_id: int
    right_id: int
    rule: str
    score: float
    decision: str
    detail: str


def merge(entity: str, sides: tuple[int, int], rule: str, score: float, detail: str) -> Decision:
    """Two sides that are one."""
    return Decision(entity, *sides, rule, score, "merge", detail)


def keep_apart(entity: str, sides: tuple[int, int], rule: str, score: float, detail: str) -> Decision:
    """Two sides that look alike and are not taken for one."""
    return Decision(entity, *sides, rule, score, "keep apart", detail)


def columns(decisions: Iterable[Decision]) -> dict[str, object]:
    """The decisions as columns, in the declared order."""
    rows = list(decisions)
    return dict(zip(Decision._fields, zip(*rows, strict=True) if rows else ((),) * 7, strict=True))
