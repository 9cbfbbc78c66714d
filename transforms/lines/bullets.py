"""Bullets: consumes the lines of a run with bullets; produces which go on from a bullet, and which begin entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from operator import or_

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.organizations import shape_rank
from transforms.lines.dates_below import dates_below
from transforms.lines.shapes import breaks_off
from transforms.model import Line
from transforms.text.openings import begins_small
from transforms.text.shown import FIRST_PICTURE

_LONG = 60
_FEW = 4  # one bullet in as many may be an entry without a date among dated ones


def continuing(lines: list[Line]) -> frozenset[int]:
    """Places of the lines without a bullet that go on with the words of the bullet above."""
    found: set[int] = set()
    width = max((len(line.text) for line in lines), default=0)  # marks and addresses of links are not set
    is_dated_first = bool(lines) and not lines[0].bullet and _ends_dated(lines[0])
    heads = _right_of_bullets(lines)
    for index in range(1, len(lines)):
        above = lines[index - 1]
        is_like_first = is_dated_first and lines[index].indent == lines[0].indent and _ends_dated(lines[index])
        full = _LONG < width < 3 * _LONG and len(above.text) >= 0.8 * width and not is_like_first
        if not (above.bullet or index - 1 in found) or lines[index].bullet or (heads and _is_head(lines[index], heads)):
            continue
        if above.bullet and lines[index].indent == lines[0].indent and not lines[0].bullet and _has_date_apart(above):
            continue  # a further school over rows that are whole: each has its date at the right
        if _continues(lines[index], above, full):
            found.add(index)
    found |= _below_links(lines) | dates_below(lines)
    rest = [i for i, line in enumerate(lines) if not line.bullet and i not in found]
    return frozenset(found.union(rest) if rest and (_are_remarks(lines, rest) or _hang(lines, rest)) else found)


_ONGOING = ("resent", "now", "Now", "urrent", "oday", "date")  # "since 2031 – Present"


def _ends_dated(line: Line) -> bool:
    """True for a line that begins as an entry does and ends in its date."""
    end = line.text.rstrip(").]")
    if not line.text[0].isupper() or not (end[-2:].isdigit() or end.endswith(_ONGOING)):
        return False
    dates = find_dates(line.text)
    return bool(dates) and dates[-1].span.end >= len(line.text.rstrip(").]"))


def _below_links(lines: Sequence[Line]) -> set[int]:
    """Places of the lines right below bullets that are a link and nothing else, where several are: they tell of it."""
    found = {
        i
        for i, (above, line) in enumerate(pairwise(lines), 1)
        if above.bullet and _is_link(above) and not (line.bullet or line.gap_before)
    }
    return found if len(found) > 1 else set()


def _right_of_bullets(lines: Sequence[Line]) -> Line | None:
    """The first line where it stands to the right of the bullets below it, where their words do: as others do, then."""
    first = lines[0] if lines else None
    if first is None or first.bullet or not any(line.bullet and line.indent < first.indent for line in lines):
        return None
    return first


def _is_head(line: Line, first: Line) -> bool:
    """Whether a line is a further one like the first: in its place, below a gap, or with its date apart like that."""
    if line.indent != first.indent or begins_small(line.text):
        return False
    return line.gap_before > 0 or (_has_date_apart(line) and _has_date_apart(first))


def _has_date_apart(line: Line) -> bool:
    return "\t" in line.text and bool(find_dates(line.columns[-1]))


def _hang(lines: list[Line], plain: list[int]) -> bool:
    """True for lines right below items and under their words: where the award above came from, and when."""
    if not lines[0].bullet or lines[0].indent:
        return False
    hanging = (lines[i].indent > 1 and not lines[i].gap_before and not lines[i].heading for i in plain)
    return all(hanging) and not any(line.indent for line in lines if line.bullet)


def _are_remarks(lines: list[Line], plain: list[int]) -> bool:
    """True for undated lines right below items of a list whose items are dated: they say more of the item above.

    They end as sentences do, or else the items name their own places: no line is the employer of those below it.
    """
    bullets = [line for line in lines if line.bullet]
    runs = sum(i - 1 not in plain for i in plain)  # "Department of History," and "Globex University." are one remark
    if not lines[0].bullet or len(bullets) < _LEAST or runs >= len(bullets):
        return False
    if any(
        lines[i].gap_before
        or lines[i].heading
        or lines[i].begins_bold
        or lines[i].text[-1] == ":"
        or is_dated(lines[i])
        for i in plain
    ):
        return False
    if sum(map(is_dated, bullets)) * _FEW < len(bullets) * (_FEW - 1):
        return False
    placed = sum(any(shape_rank(part.strip(" .")) for part in line.text.split(",")[1:]) for line in bullets)
    return 2 * placed >= len(bullets) or all(lines[i].text[-1] in ".," for i in plain)


def is_dated(line: Line) -> bool:
    """True for a line with a date."""
    return bool(find_dates(line.text))


def all_lead(lines: list[Line]) -> bool:
    """True where a list begins the lines and plain ones stand below each of its bullets: those name the rest of it."""
    if not lines[0].bullet:
        return False
    bullets = [(line, below) for line, below in zip(lines, [*lines[1:], None], strict=True) if line.bullet]
    if len(bullets) < _LEAST or any(line.indent > lines[0].indent + 1 for line, _ in bullets):
        return False
    own = lines[0].begins_bold
    return all(
        below is not None and not below.bullet and not below.gap_before and not (below.begins_bold and not own)
        for _, below in bullets
    )


_LEAST = 2


def are_over_items(lines: list[Line]) -> bool:
    """True where each of several plain lines, no date among them, stands over items of its own."""
    plain = [i for i, line in enumerate(lines) if not line.bullet]
    if len(plain) < 2 or plain[0] or plain[-1] == len(lines) - 1 or not all(lines[i + 1].bullet for i in plain):
        return False
    return not any(find_dates(lines[i].text) or lines[i].indent for i in plain)


def are_told(kind: str, lines: list[Line]) -> bool:
    """True where sentences stand as bullets below lines that are none: they tell of these, and are no items."""
    if kind not in _TOLD_OF:
        return False
    bullets, heads = ([line for line in lines if bool(line.bullet) == own] for own in (True, False))
    return 2 * sum(map(_tells, bullets)) > len(bullets) and not any(map(_tells, heads))


_TOLD_OF = frozenset(("teaching", "awards", "talks"))


def _tells(line: Line) -> bool:
    words = line.text.split()
    if len(words) <= _FEW:
        return False
    does = line.text[-1] == "." and words[0].endswith(("I", "ing", "ed")) and words[1][0].islower()  # "Led by the X."
    return does or 2 * sum(word[0].islower() for word in words) > len(words)


def _continues(line: Line, above: Line, full: bool) -> bool:
    """Whether a line goes on from the one above; `full`: that one reaches the right margin."""
    if line.heading or _begins_entry(line) or (line.gap_before and line.is_bold and above.text[-1] != ","):
        return False
    if breaks_off(above.text, line.text) or _is_link(line):
        return True
    if line.gap_before:
        inside = line.indent > above.indent or (not above.bullet and line.indent == above.indent > 1)
        return begins_small(line.text) or (inside and above.text[-1] not in ".:;")
    if line.indent > above.indent or (not above.bullet and line.indent == above.indent > 0) or begins_small(line.text):
        return True
    opened = line.begins_bold
    wrapped = _LONG < len(above.raw.rstrip()) < 2.5 * _LONG and above.text[-1] not in ".;:!?"
    if opened or not wrapped:
        return False
    dates = find_dates(line.text)
    return not dates or (full and dates[0].span.start > 0)


def _is_link(line: Line) -> bool:
    """True for a few words that are a link and nothing else: where the item above can be seen."""
    text = line.text
    if not line.links or text.count(" ") >= _LINK_WORDS:
        return False
    return sum(link.end - link.start for link in line.links) >= len(text.strip("[]() .|"))


_LINK_WORDS = 4


def _begins_entry(line: Line) -> bool:
    """True for a line that begins in bold and has its date in a column."""
    return "\t" in line.text and line.begins_bold and bool(find_dates(line.text))


def _depth(line: Line) -> tuple[int, str]:
    return line.indent, line.bullet if not line.bullet[-1:].isalnum() and len(line.bullet) == 1 else "1"


def outer(lines: list[Line]) -> frozenset[int]:
    """Places of the outermost bullets: the smallest indent, and the first bullet's mark where marks nest."""
    bullets = [(i, line) for i, line in enumerate(lines) if line.bullet]
    least = min(line.indent for _, line in bullets)
    outer = [(i, line) for i, line in bullets if line.indent <= least + 1]
    first = outer[0][1]
    kinds = {_depth(line)[1] for _, line in outer}
    if len(kinds) > 1 and not _are_pictured([line for _, line in outer]):
        outer = [(i, line) for i, line in outer if _depth(line)[1] == _depth(first)[1]]
    return frozenset(i for i, _ in outer) | {bullets[0][0]}


