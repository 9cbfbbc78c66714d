"""Journals whose names hold a comma or an "and", which a list of journals would tear: consumes text; tells them.

So schools whose names hold a dash. Vocabulary: `vocabulary/joined_journals.txt`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from transforms.entities.organizations import find_organizations
from transforms.vocabulary import words

_MARKS = {code: None for code in range(128) if not chr(code).isalnum() and chr(code) != "\n"}
_ACCENTS = re.compile("[\u0300-\u036f]")
_SHORTEST, _LONGEST = 8, 100  # characters


@lru_cache(maxsize=1 << 10)
def is_joined(text: str) -> bool:
    """True for one journal of such a name, however it is joined: "Plant, Cell & Environment"."""
    return _SHORTEST <= len(text) <= _LONGEST and squeezed(text) in _names()


@cache
def _names() -> frozenset[str]:
    return frozenset(squeezed("\n".join(words("joined_journals"))).split("\n"))


def squeezed(names: str) -> str:
    """Names, one a line, as nothing but letters in lower case, without the words that join theirs."""
    plain = names if names.isascii() else _ACCENTS.sub("", unicodedata.normalize("NFKD", names))
    return plain.casefold().removeprefix("the ").replace(" and ", "").translate(_MARKS)


def is_dashed(text: str, at: int) -> bool:
    """True for a dash inside a known school's name: "Université Toulouse III – Paul Sabatier"."""
    if _SCHOOL.search(text) is None:
        return False
    return any(name.start < at < name.end - 1 for name in find_organizations(text))


_SCHOOL = re.compile(r"niversi|nstitut|tudiorum|\bTech")
