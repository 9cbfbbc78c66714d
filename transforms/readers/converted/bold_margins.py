"""Headings of a margin in bold, on the lines of their first entries. Consumes converted markdown; sets them above.

Words in bold beside words in bold look like one phrase, so this is asked before the marks of single words are joined:
"**Teaching** **Looms and Ropes**, Tutor, Ghent" over "**Experience** University, 2014".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.converted.plain_margins import heads_on

_SIDE = re.compile(r"\*\*([A-Z][A-Za-z &/]{3,40})\*\* (?=\*\*[^*\s]{1,40} [^*\n]{1,120}\*\*)")
_PLAIN = re.compile(r"\*\*([A-Z][A-Za-z &/]{3,40})\*\* (?=[^\s(:–—-])")
_FIRST = re.compile(r"\*\*([A-Z][a-z]{2,14}(?: (?:[A-Za-z]{2,14}|&)){0,2})\*\* ")
_NEXT = re.compile(r"\*\*([A-Z][a-z]{2,14})\*\*(?: |$)")
_LEAST, _MOST = 2, 3  # kinds of section in such a margin; lines over which it breaks a heading


class _Head(NamedTuple):
    """A heading, and what stands beside each of its pieces."""

    words: str
    rests: list[str]


def with_bold_margins(text: str) -> str:
    """The text; such headings in lines of their own, those that the margin broke over two lines or three whole.

    Where several kinds of section are headed so, words in bold beside plain ones are headings as well.
    """
    if "\n**" not in text:
        return text
    lines = text.split("\n")
    bold = [at for at, line in enumerate(lines) if line[:2] == "**"]
    sides = {at: _Head(words, [rest]) for at in bold for words, rest in _side(_SIDE, lines[at])}
    broken = {at: head for at in bold if (head := _broken(lines[at : at + _MOST]))}
    if len({named(head.words).kinds for head in (*sides.values(), *broken.values())}) >= _LEAST:
        plain = {at: _Head(words, [rest]) for at in bold for words, rest in _side(_PLAIN, lines[at])}
        sides = plain | sides | broken
    out: list[str] = []
    at = 0
    while at < len(lines):
        head = sides.get(at)
        out += ["", f"## {head.words}", "", *filter(None, head.rests)] if head else [lines[at]]
        at += len(head.rests) if head else 1
    return "\n".join(out) if sides else text


def _side(pattern: re.Pattern[str], line: str) -> Iterator[tuple[str, str]]:
    """The heading that a line begins with, and what stands beside it: a gap parts the two."""
    match = pattern.match(line)
    words = match[1].strip() if match else ""
    if match and named(words).whole and not is_role(words) and (pattern is _SIDE or not is_faint(words)):
        yield words, line[match.end() :]


def _broken(lines: Sequence[str]) -> _Head | None:
    """The heading that the words in bold at the beginnings of two lines or three are."""
    first = _FIRST.match(lines[0])
    if first is None:
        return None
    words, rests, best = first[1], [lines[0][first.end() :]], None
    for line in lines[1:]:
        more = _NEXT.match(line)
        if more is None:
            break
        words, rests = f"{words} {more[1]}", [*rests, line[more.end() :]]
        if heads_on(first[1], more[1], words):
            best = _Head(words, rests)
    return best
