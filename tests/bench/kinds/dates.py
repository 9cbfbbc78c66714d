"""Dates in the ways of one list: single years, ranges, seasons, lists of terms; with what a reader understands."""

from __future__ import annotations

import random
from dataclasses import dataclass

_MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
           "November", "December")  # fmt: skip
_POINTS = ("Y", "Y", "Y", "Y", "Mon Y", "Month Y", "mm/Y", "Mon. Y")
_TERMS = ("Fall Y", "Fall Y", "Y", "Y/y", "list", "list", "list years", "range", "Season of Y")


@dataclass(frozen=True)
class Dated:
    """A date as written, and its start and end."""

    text: str
    start: str
    end: str | None = None
    current: bool = False

    @property
    def year(self) -> int:
        """The year of its start."""
        return int(self.start[:4])


@dataclass(frozen=True)
class DateStyle:
    """How one document writes dates."""

    point: str
    dash: str
    present: str
    spans: str
    term: str
    day: str

    @classmethod
    def draw(cls, chance: random.Random) -> DateStyle:
        """A style at random."""
        return cls(
            point=chance.choice(_POINTS),
            dash=chance.choice(("-", "–", "–", " – ", " - ", " to ", "—")),
            present=chance.choice(("present", "Present", "present", "now", "current", "")),
            spans=chance.choice(("points", "ranges", "mixed")),
            term=chance.choice(_TERMS),
            day=chance.choice(("Y", "Y", "Mon Y", "Month Y", "Month D, Y", "D Month Y", "Mon. D, Y")),
        )

    def at(self, chance: random.Random) -> Dated:
        """One point in time."""
        year, month = chance.randint(1999, 2024), chance.randint(1, 12)
        return Dated(*self._point(year, month))

    def span(self, chance: random.Random, *, lasting: bool = False) -> Dated:
        """A range, or one that still lasts."""
        year, month = chance.randint(1996, 2018), chance.randint(1, 12)
        first, start = self._point(year, month)
        if lasting:
            dash = self.dash if self.present or self.dash != " to " else "–"
            return Dated(first + (dash + self.present).rstrip(), start, None, current=True)
        last, end = self._point(year + chance.randint(1, 5), chance.randint(1, 12))
        return Dated(first + self.dash + last, start, end)

    def some(self, chance: random.Random) -> Dated:
        """A point or a range, as the document's lists have them."""
        if self.spans == "points" or (self.spans == "mixed" and chance.random() < 0.5):
            return self.at(chance)
        return self.span(chance, lasting=chance.random() < 0.15)

    def terms(self, chance: random.Random) -> Dated:
        """When a course was taught."""
        year, season = chance.randint(2001, 2022), chance.choice(("Fall", "Spring", "Summer", "Winter"))
        last = year + chance.randint(1, 3)
        texts = {
            "Fall Y": (f"{season} {year}", None),
            "Y": (str(year), None),
            "Y/y": (f"{year}/{(year + 1) % 100:02d}", str(year + 1)),
            "list": (f"Fall {year}, Spring {last}", str(last)),
            "list years": (f"{year}, {last}", str(last)),
            "range": (f"{year}{self.dash}{last}", str(last)),
            "Season of Y": (f"{season} {year}, {last}", str(last)),
        }
        text, end = texts[self.term]
        return Dated(text, str(year), end)

    def term_alone(self, chance: random.Random) -> Dated:
        """One term."""
        year = chance.randint(2001, 2022)
        return Dated(f"{chance.choice(('Fall', 'Spring', 'Summer'))} {year}", str(year))

    def day_of(self, chance: random.Random) -> tuple[Dated, str]:
        """The day of a talk, and its month in words."""
        year, month, day = chance.randint(1999, 2024), chance.randint(1, 12), chance.randint(1, 28)
        name = _MONTHS[month - 1]
        short = name if len(name) < 5 else name[:3] + "."
        texts = {
            "Y": str(year), "Mon Y": f"{name[:3]} {year}", "Month Y": f"{name} {year}",
            "Month D, Y": f"{name} {day}, {year}", "D Month Y": f"{day} {name} {year}",
            "Mon. D, Y": f"{short} {day}, {year}",
        }  # fmt: skip
        return Dated(texts[self.day], str(year)), name

    def _point(self, year: int, month: int) -> tuple[str, str]:
        name = _MONTHS[month - 1]
        text = {
            "Y": str(year), "Mon Y": f"{name[:3]} {year}", "Month Y": f"{name} {year}", "mm/Y": f"{month:02d}/{year}",
            "Mon. Y": f"{name[:3]}. {year}" if len(name) > 4 else f"{name} {year}",
        }[self.point]  # fmt: skip
        return text, str(year) if self.point == "Y" else f"{year}-{month:02d}"
