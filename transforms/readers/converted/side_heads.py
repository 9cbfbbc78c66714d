"""Headings and dates that a converter set before all that they stand beside. Consumes lines; puts each in its place.

Where headings or dates stand in a margin, a converter may read the margin first: four headings, then the words of all
four sections. Each paragraph is then given to the heading whose words it resembles, in the order of both.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from transforms.headings.wording import named
from transforms.readers.converted.likeness import likeness
from transforms.readers.converted.lines import blocks_of, names_section
from transforms.readers.converted.side_dates import dates_beside
from transforms.readers.converted.stacked_dates import with_dates_in_one, with_stacked_dates
from transforms.readers.converted.torn import Start, start_of
from transforms.readers.late_dates import with_wraps_whole

_NUMBER = re.compile(r"\W{0,4}(\d{1,3})[.\])]")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_RULER = re.compile(r"[-–—_=─━]{5,}")
_SKIPPED, _NEVER = -1.2, -1e9  # for a heading without a paragraph
_CHANGE = 0.5  # for a section that begins where paragraphs begin to look otherwise
_STRICT = 4.0  # what a section's beginning loses that is no place below a line drawn over the page
_MOST = 12  # headings in a row
_WIDE = 3  # blank lines that part the columns of a page
_PAIR, _LEAST_PAIRS = 2, 3  # headings of a section and its first part, and how many of them there are


def in_their_places(text: str) -> str:
    """The text with runs of headings, and of dates, set before the paragraphs that are theirs."""
    lines = with_wraps_whole(dates_beside(with_dates_in_one(text.split("\n"))))
    heads = [at for at, line in enumerate(lines) if names_section(line)]
    runs = _runs(lines, heads)
    if len(runs) >= _LEAST_PAIRS and all(len(run) == _PAIR for _, run, _ in runs):
        runs = []  # "**Teaching**" over "**Positions**", and so all over: sections, and the first of their parts
    for start, run, end in reversed(runs):
        lines[start:end] = _dealt(lines[start:end], [lines[at] for at in run], _kind_above(lines, heads, start))
    return "\n".join(with_stacked_dates(_with_late_entries(lines)))


def _with_late_entries(lines: list[str]) -> list[str]:
    """The lines; a margin's heading stands below works that go on under it, where its own entries begin in bold."""
    heads = [at for at, line in enumerate(lines) if names_section(line)]
    for at, end in reversed([*itertools.pairwise([*heads, len(lines)])]):
        if any(lines[at + 1 : at + 1 + _WIDE]) or at == heads[0] or _kind_above(lines, heads, at) != "papers":
            continue
        above = lines[max(one for one in heads if one < at) + 1 : at]
        bold = next((one for one in range(at, end) if one > at and lines[one].startswith("**")), at)
        works = "".join(lines[at + 1 : bold])
        if _YEAR.search(works) and not any(line.startswith("**") for line in above):
            lines[at:bold] = ["", *lines[at + 1 : bold], "", lines[at], ""]
    return lines


def _runs(lines: Sequence[str], heads: Sequence[int]) -> list[tuple[int, list[int], int]]:
    """(first line, places of the headings, line behind the last paragraph) of each run of two headings or more."""
    found: list[tuple[int, list[int], int]] = []
    run: list[int] = []
    for number, at in enumerate(heads):
        if run and _is_over(lines[run[-1]], lines[at]):
            run = []
        run.append(at)
        after = heads[number + 1] if number + 1 < len(heads) else len(lines)
        if any(line.strip() for line in lines[at + 1 : after]):
            if 2 <= len(run) <= _MOST:
                found.append((run[0], run, after))
            run = []
    return found


def _is_over(first: str, second: str) -> bool:
    """True for a general heading over one of a lower rank: "## Research", then "**Journal articles**"."""
    return second[0] != "#" == first[0] and named(first.lstrip("# ").strip("* _")).weak


def _kind_above(lines: Sequence[str], heads: Sequence[int], start: int) -> str:
    """What may go on below the headings; nothing where a line drawn above them ends it."""
    above = [at for at in heads if at < start]
    before = next((line for line in reversed(lines[:start]) if line.strip()), "")
    if _RULER.fullmatch(before.strip()):
        return ""
    return named(lines[above[-1]].lstrip("# ").strip("* _")).kinds[0] if above else "contact"


