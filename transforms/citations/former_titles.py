"""Titles that a work had before: "(previously circulated as “Looms at Sea”)", "(Previous title: Looms at Sea)".

Consumes a `Cited`; produces it without what it was called before, which is no field of it and no second work.
"""

from __future__ import annotations

import re

from transforms.citations.text import Cited
from transforms.text.styled import spliced
from transforms.vocabulary import any_of

_BEFORE = rf"(?i:{any_of('citation_words', 'former', 'before')})"
_CALLED = rf"(?i:{any_of('citation_words', 'former', 'called')})"
_LINKS = rf"(?:\s(?i:{any_of('citation_words', 'former', 'links')})\b){{0,6}}"
_INNER = r"(?:[^()\[\]]|\([^()\[\]]{0,80}\)){3,240}"
_BRACKET = re.compile(
    rf"\s?[(\[]{_BEFORE}{_LINKS}(?:\s{_CALLED}\b{_LINKS}[\s,:]{{1,3}}|[\s,:]{{1,3}}(?=[“\"„«‘'])){_INNER}[)\]]"
)
_QUOTED = re.compile(rf",?\s{_BEFORE}{_LINKS}\s{_CALLED}\b{_LINKS}[\s,:]{{1,3}}[“\"][^“”\"]{{3,240}}[”\"]")
_HINT = re.compile(_BEFORE)


def without_former_title(cited: Cited) -> Cited:
    """The citation without the title that it had before."""
    if not _HINT.search(cited.text):
        return cited
    match = _BRACKET.search(cited.text, 1) or _QUOTED.search(cited.text, 1)
    if match is None:
        return cited
    mark = "," if cited.text.startswith(" with ", match.end()) else ""  # co-authors, no more words of the title
    return spliced(cited, match.start(), match.end(), mark)
