"""Words divided at the end of a line. Consumes the words of two lines; produces them joined where one word goes on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.page.word import Word

_BROKEN = re.compile(r"(?:://|\bwww\.)\S{0,80}[./]$")
_ADDRESS = re.compile(r"://|\bwww\.|@|\w\.\w{2,}/")


def join_lines(words: list[Word], after: Sequence[Word]) -> None:
    """Add the next line's words; a word that was divided is whole again, and a hyphen of its own stays."""
    if not _is_divided(words, after):
        after[0].is_glued = False
    words += after


def _is_divided(words: list[Word], after: Sequence[Word]) -> bool:
    text = words[-1].text
    if text[-1] in "./" and _BROKEN.search(text) and after[0].text[:1].islower() and "://" not in after[0].text:
        after[0].is_glued = True
        return True
    if text[-1] not in "-–" or len(text) < 2:
        return False
    is_hyphen = text[-1] == "-" and after[0].text[:1].islower() and text[-2].isalpha() and "-" not in text[:-1]
    if is_hyphen and not _ADDRESS.search(text) and "@" not in after[0].text:
        words[-1].text = text[:-1]
    elif not after[0].text[:1].isalnum():
        return False
    after[0].is_glued = True
    return True
