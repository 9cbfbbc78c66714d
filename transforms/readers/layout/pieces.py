"""Pieces of a line of layout text: what wide blanks part. Consumes a line; produces its pieces and where they stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

_PIECE = re.compile(r"\S+(?: \S+)*")
_BESIDE = 4  # columns between a column's beginning and a piece behind a single blank


class Piece(NamedTuple):
    """Words of a line, and where they begin."""

    start: int
    text: str

    @property
    def end(self) -> int:
        """Where the words end."""
        return self.start + len(self.text)


def pieces_of(line: str) -> list[Piece]:
    """The pieces of a line, in order."""
    return [Piece(match.start(), match[0]) for match in _PIECE.finditer(line)]


def parted(line: Sequence[Piece], starts: Sequence[int]) -> list[Piece]:
    """The pieces; one that runs into the next column is two, parted at a blank near it: "Mara Quill, 2020-21"."""
    out: list[Piece] = []
    for piece in line:
        inside = [at for at, start in enumerate(starts) if piece.start + 1 < start <= piece.end]
        blank = _blank_near(piece, starts[inside[0]]) if len(inside) == 1 else 0
        parts = (piece.text[:blank], piece.text[blank + 1 :]) if blank else (piece.text,)
        out += [Piece(piece.start + (blank + 1 if number else 0), part) for number, part in enumerate(parts)]
    return out


def _blank_near(piece: Piece, column: int) -> int:
    """The blank in a piece after which what lies nearest to the column begins; 0 where none is near."""
    blanks = [at for at, sign in enumerate(piece.text) if sign == " "]
    near = min(blanks, key=lambda at: abs(piece.start + at + 1 - column), default=0)
    return near if near and abs(piece.start + near + 1 - column) <= _BESIDE else 0


def joined(lines: Sequence[str]) -> str:
    """The lines of a cell as one; a word that was divided is whole again."""
    text = lines[0]
    for line in lines[1:]:
        divided = text[-1] in "-–" and text[-2:-1].isalnum()
        is_word = divided and text[-1] == "-" and text[-2].isalpha() and line[0].islower()
        text = text[:-1] + line if is_word else f"{text}{'' if divided else ' '}{line}"
    return text
