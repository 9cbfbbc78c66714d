"""Runs of lines. Consumes lines; produces them in runs, each from a line that begins one to the next such."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from transforms.model import Line


def runs(lines: Sequence[Line], begins: Callable[[Line], object]) -> Iterator[list[Line]]:
    """The lines in runs; those before the first that begins one are a run too."""
    run: list[Line] = []
    for line in lines:
        if begins(line) and run:
            yield run
            run = []
        run.append(line)
    if run:
        yield run
