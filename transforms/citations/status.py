"""The status that words state: accepted, submitted, in preparation; and the marks of a preprint.

Consumes text; produces one of `warehouse.fields.STATUSES` and where it stands.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from transforms.model import Span
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_MORE = forms("citation_words", "works", "additions")
_SOON = "".join(f"(?<!{thing} )" for thing in _MORE)
STATUSES = (
    (
        "in_preparation",
        re.compile(
            r"\b(?:(?:manuscript |paper |article )?(?:in|under)[ -]prep(?:aration|\b\.?)|"
            r"(?:work )?in[ -]prog(?:ress\b(?! in\b)|\.)|"
            r"working draft|drafts? available(?! here| at | from | online)(?: (?:up)?on request)?|"
            rf"{_SOON}coming soon(?: to \w+)?|"
            r"en pr[ée]paration|en preparación|em preparação|in vorbereitung|in preparazione|"
            r"to be submitted(?: to)?|ongoing work|finalizing this paper|in final preparation|soon to be submitted)"
            rf"|(?:^|(?<=[(\[]))(?:{any_of('citation_words', 'states', 'halted')})(?=[)\]]|$)"
            rf"|(?:(?<=[.?!)”\"\]] )|^)(?:{any_of('citation_words', 'states', 'begun')})(?=[.)\]]?$)",
            re.IGNORECASE,
        ),
    ),
    (
        "submitted",
        re.compile(
            rf"\b(?:{any_of('citation_words', 'states', 'submitted')})\b",
            re.IGNORECASE,
        ),
    ),
    (
        "accepted",
        re.compile(
            rf"\b(?:{any_of('citation_words', 'states', 'accepted')})\b",
            re.IGNORECASE,
        ),
    ),
)
PREPRINT = re.compile(
    rf"\b(?:{any_of('citation_words', 'states', 'preprints')})\b",
    re.IGNORECASE,
)
_HINTS = forms("citation_words", "states", "hints")
_PREPRINT_HINTS = ("xiv", "corr", "ssrn", "print", "tech", "paper", "square", "manuscript", "draft")


def may_state_status(text: str) -> bool:
    """A cheap test that is never False for a text with a status."""
    low = text.casefold()
    return holds_one(low, _HINTS)


def which_may_state_status(texts: Sequence[str]) -> list[bool]:
    """The same for each of many texts: a word is sought once in all of them together."""
    folded = [text.casefold() for text in texts]
    every, found = "\n".join(folded), [False] * len(texts)
    ends = list(accumulate([len(text) + 1 for text in folded]))
    for hint in _HINTS:
        at = every.find(hint)
        while at >= 0:
            place = bisect_right(ends, at)
            found[place] = True
            at = every.find(hint, ends[place])
    return found


def names_preprint(text: str) -> bool:
    """True where the words name a preprint server or a report."""
    low = text.casefold()
    return holds_one(low, _PREPRINT_HINTS) and PREPRINT.search(text) is not None


def status_of(text: str) -> tuple[str, Span] | None:
    """The status that the words state, and where."""
    if not may_state_status(text):
        return None
    for name, pattern in STATUSES:
        match = pattern.search(text)
        if match:
            return name, Span(*match.span())
    return None
