"""Works below a heading that may say anything: told by one person who is among the names of each. Consumes lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.titles import is_title
from transforms.lines.shapes import is_prose
from transforms.names.words import is_name

_LEAST, _SHARE = 2, 0.6  # entries that make a list, and those of them that are so
_MOST = 40  # entries that are looked at
_PARTED = re.compile(r"[,;:\"“”()\[\]]| and | & |(?<=\w\w)\. (?=[A-ZÀ-Þ])")
_PRINTED = re.compile(r"\b(?:19|20)\d\d\b|(?i:\b(?:arxiv|under review|submitted|forthcoming|to appear|in press)\b)")
_MARKS = " *†‡§#.^"


def share_an_author(entries: Sequence[str]) -> bool:
    """True for entries with a year or a standing, most of them with other names beside the one that stands in all."""
    told = entries[:_MOST]
    least, entries = max(_LEAST, _SHARE * len(told)), list[str]()
    for at, entry in enumerate(told):
        if len(entries) + len(told) - at < least:
            return False  # too few are left, as below most headings after the first of them
        if _is_printed(entry):
            entries.append(entry)
    if len(entries) < least:
        return False
    names = [_names(entry) for entry in entries]
    return any(_is_author(name, names, entries) for name in set().union(*names))


def _is_author(name: str, names: Sequence[set[str]], entries: Sequence[str]) -> bool:
    """True for a name that stands in nearly all entries, beside other people's in most."""
    if sum(name in entry for entry in entries) < max(_LEAST, len(entries) - 1):
        return False
    return sum(bool(those - {name}) for those in names) >= max(_LEAST, _SHARE * len(entries))


def _is_printed(text: str) -> bool:
    """True for a text with a year or a standing that tells of no period and of nobody's role."""
    if not _PRINTED.search(text) or any(date.is_range for date in find_dates(text)):
        return False
    return not any(is_title(part) for part in text.split(", "))


def _names(text: str) -> set[str]:
    """People's names between the signs of a text that is no sentence."""
    if is_prose(text):
        return set()
    return {name for part in _PARTED.split(text) if " " in (name := part.strip(_MARKS)) and is_name(name)}
