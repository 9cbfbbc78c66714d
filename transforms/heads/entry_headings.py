"""Headings inside a section: consumes lines and the headings of sections; says which of them begin no entry.

Pages set an entry's title as a heading, its date as a lower one, and "Highlights" or "Courses" as a third. Only the
first begins an entry; the others are lines of it, or label them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.titles import is_own_role, is_title
from transforms.headings.wording import is_role, named
from transforms.heads.bold_titles import bold_titles
from transforms.heads.career_parts import is_career_part
from transforms.heads.labelled_titles import labelled_titles
from transforms.heads.looks import Head, Heads
from transforms.heads.over_periods import with_titles_unnamed
from transforms.lines.shapes import is_prose
from transforms.model import Line


class _Inner(NamedTuple):
    """A heading inside a section: where it stands, and the places of its neighbours; `over` heads the section."""

    at: int
    above: int
    over: Head | None
    before: int
    below: int | None


def entry_lines(body: Sequence[Line], heads: Heads) -> tuple[frozenset[int], frozenset[int]]:
    """Places of the headings that are an entry's date, and of those that label a part of an entry."""
    inner = list(_inner(body, heads))
    dates = frozenset(one.at for one in inner if _is_entry_date(body, one))
    return dates, frozenset((*_labels(body, heads, inner), *_plain_labels(heads)))


def without_entries(body: Sequence[Line], heads: Heads) -> Heads:
    """The headings without those of entries: each over a date of its own, right below a section's heading in markup.

    "### Lecturer in Research Methods" over "2012 - 2014" heads no section, whichever kinds its words name in part.
    """
    marked = [i for i, line in enumerate(body) if line.heading]
    found = {*bold_titles(body, heads), *labelled_titles(body, heads)}
    for i, head in heads.items():
        if not head.style.level or not head.named.whole or head.named.kinds[0] in _UNDATED:
            continue
        below = [at for at in marked if at > i]
        end = next((at for at in below if body[at].heading <= head.style.level), len(body))
        below = [at for at in below if at < end]
        rank = min((body[at].heading for at in below), default=0)
        ranked = [at for at in below if body[at].heading == rank]
        own = [at for at in ranked if at in heads and not _names_part(heads[at], head)]
        found.update(_by_chance(heads, head, ranked))
        if own and len(own) == sum(at in heads for at in ranked) and _are_entries(body, (*ranked, end)):
            found.update(own)
    return with_titles_unnamed(body, {i: head for i, head in heads.items() if i not in found} if found else heads)


def _by_chance(heads: Heads, over: Head, ranked: Sequence[int]) -> list[int]:
    """The headings of a rank below "Projects" or jobs that are entries' as the first is, though they look like others.

    They hold a section's word where most of the rank hold none ("### Speech Recognition in Rust" beside "### Loom
    Counter"), or are a word or two that no list has ("### Heddle").
    """
    if over.named.kinds[0] not in _CAREERS or not ranked:
        return []
    said = [at for at in ranked if at in heads and heads[at].named.kinds]
    most = len(ranked) - len(said) >= max(_SEVERAL, _MOST * len(ranked))
    found = [at for at in said if most and not named(heads[at].line.text).whole]
    if ranked[0] in heads and ranked[0] not in found:
        return found
    return found + [
        at for at in ranked if at in heads and not heads[at].named.kinds and not is_career_part(heads[at].line.text)
    ]


_UNDATED = frozenset(("header", "about", "other", "papers", "interests", "skills", "languages"))
_MOST = 0.6  # of the headings of a rank, that stand over one date each
_FIELDS = 4  # lines of an entry in which its date stands


def without_fields(lines: Sequence[Line], starts: Sequence[int], kind: str) -> list[int]:
    """The places of entries' headings without those that are a field of the entry above: one lower heading in each.

    Or step by step: "#### Weaver College" over "##### Ph.D. in Looms" over "###### 2013-2021".
    """
    ranks = [lines[i].heading for i in starts]
    top = min(ranks)
    tops = [i for i in starts if lines[i].heading == top]
    if len(tops) >= _SEVERAL and len(tops) < len(starts) and _are_steps(lines, [*tops, len(lines)]):
        return tops
    paired = kind != "positions" and len(ranks) > _SEVERAL and not len(ranks) % 2 and len(set(ranks)) == _SEVERAL
    if paired and all(rank == top for rank in ranks[::2]) and ranks.count(top) == len(ranks) // 2:
        return list(starts[::2])
    return list(starts)


def _are_steps(lines: Sequence[Line], places: Sequence[int]) -> bool:
    """True for entries whose lines are headings, each lower than or beside the one above, and which have one date."""
    blocks = [lines[at:to] for at, to in pairwise(places)]
    steps = (above.heading <= line.heading for block in blocks for above, line in pairwise(block[:-1]))
    if places[0] or any(len(block) > _STEPS for block in blocks) or not all(steps):
        return False
    dated = sum(sum(bool(find_dates(line.text)) for line in block[1:]) == 1 for block in blocks)
    ended = all(block[-1].heading != block[0].heading or len(block) == 1 for block in blocks)
    return ended and dated >= _DATED_MOST * len(blocks)


_STEPS, _DATED_MOST = 5, 0.8  # lines of an entry; entries with a date of their own


