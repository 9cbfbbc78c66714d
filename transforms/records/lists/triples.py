"""Names that join three matters: consumes the parts between the commas of a list; produces how many make one name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities import venues
from transforms.records.lists.looks import is_acronym, is_organization, is_titled, is_venue, word_list, words

_MATTER = re.compile(r"[A-ZÀ-Þ][a-zà-þ]+(?: [A-ZÀ-Þ][a-zà-þ]+)?")
_LAST = re.compile(r"(?:&|and) (?P<matter>[A-ZÀ-Þ][a-zà-þ]+(?: [A-ZÀ-Þ][a-zà-þ]+)?)(?: ?\([^()]{1,40}\))?")
_BEHIND = 3  # parts, where the list goes on


def triple_run(parts: Sequence[str], at: int) -> int:
    """3 where an "and" in the midst of a list ends a name: "Loom Methods", "Tools", "and Fibres", "Weft Letters"; or 0.

    The "and" of the list itself stands before its last part.
    """
    if at + _BEHIND >= len(parts) or not (last := _LAST.fullmatch(parts[at + 2])):
        return 0
    first, second, behind = parts[at], parts[at + 1], parts[at + _BEHIND]
    if not (_MATTER.fullmatch(second) and behind[0].isalpha() and is_titled(first)) or " " not in first:
        return 0
    if any(map(_is_whole, (second, last["matter"]))) or venues.known(first) or is_organization(first):
        return 0
    return 0 if word_list(first)[-1] in words("venues", "heads") else _BEHIND


def _is_whole(name: str) -> bool:
    return venues.known(name) is not None or is_venue(name) or is_acronym(name) or is_organization(name)
