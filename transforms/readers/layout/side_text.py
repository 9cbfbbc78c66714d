"""The words of a sidebar in layout text. Consumes its lines; produces them from the left, their headings apart."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.headings.wording import is_role, named

_ADDRESS = re.compile(r"(?m)(\w@)\n\s*((?:[\w-]{1,40}\.){1,3}[a-z]{2,6})$")
_LEAST_CAPITALS = 2  # headings of a sidebar


def flushed(lines: Sequence[str]) -> list[str]:
    """A sidebar's lines; from the left where set to its right, its headings and its broken addresses whole."""
    worded = [line for line in lines if line.strip()]
    ends, starts = Counter(map(len, worded)), Counter(len(line) - len(line.lstrip()) for line in worded)
    is_right = max(ends.values(), default=0) > max(starts.values(), default=0)
    text = "\n".join(line.lstrip() if is_right else line for line in lines)
    out: list[str] = []
    whole = _ADDRESS.sub(r"\1\2", text).split("\n")
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


def names_section(line: str) -> bool:
    """Whether a line names a section."""
    words = line.strip()
    return words[:1].isupper() and named(words).whole and not is_role(words)
