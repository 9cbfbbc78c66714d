"""The tense in which a sentence tells of a role: "am", "was", "As a postdoc at X, I helped". Consumes its text."""

from __future__ import annotations

import re

from transforms.vocabulary import any_of

_PAST = re.compile(rf"(?i)\b(?:{any_of('prose', 'roles', 'past')})\b")
_PRESENT = re.compile(rf"(?i)\b(?:{any_of('prose', 'roles', 'present')})\b")
_FUTURE = re.compile(r"(?i)\b(?:will|incoming|shall|going to|about to|upcoming)\b")
_AS_THEN = re.compile(  # "As a postdoc at X, I helped", "During my stay at X, I helped": the verb says when
    r"(?:(?:As|While|When) (?:an?|the)|During (?:my|his|her|their)) [^;]{6,160}?, "
    r"(?:I|he|she|they|we) (?:(?:also|mainly|primarily|mostly|closely) )?"
    r"(?P<verb>[a-z]{2,20})\b"
)
_DID = re.compile(any_of("prose", "roles", "did"))
_RECENTLY = re.compile(r"(?i)\b(?:recently|just|have|has) (?:started|begun|began)\b")  # and still does
_APPOINTED = re.compile(r"\b(?:was|been|were) (?:appointed|named|promoted)(?: (?:to|as|an?|the)){0,2} $")
_IN_YEAR = re.compile(r"\W*[Ii]n (?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d, an? ")  # "; in 2011, a postdoc at X"
_EVER_SINCE = re.compile(r"(?i)\W*since\b[^.;]{3,40}\bha(?:s|ve) ")  # "Since 2018 she has held"


def is_present(text: str, at: int) -> bool:
    """The tense of the verb nearest before the role decides."""
    before = text[:at]
    if _FUTURE.search(before):
        return False
    if _EVER_SINCE.match(before):
        return True
    if _RECENTLY.search(before) or _APPOINTED.search(before):
        return True
    past, present = list(_PAST.finditer(before)), list(_PRESENT.finditer(before))
    if not past and not present and _IN_YEAR.match(text):
        return False
    if not past and not present:
        did = _AS_THEN.match(text)
        return did is None or _DID.match(did["verb"]) is None
    return (present[-1].start() if present else -1) > (past[-1].start() if past else -1)
