"""Text in which blanks show the layout (`pdftotext -layout`). Consumes it; produces it column after column.

Letters stand on a grid, so that lines have places as they have on a PDF page, and the same rule tells a sidebar from a
margin with dates: a column has lines of its own. A page without columns stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from transforms.headings.wording import named
from transforms.readers.date_patterns import MONTH, NOW, SEASON
from transforms.readers.inline import BOLD
from transforms.readers.late_dates import with_wraps_whole
from transforms.readers.layout.capitals import with_small_letters
from transforms.readers.layout.centred_cells import with_centred_cells_whole
from transforms.readers.layout.even_items import with_items_apart
from transforms.readers.layout.flush_margins import flush_margins
from transforms.readers.layout.full_heads import with_full_heads_apart
from transforms.readers.layout.group_heads import group_heads
from transforms.readers.layout.heads import with_flush_headings, with_headings
from transforms.readers.layout.lone_bullets import with_bullets_on_lines
from transforms.readers.layout.lower_heads import with_capital_heads
from transforms.readers.layout.margins import begins_near, margins_of
from transforms.readers.layout.pages import end_to_end, joined, without_running_heads
from transforms.readers.layout.paragraphs import with_paragraphs_whole
from transforms.readers.layout.ranges import with_dates_apart, with_periods_whole, with_stretched_dates
from transforms.readers.layout.right_dates import with_right_dates
from transforms.readers.layout.right_periods import with_right_periods_whole
from transforms.readers.layout.rows import with_spaced_rows
from transforms.readers.layout.side_text import flushed, names_section
from transforms.readers.layout.sides import with_sides_apart
from transforms.readers.layout.tables import with_whole_cells
from transforms.readers.layout.torn_names import with_names_whole
from transforms.readers.layout.wrapped_dates import with_wrapped_dates

if TYPE_CHECKING:
    from transforms.readers.page.segments import Segment
    from transforms.readers.page.word import Word

_WIDTH, _HEIGHT, _SIZE = 2.4, 5.5, 5.0  # of a letter's cell, and of its font: three blanks are a column's gap
_LETTERS = re.compile(r"\S+")
_LEAST_BESIDE = 0.25  # of a page's height that a sidebar takes
_SPACED = re.compile(r"\s*(?:\S{1,3} ){3}")
_WIDE = re.compile(r"\S(?<!^[-*+])(?<! [-*+]) {3,}\S")  # behind the mark of an item pandoc writes three
_MARKUP = re.compile(
    r"^(?:#{1,6} (?![^\s@]{1,60}@)\S|```|"  # a letter's picture before an address: "# ada@looms.example"
    r"\|.*\|$| {0,3}\[[^\[\]\n]{1,300}\]: <?(?:[a-z]{3,8}:|www\.|[/#.]))|"
    r"\]\((?:https?|mailto):|\*\*\w|</\w+>|^[ \t]*\\\w+",
    re.MULTILINE,
)
_LEAST_LINES, _LEAST_WIDE = 12, 4
_LONGEST = 500_000  # characters; more are some hundred pages
_NOW = re.compile(rf"{NOW}|{SEASON}|{MONTH}", re.IGNORECASE)
_APART = 2  # blanks put behind labels
_NEAR = 2  # lines between two paragraphs
_SHORT = 8  # columns by which a paragraph's last line ends before the column does


def is_layout(text: str) -> bool:
    """True where the shape of the text is a page's: wide blanks inside lines, deep indents; and no markup."""
    if "   " not in text or len(text) > _LONGEST:
        return False
    lines = [line for line in text[:60_000].split("\n") if line.strip()]
    wide = sum(1 for line in lines if "   " in line and _WIDE.search(line))
    has_pages = "\f" in text
    if len(lines) < _LEAST_LINES or (wide < _LEAST_WIDE and not has_pages) or _MARKUP.search(text[:60_000]):
        return False
    deep = sum(1 for line in lines if line.startswith("      "))
    return wide + deep >= (0.05 if has_pages else 0.3) * len(lines)


