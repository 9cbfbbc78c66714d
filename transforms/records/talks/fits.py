"""Which form a list of talks follows. Consumes the lines of its entries; produces how well forms fit, and the best.

`readings` holds the forms, `alone` reads an entry by its own words, `scores` weighs what either makes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from transforms.kept import kept
from transforms.model import Line, Section
from transforms.records.talks.alone import alone, tells_places_only
from transforms.records.talks.forms import between_semicolons, dated_over_place
from transforms.records.talks.given import placed
from transforms.records.talks.places import spots
from transforms.records.talks.readings import READINGS
from transforms.records.talks.scores import BEST, Given, Stated, most, score
from transforms.records.talks.styled_readings import set_apart
from transforms.records.talks.titles import without_names

GOOD = 1.0
"""Score of entries that need no form, and no other cut."""

_FEW = 4  # lines; a section of fewer tells nothing by its majority
_LEAD_OF_ALONE = 0.2  # by how much a form must fit better than reading each entry by itself
_LEAD_OF_STYLE = 0.2  # where the words that say where are set apart by their style
_LEEWAY = {"column": 1.0}  # a table's columns hold for all its rows; half as much of other forms
_LEEWAY_UNTITLED = 1.6  # where an entry read by itself names no title
_SAMPLE = 8  # entries that show a list's form


class Words:
    """The lines of an entry without the speaker, its talks in each form, and how well they fit: all found once."""

    def __init__(self, lines: tuple[Line, ...], section: Section, title: str) -> None:
        """Nothing is read yet; the title is known where the speakers' names stood behind it."""
        self.lines, self.section, self.title = lines, section, title
        self.found: dict[str, Sequence[Given]] = {}
        self.scores: dict[str, float] = {}

    @kept
    def stated(self) -> Stated:
        """What the lines say behind the names of those who spoke."""
        return Stated(without_names(self.lines))

    def read(self, form: str) -> Sequence[Given]:
        """The entry's talks in a form, or by its own words."""
        if form not in self.found and self.title:
            self.found[form] = [Given(self.title, (place,) if place else (), year) for place, year in spots(self.lines)]
        if form not in self.found:
            by_form = form and not between_semicolons(self.lines)
            self.found[form] = READINGS[form](self.stated.lines) if by_form else self._alone()
        return self.found[form]

    def _alone(self) -> Sequence[Given]:
        only = tells_places_only(self.section) or (None if len(self.section.lines) < _FEW else False)
        return alone(self.lines, places_only=only)

    def most(self, form: str) -> float:
        """No less than the score."""
        return BEST / 2 if self.title else most(self.stated, self.read(form))

    def score(self, form: str) -> float:
        """How well a form fits."""
        if form not in self.scores:
            self.scores[form] = BEST / 2 if self.title else score(self.stated, self.read(form))
        return self.scores[form]


def best_form(entries: Sequence[Words], least: float) -> tuple[float, str]:
    """How well the best form fits the entries, and its name; "" for reading each by itself, or if none fits so well.

    Where entries read by themselves fit well, no form is tried.
    """
    shown = entries[:: len(entries) // _SAMPLE + 1]
    by_itself = _fit(shown, "", least - _LEAD_OF_ALONE)
    if by_itself >= max(GOOD, least):
        return by_itself, ""
    if all(dated_over_place(words.stated.lines) for words in shown):
        return max(by_itself, GOOD), ""  # of hosts that nobody knows, the town tells
    best, chosen = max(by_itself + (_LEAD_OF_ALONE if _name_titles(shown) else 0.0), least), ""
    for name in READINGS:
        lead = _LEAD_OF_STYLE if name == "before italic" and _set_places_apart(shown) else 0.0
        fit = _fit(shown, name, best - lead) + lead
        if fit > best:
            best, chosen = fit, name
    return best if chosen else by_itself, chosen


def _set_places_apart(shown: Sequence[Words]) -> bool:
    """True where half of the entries hold words in italics between marks behind others."""
    return sum(bool(words.lines[0].italic and set_apart(words.stated.lines[0])) for words in shown) * 2 > len(shown)


def _name_titles(shown: Sequence[Words]) -> bool:
    """True where half of the entries, read by themselves, name a title: where none does, a form may well find it."""
    return _PAIR * sum(_is_titled(words.read("")) for words in shown) >= len(shown)


def _is_titled(found: Sequence[Given]) -> bool:
    return any(given.title for given in found)


def _fit(shown: Sequence[Words], form: str, least: float) -> float:
    """How well a form fits some entries; of one that cannot fit better than `least`, no more is said than that."""
    total = 0.0
    for number, words in enumerate(shown, 1):
        total += words.most(form)
        if total + (len(shown) - number) * BEST < least * len(shown) - _FUZZ:
            return -inf
    if total / len(shown) <= least:
        return -inf
    return sum(words.score(form) for words in shown) / len(shown)


_FUZZ, _PAIR = 1e-6, 2


def read_in(words: Words, form: str) -> Sequence[Given]:
    """The talks of an entry in its list's form, or by its own words where these tell clearly more."""
    leeway = _LEEWAY.get(form[:6], 0.5) if _is_titled(words.read("")) else _LEEWAY_UNTITLED
    fits = form and words.read(form) and words.score(form) > words.score("") - leeway
    return [placed(given) for given in words.read(form if fits else "")]
