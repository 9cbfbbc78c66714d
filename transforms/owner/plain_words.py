"""A name in words that titles have too ("Autumn Long"): consumes a document's first line; produces the name or None.

Only what stands alone in that line is one: words of a family name, or words that stand again among the authors' names.
"""

from __future__ import annotations

import re

from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import is_place
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.names.case import cased
from transforms.names.words import FAMILY_WORDS, is_common

_TWO = re.compile(r"[A-ZÀ-Þ][^\W\d_]{1,15} (?:[A-Z]\. )?[A-ZÀ-Þ][^\W\d_]{1,20}")
_AUTHORS = 2  # places where the words stand in a list


def in_plain_words(text: str, document: str) -> str | None:
    """The name that a first line is, be its words common ones."""
    words = text.strip(" *_|")
    if not _TWO.fullmatch(words) or named(words).whole or is_title(words) or is_place(words):
        return None
    if shape_rank(words) or find_organizations(words):
        return None
    name = cased(words) if words.isupper() else words
    given, *_, family = name.split()
    is_borne = family in FAMILY_WORDS and not is_common(given)
    return name if is_borne or _stands_in_lists(name, document) else None


def _stands_in_lists(name: str, document: str) -> bool:
    """True where the words stand between the marks of a list of authors, more than once."""
    before, behind = r"(?:^[^A-Za-z\n]{0,8}|[,;>*_] ?|\band |& |\] )[*_]{0,4}", r"[*_†‡]{0,4}(?:[,;<.]| and )"
    listed = re.compile(rf"{before}{re.escape(name)}{behind}", re.MULTILINE)
    return sum(1 for _ in zip(range(_AUTHORS), listed.finditer(document), strict=False)) == _AUTHORS
