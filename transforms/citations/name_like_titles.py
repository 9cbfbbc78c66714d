"""Titles whose first words look like names: "Salt Roads: A Fast Router. A. Quill, B. Rook (OSDI 2020)".

Consumes a citation's text; produces its title where the owner is among the names behind it, and where words that a
comma and an "and" list, or two words alone, stand before its colon: "Looms, Dyes, and Guilds: Who Weaves?".
"""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run
from transforms.citations.segments import is_author_list
from transforms.model import Span
from transforms.names.people import fold
from transforms.names.words import is_given_name

_TITLE = re.compile(r"([A-Z][^\W\d_]{1,20}) [A-Z][^\W\d_]{1,20}: [^.?!:;\n]{6,200}([.?!])\s{1,2}(?=[^\W\d_a-z])")

_LIST = re.compile(
    r"[A-Z][a-zß-öø-ÿ]{2,20}(?:, [A-Z][a-zß-öø-ÿ]{2,20}){1,3},? (?:and|&) [A-Z][a-zß-öø-ÿ]{2,20}: "
    r"(?=[A-Z])(?:[^.?!,\n]|,(?! [A-Z])){8,200}(?:[?!](?=\s|$)|(?=\. |\.?$))"
)

_ALONE = re.compile(  # a title whose first words nobody's name stands before or behind
    r"([A-Z][a-zß-öø-ÿ]{2,20}) [A-Z][a-zß-öø-ÿ]{2,20}: (?=[A-Z])(?:[^.?!,\n(]|,(?! [A-Z])){8,200}"
    r"(?:, (?:[A-Z][a-z]{4,8}|\d(?:st|nd|rd|th)) [Ee]d(?:ition|n?\.))?(?:[?!](?=\s|$)|(?=\. [A-Z]|, [A-Z]| \())"
)

_HEAD = 90  # characters that hold the words before the colon


def name_like_title(text: str, owner: str) -> Span | None:
    """The title before names of which the owner's is one, where two words and a colon begin it that are no name."""
    if ": " not in text[:_HEAD] or not owner:
        return None
    if fold(owner).split()[-1] not in fold(text).split():
        if ", " in text[:_HEAD] and (listed := _LIST.match(text)):
            return Span(0, listed.end())
        alone = _ALONE.match(text)
        return Span(0, alone.end()) if alone and not is_given_name(alone[1]) else None
    if (match := _TITLE.match(text)) is None or is_given_name(match[1]):
        return None
    end = name_run(text, match.end(), owner)
    names = text[match.end() : end]
    family = fold(owner).split()[-1]
    if family not in fold(names).split() or family in fold(match[0]).split() or not is_author_list(names, owner):
        return None
    return Span(0, match.start(2) if match[2] == "." else match.end(2))
