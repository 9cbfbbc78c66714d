"""Sentences in a list of talks that tell of none: to the reader, or of the list ("Older talks are listed on my blog.").

Consumes the `Item`s of a section; produces those that may be talks.
"""

from __future__ import annotations

from collections.abc import Iterable

from transforms.dates.ranges import find_dates
from transforms.records.lists.items import Item
from transforms.records.lists.looks import word_list, words


def without_remarks(items: Iterable[Item]) -> list[Item]:
    """The items without those that are such a sentence."""
    return [item for item in items if not _is_remark(item)]


def _is_remark(item: Item) -> bool:
    """True for a line without bullet or date that ends as a sentence, in words of the list and none of speaking."""
    text, line = item.text, item.lines[0]
    if len(item.lines) > 1 or line.bullet or text[-1] not in ".:!" or item.when_above.start or find_dates(text):
        return False
    found = word_list(text)
    said = not words("talks", "remarks").isdisjoint(found) and words("talks", "spoken").isdisjoint(found)
    small = sum(word[0].islower() for word in text.split())
    return said and len(found) >= _LEAST and small >= _SMALL * len(found)


_LEAST, _SMALL = 8, 0.6  # words of a sentence, and the share of them that begin with a small letter
