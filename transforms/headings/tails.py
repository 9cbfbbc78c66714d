"""What stands behind a heading's own words: consumes a heading; produces what may name its kind, and which.

"Courses Taught at Globex University" are courses, "PhD students advised, with initial placement" students.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_AT_SCHOOL = re.compile(r"((?i:courses|classes|modules|lectures)\b[^@]{0,30}?),? (?:at|@) (?:the )?(?=[A-ZÀ-Þ])")
_WITH_JOBS = re.compile(
    r"(?i)([^,;:(]{6,50}?),? (?:with|and) (?:[a-z]{3,10} ){0,2}(?:placement|position|job|destination|where)"
)


def beginnings_before_tails(text: str) -> Iterator[tuple[str, str]]:
    """The beginnings of a heading behind which a school or jobs stand, each with the kind that it must name."""
    for kind, tail in (("teaching", _AT_SCHOOL), ("advising", _WITH_JOBS)):
        if found := tail.match(text):
            yield kind, found[1]
