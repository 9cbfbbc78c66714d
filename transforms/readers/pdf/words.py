"""Words of a PDF page. Consumes a page's characters in their own order; produces `Word`s with place, size and style."""

from __future__ import annotations

import ctypes
import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise, repeat
from typing import Any

import pypdfium2.raw as pdfium

from transforms.readers.page.segments import BULLETS
from transforms.readers.page.word import Word
from transforms.readers.pdf.boxes import LetterReader, Letters
from transforms.readers.pdf.fonts import Fonts, quick
from transforms.readers.pdf.gathering import Gathering
from transforms.readers.pdf.letters import ACCENTS, PLAIN, STROKE, STROKED, WORD, Drawn, put_on

_LETTER_F, _A_STROKED = 0x66, re.compile(f" (?=[{''.join(STROKED)}])")
_object_of = quick(pdfium.FPDFText_GetTextObject, ctypes.c_void_p)
_origin_of = quick(pdfium.FPDFText_GetCharOrigin, None)
_matrix_of = quick(pdfium.FPDFText_GetMatrix, None)
_size_of = quick(pdfium.FPDFText_GetFontSize, ctypes.c_double)
_SMALL_CAPITAL = 0.88  # of a capital's size
_STOPS = frozenset(",;")
_BULLETS = BULLETS - frozenset("*·⋅⋆∗")  # those that are part of no word
_LATE = 80  # characters that may stand between a letter and its accent


