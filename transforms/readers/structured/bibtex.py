"""BibTeX. Consumes its text; produces a paper for each entry, and the owner where one author stands in most of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from transforms.parsed import Paper, Person, Record
from transforms.readers.structured.nodes import Node
from transforms.readers.structured.values import CONFIDENCE, Source
from transforms.text.patterns import MONTHS

_ENTRY = re.compile(r"@([A-Za-z]{2,30})\s*([{(])\s*")
_KEY = re.compile(r"[^,\s{}()=]{0,200}\s*,")
_FIELD = re.compile(r"[\s,]*([A-Za-z][\w:-]{0,40})\s*=\s*")
_WORD = re.compile(r"[^\s,{}\"#]+")
_NO_ENTRIES = frozenset({"comment", "preamble", "string", "control", "set", "xdata"})
_VENUES = ("journal", "journaltitle", "booktitle", "series", "school", "institution", "howpublished", "organization")
_STATUS = (
    ("preparation", "in_preparation"),
    ("submitted", "submitted"),
    ("under review", "submitted"),
    ("in review", "submitted"),
    ("to appear", "accepted"),
    ("forthcoming", "accepted"),
    ("in press", "accepted"),
    ("inpress", "accepted"),
    ("accepted", "accepted"),
    ("preprint", "preprint"),
    ("arxiv", "preprint"),
)
_MONTHS = frozenset(month[:3].lower() for month in MONTHS)
_ARXIV = re.compile(r"(?:arxiv[:.]|abs/)\s*(\d{4}\.\d{4,5})", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")


class Entry(NamedTuple):
    """One entry: its kind, its fields in source form, and where it stands."""

    kind: str
    fields: dict[str, str]
    node: Node


def entries(text: str) -> Iterator[Entry]:
    """The bibliography's entries; what is broken ends where the next one begins."""
    strings: dict[str, str] = {}
    at = 0
    while match := _ENTRY.search(text, at):
        kind = match[1].lower()
        if kind in ("comment", "preamble"):
            at = match.end()
            continue
        key = _KEY.match(text, match.end()) if kind != "string" else None
        fields, at = _fields(text, key.end() if key else match.end(), strings)
        if kind == "string":
            strings |= fields
        elif kind not in _NO_ENTRIES and fields:
            yield Entry(kind, fields, Node("", match.start(), at))


def _fields(text: str, at: int, strings: dict[str, str]) -> tuple[dict[str, str], int]:
    found: dict[str, str] = {}
    while match := _FIELD.match(text, at):
        value, at = _value(text, match.end(), strings)
        found.setdefault(match[1].lower(), value)
    end = re.compile(r"[\s,]*[})]?").match(text, at)
    return found, end.end() if end else at


def _value(text: str, at: int, strings: dict[str, str]) -> tuple[str, int]:
    """A value: parts in braces, in quotes, or words, joined by #."""
    parts: list[str] = []
    while at < len(text):
        part, at = _part(text, at, strings)
        parts.append(part)
        joined = re.compile(r"\s*#\s*").match(text, at)
        if not joined:
            break
        at = joined.end()
    return "".join(parts), at


def _part(text: str, at: int, strings: dict[str, str]) -> tuple[str, int]:
    opening = text[at]
    if opening not in '{"':
        match = _WORD.match(text, at)
        word = match[0] if match else ""
        return strings.get(word.lower(), word), at + max(len(word), 1)
    depth, start = 0, at
    for sign in re.compile(r'\\.|[{}"]|\n@').finditer(text, at + (opening == '"')):
        if sign[0] == "{":
            depth += 1
        elif sign[0] == "}":
            depth -= 1
            if depth == 0 and opening == "{":
                return text[start + 1 : sign.start()], sign.end()
        elif (sign[0] == '"' and depth == 0 and opening == '"') or sign[0] == "\n@":
            return text[start + 1 : sign.start()], sign.start() + (sign[0] == '"')
    return text[start + 1 :], len(text)


def records(text: str, source: Source) -> Iterator[Record]:
    """The owner where one is plain, then a paper for each entry."""
    papers = [paper for entry in entries(text) if (paper := _paper(entry, source))]
    owner = _owner(papers)
    if owner:
        yield Person(name=owner, evidence=papers[0].evidence, confidence=0.6)
    yield from papers


def _owner(papers: list[Paper]) -> str | None:
    """The one author of (nearly) all of at least three papers."""
    count = Counter(name for paper in papers for name in dict.fromkeys(paper.authors))
    ranked = sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))
    if len(papers) < 3 or not ranked or ranked[0][1] < 0.7 * len(papers):
        return None
    return ranked[0][0] if len(ranked) == 1 or ranked[1][1] < ranked[0][1] else None


def _paper(entry: Entry, source: Source) -> Paper | None:
    fields = {name: plain(value) for name, value in entry.fields.items()}
    title = fields.get("title", "")
    if not title:
        return None
    year = _YEAR.search(fields.get("year") or fields.get("date") or "")
    venue = next((fields[name] for name in _VENUES if fields.get(name)), None)
    arxiv = (
        fields.get("eprint")
        if "arxiv" in (fields.get("archiveprefix") or fields.get("eprinttype") or "").lower()
        else None
    )
    found = _ARXIV.search(" ".join(fields.get(name, "") for name in ("journal", "note", "url", "volume")))
    arxiv = arxiv or (found[1] if found else None)
    return Paper(
        title=title,
        authors=[_name(name) for name in re.split(r"\s+and\s+", entry.fields.get("author", "")) if name.strip()],
        year=int(year[0]) if year else None,
        venue=venue,
        status=_status(entry.kind, fields, venue, arxiv),
        volume=fields.get("volume"),
        issue=fields.get("number") or fields.get("issue"),
        pages=(fields.get("pages") or "").replace("–", "-") or None,
        doi=(fields.get("doi") or "").lower().removeprefix("https://doi.org/") or None,
        arxiv=arxiv,
        url=entry.fields.get("url", "").strip() or None,
        evidence=source.evidence(entry.node),
        confidence=CONFIDENCE,
    )


def imprint_of(text: str) -> tuple[str, str]:
    """The venue and the year of the first entry, "" for what it does not state."""
    for entry in entries(text):
        year = _YEAR.search(entry.fields.get("year") or entry.fields.get("date") or "")
        venue = next((entry.fields[name] for name in _VENUES if entry.fields.get(name)), "")
        return plain(venue), year[0] if year else ""
    return "", ""


def _status(kind: str, fields: dict[str, str], venue: str | None, arxiv: str | None) -> str:
    said = " ".join(fields.get(name, "") for name in ("note", "pubstate", "journal", "howpublished", "year")).lower()
    for word, status in _STATUS:
        if word in said:
            return status
    if kind in ("unpublished", "techreport", "report") or (arxiv and not venue):
        return "preprint"
    return "published"


def _name(text: str) -> str:
    """A name written as "Family, Given" as "Given Family"; a suffix stays behind."""
    words = plain(text)
    parts = [part.strip() for part in words.split(",")]
    return " ".join([parts[-1], *parts[:-1]]) if len(parts) > 1 else words


def plain(text: str) -> str:
    """LaTeX source as words."""
    if not any(sign in text for sign in "\\{$~`'-"):
        return " ".join(text.split())
    from transforms.readers.tex.engine import Engine  # noqa: PLC0415
    from transforms.readers.tex.tokens import tokenize  # noqa: PLC0415

    return Engine([]).text_of(tokenize(text))
