"""Headings that a page repeats for a list that goes on there: "Papers, continued". Consumes lines; tells which."""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.model import Line

_CONTINUED = re.compile(
    r"(?i)[^\w]{0,4}(?P<head>\w[^.!?]{2,60}?)[\s,:;–—-]{1,3}[(\[]?cont(?:inued|inuation|[’']?d\.?|\.)[)\]]?\W{0,2}"
)
_LONGEST, _EDGE = 80, " \t:.–—-"


def continued_heads(lines: Iterable[Line]) -> set[int]:
    """The numbers of lines that say again what a line above them says, and that it goes on."""
    found: set[int] = set()
    above: set[str] = set()
    for line in lines:
        text = line.text
        if len(text) > _LONGEST:
            continue
        match = _CONTINUED.fullmatch(text) if "cont" in text or "CONT" in text or "Cont" in text else None
        if match and match["head"].casefold().strip(_EDGE) in above:
            found.add(line.number)
        else:
            above.add(text.casefold().strip(_EDGE))
    return found
