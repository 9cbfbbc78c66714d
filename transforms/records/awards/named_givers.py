"""The organisation or venue inside an honour's or grant's own name.

"China Merchant Bank Scholarship", "NIH K99 Award".
"""

from __future__ import annotations

import re

from transforms.entities import venues
from transforms.entities.organizations import find_organizations
from transforms.records.lists.looks import is_acronym, is_organization, outside_brackets, words
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_TOKENS = re.compile(r"[^\s,]+")
_HEADS = words("organizations", "givers")
_LONGEST = 7


def giver_in(name: str) -> str | None:
    """The giver that the name begins with, or None."""
    tokens = list(_TOKENS.finditer(name))[:_LONGEST]
    if len(tokens) < 2:
        return None
    for number, token in enumerate(tokens[1:], 1):
        if token[0].casefold().strip("./") in _HEADS and all(
            t[0][0].isupper() or t[0] in ("of", "and", "for", "the", "&") for t in tokens[:number]
        ):
            if number + 1 < len(tokens):
                return name[: token.end()].rstrip("/")
            return None
    known = next((f for f in find_organizations(name)[:1] if f.start == 0 and f.certain and f.end < len(name)), None)
    if known:
        return name[: known.end]
    first = tokens[0][0].strip("“”\"'’s")
    if first.casefold() in words("organizations", "acronyms") or (is_acronym(first) and venues.known(first)):
        return first
    return None


PAID_BY = re.compile(
    rf"(?:{any_of('entry_words', 'awards', 'paid_by')})\s+by\s+(?:the\s+)?(?P<by>.+)|(?:agreement|contract|"
    r"(?<!Transfer )partnership|collaboration)\b.*?\bwith\s+(?:the\s+)?(?P<with>.+)|\b(?:gift|donation|"
    r"grant|contract|support|funding) from\s+(?:the\s+)?(?P<from>[A-Z].+)|(?:funder|funding (?:agency|"
    r"source|body)|sponsor|agency|source|funded by|sponsored by)\s*:\s*(?P<label>.+)",
    re.IGNORECASE,
)


_PAYING = ("by", "from", "with", ":")  # one of which it asks for


def known_funder(text: str) -> str | None:
    """The organisation that a phrase is or begins with: "NIH R01 MH123456"."""
    if is_organization(text):
        return text
    known = next((found for found in find_organizations(text)[:1] if found.start == 0 and found.certain), None)
    return text[: known.end] if known else None


def stated_funder(text: str) -> str | None:
    """Who pays, where the text says so: "funded by the NSF", "Sponsor: NSF"."""
    low = text.lower()
    bare = outside_brackets(text) if holds_one(low, _PAYING) else ""
    match = PAID_BY.search(bare) if bare else None
    if not match or (match["label"] and _ends_name(bare[: match.start()])):
        return None
    by = match["by"] or match["with"] or match["from"] or match["label"]
    return _BEHIND_FUNDER.split(by, maxsplit=1)[0].strip(" .") or None


def _ends_name(before: str) -> bool:
    """True before the last word of a name, which is no label: "Erewhon Space Agency: Rust on masts"."""
    last = before.split()[-1:] if before[-1:] == " " else []
    return bool(last) and last[0][0].isupper() and last[0][-1].isalpha()


_BEHIND_FUNDER = re.compile(  # "by the Globex Agency for two years. Amount: ..."
    r"[,;(\t]| Awarded|\.\s+(?=[$€£¥\d]|Amount)| (?:for|over|during|until|in|since) (?:an? |the )?"
    r"(?:\d|one|two|three|four|five|six|period|first|full)"
)
