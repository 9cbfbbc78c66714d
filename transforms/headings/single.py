"""Names of one honour in words that a heading may have too: "Teaching Award". Vocabulary in `headings.toml`."""

from __future__ import annotations

from transforms.headings.wording import named
from transforms.vocabulary import forms


def names_one_honour(text: str, least: int = 2) -> bool:
    """True for words that name honours, the last of them one: a heading over several says "Awards".

    `least`: how many words; "Scholarship" alone may head a list of them.
    """
    found = text.casefold().split()
    if found[-3:] == ["of", "the", "year"] and len(found) > _YEARLY:
        return True  # "Thesis of the Year"
    if len(found) < least or found[-1] not in forms("headings", "single", "words"):
        return False
    return not _KINDS.isdisjoint(named(text).kinds)


_YEARLY = 3  # words behind what was best
_KINDS = frozenset(("awards", "grants"))
