"""What to say of a name that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches


def not_among(unknown: Sequence[str], known: Iterable[str]) -> str:
    """The names that nobody knows, with what they may have meant, and all that there are."""
    there = list(known)
    close = [match for name in unknown for match in get_close_matches(name, there, 1, 0.6)]
    meant = f" (did you mean {', '.join(close)}?)" if close else ""
    return f"{', '.join(unknown)}{meant}; there are {', '.join(there)}"
