"""Lists of meetings that each end in the years of their talks. Consumes the texts of a list's lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

_LEAST = 2  # lines
_YEARS_LAST = re.compile(r"\(((?:(?:19|20)\d\d(?:, (?:and )?| & )?){1,12})\)\.?$")


def are_yearly(texts: Sequence[str]) -> bool:
    """True for lines that each end in years in brackets, some in several: "Loom Society (2014, 2011)"."""
    years = [match[1] for text in texts if (match := _YEARS_LAST.search(text))]
    return len(years) == len(texts) >= _LEAST and any("," in one or "&" in one for one in years)
