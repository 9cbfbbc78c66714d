"""Honours that a citation notes beside a paper: awards, orals, spotlights.

Consumes the words around authors and title; produces each honour's words.
"""

from __future__ import annotations

import re

from transforms.names.people import fold
from transforms.text.patterns import without_end
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_HONOUR = re.compile(
    r"((?:(?:(?<![\w’'().&/-])|(?<=\s\())[A-Z][\w’'().&/-]{0,30}(?<![a-z]{4}\.)\s(?:(?:of|in|for|and)"
    r"\s)?){0,6}\b(?:Award|Prize|Medal)\b(?:[\s-]+(?:Finalist|Winner|Nominee|Nomination|Runner[- ]?[Uu]p|"
    r"Honou?rable Mention|Candidate)|\s(?:for|in|of)(?:\s[\w&’'-]{1,30}){1,8}(?=\)))?|"
    r"\b(?i:(?:student )?(?:best|outstanding|distinguished|most influential|top|notable|test[- ]of[- ]time|"
    rf"editor[’']?s[’']?)(?: [\w/&-]+){{0,3}}? (?:{any_of('citation_words', 'honours', 'ends')})(?: (?:award|"
    r"prize))?(?:[\s,-]+(?:finalist|winner|nominee|nomination|runner[- ]?up|honou?rable mention|"
    r"candidate))?)|\b(?i:honou?rable mention(?: award)?|runner[- ]?up|award (?:winner|finalist|nominee|"
    "candidate)|selected for (?:oral|podium|spotlight) (?:presentation|talk)|oral presentation|spotlight "
    rf"presentation)|\b(?:(?<!\bof )Oral(?! (?:{any_of('citation_words', 'honours', 'subjects')}))|Spotlight|"
    r"Highlight(?!(?<=Research Highlight) in\b)|ORAL|SPOTLIGHT)\b|(?<=[(,] )(?:oral|spotlight)\b|(?<=[(,])"
    r"(?:oral|spotlight)\b)"
)
_HINTS = forms("citation_words", "honours", "hints")
_NOT_HONOUR = re.compile(r"best (?:of|paper session)|acceptance", re.IGNORECASE)


def honours_in(rest: str) -> tuple[str, ...]:
    """Awards, orals and the like that the words note beside a paper, each once."""
    if not _may_hold(rest):
        return ()
    found = _won_together(rest)
    if found:
        return tuple(found)
    for match in _HONOUR.finditer(rest):
        words = " ".join(match[0].split()).strip(" ,.;:-–")
        if words.count(")") > words.count("("):
            words = (
                words[words.rfind(")") + 1 :].strip() if words.rfind(")") < len(words) / 2 else words.replace(")", "")
            )
        if _REASON.search(rest, max(0, match.start() - _BEFORE), match.start()):
            continue  # "Quill Award for best article"
        if not _NOT_HONOUR.search(words) and fold(words) not in map(fold, found):
            found.append(words)
    return tuple(found)


def _won_together(rest: str) -> list[str]:
    """Several honours that one bracket tells of: "(Winner, Reed Certificate of Merit and Vale Book Prize, 1999)"."""
    match = _WON.search(rest) if " and " in rest and "inner" in rest else None
    if match is None:
        return []
    words = [_YEAR_BEHIND.sub("", one.strip(" ,.;\x00")) for one in _JOINED.split(match["all"])]
    return words if len(words) > 1 and all(map(_ENDED.search, words)) else []


_WON = re.compile(
    r"[(\[](?:[Cc]o-?)?[Ww]inner(?:,|:| of)?(?: (?:of )?(?:both )?the)? (?P<all>[A-Z\x00][^()\[\]]{8,240})[)\]]"
)
_YEAR_BEHIND = re.compile(r",? (?:19|20)\d\d$")
_JOINED = re.compile(r",? and (?:the )?(?=[A-Z\x00])|, (?=[A-Z])")
_ENDED = re.compile(r"\b(?:Award|Prize|Medal|Certificate|Honou?r|Mention)s?\b")
_REASON, _BEFORE = re.compile(r"\b(?:Award|Prize|Medal) for (?:the )?$"), 16


def _may_hold(text: str) -> bool:
    """A cheap test that is never False for a text with an honour."""
    low = text.casefold()
    return holds_one(low, _HINTS)


def without_showing(venue: str) -> str:
    """A meeting without how the work was shown there: "WvSys2025, Spotlight", "Loom Days, Poster Presentation"."""
    if _SHOWN.match(venue):
        return venue.partition(", ")[0]
    return without_end(_SHOWN_SO, venue, _LONGEST) if ", " in venue else venue


_LONGEST = 32  # characters of how a work was shown
_SHOWN_SO = re.compile(
    r"(?i), (?:(?:oral|poster|contributed|invited|demo|demonstration|podium|lightning|spotlight|paper|conference) )"
    r"(?:presentation|talk|session)$|, (?:poster|demo)$"
)
_SHOWN = re.compile(r"[A-Z][A-Za-z-]{1,11}(?:19|20)\d\d, (?:[Ss]potlight|[Oo]ral|[Pp]oster)\b")
