"""Works whose titles stand on lines of their own: by one style that only titles have, or by the fields that end them.

Consumes the lines of a list; produces which of them begin a work, or nothing where the list is no such list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.citations.labelled import over_labels, titles_are_linked
from transforms.citations.line_ends import is_byline
from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import YEAR_BESIDE, ends_citation, is_place, is_standing, is_title_over
from transforms.headings.wording import named
from transforms.lines.shapes import is_citation
from transforms.model import Line

_SHORT, _TITLE = 60, 3  # characters of a standing, lines of a title
_LEAST, _FEW = 2, 0.2  # works, and how many of them may begin with what looks like a name
_LEAST_LEAD = 14  # letters of a title in bold


def by_years_beside(lines: Sequence[Line]) -> list[bool]:
    """Each citation's year stands in a column at the end of its first line, and more lines follow; else empty."""
    dated = ["\t" in line.text and YEAR_BESIDE.search(line.text) is not None for line in lines]
    if sum(dated) < _TITLE or not dated[0] or dated[-1]:
        return []
    heads = [line for line, own in zip(lines, dated, strict=True) if own]
    apart = sum(line.gap_before > 0 for line in heads[1:])  # the end of a page parts one now and then
    if 3 * apart > len(heads) and not all(line.bold and not line.bold[0].start for line in heads):
        return []  # blank lines part them, and no style says which lines are titles
    return dated


def by_style(lines: Sequence[Line]) -> list[bool]:
    """Which lines begin a work, where every block begins with a line in italics or bold over plain ones; else empty."""
    if own := titles_are_linked(lines) or over_labels(lines):
        return own
    first = lines[0]
    if not (first.is_italic or first.is_bold) or any(line.bullet or line.heading for line in lines):
        return []
    set_off = [_is_set_off(line, italic=first.is_italic) for line in lines]
    gaps = [line.gap_before for line, own in zip(lines[1:], set_off[1:], strict=True) if own and line.gap_before]
    wide = min(gaps, default=1)
    if any(line.gap_before >= wide and not own for line, own in zip(lines[1:], set_off[1:], strict=True)):
        return []
    begun = [own and (not i or not set_off[i - 1] or lines[i].gap_before > 0) for i, own in enumerate(set_off)]
    starts = [i for i, own in enumerate(begun) if own]
    if any(named(lines[i].text).whole for i in starts) or any(is_citation(line.text) for line in lines):
        return []  # "Journal articles" over several works
    plain = [any(not own for own in set_off[a:b]) for a, b in pairwise((*starts, len(lines)))]
    return begun if all(plain) else []


def _is_set_off(line: Line, *, italic: bool) -> bool:
    """True for a line in a style from its beginning on; in "LoomConf 2020 (**Best Paper Award**)" it is a remark's."""
    spans = line.italic if italic else line.bold
    lead = line.text[: spans[0].start] if spans else ""
    return (line.is_italic if italic else line.is_bold) and "(" not in lead


def by_bold_leads(lines: Sequence[Line], owner: str) -> list[bool]:
    """Which lines begin a work, where each begins with its title in bold and goes on in plain words; else empty."""
    if any(line.bullet or line.heading for line in lines):
        return []
    own = [_has_bold_lead(line, owner) for line in lines]
    begun = [lead and not (i and _ends_bold(lines[i - 1])) for i, lead in enumerate(own)]
    starts = [i for i, first in enumerate(begun) if first]
    if (
        len(starts) < _LEAST
        or starts[0]
        or any(line.gap_before and i not in starts for i, line in enumerate(lines) if i)
    ):
        return []
    plain = [not _ends_bold(lines[b - 1]) for _, b in pairwise((*starts, len(lines)))]
    return begun if all(plain) and not any(named(lines[i].text[: lines[i].bold[0].end]).whole for i in starts) else []


def _has_bold_lead(line: Line, owner: str) -> bool:
    """True for bold words at a line's beginning that are no name."""
    if not line.bold or line.bold[0].start or line.bold[0].end < _LEAST_LEAD:
        return False
    return name_run(line.text, 0, owner) < line.bold[0].end - 2


def _ends_bold(line: Line) -> bool:
    return bool(line.bold) and line.bold[-1].end >= len(line.text.rstrip(" .,"))


