"""What the heading of a list of works says of its members' standing: of all of them, or of those not printed alone.

Consumes headings; produces a status, and whether it holds for all.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms.citations.status import status_of


class Standing(NamedTuple):
    """What a heading says.

    Attributes:
        status: the status of all works below it, None where it says nothing of all.
        unprinted: the status of those works of which nothing says that they are printed: "Papers and work in progress".
    """

    status: str | None = None
    unprinted: str | None = None


@lru_cache(maxsize=1 << 10)
def standing(heading: str) -> Standing:
    """The standing that a heading gives to its members."""
    if names_both(heading):
        return Standing()
    if unprinted := _beside_printed(heading):
        return Standing(unprinted=unprinted)
    return Standing(_status(heading))


def _status(heading: str) -> str | None:
    """The status of every work below a heading; None where it says nothing."""
    state = status_of(heading)
    low = _READ_BY_PEERS.sub("", heading.casefold())
    if "preprint" in low and not re.search(r"journal|conference|peer|publications", low):
        return "preprint"
    if state and not re.search(r"published|journal|conference", low):
        return state[0]
    if _PREPRINTS.search(low) and not re.search(r"journal|conference|peer|\bpublications?\b|/\s{0,3}forthcoming", low):
        return "preprint"
    if re.search(r"submitted|under review|under consideration|submissions?\b", low):
        return "submitted"
    if re.search(r"work(?:s)? in progress|in prep\b|in preparation|ongoing", low):
        return "in_preparation"
    return None


_PREPRINTS = re.compile(
    r"\bpre-?prints?\b|arxiv|working papers?|job[ -]market papers?|"
    r"technical reports?|tech\.? reports?|discussion papers?"
)


_READ_BY_PEERS = re.compile(r"peer[- ]reviewed (?=(?:working|discussion) papers)")


def names_both(heading: str) -> bool:
    """True for a heading of printed works and of others, which says nothing of each: "Papers and preprints"."""
    return "rint" in heading and _BOTH.search(heading) is not None


_WORKS = r"(?:papers|articles|publications|works|manuscripts)"
_AND = r"(?: and | & | ?[/,+] ?|, and )"
_BOTH = re.compile(rf"(?i)\b{_WORKS}{_AND}(?:e-?|pre-?)prints\b|\b(?:e-?|pre-?)prints{_AND}(?:\w{{1,12}} )?{_WORKS}\b")


def _beside_printed(heading: str) -> str | None:
    """The standing that a heading names beside printed works: "Publications/Work in Progress"."""
    if not _JOINT.search(heading) or not (_PRINTED.search(heading) or _PHRASE.search(heading)):
        return None
    parts = [(part, _status(part)) for part in _PART.split(heading)]
    stated = [state for _, state in parts if state]
    apart = [part for part, state in parts if not state]
    beside = any(map(_PRINTED.search, apart)) or (apart and _PHRASE.match(parts[-1][0]))
    return stated[-1] if stated and beside else None


_JOINT = re.compile(r"\s(?:and|und|et|y|e|incl(?:\.|uding))\s|[&/+;*]|\(incl")
_PART = re.compile(rf"{_JOINT.pattern}|,")
_PRINTED = re.compile(r"(?i)\b(?:publications?|published|refereed|peer[- ]reviewed)\b")
_PHRASE = re.compile(r"(?i)\s?(?:ongoing work|works? in progress)$")  # it says nothing of what stands before it
