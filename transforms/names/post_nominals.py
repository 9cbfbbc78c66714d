"""Letters behind a name: "Ada Quill BDS MFDS PhD FDS(Rest Dent) FHEA". Consumes a name's line; produces the name alone.

Degrees, memberships and fellowships of colleges and academies, licences and orders, as vocabulary; what follows the
first of them is taken off where all of it looks like such letters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from transforms.vocabulary import forms

_WORD = re.compile(r"[^\s,;]+")
_LETTERS = re.compile(r"\(?(?:[A-Z][A-Za-z]{0,6}[A-Z][A-Za-z]{0,4}|[A-Z]{2,8})(?:\([A-Z][A-Za-z]{1,10}\)?)?\)?")
_PRONOUNS = re.compile(
    r"(?:\s?\((?:she|he|they|ze)\b[^()]{0,20}\)|\s(?:she/her|he/him|they/them)(?:/\w{1,6})?)$", re.IGNORECASE
)
_NAMES = 2  # words that a name has at least


def without_post_nominals(text: str) -> str:
    """The text without the letters behind a name; as it stands where none are there, or more than letters follow."""
    text = _PRONOUNS.sub("", text) if text[-1:] == ")" or "/" in text else text
    words = list(_WORD.finditer(text))
    for at, word in enumerate(words[_NAMES:], _NAMES):
        before = text[: word.start()].rstrip()
        behind = [one[0] for one in words[at + 1 :]]
        if not _opens(word[0], before, behind):
            continue
        if all(map(_is_letters, behind)):
            return before.rstrip(" ,;–—-(")
        return text
    return text


def is_post_nominal(word: str) -> bool:
    """True for letters behind names that are no name: "ScD", "MBBS", "F.R.C.P."; not for "MA", which may be one."""
    return word[:1].isupper() and " " not in word and _bare(word) in _sure()


def _opens(word: str, before: str, behind: Sequence[str]) -> bool:
    """True for sure letters; for those that may be a name behind a comma, small letters, or in front of sure ones."""
    bare = _bare(word)
    if bare in _sure() or bare not in _unsure():
        return bare in _sure()
    return before[-1:] == "," or not before.isupper() or any(_bare(one) in _sure() for one in behind)


def _is_letters(word: str) -> bool:
    bare = _bare(word)
    return bare in _sure() or bare in _unsure() or bare in _colleges() or _LETTERS.fullmatch(word) is not None


def _bare(word: str) -> str:
    """The word without stops and brackets around it, up to a bracket: "FDS(Rest" as "FDS"."""
    return word.replace(".", "").strip("()").partition("(")[0]


@cache
def _sure() -> frozenset[str]:
    return frozenset(forms("name_words", "post_nominals"))


@cache
def _unsure() -> frozenset[str]:
    """Letters that are family names too."""
    return frozenset(forms("name_words", "post_nominals_or_names"))


@cache
def _colleges() -> frozenset[str]:
    """What stands behind letters, for the college or the speciality: "FRCS Ed", "MRCP (UK)"."""
    return frozenset(forms("name_words", "colleges"))
