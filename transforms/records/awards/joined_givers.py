"""Names of honours that hold who gave them, as the list's others state it: "Heron Prize from Vik", "Vik, Heron Prize".

Consumes a list's entries with their honours; produces them with the giver apart where the form of the list shows it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.parsed import Award
from transforms.records.awards.words import has_award_word, is_strong
from transforms.records.lists.items import Item

Entries = Sequence[tuple[Item, list[Award]]]

_LEAST, _MOST = 2, 0.6  # entries that show a form, and their share
_FROM = re.compile(r"(?P<name>[^()]{4,120}?) from (?:the )?(?P<by>[A-ZÀ-Þ][^(),]{1,80})")
_FIRST = re.compile(r"(?P<by>[A-ZÀ-Þ][^(),]{1,80}), (?P<name>[A-ZÀ-Þ][^()]{3,120})")


def given_from(found: Entries) -> Entries:
    """The honours; in a list that says "from" before who gave them, what follows that word did."""
    if not any(" from " in award.name for _, awards in found for award in awards):
        return found
    read = sum(_reads(one, "{name} from {by}", "{name} from the {by}") for one in found)
    ends = [_match(_FROM, awards) for _, awards in found]
    return _parted(found, ends) if read + sum(map(bool, ends)) >= max(_LEAST, _MOST * len(found)) else found


def given_first(found: Entries) -> Entries:
    """The honours; in a list that states first who gave them, what stands before the comma did."""
    ends = [_match(_FIRST, awards) for _, awards in found]
    if not any(ends):
        return found
    read = sum(_reads(one, "{by}, {name}") for one in found)
    if not read:
        return found
    shown = [end is not None and is_strong(end["name"]) and not has_award_word(end["by"]) for end in ends]
    is_form = read + sum(shown) >= (
        _LEAST if read + sum(map(bool, ends)) == len(found) else max(_LEAST, _MOST * len(found))
    )
    return _parted(found, ends) if is_form else found


def _match(form: re.Pattern[str], awards: Sequence[Award]) -> re.Match[str] | None:
    match = form.fullmatch(awards[0].name) if len(awards) == 1 and not awards[0].granter else None
    return match if match and not is_strong(match["by"]) else None


def _reads(one: tuple[Item, list[Award]], *forms: str) -> bool:
    """True for an entry whose honour was read with its giver in one of these forms."""
    item, awards = one
    if len(awards) != 1 or not awards[0].granter:
        return False
    return any(form.format(name=awards[0].name, by=awards[0].granter) in item.text for form in forms)


def _parted(found: Entries, ends: Sequence[re.Match[str] | None]) -> Entries:
    return [
        (item, [awards[0].model_copy(update={"name": end["name"], "granter": end["by"]})]) if end else (item, awards)
        for (item, awards), end in zip(found, ends, strict=True)
    ]