class WordReader:
    """Reads the words of pages; knows the fonts seen so far."""

    def __init__(self) -> None:
        """Prepare what the C functions write into."""
        self._fonts, self._letters = Fonts(), LetterReader()
        self._matrix = pdfium.FS_MATRIX()
        self._turn = memoryview(self._matrix).cast("B").cast("f")  # a, b, c, d, e, f
        self._x, self._y = ctypes.c_double(), ctypes.c_double()
        self._at_x, self._at_y = ctypes.byref(self._x), ctypes.byref(self._y)
        self._to_matrix = ctypes.byref(self._matrix)
        self._page = ctypes.c_void_p()  # its address
        self._object, self._seen = 0, (0, 10.0, False)
        self._left, self._right, self._bottom, self._top = (ctypes.c_double() for _ in range(4))

    def words(self, text_page: Any) -> list[Word]:
        """The page's words in the order in which the file draws them."""
        self._page = ctypes.cast(text_page, ctypes.c_void_p)
        letters = _with_strokes(self._letters.letters(text_page))
        drawn = self._drawn(text_page, letters)
        self._object = 0
        words: list[Word] = []
        for one in _with_bullets_apart(letters, drawn):
            word = self._word(text_page, one)
            if word.style and one[1][-1] in _STOPS and one[1][:-1].isalpha():
                words += self._parts(text_page, letters, one, word)
            else:
                words.append(word)
        _attach_raised(words)
        return list(whole(words))

    def _drawn(self, text_page: Any, letters: Letters) -> list[Drawn]:
        """The page's words. Most are read whole; the letters of the others are gathered one by one."""
        gathering = Gathering()
        for found in WORD.finditer(letters.text):
            if gathering.letters:
                gathering.add_blank()
            at, end = found.span()
            text: str | None = found[1]
            if (
                text
                and not gathering.letters
                and "“" not in text
                and (right := letters.right_edge(at, end)) is not None
            ):
                gathering.words.append((at, text, letters.left[at], right, False))
            else:
                self._gather(text_page, letters, gathering, at, end)
        gathering.end_word()
        return list(_paired(gathering.words)) if _HALF.search(letters.text) else gathering.words

    def _gather(self, text_page: Any, letters: Letters, gathering: Gathering, at: int, end: int) -> None:
        """Letters from blank to blank that may be more than one word."""
        while at < end:
            plain = PLAIN.match(letters.text, at) if not gathering.letters else None
            text = _before_quotation(plain[0]) if plain else ""
            if text and (right := letters.right_edge(at, at + len(text))) is not None:
                gathering.words.append((at, text, letters.left[at], right, False))
                at += len(text)
            else:
                self._add_letter(text_page, letters, gathering, at)
                at += 1

    def _add_letter(self, text_page: Any, letters: Letters, gathering: Gathering, at: int) -> None:
        left, top, right, bottom = letters.box(at)
        height, code = top - bottom, ord(letters.text[at])
        if gathering.letters and gathering.sides == (left, right) and ord(gathering.letters[-1][0]) not in ACCENTS:
            gathering.letters.append(chr(code))  # a ligature that was taken apart: its letters share one box
            return
        gathering.sides = left, right
        if code in ACCENTS and _is_late((left + right) / 2, gathering.right):
            over = _letter_under(text_page, letters, at, (left + right) / 2)
            if over and put_on(gathering.words, gathering.letters, gathering.start, over, code):
                return
        if gathering.is_off_line(bottom) and self._is_in_ligature(text_page, at, gathering.letters[-1]):
            gathering.lower(bottom, height)
            bottom = gathering.bottom
        gathering.add(at, code, (left, right, bottom, height))

    def _is_in_ligature(self, text_page: Any, at: int, before: str) -> bool:
        """Whether the character or the one before belongs to a ligature whose letters got boxes of their own.

        Such boxes are as low as the ink, so that their lower edge is not that of the letters around.
        """
        if pdfium.FPDFText_GetUnicode(text_page, at) == _LETTER_F and self._share_origin(at, at + 1):
            return True
        return before in "filt" and at > 1 and self._share_origin(at - 2, at - 1)

    def _share_origin(self, first: int, second: int) -> bool:
        _origin_of(self._page, first, self._at_x, self._at_y)
        x, y = self._x.value, self._y.value
        _origin_of(self._page, second, self._at_x, self._at_y)
        return x == self._x.value and y == self._y.value

    def _parts(self, text_page: Any, letters: Letters, drawn: Drawn, word: Word) -> Iterator[Word]:
        """The word; a stop behind one in bold or italics that is not set so itself stands apart from it."""
        at, text, left, right, glued = drawn
        end = at + len(text) - 1
        if word.style == self._look(text_page, end)[0]:
            yield word
            return
        cut = min(max(letters.left[end], left), right)
        yield self._word(text_page, (at, text[:-1], left, cut, glued))
        yield self._word(text_page, (end, text[-1], cut, right, True))

    def _word(self, text_page: Any, drawn: Drawn) -> Word:
        at, text, left, right, glued = drawn
        lead = at if text[0].isalnum() else at + _first_letter(text)
        address = _object_of(self._page, lead)
        style, size, is_turned = self._seen if address and address == self._object else self._look(text_page, lead)
        _origin_of(self._page, at, self._at_x, self._at_y)
        if right <= left:
            right = left + 0.5 * size * len(text)
        word = Word(text, left, right, self._y.value, size)
        if style:
            word.style = style
        word.is_glued, word.is_turned = glued, is_turned
        if text.isupper() and len(text) > 1:
            word.small = self._in_small_letters(text_page, at, text, size)
        return word

    def _in_small_letters(self, text_page: Any, at: int, text: str, size: float) -> str:
        """A word whose capitals are of two sizes, the smaller ones as small letters; "" for any other word.

        "NOVAK" with a larger N was written "Novak".
        """
        if {*map(_object_of, repeat(self._page), range(at, at + len(text)))} == {self._object or None}:
            return ""
        sizes = [self._look(text_page, at + place)[1] for place in range(len(text))]
        if min(sizes) > _SMALL_CAPITAL * max(sizes) or size < max(sizes):
            return ""
        small = _SMALL_CAPITAL * size
        return "".join(c.lower() if own < small else c for c, own in zip(text, sizes, strict=True))

    def _look(self, text_page: Any, at: int) -> tuple[int, float, bool]:
        """Style, size and whether it is turned: the same for all letters of a text object."""
        address = _object_of(self._page, at) or 0
        if address != self._object or not address:
            self._object = address
            _matrix_of(self._page, at, self._to_matrix)
            a, b, c, d, _, _ = self._turn
            size = _size_of(self._page, at) * math.hypot(c, d)
            is_turned = abs(b) > 0.3 * (abs(a) + abs(b) + 1e-9)
            self._seen = (
                self._fonts.style(address) if address else 0,
                size if 1 <= size < 400 else self._height(text_page, at),
                is_turned,
            )
        return self._seen

    def _height(self, text_page: Any, at: int) -> float:
        pdfium.FPDFText_GetCharBox(
            text_page, at, *map(ctypes.byref, (self._left, self._right, self._bottom, self._top))
        )
        return min(max(1.2 * (self._top.value - self._bottom.value), 4.0), 400.0)


