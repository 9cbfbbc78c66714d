"""The markdown of a converter that marks whole phrases. Consumes it; produces markdown with its tables as rows.

A later version of the converter (pymupdf4llm) joins what stands on a page's lines to paragraphs, each of which ends in
a blank, and takes entries with dates at a margin for tables. Of the older one's tears it makes none.
"""

from __future__ import annotations

import re

from transforms.readers.converted.converted import read_converted
from transforms.readers.converted.run_on_items import with_items_apart
from transforms.readers.converted.run_on_rows import with_rows_apart
from transforms.readers.converted.signs import is_converted
from transforms.readers.converted.tables import plain_tables

_ENDS, _LEAST, _SHARE = re.compile(r"(?<=\S )\n\n"), 8, 0.6
_FAR = 60_000


def has_whole_phrases(text: str) -> bool:
    """True for text most of whose paragraphs end in a blank."""
    ends = len(_ENDS.findall(text, 0, _FAR)) if " \n\n" in text else 0
    return ends >= max(_LEAST, _SHARE * text.count("\n\n", 0, _FAR))


def converted(text: str) -> str:
    """A converter's text as an author writes it; paragraphs of the later version are a line for each of their rows."""
    if not has_whole_phrases(text):
        return read_converted(text)
    lines = with_rows_apart(with_items_apart(text.split("\n")))
    return read_converted("\n".join(lines)) if is_converted(text) else "\n".join(plain_tables(lines))
