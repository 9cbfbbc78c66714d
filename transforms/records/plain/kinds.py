"""The kind of an entry: that of its list where it is plainly of it, else what its words tell. Consumes `Item`s."""

from __future__ import annotations

from collections.abc import Callable

from transforms.records.lists import kinds
from transforms.records.lists.items import Item
from transforms.records.plain.awards import plain_honour
from transforms.records.plain.service import plain_duty
from transforms.records.plain.talks import plain_talk
from transforms.records.plain.teaching import plain_course

PLAIN: dict[str, Callable[[Item], object]] = {
    "service": plain_duty,
    "awards": plain_honour,
    "teaching": plain_course,
    "talks": plain_talk,
}


def kind_of(item: Item) -> str:
    """One of `kinds.READABLE`: the kind of the entry's list, where the entry is plainly of it; else by its words."""
    kind = item.entry.section.kind
    plain = PLAIN.get(kind)
    return kind if plain and plain(item) else kinds.kind_of(item)
