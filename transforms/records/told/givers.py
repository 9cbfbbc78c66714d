"""Honours told with their giver first: "the Weft Academy awarded her the Loom Medal". Consumes a sentence's text."""

from __future__ import annotations

import re

from transforms.records.lists.looks import is_organization

_ASIDE = re.compile(
    r"(?<=(?:19|20)\d\d), (?:honou?ring|recogni[sz]ing|celebrating|acknowledging|rewarding|given) [^,;.()]{3,120}"
    r"(?=, (?:and|as well as) the [A-ZÀ-Þ])"
)
_SUBJECT = re.compile(
    r"(?:^(?:In (?:19|20)\d\d,? )?|[,;:.] |\b(?:(?:19|20)\d\d|and|that|when) )(?:[Tt]he )?"
    r"(?P<by>[A-ZÀ-Þ][^,;:.()]{2,90}?)(?: (?:has|had|have))?(?: also)? ?$"
)


def without_asides(text: str) -> str:
    """The text, with what an honour is for blanked where another follows: "in 1994, honouring those …, and the X"."""
    return _ASIDE.sub(lambda aside: " " * len(aside[0]), text) if "ing " in text or ", given " in text else text


def subject(text: str, verb: re.Match[str]) -> str | None:
    """The organization that ends the words before a verb of giving: "In 2001 the Weft Academy awarded her the"."""
    found = _SUBJECT.search(text[: verb.start()]) if _GIVES.match(verb[0]) else None
    return found["by"] if found and is_organization(found["by"]) else None


_GIVES = re.compile(r"(?i)(?:awarded|granted|presented|honou?red|gave) (?!with|by|as)\S")
