"""Lines that cannot end where they do: consumes a line and the one below; says whether the words alone join them.

A bracket that the line below closes ("Tides in old bogs (with Ada" over "Quill)"), and a list led by what it lists
("Reviewer for: Annals of Peat, Journal of" over "Mires, Bog Letters").
"""

from __future__ import annotations

import re
from functools import cache

from transforms.vocabulary import toml

_TAIL, _NOTE = 160, 160  # characters in which a bracket opens, and closes
_MARKED = re.compile(r"\(?(?:\d{1,3}|[a-z])[.)]\s|\W")
_LED = re.compile(r"([A-ZÀ-Þ][\w&/’' -]{2,40})(?:: | for )(?=\S)")
_NUMBERED = re.compile(r"\d{1,4}\b")
_LEAST, _LONGEST = 3, 60  # parts of a list on its first line, and letters of each
_PARTS = re.compile(r"[,;] ")


def is_unfinished(above: str, below: str) -> bool:
    """True where the words of a line go on with those of the one above, whatever they begin with."""
    return closes_bracket(above, below) or _goes_on_with_list(above, below)


def closes_bracket(above: str, below: str) -> bool:
    """True where a bracket is open at the end of a line, and closed on the next one."""
    tail, head = above[-_TAIL:], below[:_NOTE]
    if tail.rfind("(") <= tail.rfind(")") or ")" not in head or _MARKED.match(head):
        return False
    return head.find(")") < (head.find("(") if "(" in head else _NOTE)


def _goes_on_with_list(above: str, below: str) -> bool:
    """True below the first line of a list behind words that lead it: its parts are parted by commas or semicolons."""
    led = _LED.match(above)
    if led is None or above[-1] in ".:]" or _LED.match(below) or _MARKED.match(below) or _NUMBERED.match(below):
        return False
    if led[0].endswith(" for ") and led[1].casefold() not in _reviewers():
        return False
    parts = _PARTS.split(above[led.end() :])
    return len(parts) >= _LEAST and max(map(len, parts)) <= _LONGEST and _PARTS.search(below) is not None


@cache
def _reviewers() -> frozenset[str]:
    """What reviewers are called before "for", and what they come to have done."""
    return frozenset(toml("lists")["service"]["reviewer"].replace("\n", "").split("|"))
