"""Journals whose names hold a comma or an "and", which a list of journals would tear: consumes text; tells them.

Vocabulary: `vocabulary/joined_journals.txt`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from transforms.vocabulary import words

_MARKS = {code: None for code in range(128) if not chr(code).isalnum() and chr(code) != "\n"}
_ACCENTS = re.compile("[\u0300-\u036f]")
_SHORTEST, _LONGEST = 8, 100  # characters


@lru_cache(maxsize=1 << 10)
def is_joined(text: str) -> bool:
    """True for one journal of such a name, however it is joined: "Plant, Cell & Environment"."""
    return _SHORTEST <= len(text) <= _LONGEST and _key(text) in _names()


@cache
def _names() -> frozenset[str]:
    return frozenset(_key("\n".join(words("joined_journals"))).split("\n"))


def _key(names: str) -> str:
    """Names, one a line, as nothing but letters in lower case, without the words that join theirs."""
    plain = names if names.isascii() else _ACCENTS.sub("", unicodedata.normalize("NFKD", names))
    return plain.casefold().removeprefix("the ").replace(" and ", "").translate(_MARKS)
