"""What lines below a degree tell of it: its thesis, who supervised it. Consumes and produces `CareerLine`s.

"MSc Thesis in X" states no second degree, and no more does "Ada Quill, PhD" below "Supervisors:".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.records.career.pieces import CareerLine, career_line
from transforms.records.students.advisers import begins_with_adviser

_DEGREE = r"(?:[bm]\.?(?:sc?|a|eng)\.?|ph\.?d\.?|(?:master|bachelor|doctora)\S{0,4})"
_THESIS = re.compile(rf"(?i){_DEGREE} (?:thesis|dissertation|project)\b")
_LABEL = 40  # letters of a label


def with_told_below(head: Sequence[CareerLine]) -> list[CareerLine]:
    """An entry's lines: those below its degree that name a thesis or its supervisors state no degree of their own."""
    at = next((at for at, line in enumerate(head) if line.having("degree")), len(head))
    return [*head[: at + 1], *_told(head[at + 1 :])]


def _told(lines: Sequence[CareerLine]) -> Iterator[CareerLine]:
    label: CareerLine | None = None
    for line in lines:
        label = label if label and line.line.indent > label.line.indent else None
        if label:
            words = f"{label.line.text} {line.line.text}"
            yield career_line(replace(line.line, text=words))._replace(pieces=())
            continue
        label = line if _is_label(line.line.text) else None
        yield line._replace(pieces=()) if label or _THESIS.match(line.line.text) else line


def _is_label(text: str) -> bool:
    return text[-1:] == ":" and len(text) < _LABEL and begins_with_adviser(text)