def by_fields(lines: Sequence[Line], owner: str) -> list[bool]:
    """Which lines begin a work, where plain lines end each: its co-authors, its standing, or its place and year.

    "Slow Looms" over "Weft Quarterly, 2021" over "with Ada Quill", and no blank line between the works.
    """
    fields = [_is_field(line.text, owner) for line in lines]
    if fields[0] or not fields[-1] or sum(is_byline(line.text) for line in lines) < _LEAST:
        return []
    if any(line.bullet or line.heading for line in lines):
        return []
    begun = [not i or (not own and fields[i - 1]) for i, own in enumerate(fields)]
    starts = [i for i, own in enumerate(begun) if own]
    titles = [fields[a:b].index(True) for a, b in pairwise((*starts, len(lines)))]
    return begun if len(starts) >= _LEAST and max(titles) <= _TITLE else []


def by_years(lines: Sequence[Line], owner: str) -> list[bool]:
    """Which lines begin a work, where each title has its year in brackets behind it and more behind that; else empty.

    "Slow Looms and Their" over "Makers (2021), with Ada Quill. Weft Quarterly.", line upon line, works of any length.
    """
    dated = [
        i for i, line in enumerate(lines) if (year := _YEAR.search(line.text)) and line.text[year.end() :].strip(".")
    ]
    if len(dated) < _TITLE or any(line.bullet or line.heading for line in lines):
        return []
    begun = [False] * len(lines)
    for at in dated:
        while at and not ends_citation(lines[at - 1].text):
            at -= 1  # noqa: PLW2901 - up to where its title begins
        begun[at] = True
    if (
        not begun[0]
        or sum(begun) < len(dated)
        or any(line.gap_before and not own for line, own in _after(lines, begun))
    ):
        return []
    firsts = [line for line, own in zip(lines, begun, strict=True) if own]
    named_first = sum(name_run(line.text, 0, owner) > 0 for line in firsts)
    return begun if all(line.text[0].isupper() for line in firsts) and named_first <= _FEW * len(firsts) else []


_YEAR = re.compile(r"\((?:19|20)\d\d\)(?=[.,])")


def with_unnumbered(lines: Sequence[Line], own: list[bool], owner: str) -> list[bool]:
    """The beginnings; below the last number also those of another list, whose blocks all begin as no numbered one."""
    last = max(i for i, begins in enumerate(own) if begins)
    blocks = [i for i in range(last + 1, len(lines)) if lines[i].gap_before and not lines[i].bullet]
    if len(blocks) < _TITLE or not all(lines[i].gap_before for i, begins in enumerate(own) if begins and i):
        return own
    begun = by_style(lines[blocks[0] :]) or by_years(lines[blocks[0] :], owner)
    return [*own[: blocks[0]], *begun] if begun else own


def _after(lines: Sequence[Line], begun: Sequence[bool]) -> zip[tuple[Line, bool]]:
    return zip(lines[1:], begun[1:], strict=True)


def _is_field(text: str, owner: str) -> bool:
    """True for co-authors, a standing, or a place with its year, and nothing else on the line."""
    if is_byline(text):
        return True
    if len(text) < _SHORT and is_standing(text):
        return True
    return is_place(text) and not name_run(text, 0, owner)


def are_even(lines: Sequence[Line], gaps: Sequence[bool]) -> bool:
    """True for paragraphs of as many short lines each, two or more: the lines are fields, the paragraphs works."""
    places = [i for i, gap in enumerate(gaps) if gap]
    sizes = {end - start for start, end in pairwise((*places, len(lines)))}
    if len(places) < _LEAST or len(sizes) > 1 or not 1 < min(sizes) <= _FIELDS or len(places) + min(sizes) < _SEVERAL:
        return False
    return not all(_DATED.search(line.text) for line in lines)


_FIELDS, _SEVERAL = 4, 5  # lines of a work; works and lines of each that tell a pattern
_DATED = re.compile(r"\b(?:19|20)\d\d\b")


def over_names(lines: Sequence[Line], gaps: Sequence[bool], owner: str) -> list[bool]:
    """Titles over lists of names, where some works have no blank line in front; empty for other lists."""
    titles = [is_title_over(above, line, owner) for above, line in pairwise(lines)] + [False]
    parted = [title for title, gap in zip(titles, gaps, strict=True) if gap]
    inner = any(title and not gap for title, gap in zip(titles, gaps, strict=True))
    if not inner or sum(titles) < _TITLE or not titles[0] or sum(parted) < _MOST_TITLES * len(parted):
        return []
    return [
        gap or (title and ends_citation(lines[i - 1].text) and not titles[i - 1])
        for i, (gap, title) in enumerate(zip(gaps, titles, strict=True))
    ]


_MOST_TITLES = 0.6  # of the works behind a blank line have their titles over names
