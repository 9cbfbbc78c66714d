"""How a role, a course and a school are joined in one phrase: the patterns that part them. Consumes nothing."""

from __future__ import annotations

import re

from transforms.vocabulary import any_of

LED = re.compile(
    r"(?:(?P<verb>(?:co-)?taught|(?:co-)?teaching(?!\s(?:assist|fellow|associate|intern))|assisted (?:with|"
    r"in)|lectured (?:on|in)|led)|(?P<role>(?:[A-Z][\w-]{0,20}\s){0,3}(?:co-)?(?:"
    rf"{any_of('entry_words', 'teaching', 'led')}))\s(?:for|of|in|für|zu|pour|en))\s+(?:the\s)?",
    re.IGNORECASE,
)
QUOTED_COURSE = re.compile(  # "Supervisor of the “Looms” seminar for beginners"
    r"(?P<role>[A-Z][^“”\"(,:]{3,50}?) (?:at|in|for|of|on)(?: the| an?)? "
    r"[“\"](?P<course>[^“”\"]{3,120})[”\"](?=$|[ ,.])"
)
HELD_AT = re.compile(
    r"(?:\b(?:at|in)|[–—-]) (?:the )?(?P<where>[A-ZÀ-Þ][^“”\"(),]{2,80}"
    r"(?:, [A-ZÀ-Þ][^\W\d_]{1,20}(?: [A-ZÀ-Þ][^\W\d_]{1,20})?)?)$"
)
