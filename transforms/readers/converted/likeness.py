"""How much a paragraph resembles a kind of section. Consumes its lines; produces a weight, 0 where nothing tells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from transforms.lines.shapes import is_citation
from transforms.vocabulary import toml

_PROSE, _LISTED = 200, re.compile(r"\W|\d|[^\n]{0,40}\b(?:19|20)\d\d\b")  # text that tells of a person, no entry
_PUBLISHED = re.compile(r"[”\"],? (?:in:? )?_[^_]{4,120}_|_[^_]{4,120}_,? [^_]{0,60}\(\d{4}\)|\bPress, (?:19|20)\d\d")
_SPOKEN = re.compile(r"[“\"][^“”\"_]{10,200}[”\"][^_]{4,160}\b(?:19|20)\d\d\.?")  # in quotes, and nothing in italics
_AUTHORS = re.compile(
    r"(?:\[?[A-Z]{0,2}\d{1,3}[.\])] )?[A-ZÀ-Þ][\w’'-]+,? (?:[A-ZÀ-Þ]\.[ -]?){1,3},? (?:and|&|[A-ZÀ-Þ“\"(])"
)
_NO_TOPIC = re.compile(r"\d{4}|@|[“”\"$€£]|\b[A-Z]\.")
_CONTACT = re.compile(r"@|www\.|https?:|\+\d")
_SURE = {
    "teaching": re.compile(r"^[A-Z]{2,5}[ -]?\d{3,4}[A-Z]?\b[^,;]{4}"),  # a course's code
    "grants": re.compile(r"[$€£] ?\d"),
    "advising": re.compile(
        r"^[A-Z][\w’'-]+ (?:[A-Z]\.? |[A-Z][\w’'-]+ )?[A-Z][\w’'-]+ \((?:(?:expected )?(?:19|20)\d\d|[PM]\.?[hS])"
    ),
}


@cache
def _signs() -> dict[str, re.Pattern[str]]:
    return {kind: re.compile(rf"\b(?:{'|'.join(words)})", re.IGNORECASE) for kind, words in toml("signs").items()}


def likeness(block: Sequence[str], kind: str) -> float:
    """How much a paragraph resembles a kind of section."""
    text = " ".join(block)[:600]
    plain = text.replace("*", "").replace("_", "").lstrip(" -•")
    if kind == "papers":
        return 1.5 if is_citation(plain) or _PUBLISHED.search(text) else float(_AUTHORS.match(plain) is not None)
    if kind == "talks" and _SPOKEN.fullmatch(text.strip()):
        return 1.0
    if kind in ("interests", "skills"):
        return 0.8 if not _NO_TOPIC.search(plain) and plain.count(",") + plain.count(";") > 1 else 0.0
    if kind == "about":
        return 1.2 if len(text) > _PROSE and not _LISTED.match(plain) else 0.0
    if (sure := _SURE.get(kind)) and sure.search(plain):
        return 1.2
    sign = _CONTACT if kind in ("contact", "header", "other") else _signs().get(kind)
    return float(sign is not None and sign.search(plain) is not None)
