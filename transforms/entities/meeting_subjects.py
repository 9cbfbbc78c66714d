"""Meetings whose subjects are a list: consumes text; tells "Conference on Looms, Nets, and Rope" from venues."""

from __future__ import annotations

import re
from collections.abc import Callable

from transforms.entities.places import is_place


def lists_subjects(text: str, known: Callable[[str], object]) -> bool:
    """True for one meeting of several subjects, none of which is a place or a venue `known` by more than one word.

    So is a journal that is called by a series of single words: "Weft, Dye, and Felting".
    """
    if _SERIES.fullmatch(text.strip(" .")) and not any(map(is_place, _BETWEEN.split(text.strip(" .")))):
        return True
    match = _MEETING.fullmatch(text.strip(" .")) if "," in text and (" on " in text or " for " in text) else None
    subjects = _BETWEEN.split(match["others"]) if match else []
    return bool(subjects) and not any(
        (" " in one and known(one)) or is_place(one) or _VENUE.search(one) for one in subjects
    )


_SERIES = re.compile(r"[A-Z][a-z]{2,20}(?:, [A-Z][a-z]{2,20}){1,3},? (?:and|&) [A-Z][a-z]{2,20}")
_NAME = r"[A-Z][a-z][^,;:()\d]{1,40}"
_MEETING = re.compile(
    rf"[^,;:()]{{0,60}}\b(?:[Cc]onference|[Ss]ymposium|[Ww]orkshop) (?:on|for) [^,;:()]{{3,60}}, "
    rf"(?P<others>(?:{_NAME}, ){{0,2}}(?:{_NAME})?(?:and|&) {_NAME})"
    r"(?: \([A-Z][\w&@ -]{1,14}\))?(?:,? (?:19|20)\d\d)?"
)
_BETWEEN = re.compile(r", (?:and |& )?| and | & ")
_VENUE = re.compile(r"\b(?:[A-Z]{3,}|Nature|Cell|Conference|Symposium|Workshop|Journal|Transactions|Letters|Review)\b")
