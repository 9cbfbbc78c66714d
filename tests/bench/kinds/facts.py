"""Made-up facts of each kind: what fills the slots of a template, and what each slot states."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.bench.facts import full_name, pools
from tests.bench.kinds.dates import Dated, DateStyle
from tests.bench.kinds.template import HERE

Json = dict[str, Any]


@dataclass
class Facts:
    """The slots of one entry, and what a reader learns from each: field -> right answers."""

    slots: dict[str, str | None] = field(default_factory=dict)
    says: dict[str, Json] = field(default_factory=dict)
    always: Json = field(default_factory=dict)
    key: str = ""
    spec: tuple[str, ...] = ()

    def put(self, slot: str, text: str | None, **says: Any) -> None:
        """Fills a slot."""
        self.slots[slot] = text
        if says:
            self.says[slot] = says

    def dates(self, slot: str, dated: Dated, *, current: bool = False) -> None:
        """Fills a slot with a date that states start and end."""
        told: Json = {"start": dated.start, "end": dated.end}
        self.put(slot, dated.text, **told, **({"current": dated.current} if current else {}))

    def gold(self, shown: set[str]) -> Json:
        """What an entry states that shows these slots."""
        told = dict(self.always)
        for slot, says in self.says.items():
            if slot in shown:
                told |= says
        return told

    def take(self, other: Facts, slots: tuple[str, ...]) -> None:
        """Takes these slots over from another entry of the group."""
        for slot in slots:
            self.slots[slot] = other.slots.get(slot)
            if slot in other.says:
                self.says[slot] = other.says[slot]


@cache
def words() -> Json:
    """The words that facts are made of."""
    return tomllib.loads((HERE / "words.toml").read_text(encoding="utf-8"))


def pick(chance: random.Random, name: str) -> str:
    """One word of a list."""
    return str(chance.choice(words()[name]))


def person(chance: random.Random) -> str:
    """A name."""
    name = full_name(chance)
    return f"{name.given.split()[0]} {name.family}"


def university(chance: random.Random) -> tuple[str, list[str], str]:
    """A university as written, its right forms, and its place."""
    full, short, place, _ = chance.choice(pools()["universities"]).split(" | ")
    return full, [full, short], place


def title(chance: random.Random) -> str:
    """A title of a talk, a thesis or a project."""
    first, second, third = chance.sample(words()["nouns"], 3)
    return pick(chance, "titles_of_works").format(
        a=first, b=second, c=third, A=first.title(), B=second.title(), C=third.title(), region=pick(chance, "regions")
    )


def venue(chance: random.Random, pool: str) -> tuple[str, list[str]]:
    """A venue of a pool and its right forms."""
    if pool == "conferences":
        acronym, name, _ = chance.choice(pools()["conferences"]).split(" | ")
        text = chance.choice((acronym, f"{name} ({acronym})"))
        return text, [text, acronym, name]
    name = str(chance.choice(words()[pool] + (pools()["journals"] if pool == "journals" else [])))
    return name, [name]


Draw = Callable[[random.Random, DateStyle, tuple[str, ...], Facts | None], Facts]
