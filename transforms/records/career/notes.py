"""What a career's line says besides roles, degrees and employers: notes, sentences, figures. Consumes text."""

from __future__ import annotations

import re

from transforms.records.lists.looks import outside_brackets
from transforms.vocabulary import any_of

_NOTE = re.compile(rf"(?:{any_of('entry_words', 'career', 'notes')})\b")
HONOUR = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'career', 'honours')})\b")
FIELD_LABEL = re.compile(f"(?i)(?:{any_of('entry_words', 'career', 'field_labels')})")
_LETTERS = re.compile(r"[^\W\d_]\W{0,9}[^\W\d_]")
_NUMBERS = re.compile(r"^[\s\d.,/%()+-]+$")
_SAYS = re.compile(r" (?:is|was|are|were) (?:an?|the|one)\b")


def is_note(text: str) -> bool:
    """True for what a career's line says besides: marks, theses, courses."""
    return _NOTE.match(text.lower()) is not None


def names_sponsor(text: str) -> bool:
    """True for who paid: "Supported by a Globex Fellowship" is no post."""
    return _SPONSORED.match(text) is not None


_SPONSORED = re.compile(r"(?i)(?:(?:partly|partially|fully|co-?)[ -]?)?(?:supported|financed|sponsored|funded) by\b")


def tells_terms(text: str) -> bool:
    """True for the terms of a post: "Part-time" behind a date is no role of its own."""
    return text[-1:] in "edytnbEDY)" and _TERMS.fullmatch(text) is not None


_TERMS = re.compile(
    r"(?i)(?:(?:full|part|half)[ -]time|on-?site|remote(?:ly)?|hybrid|(?:fixed-term|permanent|temporary)(?: position)?"
    r"|visiting (?:position|appointment)"
    r"|tenured|on leave|freelance|(?:full|part)[ -]time (?:job|position|contract)|\d{2,3} ?% fte)\)?"
)


def is_remark(text: str) -> bool:
    """True for what only remarks on a post: its terms, its sponsor, its topic, an absence, a deed."""
    told = tells_terms(text) or names_sponsor(text) or _REMARK.match(text) is not None
    return told or (tells(text) and tells_deed(text))


_REMARK = re.compile(
    r"(?i)(?:topics?|(?:relevant )?coursework|courses|tasks|duties|responsibilities): |(?:on|took) (?:\w+ )?leave\b"
)


def is_worded(text: str) -> bool:
    """True where at least two letters stand in a text, or it is a figure and a capital: "3M"."""
    if len(text) > 1 and text[:2].isalpha():
        return True  # as nearly all do
    if len(text) == 2 and text[0].isdigit() and text[1].isupper():
        return True
    return _LETTERS.search(text) is not None and not _NUMBERS.match(text)


def tells(text: str) -> bool:
    """True for a sentence: it says what was done, not what one was nor where."""
    return sum(word.islower() and len(word) > _SMALL for word in outside_brackets(text).split()) >= _SMALL


_SMALL = 3  # letters of small words; and as many others in lower case make a sentence


def is_matter(text: str) -> bool:
    """True for a few words with one capital, the first: "Soil carbon modeling" names no school."""
    return text[:1].isupper() and text[1:].islower() and 0 < text.count(" ") < _MATTER and not tells(text)


_MATTER = 6  # words


def says(text: str) -> bool:
    """True for words that explain what something is: "X is a firm in Leeds"."""
    return _SAYS.search(text) is not None


def tells_deed(text: str) -> bool:
    """True for what was done or became: "Promoted in", "Supported by a fellowship", "Tenured"."""
    return _DEED.match(text) is not None


_DEED = re.compile(
    rf"(?:{any_of('entry_words', 'career', 'deeds_told')})\b"
    r"|Tenure(?:d| awarded| granted)\b"
    r"|[A-Z][a-z]{2,12}(?:ed|ing) (?:the|an?|and|with|by|for|in|on|of|to|new)\b|[A-Z][a-z]{2,12}ed$"
    r"|(?:Research|Work|Studies) (?:on|into) "
)


def without_honour(text: str) -> tuple[str, str]:
    """A phrase and the honour in brackets behind it: "Physics (Dean's list)"."""
    noted = _BRACKETED.match(text) if text[-1:] == ")" else None
    if noted is None or not HONOUR.search(noted[2]) or HONOUR.search(noted[1]):
        return text, ""
    return noted[1], noted[2]


_BRACKETED = re.compile(r"([^()]{3,90}) \(([^()]{3,60})\)$")  # "Physics (Dean's list)"
