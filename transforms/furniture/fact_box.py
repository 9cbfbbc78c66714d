"""Boxes of facts at a page's head: consumes lines; produces them without the labels that say what each one is.

"Position: Professor of Ferns", "Department<tab>Botany", "Areas of expertise: spores; bogs" is how the pages of
universities set what others write below the name. Two such lines in a row are a box; its interests are a section.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from transforms.headings.wording import named
from transforms.heads.gutter import apart
from transforms.model import Line
from transforms.vocabulary import toml

_REACH, _LONGEST, _LEAST = 30, 30, 2  # lines from the beginning, characters of a label, lines of a box


_TOPICS = (("interests",), ("skills",))


@cache
def _labels() -> dict[str, str]:
    return {label: kind for kind, labels in toml("form_labels")["facts"].items() for label in labels}


def with_facts(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines, those of a box at the head without bullets and labels; its interests stand behind the rest of it."""
    out: list[Line] = []
    box: list[tuple[Line, str, int]] = []
    for line in (*body[:_REACH], None):
        fact = _fact(line) if line is not None and (":" in line.text or "\t" in line.text) else None
        if line is not None and fact:
            box.append((line, *fact))
            continue
        if box:
            out += _opened(box, is_last=line is not None and line.heading > 0)
            box = []
        out += [line] if line is not None else []
    return (*out, *body[_REACH:])


def _opened(box: list[tuple[Line, str, int]], *, is_last: bool) -> Iterator[Line]:
    """The lines of a box; `is_last`: a heading follows."""
    if len(box) < _LEAST or not any(kind == "position" for _, kind, _ in box):
        yield from (line for line, _, _ in box)
        return
    for line, kind, start in box:
        if kind != "interests":
            yield line if kind == "contact" else replace(apart(line, start)[1], bullet="", gap_before=line.gap_before)
        elif not is_last:
            yield replace(line, bullet="", gap_before=1)
    for line, kind, start in box if is_last else ():
        if kind == "interests":
            head, rest = apart(line, start)
            yield replace(head, text=head.text.rstrip(" :"), bullet="", heading=_LEVEL, gap_before=1)
            yield replace(rest, bullet="")


_LEVEL = 2


def _fact(line: Line) -> tuple[str, int] | None:
    """What a line's label says that it is, and where its words begin."""
    if line.heading:
        return None
    label, mark, rest = line.text[: _LONGEST + 2].replace("\t", ":", 1).partition(":")
    if not mark or not rest.strip():
        return None
    words = label.strip()
    kind = _labels().get(words.lower()) or ("interests" if named(words).kinds in _TOPICS else None)
    start = len(label) + 1
    return (kind, start + len(line.text[start:]) - len(line.text[start:].lstrip())) if kind else None
