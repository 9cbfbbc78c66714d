"""Lines of converted markdown: consumes one; tells its words without marks, and whether it heads a section."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from transforms.headings.wording import named
from transforms.readers.date_patterns import NOW

_MARKS = re.compile(r"[*_`]+|\]\([^()\s]{0,300}\)|\[(?=[^\[\]\n]{1,300}\]\()")
_DATED = re.compile(
    rf"\*\*[^*\n]{{3,100}}\*\*[^*\n]{{0,120}}?[ (](?i:(?:\d\d?/)?(?:19|20)\d\d(?:[-./]\d\d?)?|{NOW})\)?"
)
_LONGEST_HEAD = 60


@lru_cache(maxsize=1 << 10)  # several readings of a page ask it of each line
def plain(line: str) -> str:
    """The words as they are seen: no marks, no targets of links."""
    if "*" in line or "_" in line or "`" in line or "](" in line:
        return _MARKS.sub("", line).strip()
    return line.strip()


def is_head(line: str) -> bool:
    """True for a line marked as a heading, and for bold or capital words that name a section."""
    if line[:1] == "#":
        return True
    is_set_off = len(line) < _LONGEST_HEAD and (line.startswith("**") or line.isupper())
    return is_set_off and named(plain(line)).whole and ("(" in line or ")" not in line)  # the end of a bracket


def is_dated_row(line: str) -> bool:
    """True for words in bold and a date at the line's end: an entry of its own, whatever stands above it."""
    return line[:2] == "**" and line[-2:] != "**" and _DATED.fullmatch(line) is not None


def names_section(line: str) -> bool:
    """True for a heading by its mark, bold words or capitals that names a section."""
    if not line[:1] or len(line) > _LONGEST_HEAD or line[0] in "-|>":
        return False
    words = line.lstrip("# ").strip("* _")
    is_marked = line[0] == "#" or (line.startswith("**") and line.rstrip().endswith("*")) or words.isupper()
    return is_marked and named(words).whole and words[:1].isupper()


def blocks_of(lines: Sequence[str]) -> list[list[str]]:
    """The paragraphs that blank lines part."""
    found: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [block for block in found if block]
