"""Talks: title, venue, year. Consumes entries of talk sections; produces `Talk` records, one per title and venue.

The entries of one list follow one form. Every form is tried on all of them (`readings`), beside the reading of
each by its own words (`alone`); the one whose titles look most like titles and whose venues look most like venues
is the list's (`scores`). Where none fits well, the list is cut into other entries and tried again (`cuts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import inf

from transforms.dates.ranges import find_dates, is_date
from transforms.furniture.furniture import without_buttons
from transforms.model import Entry, Line, Section
from transforms.parsed import Talk
from transforms.records.lists.items import Item
from transforms.records.lists.pieces import pieces_of, tidy, unquoted
from transforms.records.lists.wrapped import begins_dated
from transforms.records.plain.talks import plain_talks
from transforms.records.talks.alone import alone, tells_places_only
from transforms.records.talks.cuts import are_led, other_cuts
from transforms.records.talks.forms import between_semicolons
from transforms.records.talks.given import placed
from transforms.records.talks.places import spots, year_in
from transforms.records.talks.readings import READINGS, named_lecture, places_only
from transforms.records.talks.remarks import without_remarks
from transforms.records.talks.rolls import rolled
from transforms.records.talks.scores import (
    BEST,
    Given,
    Stated,
    is_note,
    kind_label,
    most,
    names_no_talk,
    score,
    without_role,
)
from transforms.records.talks.speakers import parted, without_bracket, without_host
from transforms.records.talks.styled_readings import set_apart
from transforms.records.talks.titles import begins_named, is_speakers, with_title_whole, without_names, without_speaker
from transforms.text.styled import without
from transforms.unchecked import made

_MODERATED = re.compile(r"\W{0,4}(?:\d\S{0,10}\s{1,4})?moderat", re.IGNORECASE)
_ATTENDED = re.compile(
    r"(?:selected |other )?(?:workshops?(?: attended| participation)?"
    r"|(?:summer |winter )?schools?,? (?:and|&) workshops?|workshops?,? (?:and|&) (?:summer |winter )?schools?)\s*:?",
    re.IGNORECASE,
)
_LONGEST = 600  # characters of a line of a talk
_FEW = 4  # lines; a section of fewer tells nothing by its majority
_LEAD_OF_ALONE = 0.2  # by how much a form must fit better than reading each entry by itself
_LEAD_OF_STYLE = 0.2  # where the words that say where are set apart by their style
_LEAD_OF_FIRST_CUT = 0.3
_LEAD_OF_NAMES = 0.6  # where each entry opens with those who spoke, and nothing else does
_LEAD_OF_LAST_DATES = 0.5  # where each entry of several lines ends in its only date
_LEEWAY = {"column": 1.0}  # a table's columns hold for all its rows; half as much of other forms
_LEEWAY_UNTITLED = 1.6  # where an entry read by itself names no title
_GOOD, _FAIR = 1.0, 0.3  # scores of entries that need no form, and no other cut; of those that can have no other
_SAMPLE = 8  # entries that show a list's form


class _Words:
    """The lines of an entry without the speaker, its talks in each form, and how well they fit: all found once."""

    def __init__(self, lines: tuple[Line, ...], section: Section, title: str) -> None:
        """Nothing is read yet; the title is known where the speakers' names stood behind it."""
        self.lines, self.section, self.title = lines, section, title
        self.found: dict[str, Sequence[Given]] = {}
        self.scores: dict[str, float] = {}

    @cached_property
    def stated(self) -> Stated:
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
        if form not in self.scores:
            self.scores[form] = BEST / 2 if self.title else score(self.stated, self.read(form))
        return self.scores[form]


@dataclass(frozen=True, eq=False)
class _Stated:
    """An entry and its words."""

    item: Item
    words: _Words

    @cached_property
    def year(self) -> int | None:
        above = self.item.when_above.start
        return _year(self.words.lines) or (int(above[:4]) if above else None)


_Known = dict[tuple[Line, ...], _Words]


