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


def is_fellow(text: str) -> bool:
    """True for whom a learned body made its fellow, told among duties: "Elected Fellow of the Felt Society, 2012"."""
    return "Fellow" in text and _FELLOW.match(text) is not None


_FELLOW = re.compile(
    r"(?:[\d/.–-]{4,12}[:.,]?\s)?(?:(?:Elected|Honorary|Life|Lifetime|Foreign|Senior|Inaugural) ){0,2}Fellow"
    r"(?: of|,| –| -|\t) ?(?:the )?(?=[A-Z])(?:[\w&’'-]{1,25} ){0,6}?"
    r"(?:Society|Academy|Association|Federation|Institut(?:e|ion) of|Royal|"
    rf"College of (?i:{any_of('prose', 'standing', 'colleges')}))(?!\w)"
)


@cache
def _strong() -> frozenset[str]:
    return words("awards", "strong") - words("awards", "weak") - {"fellow", "fellows"}
