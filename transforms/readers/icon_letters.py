"""Letters of fonts of pictures in text of pages. Consumes the text; produces it with bullets for some, without others.

Such a font gives its signs any letters, and page text shows those: "ŵ Education", "ˣ Awards", "u Contact". Two such
letters over sections tell that a document has them; then none that stands alone before words is a word. One consonant
that begins line after line ("f Ada Quill: ...", "f Looms") is a list's bullet.
"""

from __future__ import annotations

import re
from collections import Counter

from transforms.headings.wording import named
from transforms.text.shown import GLYPHS

_NO_LETTER = "-–—−‒+*" + GLYPHS
_BEFORE = re.compile(
    rf"(?m)^([ \t]{{0,60}}(?:[{GLYPHS}*-][ \t]{{1,4}})?)([^\s\d{re.escape(_NO_LETTER)}!-/:-@\[-`{{-~])[ \t]{{1,4}}"
    r"(?=(\w[^\n]{2,100}))"
)
_GLYPH = re.compile(rf"(?m)^[\ue000-\uf8ff{GLYPHS}][ \t]{{1,4}}(?=(\w[^\n]{{2,100}}))")  # control codes become such
_BULLET = re.compile(r"(?m)^[ \t]{0,40}(?:[^\n]{4,24}[ \t])??([b-df-hj-np-tv-z])(?=[ \t]{1,6}([A-Z“\"][^\n]{6,}))")
_LEAST, _LEAST_BULLETS, _LEAST_UNLIKE = 2, 4, 3
_FIRST, _MOST = 8, 0.8  # letters by which lines differ, and a bullet's share of what may be one


def _with_bullets(text: str) -> str:
    """The text of pages; a consonant alone before words, which begins many lines, is a bullet."""
    found = [(match[1], match[2][:_FIRST]) for match in _BULLET.finditer(text)]
    letters = Counter(letter for letter, _ in found)
    if not letters or max(letters.values()) < _LEAST_BULLETS:
        return text
    bullet = max(letters, key=lambda one: letters[one])
    unlike = len({words for letter, words in found if letter == bullet}) >= _LEAST_UNLIKE
    alone = letters[bullet] >= _MOST * sum(letters.values())
    return _BULLET.sub(lambda m: m[0][:-1] + "•" if m[1] == bullet else m[0], text) if unlike and alone else text


def without_icon_letters(text: str) -> str:
    """The text of pages; letters that stand for pictures before headings and labels are gone or bullets."""
    text = _with_bullets(text)
    if text.isascii():
        return text
    over = {match[2] for match in _BEFORE.finditer(text) if not match[2].isascii() and _heads(match[3])}
    return _GLYPH.sub(_bare_glyph, _BEFORE.sub(_bare, text)) if len(over) >= _LEAST else text


def _heads(words: str) -> bool:
    return words[0].isupper() and named(words.rstrip(" \t:")).whole


def _bare_glyph(match: re.Match[str]) -> str:
    return "" if _heads(match[1]) else match[0]


def _bare(match: re.Match[str]) -> str:
    """What stands before a picture; a letter of English stays unless a heading follows."""
    return match[1] if not match[2].isascii() or _heads(match[3]) else match[0]
