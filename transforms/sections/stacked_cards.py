"""Cards whose fields stand under each other: "2024" over "Reed Medal" over "Guild of Dyers", time and again.

Consumes a `Section` of honours, talks or the like; produces it with each card on a line of its own, as a row has it:
"2024<tab>Reed Medal, Guild of Dyers". What parts such cards from years over lists of whole entries is the second line
of each, which says where, while the first hardly ever does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.entities import venues
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import trailing_place
from transforms.model import Line, Section, Span
from transforms.text.styled import spliced, together

_KINDS = frozenset(("awards", "talks", "service", "teaching", "grants"))
_LEAST, _FIELDS, _LONGEST = 2, 3, 160  # cards; lines of one; characters of a line
_DATE = 24  # characters of a date alone
_LIKELY = 0.5  # of a venue's name


def with_cards_whole(section: Section) -> Section:
    """The section with the fields of each card on one line, where cards are all it has but for a line above them."""
    if section.kind not in _KINDS or len(section.lines) < _LEAST * _FIELDS:
        return section
    lines = section.lines
    dates = [at for at, line in enumerate(lines) if len(line.text) <= _DATE and is_date(line.text)]
    if len(dates) < _LEAST or dates[0] > 1 or any(b - a != _FIELDS for a, b in pairwise([*dates, len(lines)])):
        return section
    cards = [lines[at : at + _FIELDS] for at in dates]
    first, second = (sum(_says_where(card[at].text) for card in cards) for at in (1, 2))
    if not all(map(_is_card, cards)) or second < len(cards) - len(cards) // 4 or 2 * first > len(cards):
        return section
    whole = tuple(map(_row, cards))
    return replace(section, lines=(*lines[: dates[0]], *whole), subheads=section.subheads - {x.number for x in whole})


def _is_card(card: Sequence[Line]) -> bool:
    _, title, place = card
    if any(line.bullet or "\t" in line.text or len(line.text) > _LONGEST for line in card) or place.heading:
        return False
    return not (find_dates(title.text) or find_dates(place.text) or title.text[-1] in ",;:-")


def _says_where(text: str) -> bool:
    """True for words that begin with a body's or a venue's name, or end in a place behind a comma."""
    found = find_organizations(text)
    if (found and found[0].start == 0) or shape_rank(text) or venues.known(text):
        return True
    return "," in text and (trailing_place(text) is not None or venues.likeness(text) >= _LIKELY)


def _row(card: Sequence[Line]) -> Line:
    date, title, place = card
    begun, ended = len(date.text) + 1, len(date.text) + 1 + len(title.text)
    row = spliced(together(together(date, title), place), ended, ended + 1, ", ")
    return replace(spliced(row, begun - 1, begun, "\t"), heading=0, bold=(Span(begun, ended),), gap_before=1)
