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
from transforms.records.lists.looks import tongues
from transforms.section_kinds.shapes import tools
from transforms.text.patterns import by_letter
from transforms.vocabulary import forms, toml

_LEAST, _SHARE = 2, 0.5  # rows of a section that begin with a label, and their share
_GUESSED = re.compile(r"_?([A-Z](?:[^\W_]|[/+#&-])*(?: [a-z]{3,15})?)_? (?=[A-Z`(][^,\n]{0,60},)")
_SET_OFF = re.compile(r"(?:_([A-Z][^_\n:]{2,30})_|\*\*([A-Z][^*\n:]{2,30})\*\*) (?=[A-Z])")
_TONGUE = re.compile(r"([A-Z][^\W\d_]{2,12}) (?=[*_(]{0,3}([^\W_]{2,14}))")


def with_skill_labels(lines: Sequence[str]) -> list[str]:
    """The lines, labels in sections of skills parted from the words behind them."""
    out = list(lines)
    heads = [at for at, line in enumerate(lines) if line and is_head(line)]
    inside = 0  # the rank of a heading of skills, which those below it share
    for start, end in pairwise((*heads, len(lines))):
        places = [at for at in range(start + 1, end) if lines[at].strip()]
        rank = _rank(lines[start])
        if "skills" in named(plain(lines[start].lstrip("# "))).kinds:
            inside = rank
        elif rank <= inside:
            inside = 0
        if inside:
            _part(out, _with_labels_whole(out, places))
            _part_tongues(out, places)
        else:
            _part_set_off(out, places)
    return out


def _rank(head: str) -> int:
    """How deep a heading is; the deepest where it has no mark."""
    return len(head) - len(head.lstrip("#")) or _DEEPEST


_DEEPEST = 7


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
    """A tab behind the labels of a table, where half its rows begin with a known one: all of them have one then."""
    rows = [at for at in places if _is_row(lines, at) and not _is_spoken(lines[at])]
    found = {at: match for at in rows if (match := _labels().match(lines[at]))}
    if len(found) < max(_LEAST, _SHARE * len(rows)):
        return
    for at in rows:
        match = max(found.get(at), _GUESSED.match(lines[at]), key=lambda one: len(one[1]) if one else 0)
        if match and (at in found or match[1].lower() not in tools()):
            lines[at] = f"{match[1]}\t{lines[at][match.end() :]}"


def _is_row(lines: Sequence[str], at: int) -> bool:
    """True for words that begin with a capital, and do not go on with a list: a comma ends the line above."""
    above = lines[at - 1].rstrip()[-1:] if at else ""
    return lines[at].lstrip("_")[:1].isupper() and " " in lines[at].strip() and above != ","


def _part_tongues(lines: list[str], places: Sequence[int]) -> None:
    """A tab behind languages with how well they are spoken beside them ("English Fluent"), where several are so."""
    found = [at for at in places if _is_spoken(lines[at])]
    if len(found) >= _LEAST:
        for at in found:
            name, _, level = lines[at].partition(" ")
            lines[at] = f"{name}\t{level}"


def _is_spoken(line: str) -> bool:
    match = _TONGUE.match(line)
    return match is not None and match[1].lower() in _tongues() and match[2].lower() in _levels()


def _part_set_off(lines: list[str], places: Sequence[int]) -> None:
    """A tab behind labels of skills in a type of their own, in a section of whatever kind."""
    found = {
        at: match
        for at in places
        if lines[at][0] in "*_" and (match := _SET_OFF.match(lines[at])) and _is_label(match[1] or match[2])
    }
    if len(found) >= _LEAST:
        for at, match in found.items():
            lines[at] = f"{match[1] or match[2]}\t{lines[at][match.end() :]}"


@cache
def _tongues() -> frozenset[str]:
    return tongues() | frozenset(forms("languages", "names"))


@cache
def _levels() -> frozenset[str]:
    return frozenset(forms("languages", "levels"))


@cache
def _labels() -> re.Pattern[str]:
    words = sorted(toml("form_labels")["skills"]["words"], key=lambda word: (-len(word), word))
    return re.compile(rf"_?({by_letter(words)})_? (?=[A-Z(])", re.IGNORECASE)
