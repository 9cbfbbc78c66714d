"""Stays told by where somebody worked and as what: "worked at X and Y as a weaver and at Z as a reader".

Consumes a sentence; produces the stays, and the organisations of one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from transforms.entities.organizations import find_organizations, shape_rank
from transforms.records.bio.places import affiliation_in
from transforms.records.bio.titles import HEAD, WORD
from transforms.records.bio.unknown_places import Place, several

_WORKED = re.compile(
    r"(?i)\b(?:work(?:s|ed|ing)?|(?:was|were|am|is|been)(?: currently| now| presently| previously)?(?= at )|"
    r"h[eo]lds? an? (?:appointment|position|post)|"
    r"before that,?|previously,?|visit(?:ed|ing)(?-i:(?= (?:at |in |with )?(?:the )?[A-ZÀ-Þ]))|"
    r"join(?:ed|ing)?|serv(?:ed|es|ing)|stayed|"
    r"(?:went|mov(?:ed|ing)|return(?:ed|ing)|c[ao]m(?:e|ing)) to|arriv(?:ed|ing) at|"
    r"spen(?:t|d)(?: (?!as )\w+){1,6}?(?= (?:at|in|with) )) (?:for \w+ (?:years?|months?) )?(?:at |for |in |"
    r"with )?(?P<place>(?!as\s)(?:(?!\bhaving\b|\bworked\b|\bwhere\b|\b(?:I|he|she|they) )[^.;]){3,140}?)\s+"
    r"(?:for (?-i:[a-z\d])[\w ]{2,20} )?as (?:an? |the )?(?P<title>"
    + WORD
    + r"{0,6}"
    + HEAD
    + r"(?-i:\b(?: I{1,3}\b)?))\b"
)
_WORKED_ON = re.compile(
    r"(?i),? and (?:then |later |afterwards )?(?:at |for )?(?:the )?(?P<place>(?-i:[A-ZÀ-Þ])[^.;]{3,100}?) as (?:an? )?"
    r"(?P<title>" + WORD + r"{0,6}" + HEAD + r"(?-i:\b(?: I{1,3}\b)?))\b"
)


def worked(text: str) -> Iterator[re.Match[str]]:
    """The stays told as "worked at X and Y as a weaver", and those told on: "and at Z as an assistant professor"."""
    for match in _WORKED.finditer(text):
        told: re.Match[str] | None = match
        while told:
            yield told
            told = _WORKED_ON.match(text, told.end())


_AND_THE = re.compile(r",? and (?:the )?(?=[A-ZÀ-Þ])")
_SUBJECTS = re.compile(  # "the Department of Civil and Coastal Weaving at Globex University"
    r"\b(?:Department|Dept\.?|School|Faculty|Division|Section|Cent(?:er|re)|Institute) (?:of|for) "
    r"[A-ZÀ-Þ][^,;()]{2,50}? (?:and|&) [A-ZÀ-Þ][^,;()]{2,50}? (?:at|of|in) "
)
_ASIDE = re.compile(r"\s\([^()]{2,60}\)")  # "Globex University (Graz, Austria)"


def places_of(text: str) -> list[Place]:
    """The organisations of a list ("Meta FAIR and FRL labs"), or the one of a longer phrase."""
    text = _ASIDE.sub("", text) if "(" in text else text
    names = [name for name in find_organizations(text) if name.certain]
    if len(names) > 1 and all(len(text[a.end : b.start].strip(" ,")) <= 4 for a, b in pairwise(names)):
        return [(text[name.start : name.end], None, None) for name in names]
    parts = [] if _SUBJECTS.search(text) else _AND_THE.split(text)
    if len(parts) > 1 and all(shape_rank(part) > 1 for part in parts[1:]):  # "Globex and Merrow University"
        return [affiliation_in(part) or (part, None, None) for part in parts]
    return [place] if (place := affiliation_in(text)) else several(text)
