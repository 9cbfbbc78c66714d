"""Lists of journals and meetings that go on below: a name that the margin cut. Consumes two lines' text.

"Weft Letters, Journal of Felt, Loom Review, Journal of Applied" over "Dyeing, Yarn Studies".
"""

from __future__ import annotations

from transforms.dates.ranges import find_dates
from transforms.entities import venues
from transforms.records.lists.listing import is_venue_like
from transforms.records.lists.pieces import phrases
from transforms.records.service.role_words import role_of

_COMMAS, _LONG = 3, 70  # of a line that lists, and reached a margin
_WORDS = 8  # of what closes a name
_SHARE = 2  # every second phrase of it, and more, is a venue


def lists_on(above: str, below: str) -> bool:
    """True for a line of venues the last of which ends on the line below."""
    if len(above) < _LONG or above.count(",") < _COMMAS or not above[-1].isalpha() or not below[0].isupper():
        return False
    if "\t" in above or ":" in below or find_dates(above):
        return False
    listed, first = phrases(above, ","), phrases(below, ",;")[0].rstrip(" .")
    if len(first.split()) > _WORDS or role_of(first) or find_dates(first):
        return False
    if sum(map(is_venue_like, listed)) * _SHARE < len(listed):
        return False
    if venues.known_whole(f"{listed[-1]} {first}"):
        return True
    return not (venues.known_whole(listed[-1]) or is_venue_like(first))
