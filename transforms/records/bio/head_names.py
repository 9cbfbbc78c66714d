"""The owner's name in front of the role on one line: "Ada Quill | Reader, University of X". Consumes a line."""

from __future__ import annotations

import re

from transforms.model import Line
from transforms.text.styled import without
from transforms.vocabulary import any_of

COMPANY = re.compile(
    rf"^[A-ZÀ-Þ][\w&.'’-]{{1,24}}(?: [A-ZÀ-Þ&][\w&.'’-]{{0,24}}){{0,3}} "
    rf"(?:{any_of('organization_words', 'companies', 'ends')})$"
)
_BETWEEN = re.compile(r"(?:,? (?:Ph\.?D\.?|M\.?D\.?))?\s*(?:[|·•,:]|\s[–—-]{1,2}\s)\s*(?=[A-ZÀ-Þ])")


def without_name(line: Line, owner: str | None) -> Line:
    """The line without the owner's name and the sign behind it, where more stands there."""
    if not owner or not line.text.startswith(owner):
        return line
    sign = _BETWEEN.match(line.text, len(owner))
    return without(line, 0, sign.end()) if sign and sign.end() < len(line.text) else line
