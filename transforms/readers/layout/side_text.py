"""The words of a sidebar in layout text. Consumes its lines; produces them from the left, their headings apart."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.headings.wording import is_role, named
from transforms.text.torn_phrases import parts_phrase

_ADDRESS = re.compile(r"(?m)(\w@)\n\s*((?:[\w-]{1,40}\.){1,3}[a-z]{2,6})$")
_LEAST_CAPITALS = 2  # headings of a sidebar
_HALF = 0.5  # of a sidebar's width


def flushed(lines: Sequence[str]) -> list[str]:
    """A sidebar's lines; from the left where set to its right, its headings and its broken addresses whole."""
    worded = [line for line in lines if line.strip()]
    ends, starts = Counter(map(len, worded)), Counter(len(line) - len(line.lstrip()) for line in worded)
    is_right = max(ends.values(), default=0) > max(starts.values(), default=0)
    text = "\n".join(line.lstrip() if is_right else line for line in lines)
    out: list[str] = []
    whole = _with_phrases_whole(_ADDRESS.sub(r"\1\2", text).split("\n"))
    found = [line.isupper() for line in whole if names_section(line)]
    are_capitals = 2 * sum(found) > len(found) > _LEAST_CAPITALS
    for line in whole:
        above = next((one for one in reversed(out[-2:]) if one), "")
        is_head = names_section(line) and (line.isupper() or not are_capitals)
        is_both = (
            above
            and line.strip()
            and above.isupper() == line.isupper()
            and names_section(above)
            and names_section(f"{above.strip()} {line.strip()}")
        )
        if is_both and (not is_head or named(above.strip()).weak):
            out[-2:] = [f"{above.strip()} {line.strip()}", ""]
        else:
            out += ["", line.strip(), ""] if is_head else [line]
    return out


def _with_phrases_whole(lines: Sequence[str]) -> list[str]:
    """The lines; one that ends within a phrase, and reaches the column's other half, has its rest from the next."""
    width = max((len(line.strip()) for line in lines), default=0)
    out: list[str] = []
    for line in lines:
        above, words = out[-1].rstrip() if out else "", line.strip()
        if len(above.strip()) > _HALF * width and parts_phrase(above.strip(), words) and not names_section(line):
            out[-1] = f"{above} {words}"
        else:
            out.append(line)
    return out


def names_section(line: str) -> bool:
    """Whether a line names a section."""
    words = line.strip()
    return words[:1].isupper() and named(words).whole and not is_role(words)
