"""Headings: consumes the document's lines; produces those that head sections, with what they say and look like.

A line is a heading where its words name a kind as a whole (`headings`) and typography sets it off: markup, capitals,
bold, a rule, space. Words that no list knows are headings where they look exactly like the ones found so.
"""

from __future__ import annotations

import re
from collections import Counter

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import shape_rank
from transforms.entities.titles import is_title
from transforms.headings.grammar import meant
from transforms.headings.misspelled import named_misspelled
from transforms.headings.owned import named_beside
from transforms.headings.wording import Named, is_faint, is_role, named
from transforms.headings.words import is_standing, without_instructions
from transforms.heads.block_labels import block_labels, own_marks
from transforms.heads.career_parts import parts_beside
from transforms.heads.decimal import decimal_heads
from transforms.heads.entry_headings import entry_lines
from transforms.heads.first_items import first_items
from transforms.heads.glued import without_glued
from transforms.heads.link_rows import without_link_rows
from transforms.heads.looks import Head, Heads, Style, alike, is_pictured, is_titled
from transforms.heads.may_head import LONG, is_acronym_below, is_dated_line, is_work, may_head
from transforms.heads.own_roles import own_roles
from transforms.heads.plain_above import are_halves, begins_capital, heads_list, is_over, plain_above
from transforms.heads.rows import is_row
from transforms.heads.sibling_titles import sibling_titles
from transforms.heads.single_honours import single_honours
from transforms.lines.broken_off import is_broken_off
from transforms.lines.shapes import notes_behind
from transforms.model import Line, new

_ROMAN_OR_NUMBER = re.compile(r"\(?(?:\d{1,2}|[ivx]{1,4}|[a-z]|[A-Z]{1,4})[.):]")
_LETTER = re.compile(r"\(?[a-zA-Z][.):]\)?")
_CENTRED = 12  # columns from which on a line stands in the middle of a page
_FEW = 6  # blanks of a heading in plain words
_MARKED = 4  # headings in markup, from which on a document is taken to mark all its headings
_FEW_MARKED = 2  # headings in markup, up to which plain words with a date may be one too
_GROUPS = frozenset(("papers", "talks"))  # whose groups have the same labels year after year
_CENTURIES = frozenset(("19", "20"))
_PERIOD = re.compile(r"(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)\d\d|[a-z]{3,7}\b|$)")


def find_heads(body: tuple[Line, ...], ruled: frozenset[int]) -> Heads:
    """The headings by place in `body`; `ruled` holds the numbers of the lines beside a rule."""
    own = [i for i, line in enumerate(body) if may_head(line) and not _is_part(body, i)]
    own = without_link_rows(body, own)
    if len([line for line in body if line.heading]) > _FEW_MARKED:
        own = [i for i in own if not is_dated_line(body[i])]
    possible = {i: _head(body[i], free=_is_free(body, i)) for i in own}
    blocks = block_labels(body, possible)
    possible = without_glued(
        body, {i: head for i, head in possible.items() if i in blocks or not is_row(body, i, head)}
    )
    whole = {i: head for i, head in possible.items() if head.named.whole}
    if honours := single_honours(body, possible):
        possible, whole = ({i: head for i, head in some.items() if i not in honours} for some in (possible, whole))
    strong = _set_off(body, whole, ruled)
    plain = plain_above(body, whole, strong)
    strong |= plain
    styles = Counter(head.style for head in strong.values())
    strong = {
        i: head
        for i, head in strong.items()
        if head.style.level or head.style.caps or styles[head.style] > 1 or not is_faint(head.line.text)
    }
    is_marked = sum(head.style.level > 0 and not _is_beside(head.line) for head in strong.values()) >= _MARKED
    lower = {i: head for i, head in strong.items() if i not in plain and _is_minor(head)} if is_marked else {}
    minor = {i: head._replace(minor=True) for i, head in lower.items()}
    strong = {i: head for i, head in strong.items() if i not in minor}
    if is_marked and minor:
        labels = Counter(head.line.text for head in minor.values() if head.style.colon)
        minor = {i: head for i, head in minor.items() if labels[head.line.text] < 2 or head.named.kinds[0] in _GROUPS}
    strong |= _same_look(body, whole, strong)
    inner = entry_lines(body, strong)[1]
    sections = {i: head for i, head in strong.items() if i not in inner}
    strong |= alike(body, possible, sections, ruled, is_marked)
    strong |= decimal_heads(body, strong) | parts_beside(possible, strong)
    found = dict(sorted({**minor, **strong}.items()))
    roles = own_roles(body, found) | sibling_titles(body, found) | first_items(body, found)
    return {i: head for i, head in found.items() if i not in roles} if roles else found


def _closes(body: tuple[Line, ...], index: int) -> bool:
    """True for the last line of a paragraph that its writer broke: "**Oral presentation**" below a work's names."""
    line, above = body[index], body[max(0, index - 1)]
    if line.heading or line.bullet or line.gap_before or not above.trailing_break or ":" in line.text:
        return False
    if index + 1 < len(body) and body[index + 1].bullet and are_halves(named(line.text).kinds):
        return False  # "Honors & Service" over the items of both
    return index + 1 == len(body) or body[index + 1].gap_before > 0


