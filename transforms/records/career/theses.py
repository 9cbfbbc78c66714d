"""The title of a thesis between a degree and its school, set off by italics alone. Consumes and produces `Line`s.

As in "PhD, *The Weaver and the Crown, 1790-1850*, University of Lund, 2001": it names no field, unit, town or time.
"""

from __future__ import annotations

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, is_unit, shape_rank
from transforms.model import Line, Span
from transforms.text.styled import without

_LEAST, _TITLE = 4, 18  # words and characters of a title; fewer may be a field or a school


def without_thesis(line: Line) -> Line:
    """The line without a thesis in italics behind its degree; a school, unit or further degree in italics stays."""
    for span in line.italic:
        if _is_set_off(line.text, span) and _is_title(line.text[span.start : span.end]):
            rest = line.text[span.end :].lstrip(" ")
            behind = rest[1:].lstrip(" ") if rest[:1] == "," else rest
            start = span.start if behind else len(line.text[: span.start].rstrip(" ,"))
            return without(line, start, len(line.text) - len(behind))
    return line


def _is_set_off(text: str, span: Span) -> bool:
    """True behind a degree and a sign, before a sign or the line's end."""
    front, rest = text[: span.start].rstrip(" "), text[span.end :].lstrip(" ")
    return bool(front) and front[-1] in ",:;–—" and (not rest or rest[0] in ",.;(") and bool(find_degrees(front))


def _is_title(words: str) -> bool:
    if len(words) < _TITLE or len(words.split()) < _LEAST or is_unit(words) or find_degrees(words):
        return False
    return shape_rank(words) == 0 and not any(name.certain for name in find_organizations(words))
