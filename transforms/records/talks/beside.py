"""Talks told beside other things: consumes an item; produces the talk that one of its lines is labelled as."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.parsed import Talk
from transforms.records.lists.items import Item
from transforms.records.lists.pieces import pieces_of, unquoted
from transforms.records.talks.places import spots, year_in
from transforms.unchecked import made

_TITLED = re.compile(r"(?:talk|presentation|paper|lecture)(?: title)?:\s*(?P<title>.{8,})", re.IGNORECASE)


def talks_beside(item: Item) -> Iterator[Talk]:
    """The talk that a line "Talk title: ..." under a chaired session states."""
    for line in item.lines:
        match = _TITLED.match(line.text)
        if match:
            rest = [other for other in item.lines[1:] if other is not line]
            venue = next((place for other in rest if (place := spots([other])[0][0])), None)
            yield made(
                Talk,
                title=unquoted(match["title"].strip(" .")),
                venue=venue,
                year=next((year for dates in pieces_of(item.lines)[1] if (year := year_in(dates))), None),
                evidence=item.evidence,
            )
