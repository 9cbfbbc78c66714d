"""Which lines of a list begin a citation: by marks, blank lines, hanging indents, or how the lines themselves begin."""

from __future__ import annotations

import itertools
import re

from transforms.citations.badged_lines import is_badged
from transforms.citations.closing_years import by_closing_years
from transforms.citations.hanging_works import hang_whole
from transforms.citations.line_ends import are_paragraphs, are_whole, is_byline
from transforms.citations.name_runs import name_run
from transforms.citations.over_notes import over_notes
from transforms.citations.quoted_rows import are_links, begins_quoted, may_follow
from transforms.citations.stanzas import are_stanzas
from transforms.citations.starred import with_unstarred
from transforms.citations.start_looks import (
    AIDED,
    NUMBERED,
    OPENS,
    YEAR_CELL,
    YEAR_IN,
    YEAR_LEAD,
    begins_next,
    behind_links,
    column_ends,
    ends_citation,
    goes_on_with_work,
    hang,
    is_all_names,
    is_citation_start,
    is_link_row,
    is_lone_row,
    is_standing,
    is_strong_start,
    is_title_over,
    is_volume,
    label_end,
    led_alike,
    notes_work,
    numbered_like,
    says_where,
    tells_of_work,
    width_set,
)
from transforms.citations.title_lines import (
    are_even,
    by_bold_leads,
    by_fields,
    by_style,
    by_years,
    by_years_beside,
    over_names,
    with_unnumbered,
)
from transforms.citations.titled import by_coauthors, by_names_above, by_quotes, is_lone_work
from transforms.citations.told_lines import is_scrap, items_beside
from transforms.citations.torn_names import begins_inside_name
from transforms.entities import venues
from transforms.model import Line


def starts(lines: list[Line], owner: str) -> list[bool]:
    """Which lines begin a citation; none with the rest of the name that the line above ends in, or of its work."""
    if are_links(lines):
        return [True] * len(lines)
    lines = [behind_links(line) if line.links else line for line in lines]
    found = _starts(lines, owner)
    for i, (above, line) in enumerate(itertools.pairwise(lines), 1):
        if found[i] and not line.bullet and (begins_inside_name(above.text, line.text) or goes_on_with_work(line)):
            found[i] = False
    return found


def _starts(lines: list[Line], owner: str) -> list[bool]:
    heads = [line.heading for line in lines if line.heading]
    if heads and len(heads) < len(lines):
        return [0 < line.heading <= min(heads) for line in lines]
    if len(lines) > 1 and all(line.text.count("\t") > 1 for line in lines):
        return [True] * len(lines)  # rows of a table
    if is_lone_work(lines, owner):
        return [i == 0 for i in range(len(lines))]
    return over_notes(lines) or _by_year_column(lines, owner) or _by_labels(lines, owner) or _by_layout(lines, owner)


def _by_year_column(lines: list[Line], owner: str) -> list[bool]:
    """Each citation's year stands in a column before it, or one year before several of them; empty for other lists.

    A line without a year begins a citation where it stands as a row and begins as those with a year do; short ones hold
    names alone, over a title and a venue.
    """
    cells = column_ends(lines)
    dated = list(map(bool, cells))
    if sum(dated) < (2 if dated[0] else _LEAST):
        return dated if is_lone_row(lines, cells[0], owner) else []
    rows = [(line, cell) for line, cell in zip(lines, cells, strict=True) if cell]
    named = sum(name_run(line.text, cell, owner) > _NAMED for line, cell in rows)
    if named < _MOSTLY * len(rows):
        in_cells = sum("\t" in line.text[cell:].strip() for line, cell in rows) * 2 > len(rows)
        others = (line for line, own in zip(lines, dated, strict=True) if not own)
        return dated if dated[0] and not any(_is_row(line, in_cells=in_cells) for line in others) else []
    return [
        own
        or not i
        or begins_quoted(lines[i - 1], line)
        or (
            (end := name_run(line.text, 0, owner)) > _NAMED
            and (len(line.text) > _ENTRY or end >= len(line.text) - 1)
            and may_follow(lines[i - 1], line)
            and not venues.known(_FIELD_END.split(line.text, maxsplit=1)[0])
        )
        for i, (line, own) in enumerate(zip(lines, dated, strict=True))
    ]


