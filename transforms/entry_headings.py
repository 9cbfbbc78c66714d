"""Headings inside a section: consumes lines and the headings of sections; says which of them begin no entry.

Pages set an entry's title as a heading, its date as a lower one, and "Highlights" or "Courses" as a third. Only the
first begins an entry; the others are lines of it, or label them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.dates import is_date
from transforms.heading_looks import Head, Heads
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
    words = {one.at: body[one.at].text.casefold() for one in said}
    often = Counter(words.values())
    known = {words[one.at] for one in said if _goes_on(body, heads, one)}
    yield from (place for place, text in words.items() if often[text] > 1 or text in known)


def _plain_labels(heads: Heads) -> Iterator[int]:
    """Labels in bold or plain type: the same words in several entries of a career, be they of a kind of section."""
    often = Counter(_words(head) for head in heads.values() if not head.style.level)
    if max(often.values(), default=0) < _SEVERAL:
        return
    kind = ""
    for place, head in heads.items():
        again = not head.style.level and often[_words(head)] >= _SEVERAL and _MAIN.isdisjoint(head.named.kinds)
        if not again and head.named.kinds:
            kind = head.named.kinds[0]
        elif again and kind in _CAREERS and kind not in head.named.kinds:
            yield place


def _words(head: Head) -> str:
    return head.line.text.casefold().strip(" :")


_SEVERAL = 2
_CAREERS = frozenset(("positions", "education", "projects"))
_MAIN = frozenset(("positions", "education", "papers"))  # their sections are never parts of an entry


def _is_of_other_kind(head: Head, one: _Inner, body: Sequence[Line]) -> bool:
    kinds = one.over.named.kinds if one.over and not any(map(str.isdigit, head.line.text)) else ()
    return bool(kinds and head.named.kinds) and kinds[0] not in head.named.kinds and not is_date(body[one.above].text)


def _goes_on(body: Sequence[Line], heads: Heads, one: _Inner) -> bool:
    """True where the next heading is another entry's, in the rank of the one above."""
    if one.below is None or one.below in heads:
        return False
    return body[one.below].heading == body[one.above].heading < body[one.at].heading
