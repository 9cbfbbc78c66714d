"""How well works are read in citation styles drawn at random: five works to a list, all in one style.

    uv run python -m tests.bench.bench_styles --lists 500 --first 0            # exactness by field, worst choices
    uv run python -m tests.bench.bench_styles --lists 500 --show 5             # and the five worst lists
    uv run python -m tests.bench.bench_styles --lists 500 --first 9000 --half 1  # other words, other seeds: to check

A style (`tests.bench.styles`) is a document's form, the order of the fields, how names are written and parted, quotes,
looks, numbers, marks and notes. A value of a choice stands among the worst when lists with it are read worse than lists
without it. Words come in two halves: rules are worked on with half 0, and judged by half 1.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from rapidfuzz import fuzz

from tests.bench.styles.entry import Gold, entry
from tests.bench.styles.forms import document
from tests.bench.styles.style import Style, draw
from transforms.names.people import fold
from transforms.parse import parse
from transforms.parsed import Paper
from transforms.readers.dispatch import read

FIELDS = ("title", "authors", "venue", "year", "status")
WORKS = 5  # of a list
_LIKE = 55  # of 100: likeness of two titles of one work


@dataclass(frozen=True)
class Result:
    """One list: how it was written, and how many of its works were found with each field right."""

    seed: int
    style: Style
    text: str
    gold: tuple[Gold, ...]
    found: tuple[Paper, ...]
    right: Counter[str]

    @property
    def share(self) -> float:
        """Of the fields that were read rightly."""
        return sum(self.right[name] for name in FIELDS) / (len(FIELDS) * len(self.gold))


def one_list(seed: int, half: int) -> Result:
    """A list drawn with the seed, written, read and compared."""
    chance = random.Random(seed)
    style = draw(chance)
    years = sorted((chance.randint(1998, 2024) for _ in range(WORKS)), reverse=True)
    if style.year == "group":
        years = [years[0], years[0], years[0], years[-1], years[-1]]
    entries = [entry(chance, style, half, year) for year in years]
    name, text = document(chance, style, entries)
    papers = tuple(parse(read(text.encode(), name)).papers)
    gold = tuple(one.gold for one in entries)
    return Result(seed, style, text, gold, papers, _right(gold, papers))


def _right(gold: Sequence[Gold], found: Sequence[Paper]) -> Counter[str]:
    """How many works have each field right; "whole": all five; "made up": papers that no work is like."""
    right: Counter[str] = Counter()
    left = list(found)
    for work in gold:
        paper = max(left, key=lambda one: _likeness(work, one), default=None)
        if paper is None or _likeness(work, paper) < _LIKE:
            continue
        left.remove(paper)
        judged = {name for name in FIELDS if _is_right(name, work, paper)}
        right.update(judged)
        right["whole"] += len(judged) == len(FIELDS)
        right["found"] += 1
    right["made up"] = len(left)
    return right


def _likeness(work: Gold, paper: Paper) -> float:
    return fuzz.token_set_ratio(fold(work.title), fold(paper.title or "")) if paper.title else 0.0


def _is_right(name: str, work: Gold, paper: Paper) -> bool:
    if name == "title":
        return _key(paper.title or "") == _key(work.title)
    if name == "authors":
        return [_name(one) for one in paper.authors] == [_name(one) for one in work.authors]
    if name == "venue":
        return _venue(paper.venue or "") in {_venue(one) for one in work.venues}
    return bool(getattr(paper, name) == getattr(work, name))


def _key(text: str) -> str:
    return re.sub(r"[\s“”‘’\"'«»„`.?!–-]+", "", text).casefold()


def _name(text: str) -> str:
    return re.sub(r"[\s.*’']+", "", text)


def _venue(text: str) -> str:
    """A venue without what may as well be left out: "Proceedings of the 12th", a year, an acronym in brackets."""
    text = re.sub(r"\s?\([A-Z]\w+(?: \w+)?\)|\b(?:19|20)\d\d\b|\b\d+(?:st|nd|rd|th)\b", "", text.replace("\n", " "))
    text = re.sub(r"^(?:the |in |proceedings of |poster presented at |\s)+", "", text, flags=re.IGNORECASE)
    return re.sub(r"\W+", "", text).casefold()


def results(lists: int, first: int, half: int) -> list[Result]:
    """Lists read, one for each seed."""
    return [one_list(seed, half) for seed in range(first, first + lists)]


def shares(read: Sequence[Result]) -> dict[str, float]:
    """Of all works: found, each field right, all right; and how many were made up."""
    total: Counter[str] = Counter()
    for one in read:
        total.update(one.right)
    count = sum(len(one.gold) for one in read)
    return {name: total[name] / count for name in ("found", *FIELDS, "whole", "made up")}


def worst(read: Sequence[Result], *, pairs: bool = False, least: int = 8) -> list[tuple[str, float, float, int]]:
    """Choices by what they cost: words, share of fields right with it, without it, how many lists have it."""
    by: defaultdict[str, list[float]] = defaultdict(list)
    for one in read:
        chosen = [f"{name} = {value}" for name, value in one.style.items()]
        for words in map(" & ".join, combinations(chosen, 2)) if pairs else chosen:
            by[words].append(one.share)
    every, count = sum(one.share for one in read), len(read)
    rows = [
        (words, sum(own) / len(own), (every - sum(own)) / (count - len(own)), len(own))
        for words, own in by.items()
        if least <= len(own) < count
    ]
    return sorted(rows, key=lambda row: (row[1] - row[2]) * row[3] ** 0.5)


def report(read: Sequence[Result], *, show: int, pairs: bool) -> None:
    """Prints the figures."""
    print("  ".join(f"{name} {share:.3f}" for name, share in shares(read).items()))
    for words, own, others, count in worst(read, pairs=pairs)[:24]:
        print(f"{own:.3f} with, {others:.3f} without, {count:4} lists: {words}")
    for one in sorted(read, key=lambda one: one.share)[:show]:
        print(f"\n---- seed {one.seed}, {one.share:.2f} right:", ", ".join(f"{k}={v}" for k, v in one.style.items()))
        print(one.text.split("ublications", 1)[-1].split("UBLICATIONS", 1)[-1].strip()[:900])
        for paper in one.found[:4]:
            print("  >", [paper.title, list(paper.authors), paper.venue, paper.year, paper.status])


def main() -> None:
    """Asks, and prints."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--lists", type=int, default=300)
    ask.add_argument("--first", type=int, default=0, help="the first seed")
    ask.add_argument("--half", type=int, default=0, choices=(0, 1), help="of the words")
    ask.add_argument("--show", type=int, default=0, help="lists read worst, to be printed")
    ask.add_argument("--pairs", action="store_true", help="the worst pairs of choices")
    asked = ask.parse_args()
    report(results(asked.lists, asked.first, asked.half), show=asked.show, pairs=asked.pairs)


if __name__ == "__main__":
    main()