def _names_part(head: Head, over: Head) -> bool:
    """True for words that name a section's part as a whole, and neither a title nor one honour ("Research Prize")."""
    text = head.line.text
    if not head.named.whole or is_role(text) or is_title(text):
        return False
    return over.named.kinds[0] not in ("awards", "grants") or text.rstrip(" :")[-1] == "s"


def _are_entries(body: Sequence[Line], places: Sequence[int]) -> bool:
    """True for headings of one rank that mostly stand over, or hold, one date each, and over no dated list."""
    dated = sum(_is_dated_once(body[at:to]) for at, to in pairwise(places))
    return dated >= max(1, _MOST * (len(places) - 1))


def _is_dated_once(block: Sequence[Line]) -> bool:
    """True where one of an entry's first lines says when, and no second one below does."""
    own = [line for line in block[1:] if not (line.bullet or is_prose(line.text))]
    said = [bool(find_dates(line.text)) and len(line.text) <= _SHORT for line in (block[0], *own)]
    return sum(said) == 1 and any(said[:_FIELDS])


_SHORT = 100  # characters of a line that says when and where


def _inner(body: Sequence[Line], heads: Heads) -> Iterator[_Inner]:
    """The headings that follow an entry's: a heading above them, or the last one in their rank, heads no section."""
    headed = [i for i, line in enumerate(body) if line.heading]
    above = list[int]()
    for place, i in enumerate(headed):
        level = body[i].heading
        while above and body[above[-1]].heading > level:
            above.pop()
        beside = above.pop() if above and body[above[-1]].heading == level else None
        below = headed[place + 1] if place + 1 < len(headed) else None
        if above and above[-1] not in heads:
            over = heads.get(above[-2]) if len(above) > 1 else None
            yield _Inner(i, above[-1], over, headed[place - 1], below)
        elif above and beside is not None and (beside not in heads or _is_same(body, i, beside)):
            yield _Inner(i, beside, heads[above[-1]], headed[place - 1], below)
        above.append(i)


def _is_same(body: Sequence[Line], one: int, other: int) -> bool:
    return body[one].text.casefold() == body[other].text.casefold()


def _is_entry_date(body: Sequence[Line], one: _Inner) -> bool:
    """True for a date alone right below a title; it heads nothing, and is none of several that part an entry."""
    line, above = body[one.at], body[one.above]
    if one.before != one.above or above.heading == line.heading or not is_date(line.text) or is_date(above.text):
        return False
    below = body[one.below] if one.below is not None else None
    return below is None or below.heading < line.heading or (below.heading == line.heading and not is_date(below.text))


def _labels(body: Sequence[Line], heads: Heads, inner: Sequence[_Inner]) -> Iterator[int]:
    """Labels of parts: the same words stand in several entries, or entries go on below a lower one."""
    said = [one for one in inner if one.at in heads and _is_of_other_kind(heads[one.at], one, body)]
    if not said:
        return
    words = {one.at: body[one.at].text.casefold() for one in said}
    often = Counter(words.values())
    known = {words[one.at] for one in said if _goes_on(body, heads, one)}
    yield from (place for place, text in words.items() if often[text] > 1 or text in known)


def _plain_labels(heads: Heads) -> Iterator[int]:
    """Labels in bold or plain type: the same words in several entries of a career, be they of a kind of section."""
    said = [_words(head) for head in heads.values() if not head.style.level]
    if len(set(said)) == len(said):
        return  # none twice
    often = Counter(said)
    kind = ""
    within = dict[int, str]()
    for place, head in heads.items():
        again = not head.style.level and often[_words(head)] >= _SEVERAL and _MAIN.isdisjoint(head.named.kinds)
        if not again and head.named.kinds:
            kind = head.named.kinds[0]
        elif again and kind in _CAREERS and kind not in head.named.kinds:
            within[place] = _words(head)
    inside = Counter(within.values())
    yield from (place for place, text in within.items() if inside[text] >= _SEVERAL)


def _words(head: Head) -> str:
    return head.line.text.casefold().strip(" :")


_SEVERAL = 2
_CAREERS = frozenset(("positions", "education", "projects"))
_MAIN = frozenset(("positions", "education", "papers"))  # their sections are never parts of an entry


def _is_of_other_kind(head: Head, one: _Inner, body: Sequence[Line]) -> bool:
    kinds = one.over.named.kinds if one.over and not any(map(str.isdigit, head.line.text)) else ()
    if kinds[:1] == ("positions",) and is_own_role(head.line.text):
        return False  # "#### Lecturer" below "### Globex University" is what one was there
    return bool(kinds and head.named.kinds) and kinds[0] not in head.named.kinds and not is_date(body[one.above].text)


def _goes_on(body: Sequence[Line], heads: Heads, one: _Inner) -> bool:
    """True where the next heading is another entry's, in the rank of the one above."""
    if one.below is None or one.below in heads:
        return False
    return body[one.below].heading == body[one.above].heading < body[one.at].heading


def heads_dated(body: tuple[Line, ...], index: int) -> bool:
    """True where a role stands over dated lines: then it heads a group of them."""
    if index + 2 >= len(body):
        return False
    first, second = body[index + 1 : index + 3]
    if is_date(first.text):
        return is_date(second.text)  # a role over its own date heads nothing
    goes_on = first.bullet and not second.bullet and not second.gap_before and second.indent > first.indent
    return bool(find_dates(first.text) or (goes_on and find_dates(second.text)))
