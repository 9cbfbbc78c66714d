"""The owner's name in pieces at a page's top, in layout text. Consumes its lines; produces the name on a line above.

Large letters take more room than their row has: "ADA" over "Weaver of looms" over "      MOSS". A name may also stand
in two lines beside the address, whose lines fall between: "Ada" over "      ada.moss@looms.example" over "Moss"; or
in one, its words far apart. That they are one name the owner's address says. A title that a long name breaks is whole
again: "Ada Moss — Curriculum" over "          Vitae".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from transforms.headings.wording import is_role, named
from transforms.names.words import fold, is_initials, is_name
from transforms.readers.layout.pieces import Piece, pieces_of

_TOP, _APART = 14, 4  # lines of a page's top, and those that the two rows of a name may be apart
_MOST_WORDS, _LEAST = 3, 3  # words of a row, and letters of a name that an address shows
_FLUSH, _WIDEST = 2, 14  # columns by which two rows of a name may begin apart, and blanks between words of one


def with_names_whole(lines: Sequence[str]) -> list[str]:
    """The first page's lines; the owner's name in pieces is one line above all others."""
    lines = _with_title_whole(lines)
    top = next((at for at, line in enumerate(lines[:_TOP]) if _heads(line)), min(_TOP, len(lines)))
    addresses = [_letters(word.partition("@")[0]) for line in lines[: 2 * _TOP] for word in line.split() if "@" in word]
    found = next(_names(lines[:top], addresses), None) if addresses else None
    if found is None:
        return list(lines)
    (first, above), (second, below) = found
    rest = list(lines)
    for at, piece in ((first, above), (second, below)):
        rest[at] = _without(rest[at], piece)
    return [f"{above.text} {below.text}", "", *rest]


def _with_title_whole(lines: Sequence[str]) -> list[str]:
    begun, rest = (lines[0].split(), lines[1].strip()) if len(lines) > 1 else ([], "")
    if len(begun) > 1 and begun[-1].casefold() == "curriculum" and rest.casefold() in {"vitae", "vitæ"}:
        return [f"{lines[0]} {rest}", "", *lines[2:]]
    return list(lines)


def _heads(line: str) -> bool:
    return any(named(piece.text).whole and not is_role(piece.text) for piece in pieces_of(line))


def _names(lines: Sequence[str], addresses: Sequence[str]) -> Iterator[tuple[tuple[int, Piece], tuple[int, Piece]]]:
    """The two rows of each name that an address holds the second of."""
    rows = [
        (at, piece)
        for at, line in enumerate(lines)
        for piece in pieces_of(line)
        if piece.text[0].isupper() and piece.text.count(" ") < _MOST_WORDS and "@" not in piece.text
    ]
    for (first, above), (second, below) in combinations(rows, 2):
        if not _are_placed(above, below, second - first) or not _are_parts(above.text, below.text):
            continue
        family = _letters(below.text.split()[-1])
        own = [word for word in map(_letters, above.text.split()) if len(word) >= _LEAST]
        if len(family) >= _LEAST and family not in own and any(family in one for one in addresses):
            yield (first, above), (second, below)


def _are_placed(above: Piece, below: Piece, lines: int) -> bool:
    """True for two rows at one edge, for one that begins behind the other's end, and for words a little apart."""
    if not lines:
        return 0 < below.start - above.end <= _WIDEST
    return lines <= _APART and (abs(below.start - above.start) <= _FLUSH or below.start > above.end)


def _are_parts(above: str, below: str) -> bool:
    """True for words that only together are a whole name: "Ada" and "M. Moss"; no town over a name."""
    is_whole = is_name(below) and not is_initials(below.split(maxsplit=1)[0])
    is_begun = not is_name(above) or is_initials(above.rsplit(maxsplit=1)[-1])
    return "," not in above and not is_whole and is_begun and is_name(f"{above} {below}")


def _letters(text: str) -> str:
    return fold(text).replace(" ", "")


def _without(line: str, piece: Piece) -> str:
    return (line[: piece.start] + " " * len(piece.text) + line[piece.end :]).rstrip()
