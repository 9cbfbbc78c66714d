"""Years that stand apart from the works: in columns, before each, or before several. Consumes works; dates them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.split import Block
from transforms.citations.start_looks import YEAR_BESIDE
from transforms.citations.text import Cited, join, stands_first, without_label
from transforms.model import Line
from transforms.names.people import fold
from transforms.text.patterns import MONTH
from transforms.text.styled import without


def with_years(
    blocks: Sequence[Block], works: Sequence[tuple[Line, ...]], owner: str, width: int
) -> list[tuple[Cited, int | None]]:
    """The citation on each work's lines without its label, and the year that stands apart from it."""
    labelled = [_labelled(lines, width) for lines in works]
    return _of_columns(blocks, _by_group(blocks, _without_years(labelled), owner))


def _labelled(lines: tuple[Line, ...], width: int) -> tuple[Cited, int | None]:
    """The citation without its label, and the year in a column of its own, before it or at its first line's end."""
    column = YEAR_BESIDE.search(lines[0].text) if len(lines) > 1 and "\t" in lines[0].text else None
    if column is None:
        return without_label(join(lines, width))
    first = without(lines[0], column.start(), len(lines[0].text))
    return without_label(join((first, *lines[1:]), width))[0], int(column[1])


def _without_years(labelled: list[tuple[Cited, int | None]]) -> list[tuple[Cited, int | None]]:
    """The citations without the year that each member of the list begins with, whatever parts it from the rest."""
    found = [None if year else _YEAR_FIRST.match(cited.text) for cited, year in labelled]
    dated = len(found) - found.count(None)
    if dated < _LEAST or dated + sum(year is not None for _, year in labelled) < _DATED * len(labelled):
        return labelled
    return [
        (without(cited, 0, match.end()), int(match[1])) if match else (cited, year)
        for (cited, year), match in zip(labelled, found, strict=True)
    ]


def _by_group(
    blocks: Sequence[Block], labelled: list[tuple[Cited, int | None]], owner: str
) -> list[tuple[Cited, int | None]]:
    """The same for each group; in one that hardly ever names the owner, titles stand behind the years, not names."""
    groups = Counter([block.group for block in blocks])
    found = list(labelled)
    for group in (group for group, count in groups.items() if count >= _LEAST_LED):
        places = [i for i, block in enumerate(blocks) if block.group == group]
        for i, one in zip(places, _titled(_without_years([labelled[i] for i in places]), owner), strict=True):
            found[i] = one
    return found


def _titled(labelled: list[tuple[Cited, int | None]], owner: str) -> list[tuple[Cited, int | None]]:
    dated = len([year for _, year in labelled if year is not None])
    if not owner or dated < _DATED * len(labelled):
        return labelled
    named = [fold(owner).split()[-1] in fold(cited.text) for cited, _ in labelled]
    if sum(named) > _NAMED * len(labelled):
        return labelled
    return [
        (replace(cited, begins_titled=True) if year and not is_named else cited, year)
        for (cited, year), is_named in zip(labelled, named, strict=True)
    ]


_LEAST = 2  # works with a year, from which on a list has one before each
_LEAST_LED = 3  # works of a group
_NAMED = 0.3  # of the works name the owner
_DATED = 0.8  # of the citations begin with their year
_YEAR_FIRST = re.compile(
    rf"[(\[]?(?:{MONTH},? |\d\d?/)?((?:19|20)\d\d)(?:[.-][01]\d(?:[.-][0-3]\d)?)?[)\]]?(?:[.:,]|\s[–—-])?\s{{1,3}}"
    r"(?=[^\W\d_]|[“\"‘«„(*_])"
)
_TITLED = 2  # years in a column, from which on one holds for the rows below it


def _of_columns(blocks: Sequence[Block], labelled: list[tuple[Cited, int | None]]) -> list[tuple[Cited, int | None]]:
    """Each citation with the year of its column; one that stands before several holds for all of them."""
    if len([year for _, year in labelled if year is not None]) < _TITLED:
        return labelled
    found: list[tuple[Cited, int | None]] = []
    above, group = None, ""
    for block, (cited, year) in zip(blocks, labelled, strict=True):
        above = year or (above if block.group == group else None)
        group = block.group
        found.append((cited, None if year is None and stands_first(cited.text) else above))
    return found
