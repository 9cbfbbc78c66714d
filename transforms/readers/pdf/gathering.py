"""Letters of a PDF gathered into words: where one ends and the next begins, and where accents go.

Consumes letters in the order in which the file draws them; produces `Drawn` words.
"""

from __future__ import annotations

from transforms.readers.pdf.letters import ACCENTS, HYPHENS, LIGATURES, Drawn, compose

_LINE = 0.2  # of a letter's height: further up or down is another line
_BACK, _BLANK, _NARROW = -0.6, 0.3, 0.12  # of a letter's height, from its right edge to the next letter
_CLOSE_SET = 0.04  # blank between letters of a word that is not letter-spaced
_FLUSH, _THIN = 0.01, 0.085  # none between them, and the least between two such words of a tight line


Box = tuple[float, float, float, float]  # left, right, bottom and height of a letter


class Gathering:
    """The words that are whole, and the letters of the one at hand with the place of its line."""

    def __init__(self) -> None:
        """Begin with no word and no letter."""
        self.words: list[Drawn] = []
        self.letters: list[str] = []
        self.start = 0
        self.sides = (-1.0, -1.0)  # left and right of the letter read last
        self.bottom, self._height = 0.0, 1.0
        self._left = self._right = self._widest = 0.0
        self._is_glued = False
        self._accent, self._accent_sides = "", (0.0, 0.0)

    @property
    def right(self) -> float:
        """The right edge of what stands before the next letter; 0 at the page's beginning."""
        if self.letters:
            return self._right
        return self.words[-1][3] if self.words else 0.0

    def is_off_line(self, bottom: float) -> bool:
        """True for a letter that stands higher or lower than the word at hand."""
        return bool(self.letters) and abs(bottom - self.bottom) > _LINE * self._height

    def lower(self, bottom: float, height: float) -> None:
        """The word's line reaches down to this letter, which is as low as its ink."""
        self.bottom, self._height = min(bottom, self.bottom), max(height, self._height)

    def end_word(self) -> None:
        """The word at hand is whole."""
        if self.letters:
            self.words.append((self.start, "".join(self.letters), self._left, self._right, self._is_glued))
        self.letters, self._accent, self._is_glued = [], "", False

    def add_blank(self) -> None:
        """A blank ends the word, but for one that an accent's width made."""
        if not self._accent or self.letters[-1].isascii():
            self.end_word()

    def add(self, at: int, code: int, box: Box) -> None:
        """A letter: of the word at hand, or the first of the next."""
        left, right, bottom, height = box
        is_under = self._accent and abs(bottom - self.bottom) <= self._height
        if self.letters and not is_under and (self.is_off_line(bottom) or self._is_apart(left)):
            gap, rise = left - self._right, abs(bottom - self.bottom)
            is_glued = -0.3 * self._height < gap < _NARROW * self._height and rise < 0.7 * self._height
            self.end_word()
            self._is_glued = is_glued
        if self.letters:
            self._widest = max(self._widest, left - self._right)
        else:
            self.start, self._left, self.bottom, self._height, self._widest = at, left, bottom, height or 1.0, 0.0
        if code in ACCENTS:
            self._accent, self._accent_sides = ACCENTS[code], (left, right)
            self.letters.append(chr(code))
        else:
            self._put(HYPHENS.get(code) or LIGATURES.get(code) or chr(code), left, right)
        self._right = right if len(self.letters) == 1 else max(self._right, right)

    def _put(self, letter: str, left: float, right: float) -> None:
        if self._accent:
            compose(self.letters, self._accent, self._accent_sides, letter, (left, right))
            self._accent = ""
        else:
            self.letters.append(letter)

    def _is_apart(self, left: float) -> bool:
        """True where the blank before a letter parts words: less of it in a word whose letters stand close."""
        many, widest = len(self.letters), self._widest / self._height
        blank = _THIN if many > 3 and widest < _FLUSH else _NARROW if many > 2 and widest < _CLOSE_SET else _BLANK
        return not _BACK * self._height < left - self._right < blank * self._height
