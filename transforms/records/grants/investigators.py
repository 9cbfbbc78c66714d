"""Investigators of a grant: their roles, and the names that an entry begins with. Consumes lines; produces lines."""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run
from transforms.model import Line
from transforms.records.grants.funders import funder_end
from transforms.records.lists.looks import is_organization
from transforms.text.styled import without
from transforms.vocabulary import any_of

_RANK = f"(?:(?:{any_of('entry_words', 'grants', 'ranks')})[ -])?"
_PI = f"(?:co-?|dual |multi-?)?(?:{any_of('entry_words', 'grants', 'investigators')})"
_HELD = f"(?:(?:senior|key) )?(?:{any_of('entry_words', 'grants', 'partners')})"
ROLE_WORDS = rf"(?:{_RANK}(?:{_PI})|{_HELD})"
ROLE = re.compile(
    rf"^(?:as |my |our )?(?:(?:role|position)\s*:.*|{ROLE_WORDS}(?:\s*(?:/|,|and|&)\s*{ROLE_WORDS})*(?:\s*\([^()]*\))?"
    rf"|(?:co-?)?PIs?\b(?! [A-ZÀ-Þ“\"]).*|(?:co-?)?Is?\b:.*|{_RANK}(?:{_PI})\s?(?:with|w/|:|and)\W.*"
    rf"|WP ?\d+ .{{0,40}}\bPI\b.*|{_HELD} at .*)$",
    re.IGNORECASE,
)
_LEAD_NOTE = re.compile(r"(?i)\s*\((?:co-?|lead |multi-?|dual-?)?(?:PIs?|P\.I\.|Is?|PD|investigator)\b\*?[^()]{0,30}\)")
_PEOPLE = re.compile(rf"(?:{ROLE_WORDS})\s?:\s+", re.IGNORECASE)
_SEVERAL = re.compile(r"\b[A-ZÀ-Þ]\.|[,&]| and ")  # initials, or more than one name
_LONG = 500  # characters in which an entry's names stand


def without_people(line: Line) -> Line:
    """The line without the investigators that it begins with: "Lee, M. (PI), and Poe, D. (2019). Title."."""
    bare = _LEAD_NOTE.sub("", line.text[:_LONG])
    end = name_run(bare)
    if not end or bare[end : end + 1] not in (".", ",", " ", ":", "(") or is_organization(bare[:end]):
        return line
    if funder_end(bare) or not _ends_names(bare, end) or not _SEVERAL.search(bare, 0, end):
        return line
    while (match := _PEOPLE.match(bare, end + len(bare[end:]) - len(bare[end:].lstrip(" .,;")))) and (
        after := name_run(bare, match.end())
    ) > match.end():
        end = after
    cut = _place_in(line.text, end)
    cut += len(line.text[cut:]) - len(line.text[cut:].lstrip(" .,;:"))
    return without(line, 0, cut) if cut < len(line.text) else line


def without_own_part(text: str) -> str:
    """A funder's name without what the owner was in the grant: "Loom Agency (co-applicant)"."""
    return _OWN_PART.sub("", text) if text.endswith(")") else text


_OWN_PART = re.compile(r"(?i) \((?:co-?|joint |lead |main |principal )?(?:applicant|investigator|PI|lead)s?\)$")


def _ends_names(text: str, end: int) -> bool:
    """True where a list of names ends so that something else begins: at a stop, a colon, a year in brackets."""
    return text[end - 1] == "." or text[end : end + 1] in (".", ":") or text[end : end + 2] == " ("


def _place_in(text: str, end: int) -> int:
    """Where in the text the first `end` characters end, notes of a role not counted."""
    place = seen = 0
    while place < len(text):
        note = _LEAD_NOTE.match(text, place)
        if note:
            place = note.end()
        elif seen == end:
            break
        else:
            place, seen = place + 1, seen + 1
    return place