def _is_part(body: tuple[Line, ...], index: int) -> bool:
    """True for a line that what stands around it makes part of an entry."""
    found = is_broken_off(body, index) or is_work(body, index) or is_acronym_below(body, index)
    return found or _closes(body, index)


def _head(line: Line, *, free: bool) -> Head:
    """What a line names and looks like; an aside behind known words is in letters of its own: "COURSES (at Globex)"."""
    said = _named(line, free=free)
    words = line.text.partition(" (")[0] if said.whole and line.text[-1] in "):" else without_instructions(line.text)
    return new(Head, (line, said, _style(line, words), False))


def _named(line: Line, *, free: bool) -> Named:
    """What a line names; one that its look makes a heading may be misspelled, or of words that no list has."""
    found = named(line.text)
    if not found.whole and (beside := named_beside(line.text, is_marked=line.heading > 0)):
        return beside
    is_marked = 0 < line.heading <= _MARKED
    found = named_misspelled(line.text) if is_marked and not found.kinds else found
    if not found.kinds and (free or _is_shouted(line)) and (mended := named_misspelled(line.text)).whole:
        found = mended
    is_set_off = is_marked or free or ((line.is_bold or line.text.isupper()) and line.text[-1] != ":")
    if found.whole or not is_set_off or find_dates(line.text) or _is_no_heading(line.text):
        return found
    return said if (said := meant(line.text)).whole else found


def _is_shouted(line: Line) -> bool:
    """True for a few words in capitals behind a blank line."""
    return line.gap_before > 0 and not line.bullet and line.text.isupper() and line.text.count(" ") < _FEW


def _is_no_heading(text: str) -> bool:
    """True for parts of sentences and for an organisation's name; several of a sort are none: "Bodies, Boards"."""
    return (shape_rank(text) > 0 and text[-1] not in "sS") or not text[0].isalnum() or ". " in text or "[" in text


def _is_free(body: tuple[Line, ...], index: int) -> bool:
    """True for a few words in the case of titles between blank lines."""
    line = body[index]
    if not line.gap_before or line.bullet or line.heading or line.text.count(" ") >= _FEW:
        return False
    return index + 1 < len(body) and body[index + 1].gap_before > 0 and is_titled(line) and not is_title(line.text)


def _is_beside(line: Line) -> bool:
    """True for the words of a margin: they were made a heading, and their line goes on."""
    return line.end - line.start < len(line.raw)


def ruled_lines(lines: tuple[Line, ...]) -> frozenset[int]:
    """Numbers of the lines with a rule right above or below, blank lines apart."""
    found: set[int] = set()
    above = False
    previous: Line | None = None
    if not [line for line in lines if line.rule]:
        return frozenset()  # as in most documents
    for line in lines:
        if line.rule:
            found |= {previous.number} if previous else set()
            above = True
        elif line.text:
            found |= {line.number} if above else set()
            previous, above = line, False
    return frozenset(found)


def _style(line: Line, words: str) -> Style:
    caps = words.isupper() and sum(map(str.isalpha, words)) > 2
    bold = line.is_bold or notes_behind(line) or is_pictured(line)
    return new(Style, (line.heading, caps, bold, line.text[-1] == ":", line.indent > 3 and not line.heading))


def _set_off(body: tuple[Line, ...], whole: Heads, ruled: frozenset[int]) -> Heads:
    """Headings by typography; in a document without any typography, the whole names that stand free."""
    sure = {i: head for i, head in whole.items() if head.style.level or head.style.caps or not is_role(head.line.text)}
    marks = own_marks(body)
    strong = {i: head for i, head in sure.items() if _is_set_off(body, i, head, ruled, marks)}
    if len(strong) < 2:
        free = {i: head for i, head in sure.items() if _stands_free(body, i) and not head.line.bullet}
        titled = {i: head for i, head in free.items() if begins_capital(head.line)}
        closed = {i: head for i, head in free.items() if " " in head.line.text and is_over(body, i)}
        strong |= titled if len(titled) > 1 else free if len(free) > 2 else titled | closed
    return strong


def _is_minor(head: Head) -> bool:
    """True for a heading without markup in a document that marks its headings, unless it is clearly set off."""
    style, line = head.style, head.line
    set_off = (style.caps or style.bold) and not style.colon and line.gap_before
    return not (style.level or line.underline or set_off)


def _same_look(body: tuple[Line, ...], whole: Heads, strong: Heads) -> Heads:
    """Whole names in the look of at least two headings found, though less space stands round them."""
    styles = Counter(head.style for head in strong.values())
    is_marked = any(head.line.bullet for head in strong.values())
    return {
        i: head
        for i, head in whole.items()
        if i not in strong
        and (is_marked or not head.line.bullet)
        and styles[head.style] > 1
        and begins_capital(head.line)
        and _stands_free(body, i)
        and (head.line.gap_before or not (is_role(head.line.text) or _is_wrapped(body, i, strong)))
        and not (head.is_bare and (is_faint(head.line.text) or _is_below_title(head.line)))
    } | {
        i: head
        for i, head in whole.items()
        if head.is_bare and is_faint(head.line.text)
        if (styles[head.style] >= _MARKED and _heads_rows(body, i))
        or (styles[head.style] > 1 and _parts_items(body, i))
    }


