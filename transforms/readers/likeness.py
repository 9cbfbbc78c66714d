"""How much a paragraph resembles a kind of section. Consumes its lines; produces a weight, 0 where nothing tells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from transforms.shapes import is_citation
from transforms.vocabulary import toml

_PROSE, _LISTED = 200, re.compile(r"\W|\d|[^\n]{0,40}\b(?:19|20)\d\d\b")  # text that tells of a person, no entry
_PUBLISHED = re.compile(r"[”\"],? (?:in:? )?_[^_]{4,120}_|_[^_]{4,120}_,? [^_]{0,60}\(\d{4}\)|\bPress, (?:19|20)\d\d")
_SPOKEN = re.compile(r"[“\"][^“”\"_]{10,200}[”\"][^_]{4,160}\b(?:19|20)\d\d\.?")  # in quotes, and nothing in italics
_CODE = re.compile(r"[A-Z]{2,5}[ -]?\d{3,4}[A-Z]?\b[^,;]{4}")  # of a course


@cache
def _signs() -> dict[str, re.Pattern[str]]:
    return {kind: re.compile(rf"\b(?:{'|'.join(words)})", re.IGNORECASE) for kind, words in toml("signs").items()}


def likeness(block: Sequence[str], kind: str) -> float:
    """How much a paragraph resembles a kind of section."""
    text = " ".join(block)[:600]
    plain = text.replace("*", "").replace("_", "").lstrip(" -•")
    if kind == "papers":
        return 1.5 if is_citation(plain) or _PUBLISHED.search(text) else 0.0
    if kind == "talks" and _SPOKEN.fullmatch(text.strip()):
        return 1.0
    if kind in ("interests", "skills"):
        return 0.8 if not re.search(r"\d{4}|@", plain) and plain.count(",") > 1 else 0.0
    if kind in ("contact", "header", "other"):
        return 1.0 if re.search(r"@|www\.|https?:|\+\d", plain) else 0.0
    if kind == "about":
        return 1.2 if len(text) > _PROSE and not _LISTED.match(plain) else 0.0
    sign = _signs().get(kind)
    is_coded = kind == "teaching" and _CODE.match(plain)
    return 1.2 if is_coded else float(sign is not None and sign.search(plain) is not None)
