"""Items that a converter wrote behind one another. Consumes lines of converted markdown; produces each on its line.

"- • Fund of Looms, 2015–2019 • Fund of Reeds, 2016–2020": the bullets of the page stand in the line. A round mark
behind an entry begins what was done there: "- 2019 – 2021 **Weaver** , _Lund_ ○ Built a loom. ○ Taught dyers."
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_LED = re.compile(r"[ \t]{0,8}(?:- )?([•▪■◦○●]) (?=\S)")
_WITHIN = re.compile(r" ([•▪■○●]) (?=[“\"*_\[(]{0,3}[A-ZÀ-Þ0-9])")
_ROUND = "○"


def with_items_apart(lines: Sequence[str]) -> list[str]:
    """The lines; items behind the bullet of another are items of their own."""
    out: list[str] = []
    for line in lines:
        out += _items(line) if " " in line and line[:1] not in "|#" and _WITHIN.search(line) else (line,)
    return out


def _items(line: str) -> Iterator[str]:
    led = _LED.match(line)
    marks = {match[1] for match in _WITHIN.finditer(line)}
    if led and led[1] in marks:
        yield from (f"- {words}" for words in _cut(line[led.end() :], led[1]))
    elif _ROUND in marks:
        first, *others = _cut(line, _ROUND)
        yield first
        yield from (f"    - {words}" for words in others)
    else:
        yield line


def _cut(line: str, mark: str) -> list[str]:
    return [words for words in map(str.strip, line.split(f" {mark} ")) if words]
