"""Single values made fit for a column: partial dates, years, blank text, home pages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from functools import lru_cache

from warehouse.fields import FIRST_YEAR, LAST_YEAR

_PARTIAL = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2})?)?")
_PROFILES = (
    "linkedin.com",
    "twitter.com",
    "x.com",
    "scholar.google",
    "orcid.org",
    "researchgate.net",
    "facebook.com",
    "youtube.com",
    "instagram.com",
    "dblp.",
    "doi.org",
    "arxiv.org",
    "stackoverflow.com",
    "medium.com",
    "semanticscholar.org",
    "openreview.net",
    "huggingface.co",
    "github.com",
    "gitlab.com",
    "mastodon",
    "bsky.app",
    "publons.com",
    "scopus.com",
    "academia.edu",
    "kaggle.com",
    "t.me",
    "weibo.com",
    "zhihu.com",
    "mailto:",
)


def stated(text: str | None) -> str | None:
    """Text without surrounding blanks; null where nothing is left."""
    return (text.strip() or None) if text else None


def plausible_year(year: int) -> bool:
    """True for a year that the warehouse holds."""
    return FIRST_YEAR <= year <= LAST_YEAR


@lru_cache(maxsize=1 << 14)
def partial_date(text: str | None) -> str | None:
    """A partial ISO date as it stands where it names a day, month or year that there is; else null."""
    if not text or not _PARTIAL.fullmatch(text):
        return None
    try:
        day = date.fromisoformat((text + "-01-01")[:10])
    except ValueError:
        return None
    return text if plausible_year(day.year) else None


def homepage(urls: Iterable[str]) -> str | None:
    """The first web address that is no profile on somebody else's site."""
    return next((url for url in urls if not any(site in url.casefold() for site in _PROFILES)), None)
