"""Lines of an owner's own data: "Nationality: Dutch", "Date of birth: 1.2.1970". Consumes a line; produces yes or no.

Converters put a box at a page's head below the heading that stands under it, among posts or degrees.
"""

from __future__ import annotations

from functools import cache

from transforms.model import Line
from transforms.vocabulary import forms

_LONGEST_LABEL, _LONGEST = 24, 80  # characters


def tells_own_data(line: Line) -> bool:
    """True for a short line that begins with a label of such data."""
    at = line.text.find(":", 0, _LONGEST_LABEL + 1)
    if at < 1 or len(line.text) > _LONGEST or line.heading or line.bullet:
        return False
    return line.text[:at].strip().lower() in _labels() and line.text[at + 1 :].strip() != ""


@cache
def _labels() -> frozenset[str]:
    return frozenset(forms("form_labels", "own", "labels"))
