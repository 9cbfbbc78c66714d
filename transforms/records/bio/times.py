"""Times that a sentence of a bio opens with, in brackets or several of them.

"Formerly (2020) I held a post at X", "From May 2003 to July 2004, and from June 2007 to May 2008, I stayed at X".
Consumes `Sentence`s and what was read of them; produces them as other sentences tell the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.parsed import Position
from transforms.records.lists.prose import Sentence

_OPENED = re.compile(
    r"(?:Previously|Before(?: that| this)?|Prior to (?:that|this)|Concurrently|Earlier|Afterwards?|Subsequently"
    r"|Formerly|(?:Most )?[Rr]ecently|Later|Then),? \((?P<when>[^()]{4,40})\),? "
)


def with_time_told(sentence: Sentence) -> Sentence:
    """The sentence with the time in brackets behind its first word as others tell it: "In 2020, I held ..."."""
    match = _OPENED.match(sentence.text) if "(" in sentence.text[:24] else None
    if match is None or not find_dates(match["when"]):
        return sentence
    return sentence._replace(text=f"In {match['when']}, {sentence.text[match.end() :]}")


def with_leads(told: Sequence[Sentence]) -> Iterator[Sentence]:
    """The sentences, items below "Previously, I was:" each told with these words."""
    lead = ""
    for one in told:
        if one.lines[0].bullet and lead:
            yield one._replace(text=lead + one.text)
            continue
        begun = _LEADS_ON.fullmatch(one.text) if one.text[-1:] == ":" else None
        lead = "Previously, I was a " if begun else ""
        yield one


_LEADS_ON = re.compile(
    r"(?:(?:Previously|Before(?: that| this)?|Prior to (?:that|this)|Formerly|Earlier|In the past),? )"
    r"(?:I (?:have been|was|worked as)|I['’]ve been)(?: an?)?:"
)


def each_time(found: list[Position], text: str, above: Sentence | None) -> list[Position]:
    """The one post that a clause tells, once for each of two times before it; the clause above may be the first."""
    if len(found) != 1 or not found[0].end or not (above or " and " in text):
        return found
    whole = f"{above.text} and {text}" if above else text
    opened = _OPENED_TWICE.match(whole)
    dates = find_dates(opened["times"]) if opened else ()
    if opened is None or len(dates) != _PAIR or not all(date.is_range and date.end for date in dates):
        return found
    if any(map(str.isalpha, _JOINERS.sub("", without_dates(opened["times"], dates)))):
        return found
    return [found[0].model_copy(update={"start": date.start, "end": date.end}) for date in dates]


_OPENED_TWICE = re.compile(r"(?P<times>(?:From|Between|During|In) [^;()]{12,120}?\d),? (?:I|he|she|they|we)\b")
_JOINERS = re.compile(r"(?i)\b(?:from|between|during|in|and)\b")
_PAIR = 2
