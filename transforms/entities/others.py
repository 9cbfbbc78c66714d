"""Lines on other people: consumes `Line`s; produces those that are the owner's own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from transforms.model import Line

_LABEL = re.compile(r"(?i)(?:co-?|thesis |academic )?(?:supervisor|advis[eo]r|mentor|referee|reference)s?(?:\(s\))?:")


def own_lines(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines without those right below a label of advisers, set farther in: their addresses are their own."""
    label: Line | None = None
    for line in lines:
        is_below = label is not None and line.indent > label.indent
        if not is_below:
            label = line if line.text[-1:] == ":" and _LABEL.fullmatch(line.text) else None
            yield line
