"""Honours in a table whose first column holds a short form and the year: "GF 2023 | Globex Fellowship for Weavers".

Consumes the items of a list of honours; produces them with the honour's full name first, who gave it and the year
behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from transforms.dates.ranges import find_dates, is_date
from transforms.records.awards.names import gives
from transforms.records.awards.words import is_placed, is_strong
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_acronym
from transforms.records.lists.periods import years_at_end
from transforms.text.styled import spliced

_LEAST, _MOST = 3, 0.6  # rows of a table, and of its rows those of one form
_LONGEST = 32  # characters of a short form and its year
_WORDS = 3  # of a name in full


def without_keys(items: Sequence[Item]) -> list[Item]:
    """The items; where a short form with the year leads all of them, their full names lead instead."""
    keys = list(takewhile(bool, map(_key, items))) if len(items) >= _LEAST else []
    if not keys or len(keys) < len(items):
        return list(items)
    full = sum(_is_full(item.head[0].text[len(key) + 1 :], key) for item, key in zip(items, keys, strict=True))
    if full < _MOST * len(items):
        return list(items)
    return [_turned(item, key) for item, key in zip(items, keys, strict=True)]


def _key(item: Item) -> str:
    """The words of the first of two columns, where they end in a year; "" elsewhere."""
    if len(item.lines) != 1:
        return ""
    key, tab, rest = item.head[0].text.partition("\t")
    if not tab or "\t" in rest or len(key) > _LONGEST:
        return ""
    label, when = years_at_end(key.rstrip(" ,:"))
    one = bool(label.strip()) and when.start is not None and not when.end
    if is_date(key):
        return ""  # "Sept 2003" names no honour
    return key if one and not find_dates(rest) else ""


def _is_full(rest: str, key: str) -> bool:
    """True for a name in full, no giver of what the first column names."""
    if len(rest) <= len(key) or len(rest.split()) < _WORDS:
        return False
    return is_strong(rest) or is_placed(rest) or rest[:6] == "Ranked" or not (is_strong(key) or gives(rest))


def _turned(item: Item, key: str) -> Item:
    """The item with its full name first; a label that gives honours stands behind it as who gave this one."""
    line = item.head[0]
    label, when = years_at_end(key.rstrip(" ,:"))
    label = label.strip(" ,")
    giver = f", awarded by {label}" if not is_strong(label) and (gives(label) or is_acronym(label)) else ""
    line = spliced(line, 0, len(key) + 1)
    return replace(item, head=(spliced(line, len(line.text), len(line.text), f"{giver}\t{when.start}"),))
