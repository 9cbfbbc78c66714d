"""Fields of an entry set as items below it: consumes a section's entries; produces them with such items as head lines.

"- PhD in Botany" over "  - Example University, 2016 - 2021" and "  - Advisor: Ada Quill": the first item below says
where and when, and tells no task. Known by all entries of the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date
from transforms.lines.shapes import is_prose
from transforms.model import Entry, Line

_KINDS = frozenset(("education", "positions", "awards", "grants", "talks", "teaching"))
_LONGEST = 120  # characters of such an item


def with_fields_in_heads(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries; where each is a line without a date over items of which the first alone is dated, that is a head."""
    if len(entries) < 2 or entries[0].section.kind not in _KINDS or not all(map(_is_dated_below, entries)):
        return entries
    return [
        replace(one, head=(*one.head, replace(one.details[0], bullet="", gap_before=0)), details=one.details[1:])
        for one in entries
    ]


def _is_dated_below(entry: Entry) -> bool:
    if len(entry.head) != 1 or not entry.details or find_dates(entry.head[0].text):
        return False
    first, *rest = entry.details
    return _is_field(first) and not any(find_dates(line.text) for line in rest)


def _is_field(line: Line) -> bool:
    """True for an item that begins or ends with a date, and no sentence."""
    if not line.bullet or len(line.text) > _LONGEST or is_prose(line.text):
        return False
    dates = find_dates(line.text)
    return bool(dates) and (not dates[0].span.start or not line.text[dates[-1].span.end :].strip(" .)]"))


def are_dated_below(lines: list[Line], plain: list[int]) -> bool:
    """True where a date alone stands among the bullets below most plain lines: it is one more field of these."""
    below = [lines[start + 1 : end] for start, end in zip(plain, [*plain[1:], len(lines)], strict=True)]
    dated = [sum(is_date(line.text) for line in some) == 1 < len(some) for some in below if some]
    return len(dated) > 1 and sum(dated) > 0.5 * len(dated)
