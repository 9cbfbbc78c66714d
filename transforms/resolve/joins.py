"""A proposed join of two nodes, and why."""

from __future__ import annotations

from typing import NamedTuple

from transforms.resolve.mentions import Node


class Join(NamedTuple):
    """Two nodes that a rule takes for one person, or looks at and keeps apart."""

    left: Node
    right: Node
    rule: str
    score: float
    detail: str
    apart: bool = False
