"""Ranks of journals beside their works: consumes a citation; produces it without."""

from __future__ import annotations

import re

from transforms.citations.text import Cited
from transforms.text.styled import without
from transforms.text.words import holds_one

_RANK = re.compile(  # "(SCI, IF 4.2, JCR 2021)": its year is the ranking's
    r"\s?[(\[](?=[^()\[\]]{0,40}\b(?:19|20)\d\d\b)"
    r"(?=[^()\[\]]{0,60}\b(?:J?IF|JCR|SCIE?|SSCI|[Ii]mpact [Ff]actor|CiteScore)\b)"
    r"[^()\[\]]{4,90}[)\]]"
)
_FIGURE = re.compile(  # "· IF ≈ 4.2", "(Impact factor: 4.2, Q1)"
    r"\s?(?:[(\[]|[·|•;,.–—-] )(?:J?IF|[Ii]mpact [Ff]actor|CiteScore)\b ?(?:[:=≈~]|of)? ?\d{1,2}(?:\.\d{1,3})?"
    r"(?:[,;/|]? ?(?:JCR )?Q[1-4]\b)?[)\]]?(?=[\s.,;]|$)"
)


def without_rank(cited: Cited) -> Cited:
    """The citation without the rank of its journal in a year, or the figure of its impact."""
    if not holds_one(cited.text, _RANKS):
        return cited
    match = _RANK.search(cited.text) or _FIGURE.search(cited.text)
    return without(cited, match.start(), match.end()) if match else cited


_RANKS = ("IF", "JCR", "SCI", "mpact ", "CiteScore")
