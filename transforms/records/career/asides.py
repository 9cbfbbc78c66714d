"""What a career's phrase tells beside the role: how long it lasted, what was done. Consumes text and `Piece`s."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from transforms.records.career.labels import Piece, label_chunk
from transforms.records.career.notes import is_note, tells
from transforms.records.career.own_degrees import own_degrees
from transforms.vocabulary import any_of

JOINTS = frozenset(("and", "or", "et", "und", "y", "e"))  # no phrase alone: "Bachelor and Master of Science"
_TOLD = re.compile(r"\bmy\b|\bI (?:was|am|have|had|worked|did|led|spent)\b")  # words of a sentence
_DURATION = 10  # characters in which a figure and its unit begin
_LASTED = re.compile(
    rf"(?i)(?:{any_of('entry_words', 'career', 'numbers')})[- ](?:months?|weeks?|years?)(?:[- ]long|,)?\s(?=\w)"
)
_DOING = re.compile(r"[a-z]{2,12}ing ")  # "working in a team": what follows tells of it too


def role_alone(words: str) -> str:
    """The words without how long a role was held in front, and without what the owner tells about it behind.

    "6 months Loom Internship at Globex", "Intern at Globex, working on my thesis".
    """
    words = words[len("also ") :] if words[:5] in ("Also ", "also ") else words
    lasted = _LASTED.match(words) if " " in words[:_DURATION] or "-" in words[:_DURATION] else None
    told = _TOLD.search(words) if "my" in words or "I " in words else None
    bare = words[lasted.end() if lasted else 0 : words.rfind(", ", 0, told.start()) if told else len(words)]
    if len(bare) == len(words) or not bare or is_note(words):
        return words
    labelled = label_chunk(bare)
    return bare if labelled and labelled[0].label == "title" else words


def tells_of_owner(words: str) -> bool:
    """True for words in which the owner tells of himself or herself: "my thesis", "I led"."""
    return ("my" in words or "I " in words) and _TOLD.search(words) is not None


def labels_first(words: str, mark: str) -> Sequence[Piece]:
    """The labels of a line's first words; two letters before a colon are a degree, and no state: "MA: Loom Studies"."""
    found = label_chunk(words)
    if mark != ":" or len(words) != _LETTERS or [piece.label for piece in found] != ["place"]:
        return found
    degrees = own_degrees(words)
    return [found[0]._replace(label="degree", degree=degrees[0])] if degrees else found


_LETTERS = 2


def behind_employer(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces up to the words on what was done, where the role and its employer stand before them."""
    at = next((i for i, piece in enumerate(pieces) if i > 1 and _DOING.match(piece.text)), 0)
    before = {piece.label for piece in pieces[:at]}
    return pieces[:at] if {"title", "org"} <= before else pieces


def stated_pieces(pieces: Iterable[Piece], *, told: bool, heard: bool) -> list[Piece]:
    """The pieces without what a sentence tells; a field right behind its degree may stand in small letters.

    `told`: a sentence goes on; `heard`: the role and where it was held are said. "B.S., wool and felt studies, Lund".
    """
    found: list[Piece] = []
    above = ""
    for piece in pieces:
        studied = piece.label == "field" and above == "degree" and not told
        above = piece.label
        if not (heard and above == "org") and (piece.strength > 1 or studied or not (told or tells(piece.text))):
            found.append(piece)
    return found