def talks_in(items: Sequence[Item], owner: str = "") -> Iterator[Talk]:
    """The talks of a section's entries, all read in the form that fits most of them."""
    for run in _runs(without_remarks(items)):
        told, rest = (plain, []) if (plain := plain_talks(run)) else rolled(run)
        yield from told
        stated, form = _best(rest, owner)
        dated = any(begins_dated(one.words.lines[0]) for one in stated[:1])
        year: int | None = None
        for one in stated:
            year = one.year or (year if dated else None)
            yield from _talks(one.item, _read(one.words, form), year)


def _runs(items: Sequence[Item]) -> Iterator[list[Item]]:
    """Entries of one section and one subheading; years over talks of one line each part no lists."""
    found: dict[object, list[Item]] = {}
    single = all(sum(not is_note(line.text) for line in item.lines) == 1 for item in items)
    for item in items:
        group = "" if single and is_date(item.entry.group) else item.entry.group
        found.setdefault((item.entry.section, group), []).append(item)
    yield from found.values()


def _stated(items: Sequence[Item], known: _Known, owner: str) -> list[_Stated]:
    found = []
    for item in items:
        said = [_bared(line) for line in item.lines if len(line.text) < _LONGEST]
        said = [line for line in said if line.text.strip(" .)") and not is_note(line.text)]
        title, said = _without_names_of(with_title_whole(said), owner)
        lines = tuple(without_speaker([*said[:1], *(line for line in said[1:] if not is_speakers(line))]))
        attended = _ATTENDED.fullmatch(item.above[-1] if item.above else "")
        if lines and not _MODERATED.match(lines[0].text) and not attended:
            words = known.setdefault(lines, _Words(lines, item.entry.section, title))
            found.append(_Stated(item, words))
    return found


@lru_cache(maxsize=256)  # most cuts leave most lines as they are
def _bared(line: Line) -> Line:
    """The line without its host, its buttons and its label."""
    return _unlabelled(without_buttons(without_host(without_bracket(line))))


def _unlabelled(line: Line) -> Line:
    """The line without a label: "Title: *Looms of the north*, Globex", "Regional Presentation: Looms, Globex"."""
    label = _TITLE.match(line.text) if line.italic or line.bold else None
    end = label.end() if label else kind_label(line.text)
    return without(line, 0, end) if end else line


_TITLE = re.compile(r"(?:talk |paper |lecture |presentation |poster )?title: ?(?=\S)", re.IGNORECASE)


def _without_names_of(lines: list[Line], owner: str) -> tuple[str, list[Line]]:
    """The lines without those who spoke, the owner among them, and the title where it stands before their names."""
    for number, line in enumerate(lines[:_FEW]):
        if (parts := parted(line, owner)) and not begins_named(line):
            before, behind = parts
            title = unquoted(tidy(" ".join(one.text for one in (*lines[:number], before))))
            rest = [behind] if behind.text else []
            if len(title.split()) > 1 and not find_dates(title):
                return title, [*rest, *lines[number + 1 :]]
            return "", [*lines[:number], *([before] if before.text.strip() else []), *rest, *lines[number + 1 :]]
    return "", lines


def _best(items: Sequence[Item], owner: str) -> tuple[list[_Stated], str]:
    """The entries, cut anew where that reads better, and their form."""
    known: _Known = {}  # most cuts leave most entries as they are
    stated = _stated(items, known, owner)
    if not stated:
        return [], ""
    best, form = _form([one.words for one in stated], -inf)
    if best >= (_FAIR if are_led([one.item.entry for one in stated]) else _GOOD) and _is_even(stated):
        return stated, form
    best += _LEAD_OF_FIRST_CUT + (_LEAD_OF_LAST_DATES if _end_dated(stated) else 0.0)
    for entries in other_cuts([item.entry for item in items]):
        other = _stated([_item(entry, items) for entry in entries], known, owner)
        if other:
            lead = _LEAD_OF_NAMES if all(begins_named(one.item.entry.lines[0]) for one in other) else 0.0
            lead = max(lead, _LEAD_OF_LAST_DATES if _end_dated(other) else 0.0)
            fit, its = _form([one.words for one in other], best - lead)
            if fit + lead > best:
                best, stated, form = fit + lead, other, its
    return stated, form