def _with_bullets_apart(letters: Letters, drawn: Iterable[Drawn]) -> Iterator[Drawn]:
    """The words; a bullet that touches one apart from it."""
    for one in drawn:
        at, text, left, right, glued = one
        if text[0] not in _BULLETS or len(text) == 1 or text[1] in _BULLETS:
            yield one
            continue
        edge = min(max(letters.right[at], left), right)
        yield at, text[0], left, edge, glued
        yield at + 1, text[1:], max(edge, letters.left[at + 1]), right, False


def _with_strokes(letters: Letters) -> Letters:
    """The letters; a blank that is drawn over the letter behind it is a stroke: that of "ł" in TeX's old fonts."""
    places = [
        found.start()
        for found in _A_STROKED.finditer(letters.text)
        if 2 * letters.right[found.start()] > letters.left[found.end()] + letters.right[found.end()]
    ]
    if not places:
        return letters
    text = list(letters.text)
    for at in places:
        text[at] = chr(STROKE)
    return letters._replace(text="".join(text))


def _letter_under(text_page: Any, letters: Letters, at: int, middle: float) -> tuple[int, str] | None:
    """The character drawn before that stands under an accent which the file draws after its word."""
    _, top, _, bottom = letters.box(at)
    for before in range(at - 1, max(-1, at - _LATE), -1):
        left, _, right, its_bottom = letters.box(before)
        if left <= middle <= right and abs(its_bottom - bottom) < 0.3 * (top - bottom) and right > left:
            return before, chr(pdfium.FPDFText_GetUnicode(text_page, before))
    return None


def _first_letter(text: str) -> int:
    """Where a word's first letter or digit stands, behind brackets and quotation marks; 0 where none does."""
    return next((place for place, letter in enumerate(text) if letter.isalnum()), 0)


_HALF = re.compile("[\ud800-\udfff]")


def _paired(words: Iterable[Drawn]) -> Iterator[Drawn]:
    """The words with their letters whole: the library gives those beyond 16 bits ("𝑅𝑒𝑠") as two halves each."""
    for at, text, left, right, glued in words:
        if whole := text.encode("utf-16", "surrogatepass").decode("utf-16", "ignore"):
            yield at, whole, left, right, glued


def _before_quotation(text: str) -> str:
    """A word up to a quotation that begins behind a comma without a blank: "Reed,“Slow" is two."""
    at = text.find("“", 1)
    return text[:at] if at > 0 and text[at - 1] in ",.;:" else text


def _is_late(middle: float, right: float) -> bool:
    """True for an accent to the left of where the words so far end: its letter is among them."""
    return middle < right - 0.1


def whole(words: Iterable[Word]) -> Iterator[Word]:
    """The words, one for pieces of one look: letters that reach below their line stand apart in some fonts."""
    last: Word | None = None
    for word in words:
        if last and word.is_glued and _is_alike(last, word):
            last.text, last.x1 = last.text + word.text, max(last.x1, word.x1)
            continue
        if last:
            yield last
        last = word
    if last:
        yield last


def _is_alike(before: Word, word: Word) -> bool:
    return (
        (before.style, before.base, before.size) == (word.style, word.base, word.size)
        and word.x0 > before.x0
        and not (before.is_raised or word.is_raised or before.is_turned or word.is_turned or before.small or word.small)
    )


def _attach_raised(words: list[Word]) -> None:
    """Give footnote marks and exponents the baseline of the words that they stand at."""
    for before, word in pairwise(words):
        if word.text[0] in ",;.)" and 0 <= word.x0 - before.x1 < 0.3 * word.size and word.base == before.base:
            word.is_glued = True
        if not word.is_glued or before.is_turned != word.is_turned:
            continue
        rise = word.base - before.base
        if word.size < 0.85 * before.size and -0.3 * before.size < rise < 0.7 * before.size:
            word.is_raised = rise > 0.15 * before.size
            word.base = before.base
        elif before.size < 0.85 * word.size and -0.7 * word.size < rise < 0.3 * word.size:
            before.is_raised = rise < -0.15 * word.size
            before.base = word.base
