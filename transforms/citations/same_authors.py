"""Dashes for the authors of the work above: "———. 2018. ...". Consumes a list's lines; produces them with the names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.name_runs import name_run
from transforms.model import Line, Link, Span

_DASHES = re.compile(r"(?:[—―─⸺⸻]{2,6}|⸻|-{3,12}|_{3,12})\s?(?=[.,;:( ]|and |with |[“\"]|(?:19|20)\d\d)")
_FIRST = frozenset("—―─⸺⸻-_")
_LEAST = 5  # characters of a name


def with_authors_above(lines: Sequence[Line], owner: str) -> tuple[Line, ...]:
    """The lines; one that begins with dashes begins with the names before the work above instead."""
    if not [line for line in lines if line.text[0] in _FIRST]:
        return tuple(lines)
    found: list[Line] = []
    names = ""
    for number, line in enumerate(lines):
        match = _DASHES.match(line.text) if line.text[0] in _FIRST else None
        if match and names:
            found.append(_named(line, names, match.end()))
            continue
        text = line.text if number + 1 == len(lines) else f"{line.text} {lines[number + 1].text}"
        end = name_run(text, 0, owner)
        end += text[end : end + 1] == "." and text[end - 2 : end - 1] == " "  # the stop of an initial
        names = text[:end].rstrip(" ,;:") if end > _LEAST and (end < len(text) or not names) else names
        found.append(line)
    return tuple(found)


def _named(line: Line, names: str, end: int) -> Line:
    """The line with the names in the place of its first characters."""
    rest = line.text[end:].lstrip()
    if names.endswith("."):
        rest = rest.removeprefix(".")
    if rest[:1] in ("", ".", ",", ";", ":", " "):
        lead = names
    else:
        lead = f"{names} " if rest.startswith(("and ", "with ", "(")) else f"{names.rstrip('.')}. "
    by = len(lead) + len(rest) - len(line.text)
    cut = len(line.text) - len(rest)
    return replace(
        line,
        text=lead + rest,
        bold=_moved(line.bold, cut, by),
        italic=_moved(line.italic, cut, by),
        underline=_moved(line.underline, cut, by),
        links=tuple(Link(one.start + by, one.end + by, one.url) for one in line.links if one.start >= cut),
    )


def _moved(spans: Sequence[Span], cut: int, by: int) -> tuple[Span, ...]:
    return tuple(Span(one.start + by, one.end + by) for one in spans if one.start >= cut)
