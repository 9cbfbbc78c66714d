"""Exchanges the people, organisations, venues, places and years of a document and of its gold in the same way.

A `World` says what a set of documents names and in which ways; `draw` chooses what each name becomes. A parser that
reads by structure scores the same on the exchanged document as on the original.
"""

from __future__ import annotations

import random
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

Json = dict[str, Any]
HERE = Path(__file__).parent

_PROTECTED = r"https?://\S+|10\.\d{4,}/\S+|\d{4}\.\d{4,5}|\bpp\.[ ~]?\d+[-–—]+\d+|\(\d+\)[:,] ?\d+[–-]+\d+"
_YEAR = re.compile(
    rf"(?P<keep>{_PROTECTED})|(?:\b|(?<=[A-Z]{{3}}))(?P<year>(?:19|20)\d\d)(?!\w)"
    r"|(?:(?<=[’'‘])|(?<=[A-Z] ))(?P<short>\d\d)(?=[\])\s.,:;]|$)"
)
_ADDRESS = re.compile(r"\S*(?:@|://|www\.)\S*|\S*\.(?:example|com|io|org|edu)\b\S*|\[[a-z]+\]\(\S+")
_SWAPPED = {
    "name", "name_forms", "authors", "advisors", "supervisors", "equal_contribution", "organization", "unit",
    "location", "venue", "granter", "funder", "student",
}  # fmt: skip
_PROCEEDINGS = "Proceedings of the "
_TITLES = {"papers": "title", "talks": "title", "projects": "title", "teaching": "course"}


def ascii_letters(text: str) -> str:
    """Lower-case ASCII letters only, as in a handle."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if "a" <= c <= "z")


@dataclass(frozen=True)
class Name:
    """A person's name in its parts."""

    given: str
    family: str

    @classmethod
    def of(cls, text: str) -> Name:
        """From "given | family"."""
        given, family = text.split(" | ")
        return cls(given, family)

    @property
    def initials(self) -> str:
        """ "J. L."."""
        return " ".join(word[0] + "." for word in self.given.split())

    def written(self) -> list[str]:
        """The ways in which texts write it, always in this order."""
        full, short = f"{self.given} {self.family}", f"{self.initials} {self.family}"
        listed, reverse = f"{self.family}, {self.initials}", f"{self.family}, {self.given}"
        tight = f"{self.family}, {self.initials.replace(' ', '')}"
        return [full, full.upper(), short, listed, reverse, tight]

    def handles(self) -> list[str]:
        """The ways in which addresses write it, always in this order."""
        given, family = ascii_letters(self.given), ascii_letters(self.family)
        first = ascii_letters(self.family.split()[0])
        joined = [given + mark + family for mark in (".", "-", "")]
        return [*joined, f"{given[0]}.{family}", given[0] + family, f"{given[0]}.{first}", family, first, given]


@dataclass
class World:
    """What documents name. `from_toml` reads it; see world.toml for the form."""

    people: list[str]
    universities: list[Json] = field(default_factory=list)
    conferences: list[Json] = field(default_factory=list)
    organizations: dict[str, list[str]] = field(default_factory=dict)
    journals: dict[str, list[str]] = field(default_factory=dict)
    keep: dict[str, list[str]] = field(default_factory=dict)
    written: list[Json] = field(default_factory=list)

    @classmethod
    def from_toml(cls, path: Path) -> World:
        """The world that a file describes."""
        return cls(**tomllib.loads(path.read_text(encoding="utf-8")))


@dataclass
class Exchange:
    """One choice of what each name becomes, and by how many years the dates move."""

    texts: dict[str, str]
    handles: dict[str, str]
    years: int
    keep: tuple[str, ...] = ()

    @cached_property
    def _names(self) -> re.Pattern[str]:
        return _alternatives(self.texts)

    @cached_property
    def _handles(self) -> re.Pattern[str]:
        found = "|".join(re.escape(text) for text in sorted(self.handles, key=len, reverse=True))
        return re.compile(rf"(?<![a-z])(?:{found})(?![a-z])" if found else r"(?!)")

    def text(self, text: str, keep: Iterable[str] = ()) -> str:
        """A text with names and years exchanged; the texts in `keep` stay as they are."""
        kept = [*map(re.escape, sorted({*self.keep, *keep}, key=len, reverse=True)), r"\b10\.\d{4,}/\S+"]
        parts = re.split(f"({'|'.join(kept)})", text)
        return "".join(part if index % 2 else self._plain(part) for index, part in enumerate(parts))

    def _plain(self, text: str) -> str:
        text = _ADDRESS.sub(lambda match: self.address(match[0]), text)
        text = _YEAR.sub(self._year, text)
        return self._names.sub(lambda match: self.texts[match[0]], text)

    def address(self, text: str) -> str:
        """An e-mail or web address with the owner's name exchanged."""
        return self._handles.sub(lambda match: self.handles[match[0]], text)

    def _year(self, match: re.Match[str]) -> str:
        if match["year"]:
            return str(int(match["year"]) + self.years)
        return f"{(int(match['short']) + self.years) % 100:02}" if match["short"] else match[0]

    def gold(self, gold: Json) -> Json:
        """The gold record with the same exchange."""
        return {name: self._gold_value(name, value) for name, value in gold.items()}

    def _gold_value(self, name: str, value: Any) -> Any:
        if isinstance(value, dict):
            return {inner: self._gold_value(inner, part) for inner, part in value.items()}
        if isinstance(value, list) and name not in _SWAPPED and name not in {"urls", "emails", "urls_optional"}:
            return [self._gold_value(name, part) if isinstance(part, dict) else part for part in value]
        if isinstance(value, list):
            forms = [self._gold_value(name, part) for part in value]
            forms += [form.removeprefix(_PROCEEDINGS) for form in forms if name in {"venue", "granter"}]
            return list(dict.fromkeys(forms))
        return self._gold_text(name, value)

    def _gold_text(self, name: str, value: Any) -> Any:
        if name == "year" and value:
            return value + self.years
        if name in {"start", "end"} and value:
            return str(int(value[:4]) + self.years) + value[4:]
        if name in {"urls", "email", "emails", "urls_optional"}:
            return self.address(value)
        return self.text(value) if name in _SWAPPED and isinstance(value, str) else value


