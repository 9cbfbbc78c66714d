"""Talks: title, venue, year. Consumes entries of talk sections; produces `Talk` records, one per title and venue.

The entries of one list follow one form. Every form is tried on all of them (`readings`), beside the reading of
each by its own words (`alone`); the one whose titles look most like titles and whose venues look most like venues
is the list's (`scores`). Where none fits well, the list is cut into other entries and tried again (`cuts`).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from transforms.dates.ranges import find_dates, is_date
from transforms.furniture.buttons import without_buttons
from transforms.kept import kept
from transforms.lines.shapes import begins_with_authors
from transforms.model import Entry, Line
from transforms.parsed import Talk
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_place
from transforms.records.lists.pieces import pieces_of, tidy, unquoted
from transforms.records.lists.wrapped import begins_dated
from transforms.records.plain.talks import plain_talks
from transforms.records.talks.asked import asked_for
from transforms.records.talks.beside_places import talks_beside_places
from transforms.records.talks.cuts import are_dated_paragraphs, are_led, other_cuts, pairs
from transforms.records.talks.even_parts import with_even_parts
from transforms.records.talks.fits import GOOD, Words, best_form, read_in
from transforms.records.talks.places import closing_first, year_in
from transforms.records.talks.readings import named_lecture, places_only
from transforms.records.talks.remarks import without_remarks
from transforms.records.talks.repeated import as_named, named_often
from transforms.records.talks.rolls import rolled
from transforms.records.talks.scores import (
    Given,
    is_note,
    is_role,
    kind_label,
    names_no_talk,
    without_role,
)
from transforms.records.talks.speakers import parted, without_aside, without_bracket, without_host, without_verb
from transforms.records.talks.styled_readings import whole_in_style
from transforms.records.talks.titles import begins_named, with_title_whole, without_company, without_speaker
from transforms.records.talks.told_again import told_again
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
_LEAD_OF_FIRST_CUT = 0.3
_LEAD_OF_NAMES = 0.6  # where each entry opens with those who spoke, and nothing else does
_LEAD_OF_LAST_DATES = 0.5  # where each entry of several lines ends in its only date
_PAIR, _FAIR = 2, 0.3  # score of entries that can have no other cut


@dataclass(frozen=True, eq=False)
class _Stated:
    """An entry and its words."""

    item: Item
    words: Words

    @kept
    def year(self) -> int | None:
        above = self.item.when_above.start
        return _year(self.words.lines) or (int(above[:4]) if above else None)

    def read(self, form: str, titles: Mapping[str, int]) -> Sequence[Given]:
        """The talks in a form, titles that their list names often or that a style sets apart kept whole."""
        lines = self.words.stated.lines
        return told_again(whole_in_style(as_named(read_in(self.words, form), lines, titles), lines), lines)


def talks_in(items: Sequence[Item], owner: str = "") -> Iterator[Talk]:
    """The talks of a section's entries, all read in the form that fits most of them."""
    items = without_remarks(items)
    lists: list[tuple[Sequence[Talk], Sequence[_Stated], str]] = []
    for run in _runs(items):
        told, rest = (plain, []) if (plain := plain_talks(run) or talks_beside_places(run)) else rolled(run)
        stated, form = _best(rest, owner)
        lists.append((told, stated, _of_years(stated, form, items, owner)))
    titles = named_often([given for _, entries, form in lists for one in entries for given in read_in(one.words, form)])
    every = (talk for plainly, entries, form in lists for talk in (*plainly, *_told(entries, form, titles)))
    yield from (talk for talk in every if talk.title) if _are_attended(items) else every


def _are_attended(items: Sequence[Item]) -> bool:
    """True below "Conferences attended": where one was, and no more; a title there was told."""
    return bool(items) and all(item.above and _WAS_AT.search(item.above[-1]) for item in items)


_WAS_AT = re.compile(r"(?i)^(?!.*(?:talk|presentation|paper|given)).*\battend(?:ed|ance)\b(?: \([^()]{3,30}\))?\W*$")


def _told(stated: Sequence[_Stated], form: str, titles: Mapping[str, int]) -> Iterator[Talk]:
    """The talks of one list in its form."""
    dated = any(begins_dated(one.words.lines[0]) for one in stated[:1])
    year: int | None = None
    read = with_even_parts([(one.words.lines, one.read(form, titles)) for one in stated])
    for one, given in zip(stated, read, strict=True):
        year = one.year or (year if dated else None)
        yield from _talks(one.item, given, year)


def _runs(items: Sequence[Item]) -> Iterator[list[Item]]:
    """Entries of one section and one subheading."""
    found: dict[object, list[Item]] = {}
    for item in items:
        found.setdefault((item.entry.section, item.entry.group), []).append(item)
    yield from found.values()


def _of_years(stated: Sequence[_Stated], form: str, items: Sequence[Item], owner: str) -> str:
    """The form of talks of one line below a year; where it fits them ill, the one that fits those below all years."""
    if not stated or not is_date(stated[0].item.entry.group) or not all(map(_is_single, (one.item for one in stated))):
        return form
    if best_form([one.words for one in stated], -inf)[0] >= GOOD:
        return form
    section = stated[0].item.entry.section
    every = [item for item in items if item.entry.section is section and _is_single(item) and is_date(item.entry.group)]
    words = [one.words for one in _stated(every, {}, owner)]
    return (best_form(words, -inf)[1] if words else "") or form


def _is_single(item: Item) -> bool:
    return sum(not is_note(line.text) for line in item.lines) == 1


