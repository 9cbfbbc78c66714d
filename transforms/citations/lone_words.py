"""First words of titles that were taken for a last author. Consumes a reading and its text; produces a better one.

"Ada Vale, Bo Orr, SkyLoom: An engine for looms, Weft 12": of names of two words each, and initials, the last is none of
a single word with nothing but a blank or a colon behind; nor a word that begins a question.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.citations.segments import Segments
from transforms.model import Span
from transforms.names.words import is_given_name
from transforms.vocabulary import any_of

_LONE = re.compile(r", ([A-Z][\w’'-]{2,24})[: ]{0,2}$")
_NAMES = 2  # before it, at least


def without_lone_word(part: Segments, text: str) -> Segments:
    """The reading; with such a word at the title's beginning."""
    if not part.authors or not part.title or part.order != "authors title":
        return part
    start = part.authors.start
    behind = text[part.authors.end : part.title.start]
    lone = _LONE.search(text, start, part.title.start) if "," not in behind and len(behind) <= _NAMES else None
    if lone is None:
        return part
    names = text[start : lone.start()].split(", ")
    if len(names) < _NAMES or any(" " not in name.strip() for name in names):
        return part
    return replace(part, authors=Span(start, lone.start()), title=Span(lone.start(1), part.title.end))


_LAST = r"(?:[.,;:]|\band|&)\s{1,2}(?P<word>"
_ASKS = re.compile(rf"{_LAST}{any_of('citation_words', 'titles', 'asks')})$")
_THING = re.compile(_LAST + r"[A-Z][\w-]{2,24})$")
_NAME = re.compile(r"\w{2}\.? \w|\w, \w")


def _is_thing(match: re.Match[str], before: str) -> bool:
    """True for a word that is no family name: its neighbours have given names or initials, and it has none.

    Nor is it the given name behind a family name that another mark parts from the list: "Orr, Bo und Lind, Maj".
    """
    if match[0][0] == "," and _PARTED.search(before):
        return False
    if match[0][0] == "." and not _INITIALS_LAST.search(before):
        return False
    return not is_given_name(match["word"]) and _NAME.search(before) is not None


_PARTED = re.compile(r"(?:;|,? (?:and|und|et|y|e)|,? &)\s{1,2}(?:[a-z]{1,3} ){0,2}[A-ZÀ-Þ][\w'’-]{1,30}$")
_INITIALS_LAST = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,30} [A-Z]{1,3}$")


def with_first_word(part: Segments, text: str) -> Segments:
    """The reading with the word that begins the title as its own: a question's, or a thing's name before a colon."""
    if part.order != "authors title" or part.authors is None or part.title is None:
        return part
    names = text[slice(*part.authors)].rstrip(" ,;:")
    gap = text[part.authors.start + len(names) : part.title.start].strip()
    match = None
    if not gap and "?" in text[part.title.start : part.title.end + 1]:
        match = _ASKS.search(names)
    elif gap == ":":
        match = _THING.search(names)
        if match and not _is_thing(match, names[: match.start()]):
            match = None
    if match is None:
        return part
    start, kept = part.authors.start, names[: match.start()]
    return replace(
        part,
        authors=Span(start, start + len(kept) + (names[len(kept)] == "." and "." in kept)),
        title=Span(start + match.start("word"), part.title.end),
    )
