"""Where works begin whose titles stand in quotes at a line's start, end in "(with A and B)", or stand below names.

Consumes a list's lines; tells which of them begin a work.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.citations.inner_titles import is_names
from transforms.citations.name_runs import name_run
from transforms.lines.shapes import is_list_of_names
from transforms.model import Line
from transforms.names.words import is_name

_LEAST = 2  # titles that end so
_WITH = re.compile(r"(?:\(|,\s)(?:joint(?:ly)? )?with (?P<names>[^()]{3,160})\)?[.,*†]{0,2}$")


def by_coauthors(lines: Sequence[Line], owner: str) -> list[bool]:
    """Which lines begin a work, by co-authors in brackets at titles' ends; empty where titles do not end so.

    Works without co-authors stand between them: after as many lines as the others mostly have.
    """
    ends = [_ends_in_coauthors(line.text, owner) for line in lines]
    if sum(ends) < _LEAST or not ends[0] or any(line.bullet or line.heading for line in lines):
        return []
    marked = [i for i, end in enumerate(ends) if end]
    sizes = [end - start for start, end in zip(marked, [*marked[1:], len(lines)], strict=True)]
    (usual, _), *_ = Counter(sorted(sizes)).most_common(1)
    begun = list(ends)
    for start, size in zip(marked, sizes, strict=True):
        if usual > 1 and size > usual and size % usual == 0:
            begun[start : start + size : usual] = [True] * (size // usual)
    return begun


def by_names_above(lines: Sequence[Line], owner: str) -> list[bool]:
    """Which lines begin a work, where each work begins with a line of its names over its title; empty elsewhere."""
    if len(lines) < _LEAST * _LEAST or any(line.bullet or line.heading for line in lines):
        return []
    if not is_byline(lines[0], owner):
        return []
    named = [is_byline(line, owner) for line in lines]
    if sum(named) < _LEAST or named[-1] or any(above and below for above, below in pairwise(named)):
        return []
    titles = [below for own, below in zip(named, lines[1:], strict=False) if own]
    set_apart = sum(line.text[:1] in _QUOTES or line.is_bold or line.is_italic for line in titles)
    return named if set_apart == len(titles) else []


def is_lone_work(lines: Sequence[Line], owner: str) -> bool:
    """True for one paragraph of a title, its names and where it appeared: a work alone in its group."""
    if not 1 < len(lines) <= _LONE[1] or any(line.gap_before or line.bullet or "\t" in line.text for line in lines[1:]):
        return False
    if any(line.text[:1] in _QUOTES for line in lines[1:]):
        return _is_quoted_below_names(lines, owner)
    return len(lines) >= _LONE[0] and [is_byline(line, owner) for line in lines] == [i == 1 for i in range(len(lines))]


def _is_quoted_below_names(lines: Sequence[Line], owner: str) -> bool:
    """True for lines of nothing but names, the last of which ends in a stop, over the one title in quotes."""
    quotes = [i for i, line in enumerate(lines) if line.text[:1] in _QUOTES]
    names = " ".join([line.text for line in lines[: quotes[0]]])
    if len(quotes) > 1 or names[-1:] not in ".," or "," not in names[:-1] or len({line.indent for line in lines}) > 1:
        return False
    if any(name_run(line.text, 0, owner) for line in lines[quotes[0] + 1 :]):
        return False  # the next work begins there
    return name_run(names, 0, owner) >= len(names) - 1


_LONE = (3, 6)  # lines


def is_byline(line: Line, owner: str) -> bool:
    """True for people's names, or the owner's alone."""
    text = line.text.rstrip(" .*")
    alone = bool(owner) and text.endswith(owner.rsplit(maxsplit=1)[-1]) and is_name(text)
    return alone or is_list_of_names(line.text) or is_names(replace(line, gap_before=0), owner)


_QUOTES = frozenset('“«„"')


def by_quotes(lines: Sequence[Line]) -> list[bool]:
    """Which lines begin a work, where each work begins with its title in quotes; empty where not all do.

    All that stands between is seen to go on: in a quotation or bracket that the line above leaves open, or in small
    letters. So neither blank lines nor widths tell anything: converters tear lines and put paragraphs together.
    """
    begun = [line.text[:1] in _OPENS for line in lines]
    if (
        sum(begun) < (_QUOTED if all(begun) else _LEAST)
        or not begun[0]
        or any(line.bullet or line.heading for line in lines)
    ):
        return []
    left = ""
    for line, begins in zip(lines, begun, strict=True):
        aside = line.text[:1] == "(" and line.text.rstrip(".,")[-1:] == ")"
        told = (aside or line.text[:1].islower()) and _OPENS.isdisjoint(line.text)
        if (bool(left) or told) == begins:
            return []
        left = _left_open(left + line.text)
    return [] if left else begun


_QUOTED = 3  # works of a line each
_OPENS = frozenset("“«„")
_PAIRS = (("(", ")"), ("“", "”"), ("«", "»"))


def _left_open(text: str) -> str:
    """The marks that a text opens and does not close."""
    text = text.replace("“", "”").replace("„", "“") if "„" in text else text
    return "".join(opened for opened, closed in _PAIRS if text.count(opened) > text.count(closed))


def _ends_in_coauthors(text: str, owner: str) -> bool:
    if not text.endswith((")", "*", "†", ").", "),")) or "with " not in text:
        return False
    found = _WITH.search(text)
    return found is not None and found.start() > 0 and name_run(found["names"], 0, owner) > 0
