"""What kind of work it is, said in a sentence of its own behind the title: consumes a citation; produces it without.

"Salt and scale. Full-length book manuscript. Under contract with Harbour Press."
"""

from __future__ import annotations

import re

from transforms.citations.text import Cited
from transforms.text.styled import without
from transforms.vocabulary import any_of

_SAID = re.compile(
    r"(?:(?<=[^\W\d_][.?!] )|(?<=[.?!][”\"] ))(?=[A-Z])"
    rf"(?i:{any_of('citation_words', 'works', 'said')})(?:[.;]\s|\.?$| (?=(?:in|under) [a-z]))"
)
_WORDS = ("anuscript", "dited ", "uthored ")


def without_kind_sentence(cited: Cited) -> Cited:
    """The citation without the sentence that says what it is; what stands it has ("in progress") stays."""
    if not any(word in cited.text for word in _WORDS):
        return cited
    said = _SAID.search(cited.text, _LEAST)
    return without(cited, said.start(), said.end()) if said else cited


_LEAST = 8  # letters of a title
