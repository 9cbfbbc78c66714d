"""What headings look like: consumes the headings known by their words; produces those that look as they do.

A line in the typography of the known headings heads a section too, whatever its words are.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import NamedTuple

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.headings.wording import Named
from transforms.heads import outline
from transforms.heads.lettered import letters_on
from transforms.heads.outline import begins_stage, is_stage, names_entry, names_organization, number_of
from transforms.kept import kept
from transforms.lines.shapes import notes_behind
from transforms.model import Line
from transforms.names.words import is_name
from transforms.section_kinds.model import Around, kind_told
from transforms.section_kinds.shapes import kind_of_lines

PLAIN_BULLETS = frozenset("-*+•·o–—●○◦")
_LISTED, _SURELY = 2, 2  # entries with a date; the rank of a shape that organisations alone have
_FIRST, _FEW = ("education", "positions", "interests", "papers"), 4  # what documents begin with; words
_RARE, _SKIPPED = 4, 2  # one plain heading in as many may lack the space above; numbers in a row that no list knows
_OFTEN, _MOSTLY = 3, 0.5  # known headings of a look, and their share in it, that make it the headings' own
_DEGREE = re.compile(r"\b(?:[A-Z][a-z]{0,2}\.){2,3}")  # "Ph.D. Candidates": the only stops that headings have
_WORDS, _UNLIKE = 6, frozenset(",;.@|\t()")


class Style(NamedTuple):
    """What a heading looks like. Headings of one rank share it."""

    level: int
    caps: bool
    bold: bool
    colon: bool
    indented: bool


class Head(NamedTuple):
    """A heading. `minor` where it lacks the markup that the document's headings have."""

    line: Line
    named: Named
    style: Style
    minor: bool = False

    @property
    def is_bare(self) -> bool:
        """True without markup, capitals or bold."""
        return not (self.style.level or self.style.caps or self.style.bold)


Heads = dict[int, Head]


def is_titled(line: Line) -> bool:
    """First word and all longer words begin with a capital."""
    said = line.text[: line.bold[0].end] if notes_behind(line) else line.text
    words = said.rstrip(":").split()
    while words and not (words[0][0].isalpha() or (words[0][:1].isdigit() and "." not in words[0])):
        words = words[1:]  # "4.5 Books"
    if not words or not is_large(words[0]):
        return False
    return len(words) <= 4 or all(len(w) <= 3 or not w[0].islower() for w in words)


def is_large(word: str) -> bool:
    """True for words that begin with a capital, and for those of scripts that know none."""
    return word[:1].isalpha() and not word[0].islower()


def is_pictured(line: Line) -> bool:
    """True for words behind a picture, below space: "🔥 News"."""
    return line.gap_before > 0 and line.bullet > _PICTURES


_PICTURES = "\U0001f300"


def alike(body: tuple[Line, ...], possible: Heads, strong: Heads, ruled: frozenset[int], is_marked: bool) -> Heads:
    """Words that no list knows, in the typography of the known headings."""
    if not strong:
        return _marked(body, possible)
    first, looks = min(strong), _Looks(body, possible, strong)
    found = {
        i: head
        for i, head in possible.items()
        if i not in strong
        and (i > first or looks.opens(i, head, first))
        and (
            (i < first or looks.is_level_alike(i, head))
            if head.style.level
            else ((head.style.caps or not is_marked) and (i < first or looks.is_alike(i, head, ruled)))
            or looks.counts_on(i, head)
        )
    }
    lines = {i: head.line for i, head in possible.items()}
    found |= {i: possible[i] for i in letters_on(lines, strong.keys() | found.keys())}
    return found if is_marked else found | looks.bare(first)


def _marked(body: tuple[Line, ...], possible: Heads) -> Heads:
    """Headings in markup over lines whose shapes speak for a kind, where no heading's words are known: "## Before"."""
    heads = {i: head for i, head in possible.items() if head.style.level and not find_dates(head.line.text)}
    ends = sorted((*heads, len(body)))
    told = {i: head for i, head in heads.items() if kind_of_lines(body[i + 1 : ends[ends.index(i) + 1]])}
    level = outline.outline_rank(body)
    listed = {i: head for i, head in heads.items() if head.style.level == level and not names_entry(head.line.text)}
    return listed if len(listed) >= outline.RANK and set(listed) & set(told) else told


def _told(lines: tuple[Line, ...], above: str) -> str | None:
    """The kind that lines speak for, by their shapes or by the model."""
    return kind_of_lines(lines) or (kind_told(lines, Around(above=above)) if lines else None)


