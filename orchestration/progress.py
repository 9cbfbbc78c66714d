"""How far a run has come. A stage reports; whoever runs it in the same process may listen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

STEPS = (
    "ingest",
    "ingest_checks",
    "parse",
    "parse_checks",
    "resolve",
    "resolve_checks",
    "star",
    "star_checks",
    "audit_results",
    "publish_checks",
    "warehouse",
)

Listener = Callable[[str, int, int], None]

_listeners: list[Listener] = []


def report(stage: str, done: int, total: int) -> None:
    """Tells the listeners that `done` of `total` parts of a stage are finished; no parts are known where total is 0.

    A stage is one of `STEPS`, or words about what is waited for.
    """
    for listener in _listeners:
        listener(stage, done, total)


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Within, `listener(stage, done, total)` hears every report."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)
