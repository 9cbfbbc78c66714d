"""DOI, arXiv number and address of a citation: consumes text; produces `Details`, and the text with them blanked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from transforms.model import Span

_DOI = re.compile(
    r"(?:https?://)?(?:dx\.)?(?:doi\.org/|doi\s?[:.]?\s{0,3}|DOI\s?[:.]?\s{0,3}|"
    r"\bdoi/)?(10\.\d{4,9}/[^\s\"<>“”,;|\]（），。；]+)",
    re.IGNORECASE,
)
_ARXIV = re.compile(
    r"(?:https?://)?(?:www\.)?(?:arxiv\.org/(?:abs|pdf|html)/|"
    r"(?:(?<=corr)[\s,]{1,3}abs/|ar\s?xiv\s?(?:preprint\s?)?(?:e-?prints?,?\s?)?(?:ar\s?xiv)?\s?[:.]?\s{0,3}(?:abs/)?\[?))"
    r"(\d{4}\.\d{4,5}|[a-z-]{2,10}(?:\.[A-Z]{2})?/\d{7})(?:v\d+)?(?:\.pdf)?\]?(?:\s?\[[\w.-]+\])?",
    re.IGNORECASE,
)
_CLOSERS = {")": "(", "}": "{"}
_FORM = re.compile(
    r"(?:\.pdf|/(?:e?pdf|full|abstract|fulltext|meta|html|summary))(?:[./]?(?:pdf|html|full))?/?$"
)  # of the work on its site
_ASKED = re.compile(r"&|\?\w+=")  # what else an address asks for
_URL = re.compile(r"<?\b(?:https?://|www\.)[^\s<>“”\"\]|\x00]+>?", re.IGNORECASE)


@dataclass
class Details:
    """What was read, and where: `spans` are the ranges that belong neither to title, authors nor venue."""

    doi: str | None = None
    arxiv: str | None = None
    url: str | None = None
    year: int | None = None
    volume: str | None = None
    issue: str | None = None
    pages: str | None = None
    spans: list[Span] = field(default_factory=list)


def identifiers(text: str, found: Details) -> str:
    """DOI, arXiv number and address into `found`; the text with them blanked out."""
    low = text.casefold()
    whole = text
    if "xiv" in low or "corr" in low:
        text = _take(_ARXIV, whole, found, "arxiv")
    if "10." in text and "/" in text:
        text = _take(_DOI, whole, found, "doi")  # an arXiv number may stand in it
    if "http" in low or "www." in low:
        text = _take(_URL, text, found, "url")
    return text


def _take(pattern: re.Pattern[str], text: str, found: Details, name: str) -> str:
    for match in pattern.finditer(text):
        value = match[(match.re.groups and 1) or 0].strip("<>").rstrip(".,;:)") if name != "doi" else _doi(match[1])
        if getattr(found, name) is None:
            setattr(found, name, value)
        found.spans.append(Span(*match.span()))
    return blank(text, found.spans)


def _doi(value: str) -> str:
    value = _ASKED.split(value, maxsplit=1)[0].rstrip(".,;:'’”")
    while value[-1:] in _CLOSERS and value.count(_CLOSERS[value[-1]]) < value.count(value[-1]):
        value = value[:-1].rstrip(".,;:")
    return _FORM.sub("", value)


def blank(text: str, spans: list[Span]) -> str:
    r"""The text with the ranges overwritten by \\x00, so that places in it stay."""
    if not spans:
        return text
    for span in spans:
        text = text[: span.start] + "\x00" * (span.end - span.start) + text[span.end :]
    return text
