"""Rows of tables with a cell centred beside the others. Consumes converted markdown; produces each such row as a line.

    Loomers' Guild of the                                        2018-2020 **Reader in Looms** Brookmoor School of
    **Fellowship for Dyers** 2019-2021                           Textile Arts
    Northern Counties

The lines of a page are written from its top down, so that the wrapped cell stands half above and half below its row.
What tells it from an entry of three lines is a bold cell with a date between two plain lines, of which the lower one
goes on with the upper one in some of the document's rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.readers.date_patterns import RANGE
from transforms.text.open_words import OPEN_WORDS
from transforms.text.unfinished import closes_bracket

_LED = re.compile(rf"{RANGE} \*\*[^*\n]{{3,90}}\*\*$", re.IGNORECASE)
_ENDED = re.compile(rf"(\*\*[^*\n]{{3,120}}\*\*) ({RANGE})$", re.IGNORECASE)
_LAST = re.compile(rf"(?![*_#>|-])[^*\n]{{3,90}}(?:_[^_\n]{{1,20}}_ )?{RANGE}$", re.IGNORECASE)
_WHOLE = re.compile(
    rf"(?P<led>{RANGE} )?(?P<bold>\*\*[^*\n]{{3,90}}\*\*) (?P<cell>[(A-ZÀ-Þ][^*_\n]{{2,90}}?)(?: (?P<ended>{RANGE}))?$",
    re.IGNORECASE,
)
_PLAIN = re.compile(r"[(“\"'‘&A-Za-zÀ-ÿ][^*#|\n]{2,70}$")
_BOLD = re.compile(r"(?:\*\*[^*\n]{2,120}\*\*:?|_\*\*[^\n]{2,250}\*\*_)(?: _?\*\*[^\n]{2,250}\*\*_?)?$")
_OPEN = re.compile(rf"(?:[,&/–-]|\b(?:{OPEN_WORDS}))$")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_LINES = 3


def with_centred_rows(text: str) -> str:
    """The text; where a cell of some row goes on below it, each row between two lines of a cell is one line."""
    lines = text.split("\n")
    rows = [(at, made) for at in _blocks(lines) if (made := _row(lines[at : at + _LINES]))]
    if not any(_goes_on(lines[at], lines[at + 2]) for at, _ in rows):
        return text
    out: list[str] = []
    end = 0
    for at, made in rows:
        out += [*map(_in_cells, lines[end:at]), made]
        end = at + _LINES
    return "\n".join([*out, *map(_in_cells, lines[end:])])


def _in_cells(line: str) -> str:
    """A row of one line with tabs between its cells: a bold one, a plain one, a date before or behind them."""
    whole = _WHOLE.match(line) if "**" in line else None
    if whole is None or bool(whole["led"]) == bool(whole["ended"]) or not whole["bold"].strip("*"):
        return line
    return f"{whole['led'] or ''}{whole['bold']}\t{whole['cell']}" + (f"\t{whole['ended']}" if whole["ended"] else "")


def _blocks(lines: Sequence[str]) -> Iterator[int]:
    """The first lines of the blocks of three."""
    blank = [-1, *(at for at, line in enumerate(lines) if not line.strip()), len(lines)]
    for above, below in pairwise(blank):
        if below - above == _LINES + 1:
            yield above + 1


def _row(block: Sequence[str]) -> str:
    """The row that a block makes as one line; "" where it makes none."""
    above, own, below = (line.strip() for line in block)
    if _YEAR.search(above) or _YEAR.search(below) or not _YEAR.search(own):
        return ""
    if _PLAIN.match(above) and _PLAIN.match(below):
        if _LED.match(own):
            return f"{own}\t{above} {below}"
        ended = _ENDED.match(own)
        return f"{ended[1]}\t{above} {below}\t{ended[2]}" if ended else ""
    is_first = _BOLD.match(above) and _BOLD.match(below) and _LAST.match(own) and _goes_on(above, below)
    return f"{above} {below} {own}" if is_first else ""


def _goes_on(above: str, below: str) -> bool:
    """Whether a cell's lower line goes on with its upper one."""
    high, low = above.strip().rstrip("*_"), below.strip().lstrip("*_")
    return _OPEN.search(high) is not None or low[0].islower() or low[0] == "(" or closes_bracket(high, low)
