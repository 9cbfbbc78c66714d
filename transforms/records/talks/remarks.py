"""Sentences in a list of talks that tell of none: to the reader, or of the list ("Older talks are listed on my blog.").

Consumes the `Item`s of a section; produces those that may be talks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_place, word_list, words
from transforms.text.styled import without


def without_remarks(items: Iterable[Item]) -> list[Item]:
    """The items without those that are such a sentence, and without what is told below a meeting of being there."""
    told = [_without_code(one) for item in items if not _is_remark(item) and (one := _without_deeds(item))]
    return [_without_place(item) if item.entry.parent else item for item in told]


def _without_code(item: Item) -> Item:
    """The item without the code of its abstract at its end: "Loom Days, 2021, LD21-0173", "(abstract #W35C-20)".

    And without where it was printed: "In *Loom Days* (pp. 12–19). Guild of Dyers."
    """
    last = item.head[-1] if item.head else None
    if last and "(pp" in last.text and (printed := _PRINTED.search(last.text)):
        last = without(last, printed.start(), len(last.text))
        return replace(item, head=(*item.head[:-1], last), entry=replace(item.entry, head=(*item.head[:-1], last)))
    if last is None or last.text[-3:-1].strip("0123456789.)#") or not (code := _CODE.search(last.text)):
        return item
    head = (*item.head[:-1], without(last, code.start() + 1, len(last.text)))
    return replace(item, head=head, entry=replace(item.entry, head=head))


_PRINTED = re.compile(r" \(pp?\. ?\d{1,5} ?[-–] ?\d{1,5}\)(?=[.,]|$)")
_CODE = re.compile(
    r"[,.)],? (?:[A-Z]{1,6}\d{1,4}[A-Z]?[–-]\d{2,6}|\(?(?i:abstract) (?:no\. ?|#)?[A-Z\d][A-Z\d–-]{1,9}\)?)\.?$"
)


def _without_place(item: Item) -> Item:
    """The item below a title without the place in brackets behind its date: "LoomConf: May 2019 (Turku – online)"."""
    if not item.head or not (placed := _PLACED.search(item.head[0].text)):
        return item
    line = item.head[0]
    dates = find_dates(line.text[: placed.start()])
    if not dates or dates[-1].span.end < placed.start() or not is_place(placed["place"]):
        return item
    head = (without(line, placed.start(), len(line.text)), *item.head[1:])
    return replace(item, head=head, entry=replace(item.entry, head=head))


_PLACED = re.compile(
    r"\s\((?P<place>[A-ZÀ-Þ][^()]{2,60}?)(?:,? [–—-]? ?(?i:online|virtual(?:ly)?|remote(?:ly)?|in person))?\)"
    r"(?: \[[^\[\]]{2,60}\])*\W*$"
)


def _without_deeds(item: Item) -> Item | None:
    """The item without lines on how the owner was there; None where nothing was said: "Attended virtually"."""
    first, *below = item.lines
    if _DEED.match(first.text) and not first.bullet and item.entry.section.lines[0] is not first:
        return None
    deeds = [line for line in below if _DEED.match(line.text)]
    if not deeds or not (first.bold or find_dates(first.text)):
        return item
    if not any(_SPOKE.search(line.text) for line in item.lines):
        return None
    head = tuple(line for line in item.head if line not in deeds)
    return replace(item, head=head, details=tuple(line for line in item.details if line not in deeds))


_DEED = re.compile(
    r"(?:I )?(?:[Aa]ttended|[Pp]resented|[Pp]articipated|[Tt]ook part|[Oo]rgani[sz]ed by|[Hh]osted by)\b"
)
_SPOKE = re.compile(r"(?i)\b(?:present(?:ed|ation)|spoke|gave|talk|lecture|poster|speaker)\b")


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
