"""Titles of journals, some twenty thousand: consumes text; tells those that are one as a whole, volume aside.

Vocabulary: `journal_titles.txt` and the other lists of journals.
"""

from __future__ import annotations

import re
from functools import cache

from transforms.entities.joined_names import squeezed
from transforms.vocabulary import words

_LISTS = ("journal_titles", "journals", "subject_journals", "joined_journals")
_VOLUME = re.compile(r"[\s,]{1,4}\d{1,5}(?![^\W\d_]{2})[^,]{0,20}$")
_LONGEST = 100  # characters


def is_journal(text: str, *, numbered: bool) -> bool:
    """True for a journal's title, its volume aside: "Slow Materials 12(3)".

    A single word ("Measurement") is one only with a volume, be it behind the text (`numbered`).
    """
    volume = _VOLUME.search(text)
    name = text[: volume.start()] if volume else text
    if " " not in name and not (volume or numbered):
        return False
    return len(name) <= _LONGEST and name[:1].isupper() and squeezed(name) in _names()


@cache
def _names() -> frozenset[str]:
    return frozenset(squeezed("\n".join(line for name in _LISTS for line in words(name))).split("\n"))
