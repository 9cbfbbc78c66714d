"""Headings of a margin that a converter set one below the other, before what they stand beside.

Consumes lines of converted markdown; produces each heading of such a cluster in one line, and in its place where the
converter parted the columns of a page. "**HONORS AND**", "**AWARDS**", "**RESEARCH**", "**INTERESTS**" are two: the
gaps of the cluster part them where they differ; else the words do: the fewest headings of one kind each, none of which
says a word twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from transforms.entities.titles import is_title
from transforms.headings.wording import is_qualifier, is_role, named
from transforms.readers.converted.boxes import Above, dealt_box
from transforms.readers.converted.left_columns import fused_head
from transforms.readers.converted.lines import plain

_PIECE = re.compile(r"(?:[^\W\d_]{2,}|&)(?:[ ,/&’'.-]{1,2}[^\W\d_]+){0,5}-?,?(?: &| and)?")
_OPEN = re.compile(r"(?i)(?:\band|&|/|,|-|\bfor|\bof|\bin|\bthe)$")
_DIVIDED = re.compile(r"(?i)(?<=[^\W\d_]{2})(?<!\bpeer)(?<!\bself)(?<!\bnon)(?<!\bpost)- (?=[^\W\d_]{2})")
_SIDE = re.compile(r"\*\*([^\W\d_][^*\n:]{3,40})\*\* (?=[^\s(:–—-])")
_HEAD = re.compile(r"\*\*[^*\n]{3,60}\*\*|#{1,6} [^\n]{3,60}")
_PAGE = re.compile(r"\d{1,3}|.{0,60}\b[Pp]age \d{1,3}(?: of \d{1,3})?|\d{1,2} ?(?:/|of) ?\d{1,2}")
_LEAST, _MOST, _LONGEST = 2, 36, 34  # pieces of a cluster, and letters of one
_MOST_PIECES = 4  # of one heading
_WIDEST = 4  # blank lines between two pieces
_FAR = 400  # lines above a cluster in which its section's heading is sought
_COLUMN = 3  # blank lines that part the columns of a page
_UNKNOWN = 2.5  # what a heading costs that names nothing known; one that does costs 1
_HALF, _TWO = 0.3, 1.6  # and more, where it ends amid a phrase, and where it looks like two


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
    for run in [*_runs(lines)]:
        words = [_words(lines[place]) for place in run]
        parts = _by_gaps(words, run) or _by_words(words)
        heads = [_joined(words[start:end]) for start, end in parts]
        is_box = _gap(lines, run[-1] + 1) >= _COLUMN
        if not parts or run[0] < at or not _is_cluster(lines, run, heads, is_box=is_box):
            continue
        out += lines[at : run[0]]
        at = run[-1] + 1
        above = _above(out)
        if is_box and (len(heads) > 1 or above.is_page):
            end = _end(lines, at)
            out += dealt_box(heads, lines[at:end], above=above)
            at = end
        else:
            out += (part for head in heads for part in (f"## {head}", ""))
    lines = [*out, *lines[at:]]
    return _with_sides(lines) if at or _has_halves(lines) else lines


def _is_cluster(lines: Sequence[str], run: Sequence[int], heads: Sequence[str], *, is_box: bool) -> bool:
    """True where a run holds torn headings or stands in a column; a column of its own for words in plain type."""
    words = _words(lines[run[0]])
    if lines[run[0]][0] not in "*#" and not (words.isupper() or words.islower()):
        return is_box and _gap_above(lines, run[0]) >= _COLUMN and all(map(_heads, heads))
    if len(heads) == len(run):
        return is_box and len(heads) > 1
    return is_box or len(heads) > 1


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
    if (not match or not _heads(match[1])) and (fused := fused_head(lines[at])):
        return _Side(fused[0], fused[1], [], is_known=True)
    if not match:
        return None
    rest = lines[at][match.end() :]
    best = _Side(match[1], rest, [], is_known=_heads(match[1]))
    pieces = [match[1]]
    place = at
    while len(pieces) < _MOST_PIECES:
        place -= 1 + _gap_above(lines, place)
        if place < 0 or _gap(lines, place + 1) > 1 or lines[place][:1] in ("", "#") or not _is_piece(lines[place]):
            break
        pieces.insert(0, _words(lines[place]))
        if _heads(words := _joined(pieces)) and not (
            best.is_known and _heads(pieces[0]) and not is_qualifier(pieces[0].lower())
        ):
            best = _Side(words, rest, pieces[:-1], is_known=True)
    return best


def _heads(words: str) -> bool:
    found = named(words)
    return found.whole and not found.weak and not (is_role(words) or is_title(words)) and not _OPEN.search(words)


def _above(lines: Sequence[str]) -> Above:
    """What stands above a cluster: nothing, a page's end, and the heading of the section that may go on."""
    last = next((line for line in reversed(lines) if line), "")
    near = (line for line in reversed(lines[-_FAR:]) if line)
    heads = (_words(match[0]) for line in near if (match := _HEAD.match(line)))
    head = next((head for head in heads if named(head).whole), "")
    return Above(head, is_page=_PAGE.fullmatch(last.strip("*_- ")) is not None, is_top=not last)


