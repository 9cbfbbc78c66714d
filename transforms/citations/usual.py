"""The usual citation, "Names. Title. Venue, year", cut without weighing every reading of it.

Consumes a citation's text and where its names end; produces where its title ends, if no other reading can score as
much. What follows the title must be worded as behind an earlier title that was weighed in full.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms import venues
from transforms.citations.status import HINTS
from transforms.citations.text import Cited
from transforms.citations.titles import TITLE_END, rest_score, title_ends, title_score
from transforms.citations.wordings import Kept, wording

CUTS = {"\n": 1.2, ".": 0.6, "?": 0.3, "!": 0.2, "\t": 0.8, ",": 0.0, "": 0.0, ":": -1.0}
OTHER_CUT = -0.1
IN_ITALICS = 1.5  # for a title that ends where italics begin
SETTLED = 4.5  # an end of the title that scores so needs no later one beside it
HEAD = re.compile(r"[^.;\n\t\x00]{3,160}")

_LONGEST = 18  # words behind a title
_PLAIN_REST = 3.4  # more than a title's words and a rest that begins like no venue, date or status score together
_SPECIAL = re.compile(
    r"[ .,;:|–—\-”\"“]*(?:[(\[\x00\d]|in[ :]|ar|bio|med|chem|psy|soc|ssrn|e-?print|pre|tech|working|discussion|"
    r"research|unpub|internet|white|crypto|manuscript|ph|master|m\W?sc|m\W?phil|doctor|bachelor|diploma|habil|diss|"
    r"thesis|$)",
    re.IGNORECASE,
)
_DUMMY = "Xqvarw xqvarw xqvarw xqvarw"  # a title of which nothing is known but that it may be one


class Behind(NamedTuple):
    """What follows a title: its score, whether a known venue begins it, and what a title that goes on may score."""

    score: float
    known: bool
    rival: float


class UsualEnd(NamedTuple):
    """Where a title ends, its score, and whether a known venue follows."""

    stop: int
    score: float
    known: bool


def seen(tail: str) -> None:
    """Notes what follows a title that was weighed in full."""
    key = wording(tail)
    if key is not None:
        _kept(key[0]).seen += 1


def usual_end(cited: Cited, text: str, start: int, family: str) -> UsualEnd | None:
    """Where the title that begins at `start` ends; None where all readings are to be weighed."""
    inner: list[int] = []
    for match in TITLE_END.finditer(text, start):
        stop = match.start()
        if stop <= start + 8:
            continue
        if text[stop] == "." and text[stop - 1] not in "?!":
            behind = _behind(text[stop:])
            if behind is not None:
                return _weighed(cited, text, start, stop, inner, behind, family)
        inner.append(stop)
        if len(inner) > 5:
            break
    return None


def _weighed(  # noqa: PLR0913, PLR0917 - what one end is weighed with
    cited: Cited, text: str, start: int, stop: int, inner: list[int], behind: Behind, family: str
) -> UsualEnd | None:
    """The end, if it scores more than every other can."""
    title = text[start:stop].strip(" .,;:\n\t")
    if (
        "\n" in title
        or "\x00" in title
        or title.count("(") != title.count(")")
        or (family and family in title.casefold())
    ):
        return None
    score = title_score(title) + behind.score
    score += CUTS["."]
    for span in cited.italic:
        if span.start < stop - 2 and span.end > start:
            return None
        if abs(span.start - stop) <= 2:
            score += IN_ITALICS
            break
    bound = _PLAIN_REST
    if inner and HINTS.search(text[inner[0] : stop + 60].casefold()):
        return None
    for place in inner:
        char = text[place - 1 : place] if text[place - 1] in "?!" else text[place]
        if _SPECIAL.match(text, place) or score <= bound + CUTS.get(char, OTHER_CUT):
            return None
    near = text[stop + 2 : stop + 5].isalpha() and all(span.start <= stop + 2 for span in cited.italic)
    rival = behind.rival + (0.0 if near else IN_ITALICS)
    return UsualEnd(stop, score, behind.known) if score > rival else None


@lru_cache(maxsize=1 << 13)
def _kept(wording: str) -> Kept[Behind]:  # noqa: ARG001 - the key
    return Kept()


def _behind(tail: str) -> Behind | None:
    """What is known of the words behind a title; None where they were never behind one."""
    key = wording(tail)
    kept = _kept(key[0]) if key else None
    if kept is None or not kept.seen:
        return None
    if kept.value is None:
        kept.value = _looked_at(tail)
    return kept.value


def _looked_at(tail: str) -> Behind:
    head = HEAD.match(tail.lstrip(" .,;:\n\t"))
    return Behind(rest_score(tail), head is not None and venues.likeness(head[0]) >= 0.9, _rival(tail))


def _rival(tail: str) -> float:
    """The most that a title may score which goes on into these words."""
    if "\n" in tail or len(tail.split()) > _LONGEST:
        return float("inf")
    text = _DUMMY + tail
    best = float("-inf")
    for stop in title_ends(text, 0):
        if stop > len(_DUMMY):
            rest = text[stop:]
            cut = text[stop - 1] if text[stop - 1] in "?!" else rest[:1]
            score = title_score(text[:stop].strip(" .,;:\n\t")) + rest_score(rest) + CUTS.get(cut, OTHER_CUT)
            best = max(best, score)
    return best
