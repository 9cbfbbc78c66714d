"""Lines among works that are none: where the older ones are found, whose they are. Consumes a line; produces a verdict.

"My older articles are on Google Scholar.", "Preprints of all of these are available upon request.", and the owner's
name with the years of the list below the heading.
"""

from __future__ import annotations

import re
from functools import cache

from transforms.dates.ranges import find_dates, is_date
from transforms.model import Line
from transforms.vocabulary import any_of, forms

_LONGEST = 160  # characters
_TITLE = re.compile(r"(?:(?:Prof|Professor|Dr|Mr|Ms|Mrs)\.? ){1,3}")
_MARKS = " \t.,;:–—-|()"
_WORD = re.compile(r"[a-z]+")
_VERBS = frozenset(("are", "is", "be"))
_HERE = (" here.", " here")
_WHOLE = (
    " CV.",
    " CV",
    " curriculum vitae.",
    " Curriculum Vitae.",
    " page.",
    " page",
)  # "Further works are listed in the full CV."


def is_note(line: Line, owner: str) -> bool:
    """True for a sentence on where works are, and for the owner's name with no more than a period."""
    text = line.text
    if len(text) > _LONGEST or not (line.gap_before or line.bullet):
        return False
    if owner and owner in text and not line.bullet and _names_owner(text, owner):
        return True
    if tells_impact(text):
        return True
    is_elsewhere = bool(line.links) or "request" in text or text.endswith(_HERE) or text.endswith(_WHOLE)
    return is_elsewhere and _says_where(text)


def _says_where(text: str) -> bool:
    """True for one sentence without a date or a quotation: "My older articles are on Google Scholar"."""
    words = _WORD.findall(text.lower())
    if not words or words[0] not in _words("opens") or ". " in text or any(mark in text for mark in '“”"('):
        return False
    said = frozenset(words)
    is_told = said & _VERBS and said & _words("where")
    return bool(said & _words("works")) and bool(is_told or text.endswith(_HERE)) and not find_dates(text)


def tells_impact(text: str) -> bool:
    """True for how often the works are cited, and no more: "Total citations: 340, h-index = 12 (Scopus, May 2021)"."""
    low = text.lower()
    if ("index" not in low and "citations" not in low) or not any(map(str.isdigit, text)):
        return False
    said = _WORD.findall(low)
    return (
        ("index" in said or "citations" in said)
        and not any(mark in low for mark in '“"')
        and _words("impact") >= set(said)
    )


@cache
def _words(key: str) -> frozenset[str]:
    return frozenset(forms("citation_words", "where_works_are", key))


def _names_owner(text: str, owner: str) -> bool:
    before, _, behind = text.partition(owner)
    if _TITLE.sub("", before).strip(_MARKS):
        return False
    behind = behind.strip(_MARKS)
    return is_date(behind)


def tells_shares(text: str) -> bool:
    """True for how many works the owner led, or what a list leaves out: "Six led, two closed as last author"."""
    leaves_out = ("cluded" in text or "mitted" in text or " not " in text) and _LEFT_OUT.search(text) is not None
    if leaves_out or ("author" in text and _SHARES.match(text) is not None) or _COUNTS.match(text) is not None:
        return True
    return len(text) < _BRIEF and _NUMBER.fullmatch(text) is not None


_BRIEF = 100  # characters
_NUMBER = (
    re.compile(  # "6 indexed journal publications", "More than 40 peer-reviewed articles in international journals"
        r"(?i:(?:more than|over|about|around|approximately|nearly|some|authored|total(?: of)?:?) ){0,2}"
        rf"(?i:\d{{1,3}}|{any_of('entry_words', 'students', 'numbers')})\+? (?:(?!of\b)[\w&/’'-]{{2,24}},? ){{0,5}}"
        r"(?:publications|papers|articles|proceedings|books|monographs|book chapters|chapters|works|patents)"
        r"(?:(?: published)? (?:in|with|at|by|as) (?:[\w&/’'()-]{1,24},? ?){1,8})?[.;]?"
    )
)


_COUNTS = re.compile(
    r"(?i)\d{1,3}\+? (?:\S+ ){0,2}(?:publications|papers|articles) (?:are|have been|were) [a-z]"
    r"|Data (?:\w+ )?(?:sourced|taken|retrieved|fetched) from "
)
_LEFT_OUT = re.compile(  # "Journal articles since 2019; abstracts (of talks) are omitted"
    r"(?i)\b(?:papers|publications|articles|preprints|works|abstracts|posters|reviews|chapters)(?: \([^()]{1,60}\))? "
    r"(?:are|were|have been) (?:excluded|omitted|not (?:included|listed|shown))\b"
)
_SHARES = re.compile(
    r"(?i)(?:\d{1,3}|[a-z]{3,12}(?:-[a-z]{3,5})?)(?: of (?:them|these|which))?,? (?:were |are )?as (?:a |the )?"
    r"(?:co-?)?(?:first|sole|senior|last|lead|corresponding|main)[- ]authors?\b"
)
