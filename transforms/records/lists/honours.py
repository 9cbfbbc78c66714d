"""Words that name an honour received. Consumes text; vocabulary in `lists.toml`."""

from __future__ import annotations

import re
from functools import cache

from transforms.records.awards.honoured_duties import honours_reviewer
from transforms.records.lists.looks import all_words, words
from transforms.vocabulary import any_of

_ON_AWARDS = re.compile(
    r"\b(?:award|prize|fellowship|scholarship|grants?|medal|honors?)s?(?: \w+){0,2} (?:committee|panel|"
    r"jury|chair|reviewer|judge|board|subcommittee|selection)|\bhonou?rs (?:"
    rf"{any_of('entry_words', 'awards', 'honours_things')})|\b(?:committee|panel|jury|board)s? (?:on|for|of)"
    r" (?:the )?(?:\w+ ){0,3}(?:award|prize|fellow|scholar|hono)",
    re.IGNORECASE,
)
_SOCIETY = re.compile(
    r"(?:the )?(?:society|association|academy|institute|federation|council) (?:of|for|on)\b[^,;:]*$", re.IGNORECASE
)


def is_honour(text: str) -> bool:
    """True where the words name an honour received, not work for a prize committee."""
    if honours_reviewer(text):
        return True
    return not (_strong().isdisjoint(all_words(text)) or _SOCIETY.match(text) or _ON_AWARDS.search(text))


@cache
def _strong() -> frozenset[str]:
    return words("awards", "strong") - words("awards", "weak") - {"fellow", "fellows"}
