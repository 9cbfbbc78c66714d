"""Plain honours: a name that ends in its sort, a known giver and a year on one line ("Heron Medal, Globex, 2020").

Consumes an `Item`; produces what it states, or None for one written in any other way: `awards` reads those.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from transforms.entities.organizations import shape_rank
from transforms.parsed import Award
from transforms.records.awards.awards import awards_from, awards_of, read_honours
from transforms.records.awards.names import EXPLAINED, VERB, Found
from transforms.records.awards.words import has_award_word, is_contest, is_strong
from transforms.records.lists.items import Item, alone
from transforms.records.lists.kinds import kind_of
from transforms.records.lists.looks import is_known_organization, is_place
from transforms.records.lists.periods import Period
from transforms.records.plain.items import PlainItem
from transforms.records.service.role_words import roles_in

_SORTS = frozenset(("award", "prize", "medal", "scholarship", "fellowship"))
_ASKED = frozenset(("invited", "keynote", "plenary", "guest", "featured"))  # speakers, whatever they were given
_MOST_WORDS = 6


def awards_in(item: Item) -> Iterator[Award]:
    """The awards of one entry, a plain one or any other."""
    if plain := plain_honour(item):
        name, granter, year = plain
        return awards_from([Found(name, granter, Period(year))], (), item.evidence)
    return awards_of(item)


@lru_cache(maxsize=1 << 6)  # asked for its kind, and for what it states
def plain_honour(item: Item) -> PlainItem | None:
    """Name, giver and year of a plain honour in a list of nothing but honours."""
    plain = item.plain
    if plain is None or not item.stands_alone or item.entry.section.kinds != ("awards",):
        return None
    name, giver, _ = plain
    is_usual, is_known = _is_name(name), _is_giver(giver)
    if is_usual and is_known:
        return plain
    if is_known:
        return plain if _may_name(name) and _is_read_so(name, _GIVER) else None
    return plain if is_usual and _may_give(giver) and _is_read_so(_NAME, giver) else None


_NAME, _GIVER, _YEAR = "Heron Medal", "University of Oxford", "2001"


@lru_cache(maxsize=1 << 10)
def _is_read_so(name: str, giver: str) -> bool:
    """True where the long way reads these words, one of which is sure, as an honour and who gave it."""
    item = alone("awards", "Awards", f"{name}, {giver}, {_YEAR}")
    if kind_of(item) != "awards":
        return False
    return read_honours(item.head, ()) == ([Found(name, giver, Period(_YEAR))], [])


def _may_name(text: str) -> bool:
    """True for a few words in the case of titles."""
    words = text.split()
    return len(words) <= _MOST_WORDS and all(word[0].isupper() for word in words)


def _may_give(text: str) -> bool:
    """True for what is an organisation by its form: "Globex Institute of Technology"."""
    return " and " not in text and shape_rank(text) > 1


@lru_cache(maxsize=1 << 10)
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
    if (
        not text[0].isupper()
        or not is_known_organization(text)
        or is_place(text)
        or has_award_word(text)
        or is_contest(text)
    ):
        return False
    return not (is_strong(text) or roles_in(text) or EXPLAINED.match(text))