_ENTRY, _LEAST, _ROWS = 40, 3, 2  # characters of a citation; rows with a year below others that have none yet
_FIELD_END = re.compile(r"[,:]")
_NAMED, _MOSTLY = 5, 0.6  # characters of a name that begins a citation


def _by_labels(lines: list[Line], owner: str) -> list[bool]:
    """A short label stands in a column before each citation, which begins with names; empty for other lists."""
    cells = [label_end(line) if "\t" in line.text else 0 for line in lines]
    rows = [(line, cell) for line, cell in zip(lines, cells, strict=True) if cell]
    if len(rows) < _ROWS or not cells[0]:
        return []
    named = sum(name_run(line.text, cell, owner) > cell + _NAMED for line, cell in rows)
    if named < _MOSTLY * len(rows):
        return []
    return [bool(cell) or line.gap_before > 0 for line, cell in zip(lines, cells, strict=True)]


def _by_layout(lines: list[Line], owner: str) -> list[bool]:  # noqa: PLR0911 - one way each
    """By marks, blank lines, hanging indents, or how the lines themselves begin."""
    beside = items_beside(lines)
    bullets = [line for line, is_aside in zip(lines, beside, strict=True) if line.bullet and not is_aside]
    if bullets and _are_marks(bullets, lines[0]):
        top = min([line.indent for line in bullets])
        numbered = bullets[0].bullet[-1:] in ".])"
        own = [
            numbered_like(line, bullets[0].bullet)
            if numbered
            else bool(line.bullet) and line.indent <= top + 1 and not is_aside
            for line, is_aside in zip(lines, beside, strict=True)
        ]
        if any(own):
            return (with_unnumbered if numbered else with_unstarred)(lines, own, owner)
    if not bullets and are_paragraphs(lines):
        return [True] * len(lines)
    gaps = [i == 0 or (line.gap_before > 0 and not _is_below(line)) for i, line in enumerate(lines)]
    if not bullets and are_stanzas(lines, gaps, owner):
        return gaps
    if (
        own := by_names_above(lines, owner)
        or by_quotes(lines)
        or by_years_beside(lines)
        or by_style(lines)
        or by_closing_years(lines, owner)
        or by_years(lines, owner)
        or by_bold_leads(lines, owner)
    ):
        return own
    if are_even(lines, gaps) and not width_set(lines):
        return gaps
    low = min(line.indent for line in lines)
    hanging = [line.indent <= low + 1 for line in lines]
    if hang(lines, hanging, gaps) or hang_whole(lines, hanging, gaps):
        return hanging
    if parted := _by_gaps(lines, gaps, owner):
        return parted
    if hanging.count(False) > 0 and hanging[0] and hanging.count(True) > 1:
        return hanging
    return by_coauthors(lines, owner) or by_fields(lines, owner) or _by_beginnings(lines, owner)


def _by_beginnings(lines: list[Line], owner: str) -> list[bool]:
    """Where nothing parts the citations: by how the lines begin and end."""
    if len(lines) > 1 and not width_set(lines) and _each_begins(lines, owner):
        return [True] * len(lines)
    shaped = [i == 0 or _begins(lines[i - 1], line, owner) for i, line in enumerate(lines)]
    if (
        len(lines) > 1
        and all(ends_citation(line.text) or len(line.text) < 60 for line in lines)
        and not width_set(lines)
        and _one_per_line(lines, owner)
    ):
        return [True] * len(lines)
    return shaped


def _is_below(line: Line) -> bool:
    """True for a paragraph that belongs to the work above it: links, its standing, an item on a prize."""
    if (line.bullet and tells_of_work(line)) or notes_work(line) or is_link_row(line) or is_scrap(line):
        return True
    return says_where(line.text) and not (name_run(line.text) or is_badged(line.text))