def _is_wrapped(body: tuple[Line, ...], index: int, strong: Heads) -> bool:
    """True for the last words of a long line that is set in as no heading is: "... of Letters and" and "Computing"."""
    line, above = body[index], body[max(0, index - 1)]
    is_long = len(above.text) >= _FULL and above.text[-1].isalpha() and above.indent == line.indent
    return is_long and line.indent > max((head.line.indent for head in strong.values()), default=0)


_FULL = 60  # letters of a line that may go on below


def _heads_rows(body: tuple[Line, ...], index: int) -> bool:
    """True for bare words below a gap, right above a row with a period: "Research" over "2015 - now<tab>Postdoc"."""
    line, below = body[index], body[index + 1] if index + 1 < len(body) else None
    if below is None or not line.gap_before or below.gap_before or line.bullet or not line.text[0].isupper():
        return False
    return below.text[:2] in _CENTURIES and "\t" in below.text and _PERIOD.match(below.text) is not None


def _parts_items(body: tuple[Line, ...], index: int) -> bool:
    """True for bare words between blank lines, with the items of one list above them and of another one below."""
    line, near = body[index], (*body[max(0, index - 1) : index], *body[index + 1 : index + 2])
    if line.bullet or len(near) < _LISTS or not (line.gap_before and near[1].gap_before and is_titled(line)):
        return False
    return all(one.bullet and not one.heading and one.indent >= line.indent for one in near)


_LISTS = 2


def _is_below_title(line: Line) -> bool:
    """True for plain words on how far a work is, right below others: "Under review" in a list of works."""
    return not line.gap_before and is_standing(line.text)


def _is_set_off(body: tuple[Line, ...], index: int, head: Head, ruled: frozenset[int], marks: frozenset[str]) -> bool:
    """Typography says heading: markup, capitals, bold, a rule, space above and below."""
    line = head.line
    is_bracketed = line.text[0] in "【《[<" and line.text[-1] in "】》]>"
    is_underlined = bool(line.underline and line.underline[0].end >= len(line.text) - 1)
    if is_bracketed or line.heading or line.number in ruled or is_underlined:
        return True
    if line.bullet in marks or (line.bullet and head.is_bare and not _ROMAN_OR_NUMBER.fullmatch(line.bullet)):
        return line.bullet in marks
    if line.bullet and _LETTER.fullmatch(line.bullet) and is_titled(line) and _opens_list(body, index):
        return True
    if (head.style.caps and not _hangs(body, index)) or (head.style.bold and is_titled(line)):
        return True
    if (
        not begins_capital(line)
        or is_faint(line.text)
        or not (line.gap_before or not index or _parts_lists(body, index))
    ):
        return begins_capital(line) and heads_list(body, index, head.named.kinds)
    below = body[index + 1] if index + 1 < len(body) else None
    is_centred = line.gap_before > 1 and line.indent >= _CENTRED > below.indent if below else False
    return below is None or below.gap_before > 0 or " " in line.text or line.indent == 0 or is_centred


def _hangs(body: tuple[Line, ...], index: int) -> bool:
    """True for one word right below a line and under its words: the label of a link that an entry ends in ("CODE")."""
    line, above = body[index], body[max(0, index - 1)]
    by = line.indent - above.indent
    return 0 < by < _CENTRED and not (line.gap_before or above.heading or above.bullet) and " " not in line.text


def _opens_list(body: tuple[Line, ...], index: int) -> bool:
    """True where a numbered list begins below: "(a) Journal articles" over "1. ..."."""
    below = body[index + 1] if index + 1 < len(body) else None
    return below is not None and below.bullet.strip("([.)]").isdigit()


def _parts_lists(body: tuple[Line, ...], index: int) -> bool:
    """True for a line in the case of titles between the items of two lists: no item, nor any item's second line."""
    if not 0 < index < len(body) - 1 or body[index].bullet or not body[index - 1].bullet:
        return False
    line, above, below = body[index], body[index - 1], body[index + 1]
    goes_on = (above.text[-1:].islower() and len(above.text) > LONG) or not _stands_free(body, index)
    beyond = (*body[max(0, index - 2) : index - 1], *(() if len(below.text) > LONG else body[index + 2 : index + 3]))
    are_items = all(one.bullet or one.heading or one.gap_before for one in beyond)
    return bool(below.bullet) and not below.gap_before and is_titled(line) and are_items and not goes_on


def _stands_free(body: tuple[Line, ...], index: int) -> bool:
    """The line above does not run on into this one."""
    return index == 0 or body[index - 1].text[-1:] not in ",;:-–" or body[index].gap_before > 0
