"""The pieces of a list of names: what its separators part. Consumes text; produces `Part`s."""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.names.forgotten_commas import second_name
from transforms.names.words import MARK_CHARS

_AND = r"and|und|et|og|och|con|with|w/|(?-i:[yeiи])"  # "Y" and "E" are initials
_SEPARATOR = re.compile(
    rf"\s{{0,3}}(?:[,;、，；/|]|\t|&amp;|[&＆·•]|(?<![\w'’])(?:{_AND})(?![\w.'’]))\s{{0,3}}(?:(?:and|und|et|(?-i:[ye])|"
    rf"&|with)(?![\w.'’]))?\s{{0,3}}",
    re.IGNORECASE,
)
_WEAK_ANDS = frozenset(("e", "y", "i", "og", "con", "и"))
_TWO_WORDS = re.compile(r"[^\s,;]{1,40} {1,3}(?!(?:and|und|et|og|&|[yei]) )[^\s,;]")
_INVERTED_NEXT = re.compile(r"[^\W\d_][\w'’-]{1,30}(?: [^\W\d_][\w'’-]{1,30})?, [^\W\d_]\.")


class Part(NamedTuple):
    """A piece of a list, where it stands, and what parts it from the piece before it."""

    text: str
    start: int
    end: int
    separator: str


def parts_of(text: str) -> list[Part]:
    """The pieces between separators, brackets respected, those apart that a forgotten comma leaves together."""
    found: list[Part] = []
    start, separator = 0, ""
    for match in _SEPARATOR.finditer(text):
        if not _separates(text, start, match):
            continue
        _add(found, text, start, match.start(), separator)
        start, separator = match.end(), match[0].strip() or ","
    _add(found, text, start, len(text), separator)
    return _apart(found)


def _apart(parts: list[Part]) -> list[Part]:
    """The pieces, those parted that hold two names because a comma was forgotten."""
    texts = [part.text for part in parts]
    found: list[Part] = []
    for i, part in enumerate(parts):
        cut = second_name(texts, i)
        if cut:
            found.append(part._replace(text=part.text[:cut].rstrip(), end=part.start + len(part.text[:cut].rstrip())))
            part = Part(part.text[cut:], part.start + cut, part.end, ",")  # noqa: PLW2901 - the second of the two
        found.append(part)
    return found


def _separates(text: str, start: int, match: re.Match[str]) -> bool:
    """False inside brackets and TeX, between footnote marks ("Li1,2"), and in "Flores e Silva"."""
    word = match[0].strip().casefold()
    if word in _WEAK_ANDS:
        if text[match.start() - 1 : match.start()] == ".":  # "Ruiz, J. y Oteiza, R."
            return _INVERTED_NEXT.match(text, match.end()) is not None
        return bool(_TWO_WORDS.match(text, match.end())) and " " in text[start : match.start()].strip()
    before, after = text[match.start() - 1 : match.start()], text[match.end() : match.end() + 1]
    if (
        word == ","
        and (after.isdigit() or not match[0].endswith(" "))
        and (before.isdigit() or before in MARK_CHARS)
        and (after.isdigit() or (after and after in MARK_CHARS))
    ):
        return False
    return not (_in_brackets(text, start, match.start()) or _in_tex(text, start, match.start()))


def _in_brackets(text: str, start: int, end: int) -> bool:
    piece = text[start:end] if end - start < 200 else ""
    return piece.count("(") > piece.count(")") or piece.count("[") > piece.count("]")


def _in_tex(text: str, start: int, end: int) -> bool:
    return end - start < 200 and text.count("$", start, end) % 2 == 1


def _add(found: list[Part], text: str, start: int, end: int, separator: str) -> None:
    piece = text[start:end]
    if piece.strip():
        found.append(
            Part(
                piece.strip(),
                start + len(piece) - len(piece.lstrip()),
                end - len(piece) + len(piece.rstrip()),
                separator,
            )
        )
