"""Headings of a margin that a converter set one below the other, before what they stand beside.

Consumes lines of converted markdown; produces each heading of such a cluster in one line, and in its place where the
converter parted the columns of a page. "**HONORS AND**", "**AWARDS**", "**RESEARCH**", "**INTERESTS**" are two: the
gaps of the cluster part them where they differ; else the words do: the fewest headings of one kind each, none of which
says a word twice.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from transforms.headings.wording import is_qualifier, is_role, named
from transforms.readers.converted.boxes import Above, dealt_box, form_of
from transforms.readers.converted.heading_parts import MOST_PIECES, by_gaps, by_words, is_heading, joined
from transforms.readers.converted.left_columns import fused_head
from transforms.readers.converted.lines import plain

_PIECE = re.compile(r"(?:[^\W\d_]{2,}|&)(?:[ ,/&’'.-]{1,2}[^\W\d_]+){0,5}[-/]?,?(?: &| and)?")
_SIDE = re.compile(r"\*\*([^\W\d_][^*\n:]{3,40})\*\* (?=[^\s(:–—-])")
_HEAD = re.compile(r"\*\*[^*\n]{3,60}\*\*|#{1,6} [^\n]{3,60}")
_PLAIN_SIDE = re.compile(r"[A-Z][a-z]{2,14}(?: (?:&|[A-Za-z]{2,14})){0,3}(?= (?:\*\*|_|\[|[“•]))")
_PAGE = re.compile(r"\d{1,3}|[ivx]{1,4}|.{0,60}\b[Pp]age \d{1,3}(?: of \d{1,3})?|\d{1,2} ?(?:/|of) ?\d{1,2}")
_LEAST, _MOST, _LONGEST = 2, 36, 34  # pieces of a cluster, and letters of one
_WIDEST = 4  # blank lines between two pieces
_FAR = 400  # lines above a cluster in which its section's heading is sought
_FEW = 40  # of its section, which show the form of its entries
_COLUMN = 3  # blank lines that part the columns of a page


class _Side(NamedTuple):
    """A heading beside its first entry: its words, the rest of the line, and its pieces above."""

    words: str
    rest: str
    above: list[str]
    is_known: bool


def with_whole_clusters(lines: Sequence[str]) -> list[str]:
    """The lines, each heading of a cluster in one line, and above the paragraphs that it stood beside."""
    out: list[str] = []
    at = 0
    runs = [_cut(lines, run) for run in _runs(lines)]
    free = frozenset(run[0] for run in runs if _is_free(lines, run))
    for run in runs:
        words = [_words(lines[place]) for place in run]
        parts = by_gaps(words, run, is_free=run[0] in free) or by_words(words)
        heads = [joined(words[start:end]) for start, end in parts]
        is_box = _gap(lines, run[-1] + 1) >= _COLUMN
        if not parts or run[0] < at or not _is_cluster(lines, run, heads, is_box=is_box):
            continue
        out += lines[at : run[0]]
        at = run[-1] + 1
        above = _above(out)
        if is_box and (len(heads) > 1 or above.is_page):
            end = _end(lines, at, free)
            out += dealt_box(heads, lines[at:end], above=above)
            at = end
        else:
            out += (part for head in heads for part in (f"## {head}", ""))
    lines = [*out, *lines[at:]]
    return _with_sides(lines) if at or _has_halves(lines) else lines


def _cut(lines: Sequence[str], run: list[int]) -> list[int]:
    """The run without what begins the column beside it: short words behind a wide gap that head nothing."""
    for number in range(_LEAST, len(run)):
        if run[number] - run[number - 1] > _COLUMN:
            words, rest = ([_words(lines[at]) for at in part] for part in (run[:number], run[number:]))
            parts = by_gaps(words, run[:number]) or by_words(words) if number > 1 else []
            firsts = (joined(rest[:count]) for count in range(1, MOST_PIECES))
            if parts and all(is_heading(joined(words[a:b])) for a, b in parts) and not any(map(is_heading, firsts)):
                return run[:number]
    return run


def _is_cluster(lines: Sequence[str], run: Sequence[int], heads: Sequence[str], *, is_box: bool) -> bool:
    """True where a run holds torn headings or stands in a column; a column of its own for words in plain type."""
    words = _words(lines[run[0]])
    if lines[run[0]][0] not in "*#" and not (words.isupper() or words.islower()):
        known = sum(map(is_heading, heads))
        return _is_free(lines, run) and (known == len(heads) or (2 * known >= len(heads) and _tops(lines, run[0])))
    if len(heads) == len(run):
        return is_box and len(heads) > 1
    return is_box or len(heads) > 1


def _is_free(lines: Sequence[str], run: Sequence[int]) -> bool:
    """True for what begins a column, or a page, and stands before a column of its own."""
    gap = _gap_above(lines, run[0])
    return (gap >= _COLUMN or (gap > 1 and _tops(lines, run[0]))) and _gap(lines, run[-1] + 1) >= _COLUMN


def _tops(lines: Sequence[str], at: int) -> bool:
    """True right below a page's number."""
    place = at - 1 - _gap_above(lines, at)
    return place >= 0 and _is_page_end(lines[place])


def _is_page_end(line: str) -> bool:
    return _PAGE.fullmatch(line.strip("*_- ")) is not None


def _has_halves(lines: Sequence[str]) -> bool:
    """True where headings of the margin stand with their last halves alone before their first entries."""
    sides = (side for at, line in enumerate(lines) if line[:2] == "**" and (side := _side(lines, at)))
    return sum(bool(side.above) for side in sides) >= _LEAST


