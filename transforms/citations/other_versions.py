"""Where else a work came out, told behind it: "Shorter version in the COLT 2017 workshop on looms".

Consumes a `Cited`; produces it without that: the place and the year there are not the work's own. What stands first
behind title and authors stays, for there it is all that is said.
"""

from __future__ import annotations

import re

from transforms.citations.text import Cited
from transforms.text.styled import without

_TOLD = re.compile(
    r"(?:(?<=\n)|(?<=[.;)\d] )|(?<=\n\()|(?<=[.,;)\d] \())\(?(?i:(?:an?|the|our)\s)?(?:"
    r"(?i:short(?:er)?|preliminary|early|earlier|extended|full|long(?:er)?|conference|journal|workshop|abridged|previous|"
    r"initial|prior|older|condensed|technical report)\s(?i:[a-z]{4,12}\s)?(?i:version|abstract)\b"
    r"|Also\s(?:[a-z]{4,9}\s)?(?:appeared|appears|presented|published|accepted|available|in|at|as)\b)"
    r"[^\n]{4,200}?(?:\)\.?(?=\s|$)|\.(?=\s[A-Z]|\s?$)|(?=\n)|$)"
)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_LINES = 2  # breaks before it: title, authors and venue stand above


def without_other_versions(cited: Cited) -> Cited:
    """The citation without where another version of it came out."""
    text = cited.text
    if not ("ersion" in text or "bstract " in text or "Also " in text):
        return cited
    match = _TOLD.search(text, _LEAST)
    if match is None:
        return cited
    above = text[: match.start()]
    if above.count("\n") >= _LINES or _YEAR.search(above):
        return without(cited, *match.span())
    return cited


_LEAST = 20  # characters of title and authors
