"""Rows of a page that hold an address alone. Consumes a `Row` and the `Segment` above; says that they stand apart."""

from __future__ import annotations

import re

from transforms.readers.page.segments import Row, Segment


def is_address(row: Row, last: Segment) -> bool:
    """Whether a row is an e-mail address alone, and no sentence above leads to it: below the day of a last change."""
    words = row.segments[0].words
    is_one = len(words) == 1 == len(row.segments) and _ADDRESS.fullmatch(words[0].text) is not None
    return is_one and last.text[-1].isalnum() and not _LEADS_ON.search(last.text)


_ADDRESS = re.compile(r"[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}")
_LEADS_ON = re.compile(r"\b(?:at|to|via|by|e-?mail|or|and|is|contact)$", re.IGNORECASE)
