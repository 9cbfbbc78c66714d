"""The lines of a card: its fields, its date, the words before its heading. Consumes and produces lines of words."""

from __future__ import annotations

import re

from transforms.dates.ranges import is_date

_ROW = 300  # characters of a line that is a field


def with_lead(lines: list[str], lead: str) -> list[str]:
    """The lines, the lead behind those that are more than links."""
    at = next((at for at in range(len(lines), 1, -1) if not _LINKS.fullmatch(lines[at - 1])), 1)
    return [*lines[:at], lead, *lines[at:]]


_LINKS = re.compile(r"\s*(?:\[[^\]]{1,30}\]\([^()\s]{1,300}\)\s*)*")


def with_fields(lines: list[str]) -> list[str]:
    """The lines, the items of a short list that holds the card's date as plain ones: they are its fields, no tasks."""
    first = next((i for i, line in enumerate(lines) if line.startswith("- ")), len(lines))
    last = next((i for i in range(first, len(lines)) if not lines[i].startswith("- ")), len(lines))
    items = lines[first:last]
    if not 1 < len(items) <= _FIELDS or not any(map(_is_date, items)) or not all(len(item) < _ROW for item in items):
        return lines
    return [*lines[:first], *(item.removeprefix("- ") for item in items), *lines[last:]]


_FIELDS = 4


def with_date_beside(lines: list[str]) -> list[str]:
    """The lines, a date that stands alone in a card's first one beside what it dates: it heads no list."""
    rest = next((i for i, line in enumerate(lines[1:], 1) if line.strip()), 0)
    if (
        not rest
        or lines[rest].startswith(("- ", "#", "|"))
        or "\t" in lines[rest]
        or not is_date(lines[0].strip(" *_"))
    ):
        return lines
    return [f"{lines[0].strip(' *_')}\t{lines[rest]}", *lines[rest + 1 :]]


def with_tail_listed(lines: list[str]) -> list[str]:
    """The lines, the last one an item of the list above it: the tags behind what was done in a post say no more."""
    above = next((line for line in reversed(lines[:-1]) if line), "")
    last = lines[-1] if lines else ""
    if not above.startswith("- ") or last[:1] in ("-", "#", "|", " ", "") or ", " not in last or "](" in last:
        return lines
    end = len(lines) - 2 if not lines[-2] else len(lines) - 1
    return [*lines[:end], f"- {last}"]


def _is_date(item: str) -> bool:
    return is_date(item.removeprefix("- ").strip())
