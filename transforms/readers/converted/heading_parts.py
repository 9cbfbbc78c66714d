"""The pieces of a cluster of headings, put together. Consumes their words; produces which of them are one heading.

The gaps of the cluster part them where they differ; else the words do: the fewest headings of one kind each, none of
which says a word twice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from transforms.entities.titles import is_title
from transforms.headings.wording import is_qualifier, is_role, named

_OPEN = re.compile(r"(?i)(?:\band|&|/|,|-|\bfor|\bof|\bin|\bthe)$")
_DIVIDED = re.compile(r"(?i)(?<=[^\W\d_]{2})(?<!\bpeer)(?<!\bself)(?<!\bnon)(?<!\bpost)- (?=[^\W\d_]{2})")
MOST_PIECES = 4  # of one heading
_UNKNOWN = 2.5  # what a heading costs that names nothing known; one that does costs 1
_HALF, _TWO = 0.3, 1.6  # and more, where it ends amid a phrase, and where it looks like two


def is_heading(words: str) -> bool:
    """True for words that head a section, and are no title or role."""
    found = named(words)
    return found.whole and not found.weak and not (is_role(words) or is_title(words)) and not _OPEN.search(words)


def by_gaps(words: Sequence[str], run: Sequence[int], *, is_free: bool = False) -> list[tuple[int, int]]:
    """The headings that the wider gaps of a cluster part, where most are known, or half of a free one; else none."""
    gaps = [below - above for above, below in pairwise(run)]
    if min(gaps) == max(gaps):
        return []
    ends = [at for at, gap in enumerate(gaps, 1) if gap > min(max(gaps) - 1, 2) or _are_apart(words[at - 1], words[at])]
    parts = list(pairwise((0, *ends, len(run))))
    known = sum(named(joined(words[start:end])).whole for start, end in parts)
    whole = known == len(parts) or (known > (not is_free) and 2 * known >= len(parts))
    return parts if whole and all(end - start <= MOST_PIECES for start, end in parts) else []


def _are_apart(above: str, below: str) -> bool:
    """True where a heading ends above, and what stands below is another one."""
    if _OPEN.search(above) or not _cost(above) == _cost(below) == 1:
        return False
    return not set(named(above).kinds) & set(named(below).kinds)


def by_words(words: Sequence[str]) -> list[tuple[int, int]]:
    """The cheapest way to part the pieces into headings; none where more than one of them stays unknown."""
    best: list[tuple[float, int]] = [(0.0, 0)]
    for end in range(1, len(words) + 1):
        ways = range(max(0, end - MOST_PIECES), end)
        cost, start = min((best[start][0] + _cost_of(words[start:end]), -start) for start in ways)
        best.append((cost, -start))
    parts: list[tuple[int, int]] = []
    end = len(words)
    while end:
        parts.append((best[end][1], end))
        end = best[end][1]
    known = sum(_cost(joined(words[start:end])) < _UNKNOWN for start, end in parts)
    return parts[::-1] if known == len(parts) or (known > 1 and known == len(parts) - 1) else []


def _cost_of(pieces: Sequence[str]) -> float:
    """What a heading of these pieces costs; more where some of the last ones are a phrase that heads a section."""
    return _cost(joined(pieces)) + _TWO * any(
        " " in (rest := joined(pieces[at:]))
        and not rest.lower().startswith(("and ", "& "))
        and not _OPEN.search(pieces[at - 1])
        and not all(map(is_qualifier, joined(pieces[:at]).lower().split()))
        and _cost(rest) < _UNKNOWN
        for at in range(1, len(pieces))
    )


@cache
def _cost(words: str) -> float:
    """What a heading of these words costs: little for one of one kind, much for what heads nothing."""
    found = named(words)
    every = words.lower().replace("&", "and").split()
    if _OPEN.search(words) or len(every) != len(set(every)):
        return 9.0
    if not found.whole or is_role(words):
        return _UNKNOWN
    return (
        1.0 + 1.2 * (len(found.kinds) - 1) + _HALF * (is_qualifier(every[-1]) and not every[-1].endswith(("ed", "s")))
    )


def joined(words: Sequence[str]) -> str:
    """The pieces in one, a word that a line's end divided as well, unless its hyphen is its own ("peer-reviewed")."""
    return _DIVIDED.sub("", " ".join(words)).replace("- ", "-")
