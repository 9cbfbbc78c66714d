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


def placed_meetings(texts: Sequence[str]) -> list[tuple[int, list[str]]]:
    """The meetings of lines all of which list them behind a year, each with its place; [] for any others.

    "2019: LoomConf (Graz), Felt Days (online)"
    """
    rows = [_ROW.fullmatch(text) for text in texts]
    found = [(int(row["year"]), _NAME.findall(row["listed"])) for row in rows if row]
    return found if len(found) == len(rows) and sum(len(names) for _, names in found) > len(rows) else []


_MEETING = r"[A-ZÀ-Þ][^,;:()“”\"]{2,60} \((?:[A-ZÀ-Þ][^()\d]{1,40}|online|virtual)\)"
_ROW = re.compile(
    rf"(?P<year>(?:19|20)\d\d)(?: ?[:–—-] |\t)(?P<listed>{_MEETING}(?:[,;] (?:and )?{_MEETING}){{0,20}})\.?"
)
_NAME = re.compile(r"([A-ZÀ-Þ][^,;:()]{2,60}) \([^()]{2,41}\)")
