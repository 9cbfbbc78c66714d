"""Words between which a mark was forgotten. Consumes a career line's text; produces it with the mark."""

from __future__ import annotations

import re

from transforms.entities.titles import is_title

_SMALL = re.compile(r"(?<![\w-])([A-ZÀ-Þ][\w’-]{2,24}) university(?=$|[,.;)(\t]| [-–—|] )")  # "Merrow university"
UNMARKED = re.compile(r" university|[a-z] (?:Department|Dept\.|School|Faculty|Division) ")
"""Finds the lines worth a look."""
_UNIT = re.compile(r"(?<=[a-z]) (?=(?:Department|Dept\.|School|Faculty|Division) (?:of|for) [A-Z])")


def with_names_apart(text: str) -> str:
    """The text with "University" written as a name, and a comma before the unit right behind a role.

    As in "Research Fellow Department of Dyes, Merrow University".
    """
    text = _SMALL.sub(r"\1 University", text) if " university" in text else text
    found = _UNIT.search(text)
    role = text[: found.start()].rpartition("\t")[2] if found else ""
    if not found or any(mark in role for mark in ",;:|(–@") or not (is_title(role) and is_title(role.split()[-1])):
        return text
    return f"{text[: found.start()]}, {text[found.end() :]}"
