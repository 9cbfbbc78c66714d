"""Styled lines over dated ones: italic, bold or with a colon, they head several entries. Consumes lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import shape_rank
from transforms.lines.bullets import is_dated
from transforms.lines.closing_dates import over_dates
from transforms.model import Line


def heads_several(lines: Sequence[Line], index: int) -> bool:
    """True where the line stands over two dated lines or more, before the next of its kind."""
    line = lines[index]
    if not is_styled(line) or index + 1 == len(lines):
        return False
    below = lines[index + 1]
    if is_styled(below):
        return index + 2 < len(lines) and not is_styled(lines[index + 2]) and heads_several(lines, index + 1)
    run = [one for one in _until_styled(lines, index + 1) if one.indent <= below.indent + 2]
    dated = sum(1 for one in run if find_dates(one.text))
    return bool(find_dates(below.text)) and dated >= max(2, 0.6 * len(run))


def _until_styled(lines: Sequence[Line], start: int) -> Iterator[Line]:
    for line in lines[start:]:
        if is_styled(line) or (line.is_bold and not line.bullet and not find_dates(line.text)):
            return  # a title in bold begins the next entry, however long it is
        yield line


def is_styled(line: Line) -> bool:
    """A short undated line that is bold, italic or underlined as a whole, or ends in a colon."""
    return (
        not line.bullet
        and len(line.text) <= 70
        and (
            line.is_bold
            or line.is_italic
            or line.text[-1] == ":"
            or bool(line.underline and line.underline[0].end >= len(line.text) - 1)
        )
        and not find_dates(line.text)
    )


def with_likes(lines: Sequence[Line], heads: list[int]) -> list[int]:
    """The heads, and the other employers of their look that stand over one dated line only."""
    looks = {_look(lines[i]) for i in heads}
    likes = (
        i
        for i, line in enumerate(lines[:-1])
        if is_styled(line) and _look(line) in looks and shape_rank(line.text.rstrip(":")) and _heads_one(lines, i)
    )
    return sorted({*heads, *likes})


def _heads_one(lines: Sequence[Line], at: int) -> bool:
    below = lines[at + 1]
    return not is_styled(below) and bool(find_dates(below.text))


def _look(line: Line) -> tuple[bool, bool, bool]:
    return line.is_bold, line.is_italic, line.text[-1] == ":"


def bold_begins(lines: Sequence[Line]) -> bool:
    """True where dated lines begin in bold too, or dates end the entries: then bold heads nothing."""
    return bool(over_dates(lines)) or any(
        line.begins_bold and not line.bullet and find_dates(line.text) for line in lines
    )


def styled_follow(lines: Sequence[Line]) -> bool:
    """True where the section begins with a dated line and styled ones follow the dated: they end entries."""
    styled = [i for i, line in enumerate(lines) if is_styled(line)]
    if len(styled) < _FOLLOWERS or is_styled(lines[0]) or not is_dated(lines[0]):
        return False
    return all(is_dated(lines[i - 1]) and not lines[i].gap_before for i in styled)


_FOLLOWERS = 3  # styled lines of such a section