def read_layout(text: str) -> str:
    """The text with its columns one after the other; as light markdown where labels stand in a margin."""
    lines = [
        [line.rstrip() for line in page.expandtabs(8).rstrip().split("\n")] for page in text.split("\f") if page.strip()
    ]
    lines = [with_bullets_on_lines(with_centred_cells_whole(page)) for page in without_running_heads(lines)]
    lines = with_wrapped_dates(with_stretched_dates(lines))
    lines[:1] = map(with_names_whole, lines[:1])
    rows, beside = with_sides_apart([with_spaced_rows(page) for page in lines])
    if not beside and (flush := flush_margins(lines)):
        return _with_margin(flush)
    cells = with_whole_cells(with_right_periods_whole(with_periods_whole(rows)))
    pages = with_small_letters(with_headings(with_full_heads_apart(cells)))
    sides = ["\n".join(flushed(side.split("\n"))) for side in beside]
    if margins := margins_of(pages):
        return _with_sides(_with_margin(margins), sides)
    found = [_page("\n".join(with_dates_apart(page))) for page in with_periods_whole(pages, is_narrow=True)]
    main, sides = joined([main for main, _ in found]), [*sides, *(side for _, side in found if side)]
    is_first = bool(beside) or bool(sides and found[0][1] is sides[0])
    text = _with_sides(main, sides, is_first=is_first)
    return "\n".join(with_items_apart(with_paragraphs_whole(with_wraps_whole(with_right_dates(text.split("\n"))))))


def _with_sides(main: str, sides: list[str], *, is_first: bool = True) -> str:
    """The text with the sidebars behind it; one of the first page that holds the owner's address below the name."""
    main = "\n".join(with_capital_heads(main.split("\n")))
    if is_first and sides and "@" in sides[0]:
        main = _below_name(main, sides.pop(0))
    return "\n\n".join((main, *sides))


def without_page_edges(text: str) -> str:
    """The text of pages without columns, their running heads blank."""
    pages = [page.split("\n") for page in text.split("\f") if page.strip()]
    text = end_to_end(["\n".join(page).strip("\n") for page in without_running_heads(pages)])
    return "\n".join(with_items_apart(with_paragraphs_whole(text.split("\n"))))


def _with_margin(pages: Sequence[tuple[Sequence[str], Sequence[int]]]) -> str:
    from transforms.readers.page.assemble import assemble  # noqa: PLC0415  # needed for such text only
    from transforms.readers.page.furniture import MARGIN, without_furniture  # noqa: PLC0415
    from transforms.readers.page.segments import segments_of  # noqa: PLC0415

    widest = max((max(gutters, default=0) for _, gutters in pages), default=0)
    found = [(len(lines) * _HEIGHT, segments_of(_words(lines, gutters, widest))) for lines, gutters in pages]
    return assemble(without_furniture(found, MARGIN), [], is_grid=True, main_x=(widest + _APART) * _WIDTH)


def _words(lines: Sequence[str], gutters: Sequence[int], widest: int) -> list[Word]:
    """The words of a page where they stand on its grid; what stands behind a gutter is moved away from it."""
    from transforms.readers.page.word import Word  # noqa: PLC0415

    words: list[Word] = []
    heads = group_heads(lines, gutters)
    for number, (line, gutter) in enumerate(zip(lines, gutters, strict=True)):
        base = (len(lines) - number) * _HEIGHT
        may = gutter and number not in heads and not _SPACED.match(line)
        apart = _APART if may and _is_labelled(lines, number, gutter) else 0
        for match in _LETTERS.finditer(line):
            start, end = match.span()
            by = widest - gutter + (apart if start >= gutter - 1 else 0) if gutter else 0
            words.append(Word(match[0], (start + by) * _WIDTH, (end + by) * _WIDTH, base, _SIZE))
            words[-1].style = BOLD if number in heads else 0
    return words


