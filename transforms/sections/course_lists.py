"""Headings among courses: "Academic Writing" is one of them, "Previous lectures" heads others. Consumes headings."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

from transforms.heads.lazy_lines import is_placed
from transforms.heads.looks import Head
from transforms.model import Line

_ONCE_HELD = re.compile(r"(?i)(?:previous|past|current|recent|earlier|former|other)(?: [\w-]{2,14})? (\w{3,12}):?$")


def were_held(text: str, forms: Container[str]) -> bool:
    """True for a label that says when courses of a form were held: "Previous lectures"."""
    found = _ONCE_HELD.match(text)
    return found is not None and found[1].lower() in forms


def parts_courses(text: str, heading: Line | None, first: Line | None, held: Container[str]) -> bool:
    """True for a form that courses are held in, where "Courses" right below "Teaching" is the first: "Workshops".

    `first` is the first line of the section where it is such a label; else the two stand joined in `heading`.
    """
    words = heading.text if heading else ""
    above = first.text if first else words[len(_TEACHING) :] if words.startswith(_TEACHING) else ""
    return above.strip(" :*").lower() in _COURSES and text.strip(" :*").lower() in held


_TEACHING, _COURSES = "Teaching ", ("courses", "courses taught", "classes", "classes taught")


def is_course(head: Head, kind: str, so_far: Sequence[Line], below: Sequence[Line]) -> bool:
    """True for a bare line of a list of courses, set off neither from the line above nor from the one below."""
    if kind != "teaching" or not (head.is_bare and so_far and below):
        return False
    line = head.line
    if not line.bullet and (is_placed(below) or all(one.bullet for one in so_far)):
        return False  # behind items with marks: "Selected Projects" over a title and its own items
    return not (line.gap_before or below[0].gap_before or line.text[-1] == ":") and line.bullet == below[0].bullet