def _by_gaps(lines: list[Line], gaps: list[bool], owner: str) -> list[bool]:
    """Citations that blank lines part, or a page's end those of a line each; empty where they do not."""
    if sum(gaps) < _MOSTLY * len(lines) and are_whole(lines):
        return [True] * len(lines)
    if any(gaps[1:]) and (titles := _without_names(lines, gaps, owner)) != gaps:
        return titles
    if over := over_names(lines, gaps, owner):
        return over
    if sum(gaps) < 2 or not _gap_splits(lines, gaps, owner):
        return []
    led = led_alike(lines, owner)
    named = all(name_run(line.text, 0, owner) > _NAMED for line, gap in zip(lines, gaps, strict=True) if gap)
    return [
        gap
        or (
            ends_citation(lines[i - 1].text)
            and (
                is_strong_start(lines[i].text, owner)
                or lines[i].text.startswith(led)
                or (named and begins_next(lines[i - 1], lines[i], owner))
            )
            and not (_INITIALS_END.search(lines[i - 1].text) and is_all_names(lines[i - 1].text, owner))
            and not (tells_of_work(lines[i]) or is_scrap(lines[i]))
            and not (gaps[i - 1] and is_title_over(lines[i - 1], lines[i], owner))
        )
        for i, gap in enumerate(gaps)
    ]


_INITIALS_END = re.compile(r"\b[A-Z]\.$")  # of a list of names that goes on below: "N. Dahl, K.J." over "La Place, ..."


def _without_names(lines: list[Line], gaps: list[bool], owner: str) -> list[bool]:
    """No gap before lists of names, each a paragraph of its own below its title's."""
    if is_all_names(lines[0].text, owner):
        return gaps
    below = [False, *(gap and not is_strong_start(line.text, owner) for line, gap in zip(lines, gaps, strict=True))]
    return [
        gap and not (under and "," in line.text and is_all_names(line.text, owner))
        for line, gap, under in zip(lines, gaps, below, strict=False)
    ]


def _are_marks(bullets: list[Line], first: Line) -> bool:
    """False for numbers at a line's start that only a line break put there ("55. 9008-9017"): they do not count up."""
    if len(bullets) == 1 and bullets[0] is not first and not bullets[0].gap_before:
        return False
    numbers = [int(digits) for line in bullets if (digits := "".join(filter(str.isdigit, line.bullet)))]
    if len(numbers) < len(bullets) / 2:
        return True
    steps = [b - a for a, b in itertools.pairwise(numbers)]
    if not steps or (first.bullet[:1] == "[" and (max(steps) < 0 or min(steps) > 0)):
        return bool(first.bullet)
    return sum(abs(step) <= 1 for step in steps) >= 0.6 * len(steps)


def _is_row(line: Line, *, in_cells: bool) -> bool:
    """True for a line that may begin a citation, beside a year of several; a wide blank tells it from rows of cells."""
    if line.bullet and (tells_of_work(line) or is_scrap(line)):
        return False
    return bool(line.bullet) or line.gap_before > 0 or (in_cells and "\t" in line.text)


def _gap_splits(lines: list[Line], gaps: list[bool], owner: str) -> bool:
    """True where blank lines part citations: most runs between them begin like one."""
    cells = [bool(YEAR_CELL.match(line.text)) for line in lines]  # a year before an entry, where each is free above
    free = all(gap for gap, cell in zip(gaps, cells, strict=True) if cell)
    begins = [
        is_citation_start(line, owner) or (free and cell)
        for line, gap, cell in zip(lines, gaps, cells, strict=True)
        if gap
    ]
    return begins.count(True) >= 0.6 * len(begins)


def _begins(previous: Line, line: Line, owner: str) -> bool:
    """True where a new citation begins without blank line, bullet or indent."""
    text = line.text
    if NUMBERED.match(text):
        return True
    if line.is_bold and not previous.is_bold:
        return True
    if not (ends_citation(previous.text) or is_link_row(previous)) or is_volume(text):
        return False
    return not (is_byline(previous.text) and is_standing(text)) and bool(
        text[:1] in OPENS
        or YEAR_LEAD.match(text)
        or AIDED.match(text)
        or name_run(text, 0, owner) > 3
        or (text[:1].isupper() and len(text) > 40)
    )


def _each_begins(lines: list[Line], owner: str) -> bool:
    """True where nearly every line begins with names, or states a year: a list of one citation a line."""
    named = sum(name_run(line.text, 0, owner) > 3 or line.text[:1] in OPENS for line in lines)
    dated = sum(len(line.text) > 40 and bool(YEAR_IN.search(line.text)) for line in lines)
    return named >= 0.85 * len(lines) or dated >= 0.9 * len(lines)


def _one_per_line(lines: list[Line], owner: str) -> bool:
    return sum(is_citation_start(line, owner) and len(line.text) > 50 for line in lines) >= 0.8 * len(lines)