def _is_labelled(lines: Sequence[str], at: int, gutter: int) -> bool:
    """True where what ends right before the gutter may be a label: no heading whose words part there by chance."""
    line = lines[at]
    if not begins_near(line, gutter) or (line[:1].strip() and "  " not in line and names_section(line)):
        return False
    label = line[: gutter + 1].rstrip().rpartition(" ")[0].rstrip()
    below = "".join(lines[at + 1 : at + 2])
    is_over = any(map(str.isdigit, below[:gutter])) and not _NOW.fullmatch(label)
    heads = not below.strip() or (is_over and named(line.strip()).whole)
    is_alone = heads and not "".join(lines[max(0, at - 1) : at]).strip()
    if not is_alone or not label or label[-1] == ":" or any(map(str.isdigit, label)):
        return True
    return "  " in line[max(0, gutter - 3) : gutter + 1]


def _page(text: str) -> tuple[str, str]:
    """What stands in the page's columns, and what in its sidebars: a section may go on over a page's end."""
    from transforms.readers.page.assemble import is_side  # noqa: PLC0415
    from transforms.readers.page.columns import regions  # noqa: PLC0415  # needed for such text only
    from transforms.readers.page.segments import segments_of  # noqa: PLC0415
    from transforms.readers.page.word import Word  # noqa: PLC0415

    lines = text.expandtabs(8).split("\n")
    words = [
        Word(match[0], match.start() * _WIDTH, match.end() * _WIDTH, -number * _HEIGHT, _SIZE)
        for number, line in enumerate(lines)
        for match in _LETTERS.finditer(line)
    ]
    found = regions(segments_of(words))
    least = _LEAST_BESIDE * len(lines) * _HEIGHT
    tall = [region for region in found if region[0].base - region[-1].base > least] if len(found) > 1 else []
    beside = [region for region in tall if is_side(region, found)]
    main = (
        [_cut_out(lines, region).split("\n") for region in found if region not in beside] if len(found) > 1 else [lines]
    )
    return (
        "\n\n".join("\n".join(with_flush_headings(part)) for part in main),
        "\n\n".join("\n".join(flushed(_cut_out(lines, region).split("\n"))) for region in beside),
    )


def _below_name(main: str, side: str) -> str:
    """The text with a sidebar that holds the owner's address above the first heading of a section."""
    lines = main.split("\n")
    first = next((at for at, line in enumerate(lines) if line[:1].strip() and names_section(line)), len(lines))
    return "\n".join((*lines[:first], "", side, "", *lines[first:]))


def _cut_out(lines: Sequence[str], region: Sequence[Segment]) -> str:
    """The part of each line that lies in the region, lines between them included."""
    parts: dict[int, tuple[int, int]] = {}
    for one in region:
        number, start, end = round(-one.base / _HEIGHT), round(min(one.x0, one.mark_x) / _WIDTH), round(one.x1 / _WIDTH)
        low, high = parts.get(number, (start, end))
        parts[number] = min(low, start), max(high, end)
    left, right = min(start for start, _ in parts.values()), max(end for _, end in parts.values())
    return "\n".join(
        lines[number][left : parts[number][1]] if number in parts else ""
        for number in range(min(parts), max(parts) + 1)
        if number in parts or not lines[number].strip() or _parts(lines, parts, number, right)
    )


def _parts(lines: Sequence[str], parts: dict[int, tuple[int, int]], number: int, right: int) -> bool:
    """True for a line of another column alone, beside the space between two paragraphs: the upper one ends short."""
    low = next((at for at in range(number - 1, number - _NEAR - 1, -1) if at in parts), -1)
    high = next((at for at in range(number + 1, number + _NEAR + 1) if at in parts), -1)
    if low < 0 or high < 0 or parts[low][1] > right - _SHORT:
        return False
    return lines[low][parts[low][1] - 1] in ".)!?" and lines[high][parts[high][0]].isupper()
