"""Words of what was received, among duties: "Vale Fellow", "Third Place, Loom Contest". Consumes text."""

from __future__ import annotations

import re

from transforms.records.awards.words import is_best

_ENDS = r"(?=,|$| \(|:? (?:19|20)\d\d)"
_RECIPIENT = re.compile(r"\b(?:Fellow|Scholar|Laureate|Medall?ist|Young Investigator)(?=,|$| \()")
_RECEIVED = re.compile(
    r"(?:\b(?:Fellow|Scholar|Laureate|Medall?ist|Young Investigator|of the Year"
    rf"|(?:First|Second|Third|1st|2nd|3rd) [Pp]lace)|[a-z] Grant){_ENDS}"
)
_BEGINS = re.compile(
    r"(?:Best|Top|Chartered|Certified|Finalist|Winner|Runner-up|Honorable|Dean['’]s (?:List|Honou?r))\b"
)
_WHEN = re.compile(r"(?:19|20)\d\d(?:[/–-]\d{2,4})?[:.,]? ")


def names_recipient(text: str) -> bool:
    """True for what one is called who received it: "Vale Fellow"."""
    return _RECIPIENT.search(text) is not None


def was_received(text: str) -> bool:
    """True for a recipient, a place won, a grant by its name, a best work: "Doctoral Grant, Loom Fund, 2019"."""
    lead = _WHEN.match(text)
    said = text[lead.end() :] if lead else text
    return _RECEIVED.search(text) is not None or _BEGINS.match(said) is not None or is_best(said)
