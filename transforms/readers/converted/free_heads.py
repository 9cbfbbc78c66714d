"""Headings that only their type tells, which a converter lost (small capitals, slanted letters of the text's size).

Consumes lines of converted markdown; produces them with such words marked, one rank below all that the page marks.
Two blank lines part blocks there: words between two such gaps are no line of an entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.headings.wording import is_role, named
from transforms.heads.career_parts import is_career_part

_LONGEST, _MOST_WORDS, _LOWEST = 50, 7, 6
_BESIDE = ("", "")
_CENTURIES = ("19", "20")


def with_free_heads(lines: Sequence[str]) -> list[str]:
    """The lines; words alone between two gaps that name a section as a whole are headings, where others are marked."""
    ranks = {len(line) - len(line.lstrip("#")) for line in lines if line[:1] == "#"}
    if not ranks:
        return list(lines)
    marks = "#" * min(max(ranks) + 1, _LOWEST)
    found = {at for at in range(len(lines)) if _is_free_head(lines, at)}
    if found:
        found |= {at for at, line in enumerate(lines) if is_career_part(line) and _is_over_entry(lines, at)}
    return [f"{marks} {line}" if at in found else line for at, line in enumerate(lines)]


def _is_over_entry(lines: Sequence[str], at: int) -> bool:
    """True for a line below a gap, over an entry that its date leads: "Clinical", "2011-2013 **Nurse**, _Clinic_"."""
    below = next((line for line in lines[at + 1 : at + 4] if line), "")
    return at > 1 and tuple(lines[at - 2 : at]) == _BESIDE and not lines[at + 1] and below[:2] in _CENTURIES


def _is_free_head(lines: Sequence[str], at: int) -> bool:
    line = lines[at]
    if not 3 < len(line) < _LONGEST or not line[0].isupper() or line[-1] in ".,;:" or line.count(" ") >= _MOST_WORDS:
        return False
    if at < len(_BESIDE) or tuple(lines[at - 2 : at]) != _BESIDE or tuple(lines[at + 1 : at + 3]) != _BESIDE:
        return False
    said = named(line)
    return said.whole and not said.weak and not is_role(line)
