"""Lines that begin a work by its authors. Consumes two lines of layout text; says whether the lower one begins one."""

from __future__ import annotations

import re

AUTHOR = re.compile(
    r"[^\W\d_][\w'’-]{1,40}(?: [^\W\d_][\w'’-]{1,40})?, (?:[A-Z]\.|[A-Z]{1,3}\b)|(?:[A-Z]\.[ -]?){1,3} [A-Z]"
    r"|[A-ZÀ-Þ][\w'’-]{1,40}(?:[ -][A-ZÀ-Þ][\w'’-]{1,40})? [A-Z]{1,3}(?:,|\. \()"  # "Quill AB, Fern M"
)


def begins_work(above: str, line: str) -> bool:
    """True for authors below a line that ends as works without a stop do: "2009; 27: 11-32" over "Vale, J.R., ..."."""
    return above[-1:].isdigit() and AUTHOR.match(line) is not None
