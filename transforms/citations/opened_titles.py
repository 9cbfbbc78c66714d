"""Titles that a quotation opens or ends. Consumes a citation's text and its quotation; produces the whole title.

"“Slow salt” in the north: A ledger. Weft 12(3)", "2001. At the loom: “A long night.” Weft 4", "A. Vale. “Whose salt?”:
Tolls at sea. Weft 4", "A. Vale. Reply to “Slow salt”. Weft 4".
"""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run
from transforms.model import Span
from transforms.vocabulary import any_of

_DATED = re.compile(r"(?:[(\[](?:19|20)\d\d[a-z]?[^()]{0,20}[)\]]|\b(?:19|20)\d\d[a-z]?)[.,:]?\s{0,2}[“\"‘'«„]$")
_GOES_ON = re.compile(
    rf"[”\"’'»](?P<title>(?:: [A-Z]| (?:{any_of('citation_words', 'lines', 'titles_go_on')}) \S)"
    r"[^.?!“”\"\0\n]{3,160}[.?!]) (?P<venue>[A-Z][^.:\d\0\n]{2,70}),? \(?(?!(?:19|20)\d\d\b)"
    r"\d{1,4}\s?[(:.,\0]"
)
_LEADS = re.compile(r"\b(?:19|20)\d\d[a-z]?[)\]]?[.,:]\s{1,3}(?P<lead>[A-Z][^.?!“”\"\0\n]{5,150}:)\s[“\"‘«„]$")
# "“Whose salt?”: Tolls at sea. Weft 4"
_COLON = re.compile(r"[”\"’'»]: (?P<title>[A-Z][^.?!“”\"\0\n]{7,160}(?:[?!]|(?=[.\0]|$)))")
# "Reply to “Slow salt”", "A commentary on Vale's “Slow salt”", "Letter to the editor on the paper titled “Slow salt”"
_ANSWERS = re.compile(
    rf"[.:,] (?P<lead>(?:An? )?(?i:{any_of('citation_words', 'lines', 'answers')})(?: [^.:?!“”\"‘«„\0\n]{{2,70}})?:? )"
    '[“"‘«„]$'
)
_VOLUME = re.compile(r", \d{1,4}(?:, [\w-]{1,12}(?:[-–]\w{1,8})?)?:$")  # "Weft, 12, 45: “Slow salt”"
_LEAD = 170  # characters before a quotation that are looked at


def opened_title(text: str, quote: Span, owner: str) -> Span | None:
    """The title of which the quotation is only the beginning or the end; None where it is the whole."""
    before = text[max(0, quote.start - _LEAD) : quote.start]
    if not before or not text[quote.start - 1] or quote.end >= len(text):
        return None
    if before[-3:-1] == ": " and (leads := _LEADS.search(before)):
        start = quote.start - len(before) + leads.start("lead")
        is_place = _VOLUME.search(leads["lead"]) or name_run(text, start, owner) > start
        return None if is_place else Span(start, quote.end + 1)
    if answers := _ANSWERS.search(before):
        return Span(quote.start - len(before) + answers.start("lead"), quote.end + 1)
    if text[quote.end : quote.end + 3].endswith(": ") and (whole := _COLON.match(text, quote.end)):
        return Span(quote.start - 1, whole.end("title"))
    if text[quote.end - 1] in ".,;" or not (quote.start == 1 or _DATED.search(before)):
        return None
    goes_on = _GOES_ON.match(text, quote.end)
    return Span(quote.start - 1, goes_on.end("title") - 1) if goes_on else None
