"""Honours below who gave them: a body's name, without a date, over the dated honours that it gave.

Consumes the `Item`s of an awards section; produces each honour as an item below its giver, and the giver's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.citations.east import EAST
from transforms.dates.ranges import find_dates, is_date
from transforms.entities import venues
from transforms.entities.organizations import is_unit, shape_rank
from transforms.entities.places import cut_place
from transforms.headings.wording import named
from transforms.model import Line
from transforms.names.words import is_common
from transforms.records.awards.names import gives
from transforms.records.lists.honours import is_honour
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_acronym, is_organization, is_place
from transforms.records.lists.periods import period
from transforms.records.lists.pieces import Piece

_LEAST, _WORDS = 2, 3
_ENDS = ("Awards", "Prizes", "Competition")


def below_givers(items: Sequence[Item]) -> Iterator[Item]:
    """The items; those that are a giver over dated honours cut into these, and givers alone set over those below."""
    alone = _alone(items)
    giver: Item | None = None
    number = 0
    for place, item in enumerate(items):
        if place in alone:
            giver, number = item, 0
        elif named_below := _named_below(item):
            yield named_below
        elif _is_list(item):
            for at, line in enumerate(item.details):
                yield _below(item, replace(item, head=(line,), details=()), is_first=not at)
        else:
            yield _below(giver, item, is_first=not number) if giver else item
            number += 1


def _below(giver: Item, item: Item, *, is_first: bool) -> Item:
    """An honour below its giver's line."""
    parent = (*giver.entry.parent, *giver.head)
    entry = replace(item.entry, head=item.head, details=item.details, parent=parent, is_first=is_first)
    return replace(item, entry=entry, above=(giver.text, *giver.above))


def _alone(items: Sequence[Item]) -> frozenset[int]:
    """The places of givers that are items of their own, where every dated honour stands below one; else none."""
    found = [i for i, item in enumerate(items) if not item.details and len(item.head) == 1 and _is_giver(item.text)]
    if found[:1] != [0] or len(items) - len(found) < _LEAST * len(found):
        return frozenset()
    below = [i for i in range(len(items)) if i not in found]
    is_each = all(i + 1 in below for i in found) and all(_is_dated(items[i].head[0]) for i in below if items[i].head)
    return frozenset(found) if is_each else frozenset()


def giver_above(item: Item) -> str | None:
    """Who gave an honour, where the line or the heading right over it says so."""
    text = item.above[0].strip(" :") if len(item.above) > 1 else ""
    if not text or not _is_giver(text):
        return None
    unit, _, body = text.partition(", ")
    return body if body and is_unit(unit) else text


def giver_below(line: Line, pieces: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces of a line below an honour that say who gave it: the whole, or those behind what for and a dot."""
    for at, piece in enumerate(pieces[:_PARTS]):
        if at and piece.before != ";" and not pieces[0].text.startswith("For "):
            break
        body = is_organization(piece.text) or venues.known(piece.text) is not None
        if body or (not line.bullet and (gives(piece.text) or is_acronym(piece.text) or _is_firm(pieces))):
            return pieces[at:]
    return ()


_PARTS = 2


def over_notes(below: Sequence[tuple[Line, Sequence[Piece]]]) -> str | None:
    """A name that nobody knows, alone on a line between an honour and its items: it gave the honour."""
    if len(below) < _LEAST or below[0][0].bullet or not below[1][0].bullet:
        return None
    text = below[0][0].text.strip()
    is_told = is_honour(text) or is_place(text) or named(text).whole or any(c.isdigit() for c in text)
    return text if not is_told and _NAME.fullmatch(text) and not is_common(text.split()[0]) else None


_NAME = re.compile(r"(?:[A-ZÀ-Þ]|i[A-Z])[\w.&'’-]{1,24}(?: (?:& )?[A-ZÀ-Þ][\w.&'’-]{0,24}){0,2}")


def _is_firm(pieces: Sequence[Piece]) -> bool:
    """True for a firm alone that nobody knows, told by the end of its name: "Zorbix Capital"."""
    return len(pieces) == 1 and shape_rank(name := pieces[0].text) > 0 and not is_common(name.split()[0])


def _is_list(item: Item) -> bool:
    """True for a giver's name alone over items that each have a date; several of them tell a name that nobody knows."""
    if len(item.head) != 1 or len(item.details) < _LEAST or _is_dated(item.head[0]):
        return False
    nested = bool(item.head[0].bullet) and all(line.indent > item.head[0].indent for line in item.details)
    few = len(item.details) <= _LEAST and not nested
    if not _is_giver(item.text) and (few or is_honour(item.text) or named(item.text).whole):
        return False
    return all(line.bullet and _is_dated(line) for line in item.details)


def _named_below(item: Item) -> Item | None:
    """The one honour that a bullet names below the body that gave it, and when: "Guild of Dyers<tab>2019"; or None."""
    if len(item.head) != 1 or not item.details or any(map(_is_dated, item.details)):
        return None
    giver, when = _with_date_last(item.text)
    first, *rest = item.details
    is_one = first.bullet and not any(line.bullet for line in rest) and len(first.text.split()) <= _LONGEST
    if not is_one or not is_date(when) or is_honour(giver) or not _is_giver(giver):
        return None
    head = replace(item.head[0], text=giver)
    below = replace(item, head=item.details, details=(), when_above=period(find_dates(when)))
    return _below(replace(item, head=(head,), entry=replace(item.entry, head=(head,))), below, is_first=True)


def _with_date_last(text: str) -> tuple[str, str]:
    """What stands before the date that ends a text, and the date: a gap parts the two, or a space."""
    giver, _, when = text.rpartition("\t")
    last = find_dates(text)[-1:] if not giver else ()
    begin = last[0].span.start if last and not text[last[0].span.end :].strip(" .)") else 0
    return (text[:begin].rstrip(" ,("), text[begin:]) if begin else (giver, when)


_LONGEST = 12  # words of an honour's name


def _is_dated(line: Line) -> bool:
    return bool(find_dates(line.text))


def _is_giver(text: str) -> bool:
    """True for an organisation, and for prizes that are given under a name of their own: "Northern Loom Awards"."""
    if find_dates(text) or named(text).whole:
        return False
    text = cut_place(text.rstrip("."))[0].rstrip(" ,") if "," in text else text
    if ", " in text:
        return all(map(is_organization, text.split(", ")))
    words = text.split()
    if len(words) == 1 and not text.isupper():
        return False  # "School" says where, as a label
    own = len(words) >= _WORDS and words[-1] in _ENDS and all(word[0].isupper() for word in words)
    return own or is_organization(text)


def untranslated(giver: str | None) -> str | None:
    """The giver without what stands in brackets behind: its place, the honour's East Asian name: "X. [織機賞]"."""
    if giver and giver[-1] == ")" and (placed := _PLACED.search(giver)) and is_place(placed["place"]):
        giver = giver[: placed.start()]
    return _TRANSLATED.sub("", giver) if giver and not giver.isascii() else giver


_PLACED = re.compile(r" \((?P<place>[^()]{4,60})\)\Z")
_TRANSLATED = re.compile(rf"[. ]{{0,2}}[\[(（](?=[^\[\]()（）]{{0,12}}{EAST.pattern})[^\[\]()（）]{{2,60}}[\])）]\Z")
