"""A month in a pattern; and patterns asked at one end of a text: `re` would go on to try every other place."""

from __future__ import annotations

import re

# An English month, short or whole. Where the language is open, `find_dates` reads dates.
MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?"


def without_front(pattern: re.Pattern[str], text: str) -> str:
    """The text without what the pattern matches at its beginning."""
    match = pattern.match(text)
    return text[match.end() :] if match else text


def without_end(pattern: re.Pattern[str], text: str, longest: int) -> str:
    """The text without what the pattern, which ends in `$`, matches in its last `longest` characters."""
    match = pattern.search(text, max(0, len(text) - longest))
    return text[: match.start()] if match else text