class _Looks:
    """What the known headings look like, counted once."""

    def __init__(self, body: tuple[Line, ...], possible: Heads, strong: Heads) -> None:
        self.body, self.possible, self.strong = body, possible, strong
        self.known = Counter(head.style for head in strong.values())
        self.levels = Counter(head.style.level for head in strong.values() if head.style.level)
        self.gapless = {head.style for i, head in strong.items() if i and not head.line.gap_before}
        self.numbers = {i: number for i, head in strong.items() if (number := number_of(head.line))}
        if any(a >= b for a, b in pairwise(self.numbers[i] for i in sorted(self.numbers))):
            self.numbers = {}
        above = {i: head.style for i, head in strong.items() if i + 1 < len(body)}
        self.tight = {style for i, style in above.items() if not body[i + 1].gap_before}
        self.are_sentences = False
        self.loose = {style for i, style in above.items() if body[i + 1].gap_before}

    @kept
    def _marked(self) -> Counter[int]:
        return Counter(line.heading for line in self.body if line.heading)

    @kept
    def _outline(self) -> int:
        return outline.outline_rank(self.body) if self.levels else 0

    def is_alike(self, index: int, head: Head, ruled: frozenset[int]) -> bool:
        """Capitals, or bold beside a rule, or bold that hardly anything but headings has."""
        line, style = head.line, head.style
        if line.bullet or "," in line.text or self.known[style] < 2 or any(map(str.isdigit, line.text)):
            return False
        if not line.gap_before and style not in self.gapless:
            return False
        if style.caps:
            below = self.body[index + 1 : index + 2]
            if below and names_organization(line.text) and find_degrees(below[0].text):
                return False  # a school over the degree there
            alone = style not in self.tight and bool(below) and below[0].gap_before > 0
            return len(line.text) > 3 and (
                alone or not self._has_date_below(index, 2) or self._is_over_rows(index, head)
            )
        if not style.bold or line.number in ruled:
            return style.bold
        like = [one for one in self.possible.values() if one.style == style]
        is_own = self.known[style] > _OFTEN and sum(bool(one.named.kinds) for one in like) >= 0.6 * len(like)
        return is_own and not self._is_employer(index, head)

    def _is_employer(self, index: int, head: Head) -> bool:
        """True for an organisation's name right above a date: it belongs to what was done there."""
        return not head.named.kinds and names_organization(head.line.text) and self._has_date_below(index, 1)

    def _is_over_rows(self, index: int, head: Head) -> bool:
        """True for words right above a date in a column, as most of this look that are known headings: no employer."""
        if not self._is_row(index + 1) or is_title(head.line.text) or names_organization(head.line.text):
            return False
        over = [i for i, one in self.possible.items() if one.style == head.style and self._is_row(i + 1)]
        known = sum(i in self.strong for i in over)
        return known >= _OFTEN and 2 * known >= len(over)

    def _is_row(self, index: int) -> bool:
        """True for a line with a date alone in its first or its last column."""
        text = self.body[index].text if index < len(self.body) else ""
        first, tab, rest = text.partition("\t")
        return bool(tab and first and rest) and (is_date(first) or is_date(rest.rpartition("\t")[2]))

    def counts_on(self, index: int, head: Head) -> bool:
        """True for the number that is missing between those of the known headings, in their look."""
        mine = number_of(head.line)
        if not mine or head.style not in self.known or len(self.numbers) < _OFTEN or not head.line.gap_before:
            return False
        before = max((at for at in self.numbers if at < index), default=-1)
        after = min((at for at in self.numbers if at > index), default=-1)
        low, high = self.numbers.get(before, 0), self.numbers.get(after, mine + 1)
        says = is_titled(head.line) or (mine == low + 1 and bool(head.named.kinds))
        return low < mine < high and mine - low <= _SKIPPED and says and not find_dates(head.line.text)

    def is_level_alike(self, index: int, head: Head) -> bool:
        """A markdown heading at the level at which the known headings stand, or above it."""
        if head.line.text[0].islower() or self._begins_entry(index, head):
            return False
        is_outer = head.style.level == self._outline and not names_entry(head.line.text)
        if is_outer or not self.levels:
            return is_outer or not self._has_date_below(index, 3)
        if self.levels[head.style.level] >= max(_OFTEN, _MOSTLY * self._marked[head.style.level]):
            return not find_dates(head.line.text)
        if head.named.kinds and self.levels[head.style.level] > 2:
            return True
        usual = max(self.levels, key=lambda level: (self.levels[level], -level))
        is_usual = head.style.level == usual and self.levels[usual] > _OFTEN
        is_lower = len(self.levels) > 2 and min(self.levels) != usual and not is_usual
        if head.style.level > usual or is_lower or find_dates(head.line.text):
            return False
        return not self._has_date_below(index, 2) or self._lists_others(index, head)

    def _lists_others(self, index: int, head: Head) -> bool:
        """True over a list whose entries are of another kind than the section above: no entry's name stands so."""
        if names_entry(head.line.text):
            return False
        below = self._below(index, head.style.level)
        if sum(1 for line in below if find_dates(line.text)) < _LISTED:
            return False
        above = max((i for i in self.strong if i < index), default=None)
        kinds = self.strong[above].named.kinds if above is not None else ()
        told = _told(below, kinds[0] if kinds else "header")
        return told is not None and told not in kinds

    def _below(self, index: int, level: int) -> tuple[Line, ...]:
        """The lines below a heading, up to one of its rank or above it."""
        ends = (i for i in range(index + 1, len(self.body)) if 0 < self.body[i].heading <= level)
        return self.body[index + 1 : next(ends, len(self.body))]

    def _begins_entry(self, index: int, head: Head) -> bool:
        """True for an employer's name, and for one of several in a larger type that no known heading has."""
        if head.named.kinds:
            return False
        level = head.style.level
        larger = self.levels and level < min(self.levels) and self._marked[level] >= _OFTEN <= max(self.levels.values())
        return bool(larger) or (self.levels[level] > 0 and is_stage(self.body, index))

    def opens(self, index: int, head: Head, first: int) -> bool:
        """Above the first known heading, words in the headings' look over lines whose shapes speak for a kind."""
        level, text = head.style.level, head.line.text
        if self.known[head.style] < (1 if level and index else _OFTEN) or begins_stage(text):
            return False
        if is_name(text) or is_title(text) or "," in text:
            return False
        end = next((i for i in range(index + 1, first) if level and self.body[i].heading == level), first)
        below = self.body[index + 1 : end]
        if kind_of_lines(below) is not None:
            return True
        is_own = level > 0 and self.known[head.style] >= _OFTEN
        return is_own and _told(below, "header") in _FIRST and text.count(" ") < _FEW

    def bare(self, first: int) -> Heads:
        """Words in the look of plain headings that space alone sets off, where hardly anything else has this look."""
        known = [head for head in self.strong.values() if head.is_bare and head.named.whole]
        gapless = sum(not head.line.gap_before for head in known if head.line is not self.body[0])
        if len(known) < _OFTEN + 1 or gapless * _RARE > len(known):
            return {}
        places = {(head.line.indent, head.line.is_italic) for head in known}
        self.are_sentences = not all(is_titled(head.line) for head in known)
        alike = {
            i: head
            for i, head in self.possible.items()
            if i and i not in self.strong and head.is_bare and self._is_short(i, head)
        }
        alike = {i: head for i, head in alike.items() if (head.line.indent, head.line.is_italic) in places}
        if len(known) < _MOSTLY * (len(known) + len(alike)):
            return {}
        ends = sorted((*self.strong, *alike, len(self.body)))
        if gapless:  # what one word says may be a label among them
            return {i: head for i, head in alike.items() if head.named.kinds and head.line.text.count(" ") > 1}
        return {
            i: head
            for i, head in alike.items()
            if head.named.whole
            or (i > first and head.named.kinds and not head.style.colon)
            or kind_of_lines(self.body[i + 1 : ends[ends.index(i) + 1]])
        }

    def _is_short(self, index: int, head: Head) -> bool:
        """A few words, as free below as known headings, that say neither when, nor where, nor as what."""
        text, below = head.line.text, self.body[index + 1 : index + 2]
        return (
            head.line.gap_before > 0
            and text.count(" ") < _WORDS
            and not any(c in _UNLIKE or c.isdigit() for c in _DEGREE.sub("", text))
            and (is_titled(head.line) or (self.are_sentences and bool(head.named.kinds) and text[0].isupper()))
            and bool(below)
            and head.style in (self.loose if below[0].gap_before else self.tight)
            and not (is_title(text) or find_organizations(text) or is_name(text))
            and (bool(head.named.kinds) or shape_rank(text) < _SURELY)  # "Wyrholm Polytechnic" over what was held there
        )

    def _has_date_below(self, index: int, count: int) -> bool:
        below = self.body[index + 1 : index + 1 + count]
        below = below[: next((i for i, line in enumerate(below) if line.bullet in PLAIN_BULLETS), len(below))]
        return any(len(line.text) < 60 and not line.heading and find_dates(line.text) for line in below)
