"""Letters of a PDF: blanks, hyphens, ligatures and accents by their codes, and how accents come to their letters."""

from __future__ import annotations

import re
import unicodedata

from transforms.readers.text import T1_SIGNS

BLANK = frozenset(
    (0, 9, 10, 13, 32, 0xA0, 0x2002, 0x2003, 0x2009, 0x200A, 0x200B, 0x202F, 0x3000, 0xFEFF, 0xFFFE, 0xFFFF)
)
HYPHENS = {2: "-", 0xAD: "-", 0x2010: "-", 0x2011: "-", 0x2217: "*"}
LIGATURES = {0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st"}
LIGATURES |= T1_SIGNS
# Accents that TeX sets as characters of their own over (or under) the letter.
ACCENTS = {
    0xA8: "\u0308",
    0xB4: "\u0301",
    0x60: "\u0300",
    0x2C6: "\u0302",
    0x2DC: "\u0303",
    0xB8: "\u0327",
    0x2C7: "\u030c",
    0x2D8: "\u0306",
    0x2DA: "\u030a",
    0x2DD: "\u030b",
    0xAF: "\u0304",
    0x2D9: "\u0307",
    0x2DB: "\u0328",
    0x5E: "\u0302",
    0x7E: "\u0303",
    0x2CB: "\u0300",
    0x2CA: "\u0301",
    0x2C9: "\u0304",
    0x335: "\u0335",
}
STROKE, STROKED = 0x335, {"l": "ł", "L": "Ł"}  # TeX draws the stroke from the place of the blank
_SPECIAL = "".join(map(chr, (*ACCENTS, *HYPHENS, *LIGATURES)))
_ANY_BLANK = "".join(map(chr, BLANK))
# Letters that stand for themselves, up to a blank.
_PLAIN = rf"[^{re.escape(_ANY_BLANK + _SPECIAL)}]++(?=[{re.escape(_ANY_BLANK)}]|\Z)"
PLAIN = re.compile(_PLAIN)
WORD = re.compile(rf"({_PLAIN})|[^{re.escape(_ANY_BLANK)}]++")  # letters from blank to blank; 1: all plain

Drawn = tuple[int, str, float, float, bool]  # first character's index, text, left, right, no blank before it


def put_on(spans: list[Drawn], letters: list[str], start: int, under: tuple[int, str], code: int) -> bool:
    """Put an accent on a letter of a word that is already read; False where that letter is not found."""
    over, letter = under
    made = unicodedata.normalize("NFC", letter + ACCENTS[code])
    if letters and over >= start:
        text, place = "".join(letters), None
    else:
        place = next((number for number in range(len(spans) - 1, -1, -1) if spans[number][0] <= over), None)
        if place is None:
            return False
        start, text = spans[place][:2]
    found = text.rfind(letter, 0, over - start + 1)
    if found < 0 or len(made) > 1:
        return False
    text = text[:found] + made + text[found + 1 :]
    if place is None:
        letters[:] = text
    else:
        spans[place] = (start, text, *spans[place][2:])
    return True


def compose(letters: list[str], accent: str, place: tuple[float, float], letter: str, its: tuple[float, float]) -> None:
    """Put an accent on the letter that it stands over: the next one, or the one before it."""
    middle = (place[0] + place[1]) / 2
    if its[0] - 0.5 <= middle <= its[1] + 0.5:
        made = unicodedata.normalize("NFC", letter.replace("ı", "i") + accent)
        letters[-1] = STROKED.get(letter, letter) if accent == ACCENTS[STROKE] else made
    elif len(letters) > 1 and accent == "\u0327" and letters[-2] in "cCsStT":
        letters[-2:] = [unicodedata.normalize("NFC", letters[-2] + accent), letter]
    else:
        letters.append(letter)