def _stated(items: Sequence[Item], known: dict[tuple[Line, ...], Words], owner: str) -> list[_Stated]:
    found = []
    for item in items:
        said = [_bared(line) for line in item.lines if len(line.text) < _LONGEST]
        said = [line for line in said if line.text.strip(" .)") and not is_note(line.text)]
        asked = asked_for(said[0]) if said else None
        title, said = (
            _without_names_of(with_title_whole(said), owner) if asked is None else (asked[0], [asked[1], *said[1:]])
        )
        lines = tuple(without_speaker(without_company(said)))
        attended = _ATTENDED.fullmatch(item.above[-1] if item.above else "")
        if lines and not (_MODERATED.match(lines[0].text) or _VISIT.match(lines[0].text)) and not attended:
            words = known.setdefault(lines, Words(lines, item.entry.section, title))
            found.append(_Stated(item, words))
    return found


_VISIT = re.compile(  # no talk, if one stands in the list: "Research visit to the Loom Lab, Graz"
    r"(?:\d\S{0,10}\s{1,4})?(?i:(?:research|academic|scientific|study) (?:visit|stay)s?|visiting (?:researcher|scholar"
    r"|scientist|fellow|(?:ph\.?d )?student|the (?:group|lab)))\b(?! talk| lecture| speaker)"
)


@lru_cache(maxsize=1024)  # most cuts leave most lines as they are
def _bared(line: Line) -> Line:
    """The line without its host, its buttons and its label."""
    line = _unlabelled(without_buttons(without_host(without_verb(without_bracket(without_aside(line))))))
    for words in (_HELD_LABEL, _ONLINE):
        if found := words.search(line.text):
            line = without(line, found.start(), found.end())
    return line


def _unlabelled(line: Line) -> Line:
    """The line without a label: "Title: *Looms of the north*, Globex", "Regional Presentation: Looms, Globex"."""
    label = _TITLE.match(line.text) if line.italic or line.bold else None
    if line.text[0] in "([" and (kind := _KIND.match(line.text)) and is_role(kind["kind"]):
        label = kind
    end = label.end() if label else kind_label(line.text)
    return without(line, 0, end) if end and not is_date(line.text[end:]) else line


_HELD_LABEL = re.compile(r"(?:(?<=[|·•.,;\t] )|^)(?:Date|When|Held on|Place|Where) ?: (?=\w)")
_ONLINE = re.compile(  # "Slow looms, online at Globex"
    r"(?<=[.,;”\"]\s)(?:(?:held|given|presented|delivered) )?(?:[Oo]nline|[Vv]irtual(?:ly)?|[Rr]emote(?:ly)?),? "
    r"(?:at|for|with) (?:the )?(?=[A-ZÀ-Þ])"
)
_KIND = re.compile(r"[(\[](?P<kind>[A-Za-z -]{4,30})[)\]][:.]? +(?=\S)")  # "(Invited) Looms of the north"
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
    known: dict[tuple[Line, ...], Words] = {}  # most cuts leave most entries as they are
    stated = _stated(items, known, owner)
    if not stated:
        return [], ""
    best, form = best_form([one.words for one in stated], -inf)
    entries = [one.item.entry for one in stated]
    if are_dated_paragraphs(entries) or (best >= (_FAIR if are_led(entries) else GOOD) and _is_even(stated)):
        return stated, form
    holders = _by_line(items)
    best += _LEAD_OF_FIRST_CUT + (_LEAD_OF_LAST_DATES if _end_dated(stated) else 0.0)
    if pairs([line for item in items for line in item.entry.lines]):
        best = -inf  # no other cut can be right
    for entries in other_cuts([item.entry for item in items]):
        if any(_is_of_several(entry) for entry in entries):
            continue
        other = _stated([_item(entry, holders) for entry in entries], known, owner)
        if other:
            lead = _LEAD_OF_NAMES if all(begins_named(one.item.entry.lines[0]) for one in other) else 0.0
            lead = max(lead, _LEAD_OF_LAST_DATES if _end_dated(other) else 0.0)
            fit, its = best_form([one.words for one in other], best - lead)
            if fit + lead > best:
                best, stated, form = fit + lead, other, its
    return stated, form


def _is_of_several(entry: Entry) -> bool:
    """True for an entry of two lines or more that each begin with those who spoke."""
    return sum(begins_with_authors(line.text) or begins_named(line) for line in entry.lines) > 1


def _by_line(items: Sequence[Item]) -> Mapping[int, Item]:
    """The entry that holds a line, by the line's number; the first entry for a number that none holds."""
    found: dict[int, Item] = defaultdict(lambda: items[0])
    for item in reversed(items):
        found.update((line.number, item) for line in item.entry.lines)
    return found


def _item(entry: Entry, holders: Mapping[int, Item]) -> Item:
    like = holders[entry.lines[0].number]
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


def _talks(item: Item, found: Sequence[Given], year: int | None) -> Iterator[Talk]:
    above = None
    if found and not any(given.title for given in found):
        above = _title_above(item)
        named = None if above else named_lecture(item.lines)
        if named and (places := places_only(named[1])):
            above, found = named[0], places
    for given in found:
        title = unquoted(without_role(given.title or above or ""))
        title = "" if is_date(title.strip("()")) or (given.places and is_place(title)) else title
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
    dated = zip(lines, pieces_of(lines)[1], strict=True)
    return next((year for line, dates in dated if (year := year_in(closing_first(line.text, dates)))), None)
