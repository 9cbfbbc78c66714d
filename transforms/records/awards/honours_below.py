"""Honours told below a talk or a service: "Poster Session Award", "Received the X Medal in 2017"; fellows among duties.

Consumes `Item`s; produces the items without these lines, and the honours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.evidence import of_lines
from transforms.model import Line
from transforms.parsed import Award
from transforms.records.awards.awards import awards_from, read_honours
from transforms.records.lists.honours import is_fellow, is_honour
from transforms.records.lists.items import Item
from transforms.records.lists.periods import first_given, period
from transforms.vocabulary import any_of

_GOT = re.compile(rf"(?:{any_of('entry_words', 'awards', 'got')})\b")
_NAMED = re.compile(r"(?:Award|Prize|Medal)(?: \((?:\w+ ){0,2}\w+\))?\W*$")
_LONGEST = 30  # words


def honours_apart(items: Sequence[Item], kind: str) -> tuple[list[Item], list[Award]]:
    """The items without the bullets below them that name an honour, and these honours; a talk's year is theirs too."""
    kept: list[Item] = []
    found: list[Award] = []
    for item in items:
        told = [line for line in item.details if line.bullet and _names_honour(line)]
        told += [line for line in item.lines if is_fellow(line.text)] if kind == "service" else []
        if not told:
            kept.append(item)
            continue
        if any(line not in told for line in item.lines):
            kept.append(_without(item, told))
        found += [award for line in told for award in _awards(line, item, kind)]
    return kept, found


def _without(item: Item, told: Sequence[Line]) -> Item:
    """The item without lines; where its head is gone, the first line below heads it."""
    head, details = ([line for line in lines if line not in told] for lines in (item.head, item.details))
    head, details = (head, details) if head else (details[:1], details[1:])
    entry = replace(item.entry, head=tuple(head), details=tuple(details))
    return replace(item, head=tuple(head), details=tuple(details), entry=entry)


def _names_honour(line: Line) -> bool:
    text = without_dates(line.text, find_dates(line.text)).rstrip(" ,.(")
    if len(text.split()) > _LONGEST or not (_GOT.match(text) or _NAMED.search(text)):
        return False
    return is_honour(text)


def _awards(line: Line, item: Item, kind: str) -> Iterator[Award]:
    found, extra = read_honours((line,), ())
    when = period(date for one in item.head for date in find_dates(one.text)) if kind == "talks" else period(())
    dated = [one._replace(when=first_given(one.when, when)) for one in found]
    yield from awards_from(dated, extra, of_lines([line]))
