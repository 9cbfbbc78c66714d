"""A line cut at its separators, outside brackets and known names. Consumes text; produces the ranges of its parts."""

from __future__ import annotations

import re

from transforms.entities.company_forms import has_company_form
from transforms.model import Span
from transforms.records.students.advisers import in_brackets

_GOES_ON = ("d'", "d’", " d'", " d’")  # "École d'Optique, d'Électronique et d'Acoustique"
_COMMA_OR_BRACKET = re.compile(r",| \(")


def _is_suffix(text: str) -> bool:
    """True for what a comma parts from its name: "Globex, Inc.", "Marsh, Jr."."""
    return has_company_form(text) or text.casefold().removesuffix(".") in ("jr", "sr", "phd", "ph.d")


def cuts(text: str, separator: re.Pattern[str], names: list[Span]) -> list[tuple[str, int, int]]:
    """The separator before and the range of each part, cut outside brackets and outside known names."""
    found, start, before = [], 0, ""
    for match in separator.finditer(text):
        mark = match[0].strip()
        inside = names and [span for span in names if span.start < match.start() < span.end]
        if inside or (in_brackets(text, start, match.start()) and mark not in ("\x00", "")):
            continue
        if mark == "," and text.startswith(_GOES_ON, match.end()):
            continue
        if mark == "," and _is_suffix(_COMMA_OR_BRACKET.split(text[match.end() :], maxsplit=1)[0].strip()):
            continue
        found.append((before, start, match.start()))
        start, before = match.end(), mark or "\t"
    found.append((before, start, len(text)))
    return found