def _are_pictured(lines: list[Line]) -> bool:
    """True where each item has a picture of its own for a bullet: a medal, a plane, a globe, and no field's sign."""
    if lines[0].bullet < FIRST_PICTURE or any(line.bullet < FIRST_PICTURE for line in lines):
        return False
    dated = sum(bool(find_dates(line.text)) for line in lines)
    return dated * 5 >= len(lines) * 3 or (
        len({line.bullet for line in lines}) == len(lines) and not any(is_date(line.text) for line in lines)
    )


def head_bullets(lines: list[Line], starts: list[int]) -> list[int]:
    """Of bullets at one depth, those that begin entries: bold at the beginning, or dated, where the rest is neither.

    Where deeper bullets stand below each of them, the depth itself tells that all do.
    """
    if _nested(lines, starts):
        return starts
    bold = [i for i in starts if lines[i].begins_bold]
    dated = [i for i in starts if find_dates(lines[i].text)]
    if not bold and (len(starts) - len(dated)) * _FEW <= len(starts):  # an entry whose date nobody reads
        return starts
    if len(dated) == len(starts) and _dates_are_even([lines[i] for i in starts]):
        return starts
    for chosen in (bold, dated):
        if chosen and chosen[0] == starts[0] and len(chosen) < len(starts) and set(dated) & set(chosen):
            return chosen
    return starts


