"""How far a work is, in a bracket of small words at the end of its citation. Consumes `Cited`; produces it without.

Only below a heading that says of its works that none is printed: "Slow Looms. (data collection/writing)".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.citation import Hints
from transforms.citations.raised_codes import without_raised_codes
from transforms.citations.status import status_of
from transforms.citations.text import Cited
from transforms.text.styled import without

_UNPRINTED = ("in_preparation", "submitted")


def without_stages(texts: Sequence[Cited], hints: Sequence[Hints]) -> list[Cited]:
    """The citations, without letters raised behind their authors; those of unprinted works without such brackets.

    Behind a title that no sign ends, one is a stage where several works of the list have theirs.
    """
    texts = without_raised_codes(texts)
    if not any(hint.status in _UNPRINTED for hint in hints):
        return texts
    places = [_stage(cited.text) if hint.status in _UNPRINTED else 0 for cited, hint in zip(texts, hints, strict=True)]
    sure = [place > 0 and cited.text[place - 1] in _ENDS for cited, place in zip(texts, places, strict=True)]
    are_usual = sum(sure) >= _USUAL
    return [
        without(cited, place, len(cited.text)) if is_sure or (place and are_usual) else cited
        for cited, place, is_sure in zip(texts, places, sure, strict=True)
    ]


def _stage(text: str) -> int:
    """Where the bracket begins; 0 for none, or one that says a status itself."""
    place = text.rfind(" (")
    match = _STAGE.match(text, place) if place > 0 else None
    return place if match and not status_of(match[0]) else 0


_USUAL = 2
_ENDS = frozenset(".?!”\"’'")  # of the title
_STAGE = re.compile(r" \( ?[a-z][a-z/&, -]{4,40}\)\.?$")
