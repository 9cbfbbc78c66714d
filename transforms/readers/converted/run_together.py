"""Headings of a margin in capitals that a converter put on one line with each other, or with the words beside them.

Consumes the lines of converted markdown ("## TEACHING Guest lecturer, University of", "## OTHER AF- FILIATIONS");
produces each heading whole and on a line of its own, the words beside it below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from transforms.headings.broken import begins_heading
from transforms.headings.wording import named

_DIVIDED = re.compile(r"(?<=[A-ZÀ-Þ]{2})- (?=[A-ZÀ-Þ]{3})")
_LEAST, _LETTERS, _UNKNOWN = 2, 4, 8  # such headings of a document, letters of one, and of one whose word is unknown
_FULL = 66  # characters of words that are a full line beside a margin


class _Head(NamedTuple):
    """A line with a heading in capitals: its sign, the capitals, and what stands behind them."""

    sign: str
    capitals: str
    behind: str
    is_divided: bool


def with_heads_apart(lines: Sequence[str]) -> list[str]:
    """The lines, such headings and what stands beside them on lines of their own."""
    found = {at: head for at, line in enumerate(lines) if line[:1] == "#" and (head := _head(line))}
    is_usual = sum(bool(head.behind and _known(head.capitals)) for head in found.values()) >= _LEAST
    out: list[str] = []
    skipped = -1
    for at, line in enumerate(lines):
        if at == skipped:
            continue
        made = list(_apart(found[at], is_usual=is_usual)) if at in found else []
        out += made or [line]
        if made and len(found[at].behind) > _FULL and not any(lines[at + 1 : at + 2]) and any(lines[at + 2 : at + 3]):
            skipped = at + 1  # the blank line that ended the heading
    return out


def _head(line: str) -> _Head | None:
    """The heading that a line begins with; None where it is no such line, or nothing but one heading."""
    sign, _, text = line.partition(" ")
    text = text.replace("**", "").strip()
    words = text.split(" ")
    run = list(takewhile(lambda word: word == word.upper() and not any(map(str.isdigit, word)), words))
    capitals, behind = " ".join(run), " ".join(words[len(run) :])
    if sum(map(str.isalpha, capitals)) < _LETTERS or (behind and named(text).whole):
        return None
    whole = _DIVIDED.sub("", capitals)
    return _Head(sign, whole, behind, whole != capitals)


def _apart(head: _Head, *, is_usual: bool) -> Iterator[str]:
    """The lines for a heading and the words beside it; none where it stays as it is."""
    known = _known(head.capitals)
    if head.behind and not known and is_usual and len(head.capitals.split(" ")[0]) >= _UNKNOWN:
        known = head.capitals.split(" ")[0]
    if not known or (head.behind and not is_usual):
        return
    parts = _parts(known) if is_usual else [known]
    if not (head.behind or head.is_divided or len(parts) > 1):
        return
    for part in parts:
        yield from (f"{head.sign} **{part}**", "")
    if beside := f"{head.capitals[len(known) :]} {head.behind}".strip():
        yield beside


def _known(capitals: str) -> str:
    """The most words at the beginning that name sections."""
    words = capitals.split(" ")
    ends = (" ".join(words[:end]) for end in range(len(words), 0, -1))
    return next((part for part in ends if named(part).whole and sum(map(str.isalpha, part)) >= _LETTERS), "")


def _parts(words: str) -> list[str]:
    """The headings that words in capitals are made of, each of another kind."""
    every = words.split(" ")
    for end in range(1, len(every)):
        first, rest = " ".join(every[:end]), " ".join(every[end:])
        if begins_heading(first, rest):
            return [first, *_parts(rest)]
    return [words]
