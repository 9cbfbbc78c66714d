"""What the entries of a list of grants have in common: the order of title and funder, and who pays for several.

Consumes the weighed phrases of each entry; produces a `ListTold`, by which one entry's phrases are weighed again and
its title and funder chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from transforms.records.grants.phrases import Phrase, is_scheme

_ORDERED = 1.0  # what the order of the list's other entries weighs
_MOST = 1.0  # what one entry may add
_LEAST = 1.5  # what they add together at least
_REPEATED = 1.5  # what it weighs that several entries name the same
CLEAR = 1.5  # how much a title must look like one to tell the order
PAYS = 2.0  # what a known funder or an organisation weighs at least


class ListTold(NamedTuple):
    """What a list tells about each entry.

    Attributes:
        order: above 0 where titles stand first, below where funders do.
        payers: who pays often.
        pays: what most entries state right behind the title, or before it: who pays.
    """

    order: float
    payers: frozenset[str]
    pays: bool = False

    def weighed(self, phrases: Sequence[Phrase]) -> list[Phrase]:
        """The phrases, one that several entries name more like who pays, and less like a title.

        Beside a clear payer it is where the work is done.
        """
        pays = not any(phrase.funder >= PAYS and phrase.text not in self.payers for phrase in phrases)
        return [
            phrase._replace(title=phrase.title - _REPEATED, funder=phrase.funder + _REPEATED * pays)
            if phrase.text in self.payers
            else phrase
            for phrase in phrases
        ]

    def best_pair(self, phrases: Sequence[Phrase]) -> tuple[int, int]:
        """Which of two phrases or more is the title, and which the funder."""
        places = range(len(phrases))
        pairs = ((t, f) for t, f in product(places, places) if t != f)
        return max(pairs, key=lambda pair: (self._worth(phrases, *pair), -pair[0], -pair[1]))

    def payer_beside(self, phrases: Sequence[Phrase], head: int) -> int | None:
        """The place of a name beside the title, where most siblings of the entry state who pays."""
        at = head + (1 if self.order > 0 else -1)
        if not self.pays or not 0 <= at < len(phrases) or phrases[at].piece.line != phrases[head].piece.line:
            return None
        words = phrases[at].text.split()
        small = sum(word[0].islower() for word in words)
        is_name = words[0][0].isupper() and words[-1][0].isupper() and small <= _SMALL and len(words) <= _NAME
        return at if is_name and not phrases[at].piece.quoted and not is_scheme(phrases[at].text) else None

    def _worth(self, phrases: Sequence[Phrase], head: int, payer: int) -> float:
        return phrases[head].title + phrases[payer].funder + (self.order if head < payer else -self.order)


_NOTHING = ListTold(0.0, frozenset())
_SEVERAL, _SHARE = 3, 0.4  # entries that clearly state who pays
_NAME, _SMALL = 6, 2  # words of who pays, and of them in small letters


def list_told(entries: Sequence[Sequence[Phrase]]) -> ListTold:
    """What the entries have in common."""
    payers = _payers([phrases for phrases in entries if len(phrases) > 1])
    bare = ListTold(0.0, payers)
    first = [_title_first(bare.weighed(phrases)) for phrases in entries if len(phrases) > 1]
    ahead, behind = first.count(True), first.count(False)
    bare = bare._replace(pays=max(ahead, behind) >= max(_SEVERAL, _SHARE * len(first)) and not min(ahead, behind))
    if ahead == behind:
        return bare._replace(order=_leaning([bare.weighed(phrases) for phrases in entries if len(phrases) > 1]))
    return bare._replace(order=_ORDERED if ahead > behind else -_ORDERED)


def _leaning(entries: Sequence[Sequence[Phrase]]) -> float:
    """The order that fits the entries best where none tells it clearly; 0 where both fit alike."""
    gain = sum(max(-_MOST, min(_MOST, _gain(phrases))) for phrases in entries)
    return 0.0 if abs(gain) < _LEAST else _ORDERED if gain > 0 else -_ORDERED


def _gain(phrases: Sequence[Phrase]) -> float:
    """By how much an entry's title fits better before who pays than behind."""
    pairs = [(t, f) for t, f in product(range(len(phrases)), repeat=2) if t != f]
    ahead = max(phrases[t].title + phrases[f].funder for t, f in pairs if t < f)
    return ahead - max(phrases[t].title + phrases[f].funder for t, f in pairs if t > f)


def _payers(entries: Sequence[Sequence[Phrase]]) -> frozenset[str]:
    """What several entries name beside something else: no kind of grant, and nothing that looks like a title."""
    counted = Counter(text for phrases in entries for text in {phrase.text for phrase in phrases})
    repeated = {text for text, count in counted.items() if count > 1}
    beside: set[str] = set()  # more than one of them in an entry tell nothing
    for phrases in entries:
        found = repeated & {phrase.text for phrase in phrases}
        beside |= found if len(found) > 1 else set()
    plain = {phrase.text for phrases in entries for phrase in phrases if phrase.funder > 0 and phrase.title < CLEAR}
    return frozenset(text for text in (repeated - beside) & plain if not is_scheme(text))


def _title_first(phrases: Sequence[Phrase]) -> bool | None:
    """True where the title clearly stands before who pays, False where it clearly stands behind; else None."""
    head, payer = _NOTHING.best_pair(phrases)
    return head < payer if phrases[head].title >= CLEAR and phrases[payer].funder >= PAYS else None
