"""Labels of works on lines of their own ("J03" over its work). Consumes a list's lines; produces them as bullets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.model import Line

_LABEL = re.compile(r"[\W_]{0,3}([A-Z]{1,2}[.-]?\d{1,3})\W{0,2}")
_LONGEST, _LEAST = 10, 3  # letters of a label, labels of a list


def with_lone_labels(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines; labels that stand alone over works as the bullets of these."""
    labels = {line.number: match[1] for line in lines if len(line.text) <= _LONGEST and (match := _label(line))}
    return tuple(_labelled(lines, labels)) if len(labels) >= _LEAST and lines[-1].number not in labels else tuple(lines)


def _label(line: Line) -> re.Match[str] | None:
    return None if line.heading or line.bullet else _LABEL.fullmatch(line.text)


def _labelled(lines: Sequence[Line], labels: dict[int, str]) -> Iterator[Line]:
    yield from (line for line in lines[:1] if line.number not in labels)
    for above, line in pairwise(lines):
        if above.number in labels and not (line.bullet or line.heading):
            yield replace(line, bullet=f"[{labels[above.number]}]")
        elif line.number not in labels:
            yield line
