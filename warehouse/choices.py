"""What to say of a name that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

_MANY = 30  # names that nobody reads to the end


def not_among(unknown: Sequence[str], known: Iterable[str]) -> str:
    """The names that nobody knows, with what they may have meant, and all that there are, unless these are many."""
    there = list(known)
    close = [match for name in unknown for match in get_close_matches(name, there, 1, 0.6)]
    if len(close) == len(unknown) and len(there) > _MANY:
        return f"{', '.join(unknown)}; did you mean {', '.join(close)}?"
    meant = f" (did you mean {', '.join(close)}?)" if close else ""
    return f"{', '.join(unknown)}{meant}; there are {', '.join(there)}"