def _dates_are_even(lines: Sequence[Line]) -> bool:
    """True for lines that all begin with their dates, or all end in them: entries, be only the first in bold."""
    dates = [(line, find_dates(line.text)) for line in lines]
    if all(found[0].span.start == 0 for _, found in dates):
        return True
    return all(found[-1].span.end >= len(line.text.rstrip(" ).]")) for line, found in dates)


def row_bullets(lines: list[Line], starts: list[int]) -> list[int]:
    """Of bullets at one depth, those that begin rows: bold and dated, where each other one is set otherwise.

    "- **Fern Medal** 2019", "- *Royal Society of Bogs*": templates set an entry's lines as items of one list. The
    others are in italics, or one of them stands below each of the bold ones; those right below are undated.
    """
    heads = [i for i in starts if lines[i].begins_bold]
    if not _LEAST <= len(heads) < len(starts) or heads[0] != starts[0]:
        return starts
    when = [bool(find_dates(lines[i].text)) for i in heads]
    if sum(when) * _FEW < len(when) * (_FEW - 1) or not all(map(or_, when, ("\t" in lines[i].text for i in heads))):
        return starts
    below = [b for a, b in pairwise(starts) if lines[a].begins_bold and not lines[b].begins_bold]
    dated = sum(bool(find_dates(lines[i].text)) for i in below)
    if len(below) * _FEW < len(heads) * (_FEW - 1) or dated * _FEW > len(below):
        return starts
    is_even = len(below) == len(heads) == len(starts) - len(heads) > _LEAST
    italic = all(lines[i].is_italic or lines[i].begins_bold for i in starts)
    return heads if italic or (is_even and not dated) else starts


def in_rows(lines: list[Line], starts: list[int]) -> tuple[list[Line], list[int]]:
    """The lines, rows of a list without the bullets of their undated further lines, and where entries begin."""
    heads = row_bullets(lines, starts)
    inner = {i for i in starts if not find_dates(lines[i].text)} - set(heads) if len(heads) < len(starts) else ()
    return [replace(line, bullet="") if i in inner else line for i, line in enumerate(lines)] if inner else lines, heads


def _nested(lines: list[Line], starts: list[int]) -> bool:
    """True where a deeper bullet stands right below each of the bullets."""
    below = [lines[i + 1] if i + 1 < len(lines) else None for i in starts]
    return all(line and line.bullet and line.indent > lines[i].indent for line, i in zip(below, starts, strict=True))


def list_end(lines: list[Line], head: int, end: int) -> int:
    """Where what a line heads ends: a plain one with a colon over bullets heads no paragraph behind them."""
    over, below = lines[head], lines[head + 1 : end]
    if over.text[-1] != ":" or over.bold or over.italic or not (below and below[0].bullet):
        return end
    plain = (i for i in range(head + 1, end) if not lines[i].bullet and lines[i].gap_before)
    return next((i for i in plain if lines[i].indent <= over.indent), end)
