"""Rules across tables, one `.sql` file each: a query for the violations, whose result must be empty.

A file begins with a comment: `-- asset: TABLE`, `-- kind: KIND`, `-- expectation: in words`, and `-- warn` where a
violation does not keep the warehouse from being published. `{table}` in it stands for each table that `-- for:` lists.
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
    return tuple(rule for path in sorted(Path(__file__).parent.glob("*.sql")) for rule in _read(path.read_text()))


def _read(text: str) -> Iterator[Expected]:
    header = dict(_HEADER.findall(text))
    sql = re.sub(r"^--[^\n]*\n", "", text, flags=re.MULTILINE).strip()
    for name in header.get("for", header["asset"]).split():
        yield Expected(
            asset=header["asset"].replace("{table}", name), kind=cast("Kind", header["kind"]),
            name=header["expectation"].replace("{table}", name), sql=sql.replace("{table}", name),
            is_blocking="warn" not in header,
        )
