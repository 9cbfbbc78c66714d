"""Entries that begin with whose they are: "Quill, Ada. 2012. Fern Prize" in a list of honours cited like works.

Consumes a section of honours or grants; produces it without the owner's name, and those of partners, in front.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.citations.name_runs import name_run
from transforms.model import Line, Section
from transforms.names.words import bears, fold
from transforms.text.styled import without

_KINDS = frozenset(("awards", "grants"))
_ENDS = re.compile(r"[.:]?\s{1,2}(?=[(\[]?(?:19|20)\d\d)|[.:]\s{1,2}(?=\S)")


def without_own_names(section: Section, owner: str) -> Section:
    """The section without the names that lead its lines, the owner's among them, where it leads one, family first."""
    family = fold(owner).split()[-1:] if section.kind in _KINDS else []
    if not family or not any(_leads(line.text, family) for line in section.lines):
        return section
    return replace(section, lines=tuple(_unnamed(line, family[0], owner) for line in section.lines))


def _leads(text: str, family: list[str]) -> bool:
    """True where the family's last word ends what stands before the first comma: "de la Cruz, Ana"."""
    lead, comma, _ = text.partition(",")
    return bool(comma) and bears(lead, family[0]) and fold(lead).split()[-1:] == family


def _unnamed(line: Line, family: str, owner: str) -> Line:
    named = name_run(line.text, 0, owner) if "," in line.text else 0
    ends = _ENDS.match(line.text, named) if named and family in fold(line.text[:named]).split() else None
    return without(line, 0, ends.end()) if ends else line
