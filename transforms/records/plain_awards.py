"""Plain honours: a name that ends in its sort, a known giver and a year on one line ("Heron Medal, Globex, 2020").

Consumes an `Item`; produces what it states, or None for one written in any other way: `awards` reads those.
"""

from __future__ import annotations

from functools import lru_cache

from transforms.records.award_names import EXPLAINED, VERB
from transforms.records.award_words import has_award_word, is_contest, is_strong
from transforms.records.items import Item
from transforms.records.looks import is_known_organization, is_place
from transforms.records.periods import NONE
from transforms.records.plain_items import PlainItem
from transforms.records.roles import roles_in

_SORTS = frozenset(("award", "prize", "medal", "scholarship", "fellowship"))
_ASKED = frozenset(("invited", "keynote", "plenary", "guest", "featured"))  # speakers, whatever they were given
_MOST_WORDS = 6


@lru_cache(maxsize=1 << 6)  # asked for its kind, and for what it states
def plain_honour(item: Item) -> PlainItem | None:
    """Name, giver and year of a plain honour in a list of nothing but honours."""
    plain = item.plain
    if plain is None or item.when_above != NONE or len(item.above) > 1 or item.entry.parent:
        return None
    if item.entry.section.kinds != ("awards",) or not _is_name(plain.first) or not _is_giver(plain.second):
        return None
    return plain


def _is_name(text: str) -> bool:
    """True for a few words in the case of titles that end in what sort of honour it is, and name no role."""
    words = text.split()
    if not 1 < len(words) <= _MOST_WORDS or words[-1].lower() not in _SORTS or words[0].lower() in _ASKED:
        return False
    if not all(word[0].isupper() for word in words) or roles_in(text):
        return False
    return EXPLAINED.match(text) is None and VERB.match(text) is None


@lru_cache(maxsize=1 << 10)
def _is_giver(text: str) -> bool:
    """True for a known organisation whose name says nothing else."""
    if not is_known_organization(text) or is_place(text) or has_award_word(text) or is_contest(text):
        return False
    return not (is_strong(text) or roles_in(text) or EXPLAINED.match(text))
