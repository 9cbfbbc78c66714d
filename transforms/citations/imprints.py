"""Books with their house in brackets, shortened: "Title (Reed Univ. Press 2001)", "Title (Quill 4th ed. 2000)".

Consumes a citation's text; produces the title's range and the house. The stops of "Univ." and "ed." end nothing.
"""

from __future__ import annotations

import re

from transforms.citations.law import Placed
from transforms.citations.name_runs import name_run
from transforms.model import Span

_EDITION = r"(?:\d{1,2}(?:st|nd|rd|d|th)|rev\.|[Rr]evised|[Ss]econd|[Tt]hird|[Ff]ourth) [Ee]d(?:n|ition)?\.?"
_HOUSE = re.compile(
    r" \((?P<house>[A-ZÀ-Þ][^()\[\]\d:;\x00\n]{1,60}?)"
    rf"(?:,? (?P<edition>{_EDITION}))?,? (?P<year>(?:19|20)\d\d)\)(?=[\s.,;(\[]|$)"
)
_SHORTENED = re.compile(r"\bUniv\. |\bU\. |\bPubl?\. |\b(?:Co|Inc|Ltd)\.(?=,|$)")
_LEAST = 4  # characters of a title


def imprint(text: str, owner: str) -> Placed | None:
    """The title and the house of a book that begins with its title; None where no shortened word is in the bracket."""
    found = _HOUSE.search(text) if ". " in text and "(" in text else None
    if found is None or found.start() < _LEAST or "\n" in text[: found.start()]:
        return None
    if not (found["edition"] or _SHORTENED.search(found["house"])) or name_run(text, 0, owner):
        return None
    start = len(text) - len(text.lstrip("“\"‘' "))
    return Placed(Span(start, len(text[: found.start()].rstrip(" ,”\"’'"))), found["house"])
