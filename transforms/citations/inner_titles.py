"""Titles inside a paragraph that look like the heading of a part of the list: consumes `Line`s; tells them apart."""

from __future__ import annotations

from dataclasses import replace

from transforms.citations.line_ends import names_writers
from transforms.citations.name_runs import name_run
from transforms.headings.wording import named
from transforms.model import Line


def is_inner_title(above: Line, line: Line, below: Line, owner: str) -> bool:
    """True for a line inside a paragraph, right below its names: a title, even one that says "Journal"."""
    if line.heading or line.gap_before or below.gap_before or named(line.text).whole:
        return False
    return is_names(replace(above, gap_before=0), owner)


def is_names(line: Line, owner: str) -> bool:
    """True for a line of names right below another: what stands over it is a title."""
    text = line.text.rstrip(" .*")
    if line.gap_before or line.bullet:
        return False
    several = "," in text or (bool(owner) and owner.rsplit(maxsplit=1)[-1] in text)
    return names_writers(text) or (several and name_run(text, 0, owner) >= len(text) - 1)
