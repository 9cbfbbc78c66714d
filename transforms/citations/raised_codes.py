"""Letters raised behind authors, which say who is a student ("C. MossPD, B. Reed UG"). Consumes `Cited`s of one list.

Text keeps them glued to the names or right behind them, in brackets where a converter marks what is raised. Most of
the authors of the list have to bear such letters, and few different ones.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.text import Cited
from transforms.text.styled import without

_NAMED = r"(?<![\w.])(?:[A-Z]\.[ -]?){1,3}(?:[a-z]{2,3} ){0,2}[A-Z][\w’'-]{0,24}[a-zß-ÿ]"
_ENDS = r"(?= ?(?:[,.;]|and\b|&))"
_MARKED = re.compile(rf"{_NAMED}(?P<mark>(?: ?(?!II)[A-Z]{{1,2}}| ?\[[A-Z]{{1,2}}\])){_ENDS}")
_PLAIN = re.compile(rf"{_NAMED}{_ENDS}")
_ROOM = 400  # characters of a citation that hold its authors
_LEAST, _MOST = 6, 6  # authors with such letters; different letters
_SAMPLE = 8  # citations, one of which has such an author where most have


def without_raised_codes(texts: Sequence[Cited]) -> list[Cited]:
    """The citations without such letters; as they are where few authors have them."""
    if not _MARKED.search("\n".join([cited.text[:_ROOM] for cited in texts[:_SAMPLE]])):
        return list(texts)
    heads = "\n".join([cited.text[:_ROOM] for cited in texts])
    marks = [mark.strip(" []") for mark in _MARKED.findall(heads)]
    if len(marks) < _LEAST or len(set(marks)) > _MOST or 2 * len(_PLAIN.findall(heads)) > len(marks):
        return list(texts)
    return [_without(cited) for cited in texts]


def _without(cited: Cited) -> Cited:
    for match in reversed(list(_MARKED.finditer(cited.text, 0, _ROOM))):
        end = match.end() + (cited.text[match.end() : match.end() + 1] == " " and cited.text[match.end() + 1] in ",.;")
        cited = without(cited, match.start("mark"), end)
    return cited


def explains_codes(text: str) -> bool:
    """True for a line that says what signs or letters mean: "◇ indicates authors by the alphabet"."""
    return "ndicate" in text[:_LED_BY] and _LEGEND.match(text) is not None


_LED_BY = 30
_LEGEND = re.compile(r"\W{0,4}(?:[Ss]uperscripts? |[Aa]sterisks? |[Uu]nderlin(?:ed names?|ing) )?[Ii]ndicates? [a-z]")
