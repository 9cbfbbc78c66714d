"""Offices set as blocks: a dated body, the role below it, and what was done there. Consumes items; tells which are."""

from __future__ import annotations

from transforms.dates.ranges import find_dates
from transforms.model import Line, Span
from transforms.records.lists.items import Item
from transforms.records.service.role_words import HELD_AT_SEVERAL, is_role, role_of
from transforms.records.service.text import begins_in_role

_BLOCK = 2  # lines over the bullets
_LONGEST = 9  # words of a role on a line of its own


def deeds_below(item: Item, lines: list[Line]) -> list[Line]:
    """The bullets of a block, which tell what was done in the one office that its two lines name.

    "Loom Fair<tab>2012-2015", "Co-organizer", "- The fair draws weavers from Ulm, Graz and Bergen."
    """
    if not item.details or not all(line.bullet for line in item.details):
        return []
    below = {line.number for line in item.details}
    if len(item.head) == 1 and item.head[0].bullet and find_dates(item.head[0].text):
        return [line for line in lines if line.number in below and _tells(line)]
    if not _is_block(item):
        return []
    return [line for line in lines if line.number in below and not _is_office(line)]


def _tells(line: Line) -> bool:
    """True for a sentence on a dated office, under it: "Weaving and dye tutor for young weavers of the Felt House"."""
    words = [word for word in line.text.split() if word[0].isalpha()]
    low = sum(word[0].islower() for word in words)
    return (
        len(words) >= _SENTENCE and _MOSTLY * low >= len(words) and not (begins_in_role(line.text) or ";" in line.text)
    )


_SENTENCE, _MOSTLY = 9, 1.8  # words of such a sentence, more than half of them in lower case


def _is_block(item: Item) -> bool:
    """True for a body and the role held there on two lines, in either order, one of them dated at its end."""
    if len(item.head) != _BLOCK or any(line.bullet for line in item.head):
        return False
    dates = [find_dates(line.text) for line in item.head]
    if sum(map(len, dates)) != 1:
        return False
    pairs = zip(item.head, dates, strict=True)
    names = [_undated(line.text, date[0].span) if date else line.text for line, date in pairs]
    if any(map(find_dates, names)) or not all(names):
        return False
    role = names[1] if is_role(names[1]) else names[0]  # a committee is called so
    return is_role(role) and len(role.split()) <= _LONGEST and role_of(role) not in HELD_AT_SEVERAL


def _undated(text: str, date: Span) -> str:
    """The words in front of a date that ends them; as they are where it does not."""
    return text[: date.start].rstrip(" \t,(") if date.end >= len(text.rstrip(")")) else text


def _is_office(line: Line) -> bool:
    column = line.text.rpartition("\t")[2] if "\t" in line.text else ""
    return bool(find_dates(column)) or (begins_in_role(line.text) and not line.text.split()[0].endswith("ed"))
