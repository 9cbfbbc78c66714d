"""Who awarded an honour, in words behind it: "Weft leave awarded by the Ministry of Cloth, Wool and Research".

Consumes an honour's first lines; produces them up to those words, and the giver: one of several matters is called so
as a whole, and what stands behind it says for how long, or in which years.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.model import Line
from transforms.text.styled import without

AWARDED = " awarded by "
_GIVER = re.compile(
    r" awarded by (?:the )?(?P<by>[A-ZÀ-Þ][^();:\t]{1,120}?)(?:,? in (?:19|20)\d\d\b[^\t]*|,? \([^()]{2,40}\))?\.?$"
)
_OF_SEVERAL = re.compile(
    r"[^,]{4,60} (?:of|for) [^,]{3,40}(?:, [A-ZÀ-Þ][^,]{2,40}){1,3},? (?:and|&) [A-ZÀ-Þ][^,]{2,40}"
)


def split_giver(head: Sequence[Line]) -> tuple[tuple[Line, ...], str] | None:
    """The lines and the giver; None where nobody is named so, or the words behind the giver say more."""
    if len(head) != 1 or AWARDED not in head[0].text:
        return None
    found = _GIVER.search(head[0].text)
    if found is None or not found.start():
        return None
    by = found["by"].strip(" ,.")
    if ("," in by and not _OF_SEVERAL.fullmatch(by)) or _PURPOSE.search(by):
        return None
    return (without(head[0], found.start(), len(head[0].text)),), by


_PURPOSE = re.compile(r" (?:for|to|in recognition) (?:the |an? |my |our )?[a-z]")  # "for the best loom"
