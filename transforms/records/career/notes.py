"""What a career's line says besides roles, degrees and employers: notes, sentences, figures. Consumes text."""

from __future__ import annotations

import re

from transforms.records.lists.looks import outside_brackets

_NOTE = re.compile(
    r"(?:c?gpa|cpi|wgpa|grade|grades|average|score|rank(?:ed|ing)?|class rank|thesis|"
    r"dissertation|(?:(?:master|bachelor)(?:['’]?s)?|[bm]\.?(?:sc?|a|eng)\.?|ph\.?d\.?|doctoral) "
    r"(?:thesis|dissertation|project)(?! in (?!progress))|"
    r"title|topics?|coursework|courses?|collaborators?|"
    r"(?:(?:final|first|second|third|fourth|last)[- ]year|final|senior|capstone) (?:project|thesis|dissertation)|"
    r"relevant coursework|minor(?:s|ing)?|"
    r"committee(?: members?)?|defen[cs]e|defended|honou?rs?|awards?|note|focus|research (?:area|"
    r"interests?|focus|topics?|directions?)|areas?|specialization|concentration|project|projects|stipend|salary|"
    r"final (?:grade|mark)|overall|major gpa|cumulative|mark|marks|percentage|tesi|thèse|links?|"
    r"website|url|keywords?|technologies|tech stack|tools|skills|dates?|"
    r"dissertation title|thesis title|selected courses?|core courses?|main courses?|"
    r"mathematics courses|summa cum laude|magna cum laude|cum laude|with (?:high )?(?:honou?rs|"
    r"distinction)|"
    r"(?:first|second|upper second|lower second|third)[- ]class(?: honou?rs?| degree|,|;|$)|"
    r"distinction|expected|full[- ]time|part[- ]time|"
    r"(?:parental|maternity|paternity|medical|sick|family|study) leave|career break|leave of absence|"
    r"outstanding|top \d+ ?%?|über|employed by|hired by|mit der (?:arbeit|dissertation)|"
    r"mit (?:anwendungsbereich|nebenfach|schwerpunkt|auszeichnung))\b"
)
HONOUR = re.compile(
    r"(?i)\b(?:medal(?:l?ist)?|award|prize|dean['’]?s list|valedictorian|scholarship|topper|"
    r"honou?rs student|honou?rable mention|graduated)\b"
)
FIELD_LABEL = re.compile(
    r"(?i)(?:(?:double |dual |joint )?majors?|program(?:me)?s?|speciali[sz]ation|"
    r"field(?: of study)?|subject|discipline|stream|branch|fachrichtung|studienfach|filière|spécialité|"
    r"especialidad|área|indirizzo)"
)
_LETTERS = re.compile(r"[^\W\d_]\W{0,9}[^\W\d_]")
_NUMBERS = re.compile(r"^[\s\d.,/%()+-]+$")
_SAYS = re.compile(r" (?:is|was|are|were) (?:an?|the|one)\b")


def is_note(text: str) -> bool:
    """True for what a career's line says besides: marks, theses, courses."""
    return _NOTE.match(text.lower()) is not None


def is_worded(text: str) -> bool:
    """True where at least two letters stand in a text."""
    if len(text) > 1 and text[:2].isalpha():
        return True  # as nearly all do
    return _LETTERS.search(text) is not None and not _NUMBERS.match(text)


def tells(text: str) -> bool:
    """True for a sentence: it says what was done, not what one was nor where."""
    return sum(word.islower() and len(word) > _SMALL for word in outside_brackets(text).split()) >= _SMALL


_SMALL = 3  # letters of small words; and as many others in lower case make a sentence


def says(text: str) -> bool:
    """True for words that explain what something is: "X is a firm in Leeds"."""
    return _SAYS.search(text) is not None


def names_field(text: str) -> bool:
    """True where a line's label says that a field of study follows: "Major: Geology"."""
    return ":" in text[:30] and FIELD_LABEL.fullmatch(text.partition(":")[0].strip()) is not None


def without_honour(text: str) -> tuple[str, str]:
    """A phrase and the honour in brackets behind it: "Physics (Dean's list)"."""
    noted = _BRACKETED.match(text) if text[-1:] == ")" else None
    if noted is None or not HONOUR.search(noted[2]) or HONOUR.search(noted[1]):
        return text, ""
    return noted[1], noted[2]


_BRACKETED = re.compile(r"([^()]{3,90}) \(([^()]{3,60})\)$")  # "Physics (Dean's list)"
