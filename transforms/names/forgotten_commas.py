"""Commas that a list of names forgot: "Lund, O. Weil, I., Brandt, K.", "Lund AB Weil CD", "A. Lund B. Weil, C. Brandt".

Consumes the pieces between a list's separators; tells where in a piece a second name begins.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.names.words import DEGREE, SUFFIXES, is_common, is_given_name

_WORD = r"[^\W\d_a-zß-ÿ][\w'’-]{2,30}"
_LED = re.compile(rf"(?P<initials>(?:[^\W\d_a-zß-ÿ]\.[ -]?){{1,4}}) ?(?P<rest>{_WORD}(?: {_WORD}){{0,3}})")
_INITIALS = re.compile(r"(?:[^\W\d_a-zß-ÿ]\.?[ -]?){1,4}")
_MEDICAL = re.compile(rf"({_WORD} [A-Z]{{1,2}}) {_WORD} [A-Z]{{1,2}}")
_STRAIGHT = re.compile(rf"(?:[A-Z]\.[ -]?){{1,3}} ?[A-Z][\w'’-]{{1,30}}(?: {_WORD})?")
_STRAIGHT_TWICE = re.compile(rf"((?:[A-Z]\.[ -]?){{1,3}} ?(?P<word>{_WORD})) (?:[A-Z]\.[ -]?){{1,3}} ?{_WORD}")
_OTHERS = 2  # names of a form, at least, that stand beside two of that form without a comma


def second_name(pieces: Sequence[str], place: int) -> int:
    """Where in the piece at `place` a second name begins; 0 where it holds one."""
    piece = pieces[place]
    if len(pieces) < _OTHERS or " " not in piece or not piece[0].isupper():
        return 0
    if piece[1:2] != ".":
        found = _MEDICAL.fullmatch(piece)
        return found.end(1) + 1 if found and not (is_common(piece.partition(" ")[0]) or _is_titled(piece)) else 0
    if twice := _STRAIGHT_TWICE.fullmatch(piece):
        straight = sum(_STRAIGHT.fullmatch(other) is not None for other in pieces)
        is_one = is_given_name(twice["word"])  # "B. James P. Quill"
        return twice.end(1) + 1 if straight >= _OTHERS and not is_one else 0
    led = _LED.fullmatch(piece)
    if led is None or not place or " " in pieces[place - 1] or "." in pieces[place - 1]:
        return 0
    return _behind_initials(pieces, place, led)


def _is_titled(piece: str) -> bool:
    """True for one name before a degree or a suffix: "Ada B Quill MD", "Ada B Quill II"."""
    last = piece.rpartition(" ")[2]
    return DEGREE.fullmatch(last) is not None or last.casefold() in SUFFIXES


def _behind_initials(pieces: Sequence[str], place: int, led: re.Match[str]) -> int:
    """Where the second name begins in initials and words behind a lone family name."""
    following = pieces[place + 1 :]
    words = led["rest"].split()
    if following and _INITIALS.fullmatch(following[0]):  # "Lund | O. Weil | I."
        return led.start("rest")
    if following and (len(words) > 2 or (len(words) > 1 and is_given_name(words[0]))):  # "Lund | O. Ines Maria Brandt"
        return 0 if _begins_full(pieces[:place]) else led.start("rest")
    last = led["initials"].rstrip().rfind(" ") + 1
    if place == 1 and last and following and all(map(_STRAIGHT.fullmatch, following)):  # "Lund | O. K. Weil | P. Ito"
        return last
    return 0


def _begins_full(pieces: Sequence[str]) -> bool:
    """True where full names stand first: "Ada Quill | Suharti | V. Ines Brandt" has a person of one name in it."""
    return any(" " in one and not _INITIALS.fullmatch(behind) for one, behind in pairwise(pieces))
