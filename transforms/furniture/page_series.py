"""Running heads that count a document's pages where nothing tells the pages apart: "Quill - Vita - 2" over "... - 3".

Converters keep what stood at a page's edge as a paragraph among the others. Consumes lines; produces such lines.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from transforms.furniture.running_heads import is_running_head, title_of
from transforms.model import Line
from transforms.text.patterns import without_end, without_front

_COUNT_BEHIND = re.compile(r"(?<=[^\W\d])[ \t]?[-–—|•,:]?[ \t]?(?:[Pp](?:age|\.) ?)?\d{1,2}$")
_COUNT_BEFORE = re.compile(r"(?:[Pp]age )?\d{1,2}[ \t]?[|•–—-][ \t]?(?=[^\W\d])")
_LONGEST_COUNT = 12  # characters, no shorter than such a count behind the words
_LONGEST, _FIRST = 80, 12


def page_series(lines: Sequence[Line]) -> list[Line]:
    """The lines that say whose document it is and count by one, page after page, each of them between blank lines."""
    series: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        text = line.text
        if not (text[-1:].isdigit() or text[:1].isdigit() or text[:5] == "Page ") or len(text) > _LONGEST:
            continue
        if not (line.bullet or line.heading) and (words := words_of(line)) != text:
            series[words].append(line)
    apart = ([line for line in found if line.gap_before] for found in series.values() if len(found) > 1)
    several = [
        found if _rises(found := series[words_of(parted[0])]) else parted
        for parted in apart
        if len(parted) > 1 and _rises(parted)
    ]
    if not several:
        return []
    title = title_of(line.text for line in lines[:_FIRST])
    return [line for found in several if is_running_head(found[0].text, title, several=True) for line in found]


def words_of(line: Line) -> str:
    """What such a line says before it counts: "Quill - Vita"."""
    bare = without_end(_COUNT_BEHIND, line.text, _LONGEST_COUNT)
    return without_front(_COUNT_BEFORE, bare)


def _rises(found: Sequence[Line]) -> bool:
    """True for numbers that count up from a first page; one in some is gone where a converter joined it to a line."""
    numbers = [int(re.findall(r"\d+", line.text)[-1]) for line in found]
    missing = numbers[-1] - numbers[0] + 1 - len(numbers)
    rises = all(a < b for a, b in pairwise(numbers))
    return rises and missing <= len(numbers) // _JOINED and numbers[0] < _LATEST


_LATEST, _JOINED = 4, 4  # a first page, or one before it, may go without; of so many numbers one may be gone
