"""Honours told below a talk or a service: "Poster Session Award", "Received the X Medal in 2017".

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
from transforms.records.lists.honours import is_honour
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
        if not told:
            kept.append(item)
            continue
        details = tuple(line for line in item.details if line not in told)
        entry = replace(item.entry, details=tuple(line for line in item.entry.details if line not in told))
        kept.append(replace(item, details=details, entry=entry))
        found += [award for line in told for award in _awards(line, item, kind)]
    return kept, found


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
