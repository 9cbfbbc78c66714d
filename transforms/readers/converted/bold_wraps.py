"""Titles in bold that wrapped in a narrow column. Consumes lines of converted markdown; produces each title on one.

A sidebar's paragraph "**Howard Travel**" over "**Scholarship**" is one title where its first line has no room for the
next word: hardly a line around it is longer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import named

_BOLD = re.compile(r"\*\*([^*\n]{2,60})\*\*$")
_AROUND, _NARROW, _FULL = 14, 48, 0.9  # lines about a title, letters of a narrow column, and their share in a full line
_LEAST_AROUND = 6


def with_bold_wraps(lines: Sequence[str]) -> list[str]:
    """The lines, each wrapped title in bold on one."""
    out: list[str] = []
    whole = ""  # of the title's last line
    for at, line in enumerate(lines):
        match = _BOLD.match(line) if line[:2] == "**" else None
        if match and whole and (match[1][0].islower() or _is_full(whole, match[1], lines, at)):
            out[-1] = f"{out[-1][:-2]} {match[1]}**"
        else:
            out.append(line)
        whole = match[1] if match else ""
    return out


def _is_full(above: str, words: str, lines: Sequence[str], at: int) -> bool:
    if named(above).whole or above[-1] in ".:;":
        return False
    around = [
        len(one.strip(" *_")) for one in lines[max(0, at - _AROUND) : at + _AROUND] if one.strip() and one[0] != "#"
    ]
    width = max(around)
    return (
        len(around) >= _LEAST_AROUND and width <= _NARROW and len(f"{above} {words.split(' ', 1)[0]}") > width * _FULL
    )
