"""A site's menu in a column left of the page, as w3m and html2text write it down: it goes below the page."""

from __future__ import annotations

import re
from collections.abc import Sequence

_PLACES = range(8, 46)  # columns that the page may begin at
_LEAST, _MOST_WORDS = 6, 4  # lines of a menu right below each other, and the words of one
_SHARE, _INSIDE = 0.75, 0.8  # of the lines that have words where the page begins, and of all lines beside the menu
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_LONGEST = 100_000  # characters


def with_menu_below(text: str) -> str:
    """The text with the menu that stands left of its first lines below it, on one line."""
    if len(text) > _LONGEST:
        return text
    lines = text.split("\n")
    for place in _candidates(lines):
        start, end = _block(lines, place)
        if end - start >= _INSIDE * len(lines) and (menu := _menu(lines[start:end], place)):
            page = [line[place:] if len(line) > place else "" for line in lines[start:end]]
            return "\n".join((*lines[:start], *page, "", *lines[end:], "", " | ".join(menu)))
    return text


def _candidates(lines: Sequence[str]) -> list[int]:
    """The places where most of the lines that nothing stands left on begin."""
    counts = dict.fromkeys(_PLACES, 0)
    for line in lines:
        if (indent := len(line) - len(line.lstrip(" "))) in counts and len(line) > indent:
            counts[indent] += 1
    best = max(counts, key=counts.__getitem__)
    return [best] if counts[best] >= _LEAST else []


def _block(lines: Sequence[str], place: int) -> tuple[int, int]:
    """The longest run of lines that have a blank left of the place."""
    best, start = (0, 0), 0
    for at, line in enumerate((*lines, "x" * place)):
        if line[place - 1 : place].strip():
            if at - start > best[1] - best[0]:
                best = (start, at)
            start = at + 1
    return best


def _menu(lines: Sequence[str], place: int) -> list[str]:
    """The words left of the place where they are a menu's: few on a line, right below each other, above all others."""
    full = [line for line in lines if line.strip()]
    left = [line[:place].strip() for line in full]
    many = next((at for at, words in enumerate(left) if not words), len(left))
    menu = [words for words in left if words]
    at_place = sum(line[place : place + 1].strip() != "" for line in full)
    if not _LEAST <= many < len(full) - _LEAST or at_place < _SHARE * len(full) or len(menu) > many + 1:
        return []
    if any(_YEAR.search(words) or words.count(" ") >= _MOST_WORDS or words[-1] in ".,:;" for words in menu):
        return []
    return menu
