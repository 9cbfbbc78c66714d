"""The tagger's readings mended at their ends: a title's last words, authors torn inside a name.

Consumes `Segments` of the tagger and the text; produces better ones, or tells that one is no use.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.citations.segments import Segments
from transforms.citations.title_cuts import aside_end
from transforms.entities import venues
from transforms.model import Span
from transforms.names.people import is_no_family


def is_torn(tagged: Segments, text: str) -> bool:
    """True where the authors end inside a name, or in a title: "Y. St. | Clair", "Vale D. Vitamin | D and falls"."""
    if tagged.title and text[: tagged.title.start].rstrip().endswith("St."):
        return True
    last = _LAST_WORD.search(text, tagged.authors.start, tagged.authors.end) if tagged.authors else None
    return last is not None and is_no_family(last[1])


_LAST_WORD = re.compile(r" [A-Z]{1,3}\. ([A-Z][a-z]{2,20})[.,]?\s?$")


def to_its_end(tagged: Segments, title: Span, text: str) -> Segments:
    """The tagger's reading with a place or a list at its title's end: "Theft in urban areas, China. Cities 12"."""
    if (named := _NAMED.search(text, max(0, title.start - _ACRONYM), title.start)) and tagged.authors:
        title = Span(named.start(1), title.end)
        authors = Span(tagged.authors.start, min(tagged.authors.end, named.start()))
        tagged = replace(tagged, title=title, authors=authors if authors.start < named.start() else tagged.authors)
    if (end := aside_end(text, title.end)) > title.end:
        behind = Span(end, len(text))
        return replace(tagged, title=Span(title.start, behind.start), rest=(*tagged.rest[:-1], behind))
    tail = _TAIL.match(text, title.end - (text[title.end - 1] == ",")) or _IN_TAIL.match(text, title.end)
    if tail is None or not (tail["and"] or venues.is_place(tail["place"])):
        return tagged
    behind = Span(tail.end(), len(text))
    return replace(tagged, title=Span(title.start, tail.end()), rest=(*tagged.rest[:-1], behind))


SHORTENED = re.compile(r"\b(?:St|Dr|Mrs?|Ms|Prof|U\.S|U\.K|D\.C|vs|cf|Mt|Ft)\.$")  # ends no title
_ACRONYM = 24
_IN_TAIL = re.compile(  # "Loss | in dyeing and felt. Acta": without a stop in front, "in" leads to no journal
    r"(?<=[\w)]) ?in (?!press|prep|review|proc|journal|revision|print|submission|the (?:proc|jour))"
    r"(?:(?P<and>[a-z]|the [A-Z])[^.?!:;()\n\t\x00]{1,120}|(?P<place>[A-Z][a-z]{2,20}))(?=\. [A-Z])"
)
_NAMED = re.compile(
    r"(?:^|\. )([A-Z][\w+-]{0,12}[A-Z0-9][\w+-]{0,12}: )$"
)  # what a title names first: "B. Orr. T-REX: A tool"
_TAIL = re.compile(
    r", (?:(?P<place>[A-Z][\w .-]{2,24})(?=\.\s{1,2}[A-Z])|"
    r"(?:[\w -]{2,40}, )?(?P<and>and) [\w -]{2,60}(?=\.?$|\. [A-Z]))"
)
