"""Rules across tables, one `.sql` file each: a query for the violations, whose result must be empty.

A file begins with comments: `-- asset: TABLE`, `-- kind: KIND`, `-- expectation: in words`, and `-- warn` where a
violation does not keep the warehouse from being published. Each line `-- for: name=word name=word` makes a rule of its
own, in which `{name}` stands for the word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from expectations.declared import Expected, Kind

_HEADER = re.compile(r"^-- (asset|kind|expectation|for|warn):?[ ]?(.*)$", re.MULTILINE)


@cache
def rules() -> tuple[Expected, ...]:
    """Every rule, in the order of file names."""
    paths = sorted(Path(__file__).parent.glob("*.sql"))
    return tuple(rule for path in paths for rule in _read(path.read_text("utf-8")))


def _read(text: str) -> Iterator[Expected]:
    header = dict(_HEADER.findall(text))
    sql = re.sub(r"^--[^\n]*\n", "", text, flags=re.MULTILINE).strip()
    for words in [value for name, value in _HEADER.findall(text) if name == "for"] or [""]:
        stands_for = dict(pair.split("=") for pair in words.split())
        yield Expected(
            asset=_filled(header["asset"], stands_for),
            kind=cast("Kind", header["kind"]),
            name=_filled(header["expectation"], stands_for),
            sql=_filled(sql, stands_for),
            is_blocking="warn" not in header,
        )


def _filled(text: str, stands_for: dict[str, str]) -> str:
    for name, word in stands_for.items():
        text = text.replace("{" + name + "}", word)
    return text
