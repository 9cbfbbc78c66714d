"""What stands right behind a course's code in brackets: "Slow Weaving (WEAV711) Lecturer & Tutor".

Consumes a phrase; produces the course and, where all words behind it say so, as what it was taught.
"""

from __future__ import annotations

import re

from transforms.records.lists.looks import word_list, words
from transforms.records.teaching.roles import role_phrase

_CODED = re.compile(
    r"(?P<course>[A-ZÀ-Þ][^\t]{3,100} \([A-Z]{2,6}[ -]?\d{2,5}[A-Z]{0,2}\)),? (?P<role>[A-Z][^()\t]{1,50})"
)


def behind_code(text: str) -> tuple[str, str] | None:
    """The course with its code, and the role behind; None where more stands there, or nothing."""
    found = _CODED.fullmatch(text) if ") " in text else None
    if not found:
        return None
    role = found["role"].strip()
    done = words("teaching", "deeds") | words("teaching", "roles") | {"and"}
    return (found["course"], role) if role_phrase(role) or done.issuperset(word_list(role)) else None
