"""Dates at the right edge that stand amid their items. Consumes the lines of light markdown; puts each behind its item.

A word processor's tab stop sets an item's date at the right edge; where the item's words reach so far, the date stands
on the line below, alone, among items that end in their dates. A title that wraps has its date behind its first line:
"“Slow Looms of the<tab>May 2019, online" over "North”".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import is_date
from transforms.entities.places import is_place
from transforms.readers.date_patterns import RANGE

_LONG, _SHORT = 60, 30  # characters of an item that fills its line, and of a date
_LEAST = 2  # items that end in a date
_TAIL = 32  # characters at an item's end that may hold its date


def with_late_dates(lines: list[str]) -> list[str]:
    """The lines; a date alone below a long item stands at the item's end, where most others of its list have theirs."""
    late = [at for at, line in enumerate(lines) if 0 < len(line) <= _SHORT and _is_late(lines, at)]
    if not late:
        return lines
    out = list(lines)
    for at in late:
        above = _above(lines, at)
        out[above] = f"{lines[above].rstrip()}\t{lines[at].strip()}"
        out[at] = ""
    return out


def with_wraps_whole(lines: list[str]) -> list[str]:
    """The lines; a title in quotation marks that goes on below its date, and a place there, stands before both.

    So does the rest of a place that its narrow column wrapped: "Slow Looms<tab>May 2019," over "with A. Tan<tab>Lund".
    """
    if not any("\t" in line or "   " in line for line in lines):
        return lines
    out: list[str] = []
    for line in lines:
        above, date = _parted(out[-1]) if out else ("", "")
        words, place = _parted(line)
        if above and date and _goes_on(above, date, words or place):
            words, place = (words, place) if words else (place, "")
            mark = "**" if above.endswith("**") and words.startswith("**") else ""
            out[-1] = f"{above.removesuffix(mark)} {words.removeprefix(mark).lstrip()}\t{date} {place}".rstrip()
        elif above and words and date[-1] == "," and _CUT.fullmatch(date) and is_place(place):
            out[-1] = f"{above}\t{date} {place}"
            out.append(words)
        else:
            out.append(line)
    return out


def _parted(line: str) -> tuple[str, str]:
    """What stands before a line's last wide gap, and behind it; all behind it where there is none."""
    line = line.rstrip()
    gap = max(line.rfind("\t"), line.rfind("   "))
    return (line[:gap].rstrip(), line[gap:].strip()) if gap > 0 else ("", line.strip())


def _goes_on(above: str, date: str, words: str) -> bool:
    """True where a quotation that opens before a date, and the place behind it, closes in the words below."""
    opened, closed = max(above.rfind("“"), above.rfind('"')), min(words.find(sign) % _FAR for sign in '”"')
    if opened < 0 or closed >= _FAR - 1 or words[:1] in "-#" or "“" in words[:closed]:
        return False
    is_open = above[opened] == "“" or above.count('"') % 2
    return bool(is_open) and "”" not in above[opened:] and _DATED.fullmatch(date) is not None


_FAR = 1 << 20
_CUT = re.compile(rf"{RANGE},(?: [^\d\t,]{{2,30}},)?", re.IGNORECASE)
_DATED = re.compile(rf"{RANGE}(?:,(?: [^\d\t]{{2,40}})?)?", re.IGNORECASE)


def _above(lines: Sequence[str], at: int) -> int:
    """The place of the line above that has words, one blank line apart at most; -1."""
    return next((place for place in (at - 1, at - 2) if place >= 0 and lines[place].strip()), -1)


def _is_late(lines: Sequence[str], at: int) -> bool:
    if lines[at][:1] in "-#" or not is_date(lines[at].strip(" *_")):
        return False
    above = _above(lines, at)
    if above < 0 or not lines[above].startswith("- ") or len(lines[above]) < _LONG or _ends_dated(lines[above]):
        return False
    first = next((place + 1 for place in range(above, -1, -1) if lines[place].startswith("#")), 0)
    last = next((place for place in range(at, len(lines)) if lines[place].startswith("#")), len(lines))
    ends = [_ends_dated(item) for item in _items(lines[first:last])]
    alone = sum(0 < len(line) <= _SHORT and is_date(line.strip(" *_")) for line in lines[first:last])
    return sum(ends) >= max(_LEAST, 2 * alone) and sum(ends) + alone >= len(ends)


def _items(lines: Sequence[str]) -> list[str]:
    """The items, each with the lines right below that go on with it but for dates alone."""
    items: list[str] = []
    for above, line in zip(("", *lines), lines, strict=False):
        if line.startswith("- "):
            items.append(line)
        elif items and above.strip() and line.strip() and not is_date(line.strip(" *_")):
            items[-1] = f"{items[-1]} {line.strip()}"
    return items


def _ends_dated(item: str) -> bool:
    return ends_dated(item.rstrip(" *_")[-_TAIL:])
