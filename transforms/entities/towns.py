"""Towns that no list knows behind who is there: consumes text; tells them by the state or country that follows.

"Globex Tarnville, NJ", "Apple Port Tarnby, Chile".
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.entities.organizations import find_organizations, is_unit
from transforms.entities.places import cut_place, is_place
from transforms.names.words import is_common
from transforms.vocabulary import any_of


def is_town(words: str, after: str) -> bool:
    """True for words behind a name that must be its town, for a state or country follows: "Globex Tarnville, NJ"."""
    return (
        after.startswith(", ")
        and _TOWN.fullmatch(words) is not None
        and not any(map(is_common, _GROUND.sub("", words).split()))
        and not is_unit(words)
        and not is_place(words)
        and is_place(after)
    )


_TOWN = re.compile(
    rf"(?: (?:{any_of('organization_words', 'towns', 'begin')}))?"
    r" [A-ZÀ-Þ][^\W\d_A-Z]{2,20}(?:-[^\W\d_]{1,12}){0,2}"
    rf"(?: (?:{any_of('organization_words', 'towns', 'end')}))?"
)
_GROUND = re.compile(rf" (?:{any_of('organization_words', 'towns', 'end')})$")


_WORDS = re.compile(r"(?: [A-Z][\w&.'’-]{0,30}){1,3}(?=$|,)")


def host_and_town(text: str) -> tuple[str, str | None]:
    """Who asks, be it a name that is a word too, and the town behind, known or not: "Apple Tarnville, NJ"."""
    names = [name.end for name in find_organizations(text) if name.start == 0]
    return behind(text, names) or cut_place(text)


def behind(text: str, ends: Iterable[int]) -> tuple[str, str] | None:
    """What stands up to the end of a name, and the town behind it; None where none of the ends has a town behind."""
    if ", " not in text:
        return None
    for end in ends:
        town = _WORDS.match(text, end)
        if town and is_town(town[0], text[town.end() :]):
            return text[:end], text[end:].strip()
    return None


def is_half(text: str, start: int) -> bool:
    """True for the second town of a school of two: "Tarnby-Pune University"; no "Inria-University of Leeds"."""
    return text[max(0, start - 1) : start] == "-" and TWO_TOWNS.match(text) is not None


TWO_TOWNS = re.compile(r"[A-ZÀ-Þ][a-zß-ÿ]{3,20}-[A-ZÀ-Þ][a-zß-ÿ]{3,20} (?:State )?(?:University|College|Institute)\b")