def titles(gold: Json) -> list[str]:
    """The titles of a gold record: text in which nothing is exchanged."""
    return [record[name] for kind, name in _TITLES.items() for record in gold[kind]]


def draw(world: World, seed: int, kinds: Iterable[str] = ("people", "organizations", "venues", "years")) -> Exchange:
    """A choice of what each name in the world becomes: the same for the same seed."""
    chance = random.Random(seed)
    pools = tomllib.loads((HERE / "pools.toml").read_text(encoding="utf-8"))
    kinds = set(kinds)
    texts: dict[str, str] = {}
    handles: dict[str, str] = {}
    if "people" in kinds:
        _draw_people(world, pools["people"], chance, texts, handles)
    if "organizations" in kinds:
        texts.update(_draw_organizations(world, pools, chance))
    if "venues" in kinds:
        texts.update(_draw_venues(world, pools, chance))
    years = chance.choice([-6, -5, -4, -3, -2, -1, 1]) if "years" in kinds else 0
    return Exchange(texts, handles, years, tuple(world.keep.get("texts", ())))


def _draw_people(
    world: World, pool: list[str], chance: random.Random, texts: dict[str, str], handles: dict[str, str]
) -> None:
    into = chance.sample(list(_more_names(pool, len(world.people))), len(world.people))
    for old, new in zip(map(Name.of, world.people), into, strict=True):
        texts.update(zip(old.written(), new.written(), strict=True))
        for old_handle, new_handle in zip(old.handles(), new.handles(), strict=True):
            handles.setdefault(old_handle, new_handle)
        for extra in world.written:
            if Name.of(extra["person"]) == old:
                parts = {"given": new.given, "family": new.family, "initials": new.initials}
                texts[extra["text"]] = handles[extra["text"]] = extra["form"] % {**parts, "handle": new.handles()[2]}


def _more_names(pool: list[str], least: int) -> Iterator[Name]:
    """The names of the pool, then as many other pairings of its parts as are needed."""
    names = [Name.of(text) for text in pool]
    yield from names
    for step in range(1, 1 + least // len(pool)):
        yield from (Name(one.given, names[(i + 7 * step) % len(names)].family) for i, one in enumerate(names))


def _draw_organizations(world: World, pools: Json, chance: random.Random) -> Iterator[tuple[str, str]]:
    lines = chance.sample(pools["universities"], len(world.universities))
    for old, line in zip(world.universities, lines, strict=True):
        full, short, place, country = line.split(" | ")
        for slot, new in {"full": full, "short": short, "place": place, "country": country}.items():
            yield from ((text, new) for text in _listed(old.get(slot)))
    for kind, names in world.organizations.items():
        yield from zip(names, chance.sample(pools[kind], len(names)), strict=True)


def _draw_venues(world: World, pools: Json, chance: random.Random) -> Iterator[tuple[str, str]]:
    lines = chance.sample(pools["conferences"], len(world.conferences))
    for old, line in zip(world.conferences, lines, strict=True):
        acronym, name, society = line.split(" | ")
        long, short = f"{society} {name}".strip(), f"{society} {acronym}".strip()
        new = {"acronym": acronym, "with_society": short, "name": name, "society_name": long}
        new["proceedings"] = _PROCEEDINGS + long
        yield from ((text, new[slot]) for slot in new for text in _listed(old.get(slot)))
    names = world.journals.get("names", [])
    yield from zip(names, chance.sample(pools["journals"], len(names)), strict=True)


def _listed(value: str | list[str] | None) -> list[str]:
    return [] if value is None else [value] if isinstance(value, str) else value


def _alternatives(texts: dict[str, str]) -> re.Pattern[str]:
    def bounded(text: str) -> str:
        left = r"(?<!\w)" if text[0].isalnum() else ""
        return left + re.escape(text) + (r"(?![^\W\d_])" if text[-1].isalnum() else "")

    return re.compile("|".join(bounded(text) for text in sorted(texts, key=len, reverse=True)) or r"(?!)")
