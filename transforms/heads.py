"""Headings: consumes the document's lines; produces those that head sections, with what they say and look like.

A line is a heading where its words name a kind as a whole (`headings`) and typography sets it off: markup, capitals,
bold, a rule, space. Words that no list knows are headings where they look exactly like the ones found so.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from transforms.dates import find_dates
from transforms.headings import Named, is_faint, is_role, is_spaced, named
from transforms.model import Line
from transforms.name_words import is_name
from transforms.organizations import find_organizations
from transforms.section_shapes import kind_of_lines
from transforms.titles import is_title

_ROMAN_OR_NUMBER = re.compile(r"\(?(?:\d{1,2}|[ivx]{1,4}|[a-z]|[A-Z]{1,4})[.):]")
_DEEP = re.compile(r"(?:\d{1,2}(?:\.\d{1,2}){1,2}\.?|\d\d[.):])\s[^\W\d_]{3}")  # "4.5 Books", "10. Referees"
_DATED = re.compile(r",\s(?:19|20)\d\d(?:\s?[-–—/]\s?(?:(?:19|20)?\d\d|[Pp]resent)?)?$")  # "Senate, 2020-23"
_LETTER = re.compile(r"\(?[a-zA-Z][.):]\)?")
_PLAIN_BULLETS = frozenset("-*+•·o–—●○◦")
_MARKED = 4  # headings in markup, from which on a document is taken to mark all its headings
_OFTEN, _MOSTLY = 3, 0.5  # known headings of a look, and their share in it, that make it the headings' own
_WORDS, _UNLIKE = 6, frozenset(",;.@|\t()")
_OWN_MARK = 0.75  # share of the lines with a mark that are headings, from which on it is the headings' own


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


def find_heads(body: tuple[Line, ...], ruled: frozenset[int]) -> Heads:
    """The headings by place in `body`; `ruled` holds the numbers of the lines beside a rule."""
    possible = {i: Head(line, named(line.text), _style(line)) for i, line in enumerate(body) if _may_head(line)}
    whole = {i: head for i, head in possible.items() if head.named.whole}
    strong = _set_off(body, whole, ruled)
    styles = Counter(head.style for head in strong.values())
    strong = {
        i: head
        for i, head in strong.items()
        if head.style.level or head.style.caps or styles[head.style] > 1 or not is_faint(head.line.text)
    }
    is_marked = sum(count for style, count in styles.items() if style.level) >= _MARKED
    minor = {i: head._replace(minor=True) for i, head in strong.items() if _is_minor(head)} if is_marked else {}
    strong = {i: head for i, head in strong.items() if i not in minor}
    strong |= _same_look(body, whole, strong)
    strong |= _alike(body, possible, strong, ruled, is_marked)
    return dict(sorted({**minor, **strong}.items()))


def ruled_lines(lines: tuple[Line, ...]) -> frozenset[int]:
    """Numbers of the lines with a rule right above or below, blank lines apart."""
    found: set[int] = set()
    above = False
    previous: Line | None = None
    for line in lines:
        if line.rule:
            found |= {previous.number} if previous else set()
            above = True
        elif line.text:
            found |= {line.number} if above else set()
            previous, above = line, False
    return frozenset(found)


def _style(line: Line) -> Style:
    caps = line.text.isupper() and sum(map(str.isalpha, line.text)) > 2
    return Style(line.heading, caps, line.is_bold, line.text[-1] == ":", line.indent > 3 and not line.heading)


def _set_off(body: tuple[Line, ...], whole: Heads, ruled: frozenset[int]) -> Heads:
    """Headings by typography; in a document without any typography, the whole names that stand free."""
    sure = {i: head for i, head in whole.items() if head.style.level or head.style.caps or not is_role(head.line.text)}
    marks = _own_marks(body)
    strong = {i: head for i, head in sure.items() if _is_set_off(body, i, head, ruled, marks)}
    if len(strong) < 2:
        free = {i: head for i, head in sure.items() if _stands_free(body, i) and not head.line.bullet}
        titled = {i: head for i, head in free.items() if _is_titled(head.line)}
        strong |= titled if len(titled) > 1 or len(free) < 3 else free
    return strong


def _is_minor(head: Head) -> bool:
    """True for a heading without markup in a document that marks its headings, unless it is clearly set off."""
    style, line = head.style, head.line
    set_off = (style.caps or style.bold) and not style.colon and line.gap_before
    return not (style.level or line.underline or set_off)


def _same_look(body: tuple[Line, ...], whole: Heads, strong: Heads) -> Heads:
    """Whole names in the look of at least two headings found, though less space stands round them."""
    styles = Counter(head.style for head in strong.values())
    return {
        i: head
        for i, head in whole.items()
        if i not in strong
        and styles[head.style] > 1
        and _is_titled(head.line)
        and _stands_free(body, i)
        and (head.line.gap_before or not is_role(head.line.text))
        and not (head.is_bare and is_faint(head.line.text))
    }


def _may_head(line: Line) -> bool:
    text = line.text
    if line.links and not line.heading and line.links[0].start == 0 and line.links[-1].end == len(text):
        return False
    if len(text) > 80 or text[-1] in ".,;" or (text.count(" ") > 9 and not is_spaced(text)) or "@" in text:
        return bool(line.heading) and len(text) <= 120
    set_off = bool(line.bold) or text.isupper()
    if not set_off and (line.bullet in _PLAIN_BULLETS or (not line.heading and _DATED.search(text))):
        return False
    return line.heading > 0 or ("\t" not in text and (any(map(str.isalpha, text[:5])) or bool(_DEEP.match(text))))


def _is_set_off(body: tuple[Line, ...], index: int, head: Head, ruled: frozenset[int], marks: frozenset[str]) -> bool:
    """Typography says heading: markup, capitals, bold, a rule, space above and below."""
    line = head.line
    bracketed = line.text[0] in "【《[<" and line.text[-1] in "】》]>"
    if (
        bracketed
        or line.heading
        or line.number in ruled
        or (line.underline and line.underline[0].end >= len(line.text) - 1)
    ):
        return True
    if line.bullet and head.is_bare and not _ROMAN_OR_NUMBER.fullmatch(line.bullet):
        return line.bullet in marks
    if line.bullet and _LETTER.fullmatch(line.bullet) and _is_titled(line) and _opens_list(body, index):
        return True
    if head.style.caps or (head.style.bold and _is_titled(line)):
        return True
    if not line.gap_before or not _is_titled(line) or is_faint(line.text):
        return False
    below = body[index + 1] if index + 1 < len(body) else None
    return below is None or below.gap_before > 0 or " " in line.text or line.indent == 0


def _opens_list(body: tuple[Line, ...], index: int) -> bool:
    """True where a numbered list begins below: "(a) Journal articles" over "1. ..."."""
    below = body[index + 1] if index + 1 < len(body) else None
    return below is not None and below.bullet.strip("([.)]").isdigit()


def _own_marks(body: tuple[Line, ...]) -> frozenset[str]:
    """Bullets that stand before headings and hardly before anything else."""
    marked = Counter(line.bullet for line in body if line.bullet and line.bullet not in _PLAIN_BULLETS)
    heads = Counter(line.bullet for line in body if line.bullet in marked and named(line.text).whole)
    return frozenset(mark for mark, count in marked.items() if count > 2 and heads[mark] >= _OWN_MARK * count)


def _is_titled(line: Line) -> bool:
    """First word and all longer words begin with a capital."""
    words = line.text.rstrip(":").split()
    while words and not (words[0][0].isalpha() or (words[0][:1].isdigit() and "." not in words[0])):
        words = words[1:]  # "4.5 Books"
    if not words or not words[0][0].isupper():
        return False
    return len(words) <= 4 or all(w[0].isupper() or len(w) <= 3 or not w[0].isalpha() for w in words)


def _stands_free(body: tuple[Line, ...], index: int) -> bool:
    """The line above does not run on into this one."""
    return index == 0 or body[index - 1].text[-1:] not in ",;:-–" or body[index].gap_before > 0


def _alike(body: tuple[Line, ...], possible: Heads, strong: Heads, ruled: frozenset[int], is_marked: bool) -> Heads:
    """Words that no list knows, in the typography of the known headings."""
    if not strong:
        return {}
    first, looks = min(strong), _Looks(body, possible, strong)
    found = {
        i: head
        for i, head in possible.items()
        if i not in strong
        and (i > first or looks.opens(i, head, first))
        and (
            looks.is_level_alike(i, head)
            if head.style.level
            else ((head.style.caps or not is_marked) and looks.is_alike(i, head, ruled))
        )
    }
    return found if is_marked else found | looks.bare(first)


class _Looks:
    """What the known headings look like, counted once."""

    def __init__(self, body: tuple[Line, ...], possible: Heads, strong: Heads) -> None:
        self.body, self.possible, self.strong = body, possible, strong
        self.known = Counter(head.style for head in strong.values())
        self.seen = Counter(head.style for head in possible.values())
        self.speaking = Counter(head.style for head in possible.values() if head.named.kinds)
        self.levels = Counter(head.style.level for head in strong.values() if head.style.level)
        self.marked = Counter(line.heading for line in body if line.heading)
        self.gapless = {head.style for i, head in strong.items() if i and not head.line.gap_before}
        self.tight = {head.style for i, head in strong.items() if i + 1 < len(body) and not body[i + 1].gap_before}

    def is_alike(self, index: int, head: Head, ruled: frozenset[int]) -> bool:
        """Capitals, or bold beside a rule, or bold that hardly anything but headings has."""
        line, style = head.line, head.style
        if line.bullet or "," in line.text or self.known[style] < 2 or any(map(str.isdigit, line.text)):
            return False
        if not line.gap_before and style not in self.gapless:
            return False
        if style.caps:
            alone = style not in self.tight and index + 1 < len(self.body) and self.body[index + 1].gap_before > 0
            return len(line.text) > 3 and (alone or not self._has_date_below(index, 2))
        own = self.known[style] > _OFTEN and self.speaking[style] >= 0.6 * self.seen[style]
        return style.bold and (line.number in ruled or own)

    def is_level_alike(self, index: int, head: Head) -> bool:
        """A markdown heading at the level at which the known headings stand, or above it."""
        if head.line.text[0].islower():
            return False
        if not self.levels:
            return not self._has_date_below(index, 3)
        if self.levels[head.style.level] >= max(_OFTEN, _MOSTLY * self.marked[head.style.level]):
            return not find_dates(head.line.text)
        if head.named.kinds and self.levels[head.style.level] > 2:
            return True
        usual = max(self.levels, key=lambda level: (self.levels[level], -level))
        if head.style.level > usual or (len(self.levels) > 2 and min(self.levels) != usual):
            return False
        return not self._has_date_below(index, 2) and not find_dates(head.line.text)

    def opens(self, index: int, head: Head, first: int) -> bool:
        """Above the first known heading, words in the headings' look over lines whose shapes speak for a kind."""
        if not index or self.known[head.style] < _OFTEN:
            return False
        return kind_of_lines(self.body[index + 1 : first]) is not None

    def bare(self, first: int) -> Heads:
        """Words in the look of plain headings that space alone sets off, where hardly anything else has this look."""
        known = [head for head in self.strong.values() if head.is_bare and head.named.whole]
        if len(known) < _OFTEN + 1 or any(not head.line.gap_before for head in known if head.line is not self.body[0]):
            return {}
        places = {(head.line.indent, head.line.is_italic) for head in known}
        alike = {
            i: head
            for i, head in self.possible.items()
            if i and i not in self.strong and head.is_bare and self._is_short(i, head)
        }
        alike = {i: head for i, head in alike.items() if (head.line.indent, head.line.is_italic) in places}
        if len(known) < _MOSTLY * (len(known) + len(alike)):
            return {}
        ends = sorted((*self.strong, *alike, len(self.body)))
        return {
            i: head
            for i, head in alike.items()
            if head.named.whole
            or (i > first and head.named.kinds)
            or kind_of_lines(self.body[i + 1 : ends[ends.index(i) + 1]])
        }

    def _is_short(self, index: int, head: Head) -> bool:
        """A few words, free above and not below, that say neither when, nor where, nor as what."""
        text, below = head.line.text, self.body[index + 1 : index + 2]
        return (
            head.line.gap_before > 0
            and text.count(" ") < _WORDS
            and not any(c in _UNLIKE or c.isdigit() for c in text)
            and _is_titled(head.line)
            and bool(below)
            and (head.style in self.tight) == (not below[0].gap_before)
            and not (is_title(text) or find_organizations(text) or is_name(text))
        )

    def _has_date_below(self, index: int, count: int) -> bool:
        below = self.body[index + 1 : index + 1 + count]
        below = below[: next((i for i, line in enumerate(below) if line.bullet in _PLAIN_BULLETS), len(below))]
        return any(len(line.text) < 60 and not line.heading and find_dates(line.text) for line in below)
