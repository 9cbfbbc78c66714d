"""Students in a row behind one label: "Senior theses: Ada Reed, “Dyes” (2023); Ben Ode, “Yarns” (2021)".

Consumes a line of an advising section; produces one line for each of them, each with the label.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.entities.degrees import find_degrees
from transforms.model import Line
from transforms.names.people import is_name
from transforms.records.lists.pieces import phrases
from transforms.records.students.relations import RELATION

_LABEL = re.compile(r"(?P<label>[^:–—;]{2,40}?)(?P<mark>: | [–—] )(?=\S)")
_NAME = re.compile(r"(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?(?P<name>[^,;:(“\"]{4,50}?)\s?(?=[,(“\"]|$)")
_LEAST = 2  # students of a row


def one_each(line: Line) -> Iterator[Line]:
    """The line; one line for each student where its label's own marks part several, each with words of his own."""
    match = _LABEL.match(line.text) if ";" in line.text or " – " in line.text or " — " in line.text else None
    if match is None or not (RELATION.search(match["label"]) or find_degrees(match["label"])):
        yield line
        return
    rest = line.text[match.end() :].rstrip(" .")
    rows = phrases(rest, ";")
    if len(rows) < _LEAST and match["mark"] != ": ":
        rows = phrases(rest, ",;")
    named = [words for row in rows if (words := _named(row))]
    if not named or not _named(rows[0]) or (len(named) < _LEAST and match["mark"] == ": "):
        yield line
        return
    for words in named:
        yield replace(line, text=f"{match['label']}: {words}", bold=(), italic=(), links=())


def _named(row: str) -> str:
    """The row from the student's name on; "" where it begins with none."""
    name = _NAME.match(row)
    return row[name.start("name") :] if name and is_name(name["name"]) else ""
