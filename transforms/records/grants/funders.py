"""Who pays for research: consumes a phrase; tells how much of its beginning is a known funder's name.

The vocabulary holds acronyms that are everyday words elsewhere ("COST", "ARC"): it is read only where a funder is
expected.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from transforms.vocabulary import words

_TOKEN = re.compile(r"[^\s,;()\[\]]+")
_LONGEST = 9  # words of a name
_FORMS = frozenset(("Company", "Corporation", "Corp", "Inc", "Ltd", "LLC", "Foundation"))


@lru_cache(maxsize=1 << 8)  # several readings of a grant ask it of the same words
def funder_end(text: str) -> int:
    """Where the funder's name ends that the text begins with; 0 where it begins with none."""
    tokens = list(_TOKEN.finditer(text))[: _LONGEST + 1]
    if tokens and tokens[0][0] in ("The", "the"):
        tokens = tokens[1:]
    if not tokens:
        return 0
    for number in range(min(len(tokens), _LONGEST), 0, -1):
        start, end = tokens[0].start(), tokens[number - 1].end()
        if _is_known(text[start:end]):
            return _with_form(text, end)
    return _joint(tokens[0])


def _with_form(text: str, end: int) -> int:
    """Where the name ends with the word for what it is that goes on with it: "Globex Corporation", "Globex Inc."."""
    form = _TOKEN.match(text, end + 1) if text[end : end + 1] == " " else None
    return form.end() if form and form[0].rstrip(".") in _FORMS else end


def _joint(token: re.Match[str]) -> int:
    """The end of acronyms joined by strokes ("NIH/NICHD"), or of the one before a hyphen or stroke ("NSF-EAR")."""
    parts = re.split(r"[/-]", token[0])
    if len(parts) == 1 or not _is_known(parts[0]):
        return 0
    return token.end() if all(map(_is_known, parts)) else token.start() + len(parts[0])


def _is_known(name: str) -> bool:
    return _key(name.removesuffix("’s").removesuffix("'s").rstrip(".:")) in _names()


def _key(name: str) -> str:
    """A name as it is looked up: acronyms as they stand, other names whatever their capitals."""
    return name if name.isupper() or " " not in name else name.casefold().replace("&", "and").replace("’", "'")


@cache
def _names() -> frozenset[str]:
    return frozenset(_key(name.strip()) for line in words("funders") for name in line.split(";"))
