"""Names of one honour in words that a heading may have too: "Teaching Award". Vocabulary in `headings.toml`."""

from __future__ import annotations

from transforms.headings.wording import named
from transforms.vocabulary import forms


def names_one_honour(text: str) -> bool:
    """True for several words that name honours, the last of them one: a heading over several says "Awards"."""
    found = text.casefold().split()
    if len(found) < _SEVERAL or found[-1] not in forms("headings", "single", "words"):
        return False
    return not _KINDS.isdisjoint(named(text).kinds)


_SEVERAL = 2
_KINDS = frozenset(("awards", "grants"))
