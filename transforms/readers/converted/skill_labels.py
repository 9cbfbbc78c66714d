"""Labels of a table of skills before the words that stood beside them. Consumes lines; produces a tab behind each.

"Languages Bash, Python" over "_Systems_ Linux": nothing but the words tells where such a label ends, so most lines of a
section of skills have to begin with one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from transforms.headings.wording import named
from transforms.readers.converted.lines import is_head, plain
from transforms.text.patterns import by_letter
from transforms.vocabulary import toml

_LEAST, _SHARE = 2, 0.6  # lines of a section that begin with a label, and their share


def with_skill_labels(lines: Sequence[str]) -> list[str]:
    """The lines, labels in sections of skills parted from the words behind them."""
    out = list(lines)
    heads = [at for at, line in enumerate(lines) if line and is_head(line)]
    for start, end in pairwise((*heads, len(lines))):
        if "skills" in named(plain(lines[start].lstrip("# "))).kinds:
            _part(out, _with_labels_whole(out, [at for at in range(start + 1, end) if lines[at].strip()]))
    return out


def _with_labels_whole(lines: list[str], places: Sequence[int]) -> list[int]:
    """The places left once a label that its column broke ("Programming", "languages") stands before its words."""
    left, number = list[int](), 0
    while number < len(places):
        here, *more = places[number : number + 3]
        if len(more) == _PARTS and _is_label(f"{lines[here].strip()} {lines[more[0]].strip()}"):
            lines[here] = f"{lines[here].strip()} {lines[more[0]].strip()} {lines[more[1]].strip()}"
            lines[more[0]] = lines[more[1]] = ""
            number += _PARTS
        left.append(here)
        number += 1
    return left


def _is_label(words: str) -> bool:
    return words[:1].isupper() and words.lower() in toml("form_labels")["skills"]["words"]


_PARTS = 2  # a label's second line, and the words beside it


def _part(lines: list[str], places: Sequence[int]) -> None:
    begun = (at for at in places if lines[at].lstrip("_")[:1].isupper())
    found = {at: match for at in begun if (match := _labels().match(lines[at]))}
    if len(found) >= max(_LEAST, _SHARE * len(places)):
        for at, match in found.items():
            lines[at] = f"{match[1]}\t{lines[at][match.end() :]}"


@cache
def _labels() -> re.Pattern[str]:
    words = sorted(toml("form_labels")["skills"]["words"], key=lambda word: (-len(word), word))
    return re.compile(rf"_?({by_letter(words)})_? (?=[A-Z(])", re.IGNORECASE)