def _dealt(lines: Sequence[str], heads: Sequence[str], before: str) -> list[str]:
    """The headings among the paragraphs: the way to deal these out in order that fits their words best."""
    kinds = [before, *(named(head.lstrip("# ").strip("* _")).kinds[0] for head in heads)]
    blocks = [block for block in blocks_of(lines) if block not in ([head] for head in heads)]
    alike = [number for number in range(1, len(heads)) if kinds[number + 1] == kinds[number]]
    heads = [head for number, head in enumerate(heads) if number not in alike]  # nothing tells whose the words are
    kinds = [kind for number, kind in enumerate(kinds) if number - 1 not in alike]
    if len(heads) == 1 or len(blocks) < len(heads) or len(blocks) > 400:
        return list(lines)
    ruled = _ruled(blocks)
    begins = ruled if len(ruled) >= len(heads) - 1 > 0 else _restarts(blocks)
    gains = [_gain(blocks, at, at in begins, is_strict=begins is ruled) for at in range(len(blocks))]
    places = _places(blocks, kinds, gains)
    out: list[str] = []
    for at, block in enumerate(blocks):
        above = places[at - 1] if at else 0
        for head in heads[above : places[at]]:
            out += ["", head, ""]
        out += [*block, ""]
    return [*out, *(part for head in heads[places[-1] :] for part in ("", head, ""))]


def _places(blocks: Sequence[Sequence[str]], kinds: Sequence[str], gains: Sequence[float]) -> list[int]:
    """The number of each paragraph's heading, 0 for what goes on: in order, and seldom a heading without any.

    A converter may drop a table, and all that stood below a heading with it.
    """
    best = [{number: _SKIPPED * max(number - 1, 0) + _CHANGE * (number > 0) for number in range(len(kinds))}]
    if not kinds[0]:
        best[0][0] = _NEVER
    came: list[dict[int, int]] = []
    for at, block in enumerate(blocks):
        if at:
            ways = {
                number: [
                    (best[-1][number], number),
                    *(
                        (best[-1][number - by] + gains[at] + _SKIPPED * (by - 1), number - by)
                        for by in (1, 2)
                        if by <= number
                    ),
                ]
                for number in range(len(kinds))
            }
            chosen = {number: max(one, key=lambda way: way[0]) for number, one in ways.items()}
            best.append({number: way[0] for number, way in chosen.items()})
            came.append({number: way[1] for number, way in chosen.items()})
        for number, kind in enumerate(kinds):
            best[-1][number] += likeness(block, kind)
    last = len(kinds) - 1
    number = max(range(last, max(last - 2, -1), -1), key=lambda one: best[-1][one] + _SKIPPED * (last - one))
    places = [number]
    for origins in reversed(came):
        number = origins[number]
        places.append(number)
    return places[::-1]


def _gain(blocks: Sequence[Sequence[str]], at: int, is_begun: bool, *, is_strict: bool) -> float:
    """How likely a section begins with a paragraph, whatever the words say."""
    if is_begun or is_strict:
        return 1.0 if is_begun else -_STRICT
    look = start_of(blocks[at][0])
    return _CHANGE if at and look is not Start.BULLET and look is not start_of(blocks[at - 1][0]) else 0.0


def _restarts(blocks: Sequence[Sequence[str]]) -> frozenset[int]:
    """Paragraphs whose number is lower than that of the one before: another list begins."""
    numbers = [(at, int(match[1])) for at, block in enumerate(blocks) if (match := _NUMBER.match(block[0]))]
    return frozenset(
        at for (_, last), (at, number) in itertools.pairwise(numbers) if number != last + 1 and number <= 1
    )


def _ruled(blocks: Sequence[Sequence[str]]) -> frozenset[int]:
    """Paragraphs below a line drawn over the page."""
    return frozenset(at for at in range(1, len(blocks)) if _RULER.fullmatch(blocks[at - 1][0]))
