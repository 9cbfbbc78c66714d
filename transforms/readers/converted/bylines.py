"""Bylines in lines of their own: consumes the words of a line of converted markdown; says whether they are one."""

from __future__ import annotations

import re

from transforms.names.people import is_given_name, is_name


def is_byline(words: str, *, sure: bool) -> bool:
    """True for "with" and names of persons, and no more: the co-authors of the work whose title stands above.

    Not `sure`, as the title may have been broken there, one of the given names is a usual one.
    """
    opened = _WITH.match(words)
    names = _NEXT_NAME.split(words[opened.end() :].rstrip(" .")) if opened else ()
    return bool(names) and all(map(is_name, names)) and (sure or any(is_given_name(n.split()[0]) for n in names))


_WITH = re.compile(r"(?:joint(?:ly)? |joint work )?with (?=[A-ZÀ-Þ])")
_NEXT_NAME = re.compile(r",? (?:and|&) |, ")
