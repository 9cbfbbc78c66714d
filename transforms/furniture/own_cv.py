"""Words of links that lead to the owner's CV in full: "Download my CV (PDF)". Consumes text."""

from __future__ import annotations

import re

_CV = re.compile(
    r"(?i)\W{0,4}(?:download |view |see |full |my |pdf |the )*(?:cv|c\.v\.|curriculum vitae|vita|r[ée]sum[ée])"
    r"(?: \(?pdf\)?)?(?: here)?|\W{0,4}(?:download |as )?pdf(?: version)?(?: of my cv)?|here"
)


def names_cv(text: str) -> bool:
    """True for words that say no more than that a CV is to be had; a picture may stand before them."""
    return _CV.fullmatch(text) is not None
