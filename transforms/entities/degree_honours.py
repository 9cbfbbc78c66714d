"""Honours below a degree, on lines of their own: "Vale Stone Scholar (2003, 2004); Order of the Coif".

Consumes a section of education; produces it without such lines, and these as a section of awards, one honour each:
with a year behind it, a "Scholar" would else begin a post.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.entities.degrees import find_degrees
from transforms.model import Line, Section
from transforms.vocabulary import any_of

_LETTER = any_of("degrees", "of", "societies")
_YEARS = r"(?:,? ?\(?(?:19|20)\d\d[\d\s,&–-]{0,24}\)?)?"
_HONOUR = re.compile(
    f"(?:(?:{_LETTER})(?: (?:{_LETTER})){{1,2}}|Order of (?:the )?[A-Z][a-z]{{2,12}}|Valedictorian|"
    rf"Salutatorian|(?!{any_of('degrees', 'of', 'no_honours')})(?:[A-Z][\w.’'-]{{0,20}} |of |the |"
    f"for ){{1,6}}(?:Scholar|Fellow))s?{_YEARS}"
)
_NAMED = re.compile(rf"[A-Z][^;,]{{4,60}}\b(?:Prize|Award|Medal|Fellowship|Scholarship|Bursary|Studentship){_YEARS}")
_STAGE = re.compile(r"(?i)\b(?:post-?doc|clinical|visiting|residen|medical|surg|subspecial)|logy\b")  # of a career
_TAKEN_WITH = re.compile(rf"(?i)(?:with )?(?:{any_of('degrees', 'of', 'honours')})")
_PARTS = re.compile(r"\s?[;•|·]\s|,\s(?=[A-Z])")
_LONGEST = 200  # characters


def with_degree_honours(section: Section) -> Iterator[Section]:
    """The section, then the honours that its lines below degrees are."""
    lines = section.lines[1:] if section.kind == "education" else ()
    told = {line.number: parts for line in lines if (parts := _honours(line))}
    if not told:
        yield section
        return
    yield replace(section, lines=tuple(line for line in section.lines if line.number not in told))
    honours = (
        replace(line, text=part, bullet="-", bold=(), italic=(), links=())
        for line in section.lines
        for part in told.get(line.number, ())
    )
    yield Section("awards", None, tuple(honours), section.path, ("awards",), frozenset())


def _honours(line: Line) -> list[str]:
    """The honours of a line that names nothing else, one of them at least what a graduate was."""
    text = line.text.rstrip(" .;")
    if line.heading or len(text) > _LONGEST or "\t" in text or not text[:1].isupper():
        return []
    if not ("Scholar" in text or "Fellow" in text or "torian" in text or "Order" in text or GREEK.search(text)):
        return []
    parts = [part.strip() for part in _PARTS.split(text)]
    honours = [part for part in parts if _HONOUR.fullmatch(part)]
    besides = [part for part in parts if part not in honours]
    if not honours and not all(part[-1] == ")" and not _STAGE.search(part) for part in parts):
        return []
    if not all(_NAMED.fullmatch(part) or _TAKEN_WITH.fullmatch(part) for part in besides):
        return []
    return [] if find_degrees(text) else parts


GREEK = re.compile(rf"\b(?:{_LETTER}) (?:{_LETTER})\b")  # a society that one is elected to: no place
