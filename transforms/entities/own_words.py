"""Words that lead to the owner's pages: consumes what stands before an address; tells whether it is the owner's."""

from __future__ import annotations

import re
from functools import cache

from transforms.vocabulary import forms


@cache
def own_words() -> frozenset[str]:
    """What the owner's pages are called: "homepage", "CV"."""
    return frozenset(forms("contacts", "own_words"))


def says_own(words: str) -> bool:
    """True for what one of the owner's pages is called and nothing else."""
    return words.lower().strip(" []():.•·|/") in own_words()


def is_aside(text: str, url: str, *, is_profile: bool) -> bool:
    """True for an address in brackets behind words that are not the owner's: "at Globex (https://globex.org)"."""
    before, _, _ = text.partition(url)
    if before[-1:] not in ("(", "<"):
        return False
    *labels, last = _PARTS.split(before[:-1].rstrip(" ."))[-3:]
    words = last.split()
    if not words or any(map(says_own, labels)) or any(says_own(" ".join(words[-count:])) for count in range(1, 4)):
        return False
    place = _plain(url if is_profile else url.rsplit("//", maxsplit=1)[-1].partition("/")[0])
    said = _plain("".join(words[-4:]))
    return not (words[-1].isdigit() or any(len(word) >= _LONG and word in place for word in (said, _plain(words[-1]))))


_LONG = 4  # letters of a word by which an address is called


def _plain(text: str) -> str:
    return _MARKS.sub("", text.lower())


_MARKS = re.compile(r"[\W_]+")
_PARTS = re.compile(r"[,;|•·:/]|\.\s")
