"""Words of dates that tokens would mistake, in other words of the same length. Consumes and produces a text.

"Rio de Janeiro" holds no January, "2023-In Progress" says that something goes on, and "set 2019" is September's.
"""

from __future__ import annotations

import re


def as_tokens_read(text: str) -> str:
    """The text as `tokenize` reads it."""
    return _plainly(text) if "Janeiro" in text or "rogress" in text else _with_months(text)


def _plainly(text: str) -> str:
    """The text, as long as it was, without a month in a town's name, and with one word for "2023-In Progress"."""
    return _IN_PROGRESS.sub("    ongoing", text.replace("Rio de Janeiro", "Rio de Xaneiro"))


def _with_months(text: str) -> str:
    """The text with a capital on a month before its year that is a word too: "set 2019 – mag 2021"."""
    return _SMALL_MONTH.sub(lambda month: month[0].capitalize(), text) if _MAY_BE_SMALL.search(text) else text


def with_open_years(text: str) -> str:
    """The text with a dash for the word that leaves a year open: "2014 on: Reader", "Reader (May 2014 on)"."""
    return _ON.sub(lambda words: "–".rjust(len(words[0])), text)


_ON = re.compile(r"(?<=(?:19|20)\d\d) on(?:wards?(?=:)|(?=[:\t)\]]|[,;]? ?$))")
_SMALL_MONTH = re.compile(
    r"(?:^|(?<=[\t(,;·|:–—-])|(?<=[\t(,;·|:–—-] )|(?<=dal )|(?<=desde ))"
    r"(?:mar|march|may|set|out|mag|gen|ago)(?=\.? (?:19|20)\d\d)"
)
_MAY_BE_SMALL = re.compile(  # begins with the letters that a search skips to
    r"mar(?:ch)?\.? (?:19|20)|may\.? (?:19|20)|mag\.? (?:19|20)|set\.? (?:19|20)|out\.? (?:19|20)|gen\.? (?:19|20)"
    r"|ago\.? (?:19|20)"
)
_IN_PROGRESS = re.compile(r"(?i)(?:(?<=\d[-–—])|(?<=[-–—] ))in progress\b")
