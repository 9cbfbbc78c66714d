"""Citations on their own: one string into its fields, as `vitae citations` prints them.

Consumes strings; produces dicts with the fields of `FIELDS`, those only that the string states. "authors" is a list
of "Given Family" in order; all else is text as stated.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.identifiers import Details, identifiers
from transforms.citations.tokens import runs, tokenize
from transforms.names.people import PARTICLES, given_family, split_authors
from transforms.text.patterns import without_front

FIELDS = ("authors", "title", "container", "year", "volume", "issue", "pages", "doi", "url", "publisher")
Fields = dict[str, str | list[str]]

_BATCH = 64
_LONGEST = 4_000  # characters read of one string
_YEAR = re.compile(r"(?<!\d)(1[4-9]\d\d|20\d\d)(?!\d)")
_VOLUME_WORD = re.compile(r"^\W{0,5}(?:vol(?:ume)?s?|v|bd|band|jg|tome|t)\b\.?\s{0,3}", re.IGNORECASE)
_ISSUE_WORD = re.compile(r"^\W{0,5}(?:no|nr|num|number|issue|heft|h|n)\b\.?\s{0,3}", re.IGNORECASE)
_PAGES_WORD = re.compile(r"^\W{0,5}(?:pages?|pgs?|pp|p|s|seiten?)\b\.?\s{0,3}", re.IGNORECASE)
_IN_WORD = re.compile(r"^\W{0,5}in\b[:\s]\s{0,3}", re.IGNORECASE)
_FIELD_OF = {
    "Y": "year",
    "V": "volume",
    "I": "issue",
    "P": "pages",
    "T": "title",
    "C": "container",
    "U": "publisher",
    "A": "authors",
}


def parse_string(text: str) -> Fields:
    """The fields of one citation string."""
    return parse_strings([text])[0]


def parse_strings(texts: Sequence[str]) -> list[Fields]:
    """The fields of many citation strings; much faster than one by one."""
    from transforms.citations.tagger import tagger  # noqa: PLC0415 - loaded only where it is needed

    order = sorted(range(len(texts)), key=lambda i: len(texts[i]))
    results: dict[int, Fields] = {}
    for first in range(0, len(order), _BATCH):
        places = order[first : first + _BATCH]
        split = [tokenize(texts[i][:_LONGEST]) for i in places]
        for i, (tokens, starts), labels in zip(places, split, tagger().tag([t for t, _ in split]), strict=True):
            results[i] = _fields(texts[i], tokens, starts, labels)
    return [results[i] for i in range(len(texts))]


def _fields(text: str, tokens: Sequence[str], starts: Sequence[int], labels: Sequence[int]) -> Fields:
    found: dict[str, list[str]] = {}
    quoted = 0
    for label, first, last in runs(tokens, starts, labels):
        name = _FIELD_OF.get(label)
        begin, end = _whole_quote(text, first, last) if name == "title" else (first, last)
        if name and (name == "title" or begin >= quoted):
            found.setdefault(name, []).append(text[begin:end])
        quoted = max(quoted, end if name == "title" else 0)
    out: Fields = {}
    if "authors" in found:
        names = [name for part in found["authors"] for name in _authors(part)]
        if names:
            out["authors"] = names
    for name in ("title", "container", "publisher"):
        if name in found:
            _put(out, name, max(found[name], key=len) if name == "title" else found[name][0])
    _numbers(out, found)
    _addresses(out, text)
    return out


_CLOSING = {"“": "”", "„": "“”", "«": "»", '"': '"', "‘": "’"}


def _whole_quote(text: str, begin: int, end: int) -> tuple[int, int]:
    """A title that begins with a quotation mark goes to the mark that closes it."""
    closing = _CLOSING.get(text[begin])
    if not closing:
        return begin, end
    for place in range(begin + 4, min(len(text), begin + 400)):
        if text[place] in closing and not text[place + 1 : place + 2].isalnum() and _closes(text, begin, place):
            return begin, max(place + 1, begin + 1)
    return begin, end


def _closes(text: str, begin: int, place: int) -> bool:
    """True where a mark closes the quotation: quotations inside it are whole, and a stop or a venue follows."""
    opening = text[begin]
    inner = text[begin + 1 : place]
    if opening in "“‘«„" and inner.count(opening) > sum(inner.count(c) for c in _CLOSING[opening]):
        return False
    after = text[place + 1 : place + 3]
    before = text[place - 1]
    return (
        opening not in '‘"' or before in ".,?!" or after[:1] in ",.;:)" or not after.strip() or not after[1:2].islower()
    )


def _authors(text: str) -> list[str]:
    return [_written(*given_family(author.name)) for author in split_authors(text)]


def _written(given: str, family: str) -> str:
    """Write "Given Family"; "Family, Given" where several words that are no particles make the family name."""
    parts = [part for part in family.split() if part.casefold() not in PARTICLES]
    return f"{family}, {given}" if given and len(parts) > 1 else " ".join(filter(None, (given, family)))


def _put(out: Fields, name: str, value: str) -> None:
    value = value.strip(' \t.,;:([“”"‘’«»„`<>/-–—')
    if name == "container":
        value = without_front(_IN_WORD, value)
    if value.count("(") < value.count(")"):
        value = value.rstrip(")")
    if value:
        out[name] = value


def _numbers(out: Fields, found: dict[str, list[str]]) -> None:
    for name, word in (("volume", _VOLUME_WORD), ("issue", _ISSUE_WORD), ("pages", _PAGES_WORD)):
        if name in found:
            value = word.sub("", found[name][0]).strip(" .,;:()[]")
            if value:
                out[name] = value
    years = [m[1] for part in found.get("year", ()) if (m := _YEAR.search(part))]
    if years:
        out["year"] = years[0]


def _addresses(out: Fields, text: str) -> None:
    if "10." not in text and "http" not in text and "www." not in text:
        return
    known = Details()
    identifiers(text, known)
    if known.doi:
        out["doi"] = known.doi
    if known.url and "doi.org/" not in known.url:
        out["url"] = known.url
