"""Makes sections from templates: consumes `templates.txt` and `pools.toml`; produces kinds with their lines.

Every section has one or two templates, and one way in which it writes dates and where it puts them.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from transforms.section_kinds.train.examples import Example
from transforms.text.patterns import MONTHS

HERE = Path(__file__).parent
_SLOT = re.compile(r"\{(\w+)\}")
_STYLES = ("year", "year", "range", "range", "months", "monthyear", "figures", "open", "short")
_PLACES = ("front", "front", "tab front", "behind", "behind", "brackets", "tab", "tab", "below", "none")
_MOST = 12  # entries of a section


class Maker:
    """Sections at random, the same for the same seed."""

    def __init__(self, rng: random.Random) -> None:
        """Reads the templates and what fills them."""
        self.rng = rng
        pools = tomllib.loads((HERE / "pools.toml").read_text(encoding="utf-8"))
        self.pools = {name: items.split(" | ") for name, items in pools.items()}
        self.templates: dict[str, list[str]] = {}
        for line in (HERE / "templates.txt").read_text(encoding="utf-8").splitlines():
            if line.startswith("=== "):
                here = self.templates.setdefault(line[4:].strip(), [])
            elif line and not line.startswith("#"):
                here.append(line.replace("\\t", "\t"))
        self.made: dict[str, Callable[[], str]] = {
            "name": self._name,
            "authors": self._authors,
            "title": self._title,
            "year": lambda: str(self.rng.randint(1988, 2026)),
            "date": lambda: f"{self.rng.choice(MONTHS)} {self.rng.randint(1988, 2026)}",
            "month": lambda: self.rng.choice(MONTHS),
            "n": lambda: str(self.rng.randint(1, 60)),
            "pages": lambda: f"{(first := self.rng.randint(1, 800))}{self.rng.choice('-–')}{first + 14}",
        }

    def sections(self, times: int) -> Iterator[Example]:
        """Of every template some sections in which it is the main one."""
        for kind, templates in self.templates.items():
            for template in templates:
                for _ in range(times):
                    yield kind, list(self._section([template, template, self.rng.choice(templates)]))

    def _section(self, templates: list[str]) -> Iterator[str]:
        dated = self._dated()
        mixed = self.rng.random() < 0.25
        many = self.rng.choice((1, 2, 3, 3, 4, 5, 6, 8, _MOST))
        end = self.rng.choice(("", "", "", ".", ";"))
        for _ in range(many):
            template = self.rng.choice(templates) if mixed else templates[0]
            text = _SLOT.sub(self._filled, template.lstrip("%"))
            lines = [line.removeprefix("- ") for line in text.split("\\n")]
            lines[-1] += end
            yield from lines if template.startswith("%") else dated(lines)

    def _filled(self, match: re.Match[str]) -> str:
        name = match[1]
        return self.made[name]() if name in self.made else self.rng.choice(self.pools[name])

    def _name(self) -> str:
        given, family = self.rng.choice(self.pools["given"]), self.rng.choice(self.pools["family"])
        forms = (f"{given} {family}", f"{given} {family}", f"{given[0]}. {family}", f"Dr. {given} {family}")
        return self.rng.choice(forms)

    def _authors(self) -> str:
        form = self.rng.choice(("{1}, {0}.", "{0}. {1}", "{1} {0}", "{2} {1}"))
        people = []
        for _ in range(self.rng.randint(1, 5)):
            given, family = self.rng.choice(self.pools["given"]), self.rng.choice(self.pools["family"])
            people.append(form.format(given[0], family, given))
        joint = self.rng.choice((" and ", ", ", " & ", ", and "))
        return ", ".join(people[:-1]) + (joint if len(people) > 1 else "") + people[-1]

    def _title(self) -> str:
        noun, topic, other, place = (self.rng.choice(self.pools[name]) for name in ("noun", "topic", "topic", "place"))
        forms = (f"{noun} of {topic}", f"{topic.capitalize()} and {other} in {place}", f"{noun}: {topic} in {place}")
        longer = (f"{topic.capitalize()}: {noun.lower()} from {place}", f"{noun} of {topic} and {other}")
        title = self.rng.choice((*forms, *longer))
        return title.title() if self.rng.random() < 0.4 else title

    def _dated(self) -> Callable[[list[str]], list[str]]:
        """How the section's entries are dated."""
        style, place = self.rng.choice(_STYLES), self.rng.choice(_PLACES)
        form = {
            "front": self.rng.choice(("{1}: {0}", "{1}, {0}", "{1} {0}")),
            "tab front": "{1}\t{0}",
            "behind": "{0}, {1}",
            "brackets": "{0} ({1})",
            "tab": "{0}\t{1}",
            "below": "{0}\n{1}",
            "none": "{0}",
        }[place]

        def of(lines: list[str]) -> list[str]:
            return [*form.format(lines[0], self._when(style)).split("\n"), *lines[1:]]

        return of

    def _when(self, style: str) -> str:
        year, length = self.rng.randint(1988, 2024), self.rng.randint(1, 6)
        month, other = self.rng.choice(MONTHS), self.rng.choice(MONTHS)
        return {
            "year": str(year),
            "range": f"{year}–{year + length}",
            "months": f"{month[:3]} {year} - {other[:3]} {year + length}",
            "monthyear": f"{month} {year}",
            "figures": f"{self.rng.randint(1, 12):02}/{year} – {self.rng.randint(1, 12):02}/{year + length}",
            "open": f"{year} – present" if self.rng.random() < 0.4 else f"{year} – {year + length}",
            "short": f"{year}-{(year + length) % 100:02}",
        }[style]
