"""What became of a book, told behind it: consumes a `Cited`; produces it without that.

Where it was reviewed and noticed, its paperback, from which language it is, what part was accepted;
"of: A. Bell, Looms" over a journal is a review.
"""

from __future__ import annotations

import re

from transforms.citations.text import Cited
from transforms.text.styled import spliced, without
from transforms.text.words import holds_one

_REVIEWED = re.compile(
    r"(?:;\s[Rr]eview(?:ed (?:in|by)|s?:)[^()]{3,300}(?=\))"
    r"|(?<=[.)\]\d])\s{1,3}(?:Reviewed (?:in|by):?|Reviews?:|Rev\. in)\s(?=\S)[^\0]{3,600}$)"
)
_AGAIN = re.compile(r"[;,.]\s(?:pbk\.?|[Pp]aperback(?: edition)?|ppb\.?),?\s(?:ed\.,?\s)?(?:19|20)\d\d(?=[).;]|$)")
_MADE = re.compile(
    r"(?:[,.]\s[Tt]ranslated from (?:the )?[A-Z][a-zà-ÿ]{3,12}"
    r"|,\s(?:(?:edited|introduced|annotated)(?: and (?:translated|annotated|introduced))? with (?:an? )?"
    r"(?:introduction|notes|commentary|preface)(?: and (?:notes|commentary|introduction))?"
    r"|(?:translated )?from the [A-Z][a-zà-ÿ]{3,12}(?: [A-Z][a-zà-ÿ]{3,12})?"
    r"|(?:trans(?:l?\.|lated)|tr\.)(?: by)? [A-Z][\w.’'-]{0,20}(?: (?:and |[a-z]{2,3} )?[A-Z][\w.’'-]{0,20}){1,5}))"
    r"(?=\s\(|[.,;]\s)"
)
_NOTICED = re.compile(
    r"\s?[(\[](?:[Ff]eatured|[Hh]ighlighted|[Cc]overed|[Rr]eported|[Pp]rofiled|[Dd]iscussed|[Mm]edia coverage|"
    r"[Pp]ress coverage)\b[^()\[\]]{2,160}[)\]]"
)
_RATE = re.compile(r"[,.;]?\s\(?(?:[Aa]cceptance [Rr]ate|AR):?\s?(?:of )?~?\d[\d.,]{0,5} ?%\)?")
_OF = re.compile(r"[Oo]f:?\s(?=(?:[A-Z]\.[ -]?){1,3}[A-Z][a-z])")
_HINTS = (
    *("eview", "Rev. in", "pbk", "ppb", "aperback", " from the ", "ranslated from ", "ed with ", ", tr"),
    *("eatured", "ighlighted", "overed", "eported", "rofiled", "iscussed", "overage", "%"),
)


def without_afterlife(cited: Cited) -> Cited:
    """The citation without where its book was reviewed, its paperback, how it was made, and who took notice of it."""
    text = cited.text
    if text[1:2] == "f" and (match := _OF.match(text)):
        cited = spliced(cited, 0, match.end(), "Review of ")
    if not holds_one(text, _HINTS):
        return cited
    for pattern in (_REVIEWED, _AGAIN, _MADE, _NOTICED, _RATE):
        match = pattern.search(cited.text)
        if match and match.start() > _LEAST:
            cited = without(cited, match.start(), match.end())
    return cited


_LEAST = 12  # characters of what was cited before
