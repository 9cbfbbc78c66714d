"""Employers whom only their link tells: consumes a `Line` and its words; produces the words with a plain "at"."""

from __future__ import annotations

import re

from transforms.entities.studies import is_field
from transforms.entities.titles import is_title
from transforms.model import Line

_LEAST = 3  # letters of a role
_DATED = re.compile(r"[:\t,;|]")


def with_linked_employer(line: Line, text: str) -> str:
    """The words, "at" for "in" between a role and a link that is no field: "Loom Intern in [Globex](https://x.org)"."""
    for link in line.links:
        name = line.text[link.start : link.end].strip()
        at = text.find(f" in {name}") if name[:1].isupper() else -1
        role = _DATED.split(text[:at])[-1].strip() if at >= _LEAST else ""
        if role and is_title(role) and not is_field(name):
            text = f"{text[:at]} at {text[at + len(' in ') :]}"
    return text
