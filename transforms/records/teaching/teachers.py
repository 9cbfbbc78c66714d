"""Lines that only say who gave the course that the owner assisted in: "Instructors: Ada Quill, Bo Lund".

Consumes the lines of a section of courses; produces them without.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.model import Line
from transforms.names.people import is_name, split_names

_LED = ("Instr", "Cours", "Lectu", "Profe", "Facul", "Taugh")
_TEACHERS = re.compile(
    r"(?:(?:Course )?(?:Instructors?|Lecturers?|Professors?)(?: of record)?|Faculty(?: instructors?)?|Taught by):? "
    r"(?=[A-ZÀ-Þ])"
)


def without_teachers(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines but those; one that leads the section, or names a course, says what the owner was."""
    for number, line in enumerate(lines):
        if not number or line.bullet or not line.text.startswith(_LED) or not _names_teachers(line.text):
            yield line


def _names_teachers(text: str) -> bool:
    label = _TEACHERS.match(text)
    names = split_names(text[label.end() :].strip(" .")) if label else []
    return bool(names) and all(" " in name and is_name(name) for name in names)