def _with_sides(lines: Sequence[str]) -> list[str]:
    """The lines; a heading of the margin whose last line stands before its first entry is a line of its own."""
    found = {at: side for at, line in enumerate(lines) if line[:2] == "**" and (side := _side(lines, at))}
    known = {named(side.words).kinds for side in found.values() if side.is_known}
    if len(known) < _LEAST:
        return list(lines)
    capitals = [side.words.isupper() for side in found.values() if side.is_known]
    are_capitals = 2 * sum(capitals) > len(capitals)
    out: list[str] = []
    for at, line in enumerate(lines):
        side = found.get(at)
        is_alike = side is not None and are_capitals <= side.words.isupper()
        if side and is_alike and (side.is_known or (are_capitals and not any(lines[at - 2 : at]))):
            while out and side.above and (not out[-1] or _words(out[-1]) == side.above[-1]):
                if out.pop():
                    side.above.pop()
            out += ["", f"## {side.words}", "", side.rest]
        else:
            out.append(line)
    return out


def _side(lines: Sequence[str], at: int) -> _Side | None:
    """The heading that a line begins with, together with the pieces above it."""
    match = _SIDE.match(lines[at])
    if (not match or not is_heading(match[1])) and (fused := fused_head(lines[at])):
        return _Side(fused[0], fused[1], [], is_known=True)
    if not match:
        return None
    rest = lines[at][match.end() :]
    best = _Side(match[1], rest, [], is_known=is_heading(match[1]))
    pieces = [match[1]]
    place = at
    while len(pieces) < MOST_PIECES:
        place -= 1 + _gap_above(lines, place)
        if place < 0 or _gap(lines, place + 1) > 1 or lines[place][:1] in ("", "#") or not _is_piece(lines[place]):
            break
        pieces.insert(0, _words(lines[place]))
        if is_heading(words := joined(pieces)) and not (
            best.is_known and is_heading(pieces[0]) and not is_qualifier(pieces[0].lower())
        ):
            best = _Side(words, rest, pieces[:-1], is_known=True)
    return best


def _above(lines: Sequence[str]) -> Above:
    """What stands above a cluster: nothing, a page's end, and the heading of the section that may go on."""
    last = next((line for line in reversed(lines) if line), "")
    near = [line for line in lines[-_FAR:] if line]
    heads = ((at, head) for at in range(len(near) - 1, -1, -1) if (head := _head_of(near[at])))
    place, head = next(heads, (len(near), ""))
    forms = frozenset(form_of(line) for line in near[place:][-_FEW:])
    return Above(head, is_page=_is_page_end(last), is_top=not last, forms=forms)


def _head_of(line: str) -> str:
    """The heading that a line is, or that a first entry in bold or italics, or a list, begins beside."""
    match = _HEAD.match(line) or _PLAIN_SIDE.match(line)
    words = _words(match[0]) if match else ""
    return words if words and named(words).whole and not is_role(words) else ""


def _end(lines: Sequence[str], start: int, free: Collection[int]) -> int:
    """Where the column beside a cluster ends: above a gap that parts columns, a heading, or the next cluster."""
    begun = start + _gap(lines, start)
    for at in range(begun + 1, len(lines)):
        is_begun = at in free or _gap_above(lines, at) >= _COLUMN or _is_head(lines[at])
        if is_begun and lines[at] and not lines[at - 1]:
            return at
    return len(lines)


def _is_head(line: str) -> bool:
    words = _words(line) if line[:2] == "**" else ""
    return bool(words) and _is_piece(line) and named(words).whole and not is_role(words)


def _gap(lines: Sequence[str], at: int) -> int:
    """How many blank lines there are from a place on."""
    return next((place - at for place in range(at, len(lines)) if lines[place]), 0)


def _gap_above(lines: Sequence[str], at: int) -> int:
    return next((number for number in range(at) if lines[at - 1 - number]), 0)


def _words(line: str) -> str:
    return plain(line.lstrip("# ")).rstrip(":").strip()


def _runs(lines: Sequence[str]) -> Iterator[list[int]]:
    """The places of headings' pieces that follow each other with nothing but blank lines between."""
    run: list[int] = []
    for at, line in enumerate(lines):
        if not line:
            continue
        is_piece = _is_piece(line)
        if not is_piece or (
            run and (at - run[-1] > _WIDEST or _look(line, lines[run[0]]) != _look(lines[run[0]], lines[run[0]]))
        ):
            if _LEAST <= len(run) <= _MOST:
                yield run
            run = []
        if is_piece:
            run.append(at)


def _is_piece(line: str) -> bool:
    """True for a short line of nothing but words, plain or all in bold."""
    if len(line) > 2 * _LONGEST or line[0] in "-|>_[":
        return False
    words = _words(line)
    if (
        len(words) > _LONGEST
        or not _PIECE.fullmatch(words)
        or (words.islower() and (len(words) < _LEAST or _is_page_end(words)))
    ):
        return False
    return line[0] != "*" or (line[:2] == line[-2:] == "**" and "**" not in line.replace("** **", " ")[2:-2])


def _look(line: str, first: str) -> tuple[str, bool, bool]:
    """How a piece is set, as far as those of one cluster are alike: all small letters only where the first one is."""
    sign = line[:1] if line[:1] in "*#" else ""
    words = _words(line)
    return sign, words.isupper(), not sign and words.islower() and _words(first).islower()