def _end(lines: Sequence[str], start: int) -> int:
    """Where the column beside a cluster ends: above a gap that parts columns, a heading, or the next cluster."""
    begun = start + _gap(lines, start)
    for at in range(begun + 1, len(lines)):
        if lines[at] and not lines[at - 1] and (_gap_above(lines, at) >= _COLUMN or _is_head(lines[at])):
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
    if len(words) > _LONGEST or not _PIECE.fullmatch(words) or (words.islower() and len(words) < _LEAST):
        return False
    return line[0] != "*" or (line[:2] == line[-2:] == "**" and "**" not in line.replace("** **", " ")[2:-2])


def _look(line: str, first: str) -> tuple[str, bool, bool]:
    """How a piece is set, as far as those of one cluster are alike: all small letters only where the first one is."""
    sign = line[:1] if line[:1] in "*#" else ""
    words = _words(line)
    return sign, words.isupper(), not sign and words.islower() and _words(first).islower()


def _by_gaps(words: Sequence[str], run: Sequence[int]) -> list[tuple[int, int]]:
    """The headings that the wider gaps of a cluster part, where most of them are known; else none."""
    gaps = [below - above for above, below in pairwise(run)]
    if min(gaps) == max(gaps):
        return []
    ends = [at for at, gap in enumerate(gaps, 1) if gap > min(max(gaps) - 1, 2) or _are_apart(words[at - 1], words[at])]
    parts = list(pairwise((0, *ends, len(run))))
    known = sum(named(_joined(words[start:end])).whole for start, end in parts)
    whole = known == len(parts) or (known > 1 and 2 * known >= len(parts))
    return parts if whole and all(end - start <= _MOST_PIECES for start, end in parts) else []


def _are_apart(above: str, below: str) -> bool:
    """True where a heading ends above, and what stands below is another one."""
    if _OPEN.search(above) or not _cost(above) == _cost(below) == 1:
        return False
    return not set(named(above).kinds) & set(named(below).kinds)


def _by_words(words: Sequence[str]) -> list[tuple[int, int]]:
    """The cheapest way to part the pieces into headings; none where more than one of them stays unknown."""
    best: list[tuple[float, int]] = [(0.0, 0)]
    for end in range(1, len(words) + 1):
        ways = range(max(0, end - _MOST_PIECES), end)
        cost, start = min((best[start][0] + _cost_of(words[start:end]), -start) for start in ways)
        best.append((cost, -start))
    parts: list[tuple[int, int]] = []
    end = len(words)
    while end:
        parts.append((best[end][1], end))
        end = best[end][1]
    known = sum(_cost(_joined(words[start:end])) < _UNKNOWN for start, end in parts)
    return parts[::-1] if known == len(parts) or (known > 1 and known == len(parts) - 1) else []


def _cost_of(pieces: Sequence[str]) -> float:
    """What a heading of these pieces costs; more where some of the last ones are a phrase that heads a section."""
    return _cost(_joined(pieces)) + _TWO * any(
        " " in (rest := _joined(pieces[at:]))
        and not rest.lower().startswith(("and ", "& "))
        and not _OPEN.search(pieces[at - 1])
        and not all(map(is_qualifier, _joined(pieces[:at]).lower().split()))
        and _cost(rest) < _UNKNOWN
        for at in range(1, len(pieces))
    )


@cache
def _cost(words: str) -> float:
    """What a heading of these words costs: little for one of one kind, much for what heads nothing."""
    found = named(words)
    every = words.lower().replace("&", "and").split()
    if _OPEN.search(words) or len(every) != len(set(every)):
        return 9.0
    if not found.whole or is_role(words):
        return _UNKNOWN
    return (
        1.0 + 1.2 * (len(found.kinds) - 1) + _HALF * (is_qualifier(every[-1]) and not every[-1].endswith(("ed", "s")))
    )


def _joined(words: Sequence[str]) -> str:
    """The pieces in one, a word that a line's end divided as well, unless its hyphen is its own ("peer-reviewed")."""
    return _DIVIDED.sub("", " ".join(words)).replace("- ", "-")
