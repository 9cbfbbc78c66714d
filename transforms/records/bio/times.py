"""Times that a sentence of a bio opens with, in brackets or several of them.

"Previously (2022) I was a postdoc", "From May 2013 to May 2014, and from June 2016 to May 2017, I was a visitor at X".
Consumes `Sentence`s and what was read of them; produces them as other sentences tell the same.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates, without_dates
from transforms.parsed import Position
from transforms.records.lists.prose import Sentence

_OPENED = re.compile(
    r"(?:Previously|Before(?: that| this)?|Prior to (?:that|this)|Concurrently|Earlier|Afterwards?|Subsequently"
    r"|Formerly|(?:Most )?[Rr]ecently|Later|Then),? \((?P<when>[^()]{4,40})\),? "
)
_ALONE = re.compile(r"(?i)(?:from|between|during|in)?[ ,]*")


def with_time_told(sentence: Sentence) -> Sentence:
    """The sentence with the time in brackets behind its first word as others tell it: "In 2022, I was a postdoc"."""
    match = _OPENED.match(sentence.text) if "(" in sentence.text[:24] else None
    if match is None or not find_dates(match["when"]):
        return sentence
    return sentence._replace(text=f"In {match['when']}, {sentence.text[match.end() :]}")


def each_time(found: list[Position], above: Sentence | None) -> list[Position]:
    """The one post that a clause tells, once more for the time alone that the clause before it tells."""
    dates = find_dates(above.text) if above and len(found) == 1 and found[0].end else ()
    if above is None or len(dates) != 1 or not (dates[0].is_range and dates[0].end):
        return found
    if not _ALONE.fullmatch(without_dates(above.text, dates)):
        return found
    return [found[0].model_copy(update={"start": dates[0].start, "end": dates[0].end}), *found]
