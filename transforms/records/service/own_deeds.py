"""What was done in an office, told below it: "Led the choice of looms". Consumes an `Item`; produces it without."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.records.lists.items import Item
from transforms.records.service.role_words import roles_in

DONE = re.compile(
    r"(?:(?:Co-?)?[Ll]ed|Ran|Wrote|Read|Built|(?:Co-[a-z]|[A-Z])[a-z]{2,14}ed) [a-z\d]"
    r"|[A-Z][a-z]{2,10} (?:the|with|an?) "
)


def is_plain(words: Sequence[str]) -> bool:
    """True for words of which most begin in lower case."""
    return 2 * sum(not word[0].isupper() for word in words) >= len(words)


def without_own_deeds(item: Item) -> Item:
    """The item; a dated duty without the lines below it that only tell what was done: "Led the choice of looms"."""
    if not any(find_dates(line.text) and roles_in(line.text) for line in item.head):
        return item
    return replace(item, details=tuple(line for line in item.details if not _is_deed(line.text)))


def _is_deed(text: str) -> bool:
    return DONE.match(text) is not None and is_plain(text.split()) and not find_dates(text)