def _item(entry: Entry, items: Sequence[Item]) -> Item:
    number = entry.lines[0].number
    like = next((item for item in items if any(line.number == number for line in item.entry.lines)), items[0])
    return Item(entry, entry.head, entry.details, like.above, like.when_above)


def _is_even(stated: Sequence[_Stated]) -> bool:
    """True where each entry has one dated line, or none has any."""
    dated = [sum(bool(find_dates(line.text)) for line in one.item.entry.lines) for one in stated]
    quoted = max(sum(line.text[0] in '"“' for line in one.item.entry.lines) for one in stated)
    return len(set(dated)) == 1 and dated[0] < 2 and quoted < 2


def _end_dated(stated: Sequence[_Stated]) -> bool:
    """True where each entry is of several lines, and the last of them holds its only date."""
    lines = [one.item.entry.lines for one in stated]
    return _is_even(stated) and all(len(each) >= _PAIR and find_dates(each[-1].text) for each in lines)


def _form(entries: Sequence[_Words], least: float) -> tuple[float, str]:
    """How well the best form fits the entries, and its name; "" for reading each by itself, or if none fits so well.

    Where entries read by themselves fit well, no form is tried.
    """
    shown = entries[:: len(entries) // _SAMPLE + 1]
    by_itself = _fit(shown, "", least - _LEAD_OF_ALONE)
    if by_itself >= max(_GOOD, least):
        return by_itself, ""
    best, chosen = max(by_itself + (_LEAD_OF_ALONE if _name_titles(shown) else 0.0), least), ""
    for name in READINGS:
        lead = _LEAD_OF_STYLE if name == "before italic" and _set_places_apart(shown) else 0.0
        fit = _fit(shown, name, best - lead) + lead
        if fit > best:
            best, chosen = fit, name
    return best if chosen else by_itself, chosen


def _set_places_apart(shown: Sequence[_Words]) -> bool:
    """True where half of the entries hold words in italics between marks behind others."""
    return sum(bool(words.lines[0].italic and set_apart(words.stated.lines[0])) for words in shown) * 2 > len(shown)


def _name_titles(shown: Sequence[_Words]) -> bool:
    """True where half of the entries, read by themselves, name a title: where none does, a form may well find it."""
    return _PAIR * sum(_is_titled(words.read("")) for words in shown) >= len(shown)


def _is_titled(found: Sequence[Given]) -> bool:
    return any(given.title for given in found)


def _fit(shown: Sequence[_Words], form: str, least: float) -> float:
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


def _read(words: _Words, form: str) -> Sequence[Given]:
    leeway = _LEEWAY.get(form[:6], 0.5) if _is_titled(words.read("")) else _LEEWAY_UNTITLED
    fits = form and words.read(form) and words.score(form) > words.score("") - leeway
    return [placed(given) for given in words.read(form if fits else "")]


def _talks(item: Item, found: Sequence[Given], year: int | None) -> Iterator[Talk]:
    above = None
    if found and not any(given.title for given in found):
        above = _title_above(item)
        named = None if above else named_lecture(item.lines)
        if named and (places := places_only(named[1])):
            above, found = named[0], places
    for given in found:
        title = without_role(given.title or above or "")
        for venue in _held_at(item, given) or (None,):
            if title or venue:
                yield made(
                    Talk,
                    title=title or None,
                    venue=venue,
                    year=given.year or year,
                    evidence=item.evidence,
                    confidence=0.9 if title and venue else 0.7,
                )


def _held_at(item: Item, given: Given) -> Sequence[str]:
    """Where a talk was given: lines between its title and the only date, which ends the entry, say so of one talk."""
    below = item.lines[1:]
    if len(given.places) < _PAIR or any(line.bullet for line in below) or not find_dates(item.lines[-1].text):
        return given.places
    return given.places if any(find_dates(line.text) for line in item.lines[:-1]) else given.places[:1]


def _title_above(item: Item) -> str | None:
    """The title over entries that only say where it was told."""
    text = item.entry.parent[-1].text if item.entry.parent else item.entry.group
    return None if names_no_talk(text) else unquoted(text.strip(" .:"))


def _year(lines: Sequence[Line]) -> int | None:
    return next((year for dates in pieces_of(lines)[1] if (year := year_in(dates))), None)
