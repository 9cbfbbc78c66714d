"""Opens a warehouse again and again, as an analyst's process does, until its standard input closes.

    python reader.py WAREHOUSE

Prints as JSON how often it could open it, what went wrong, and which numbers of documents it saw.
"""

from __future__ import annotations

import json
import select
import sys

import duckdb

_ORPHANS = "SELECT count(*) FROM fact_authorship ANTI JOIN dim_person USING (person_id)"
_DOCUMENTS = "SELECT count(*) FROM dim_document"
_CHECKS = "SELECT count(*) FROM check_result WHERE is_blocking AND NOT success"


def look(path: str) -> tuple[int, int, int]:
    """Three answers of one warehouse: orphans, documents, failed blocking checks."""
    with duckdb.connect(path, read_only=True) as connection:
        first, second, third = (connection.execute(q).fetchall()[0][0] for q in (_ORPHANS, _DOCUMENTS, _CHECKS))
        return first, second, third


def main(path: str) -> None:
    """Looks until the input closes."""
    seen: dict[str, int] = {}
    errors: list[str] = []
    while not select.select([sys.stdin], [], [], 0.02)[0]:
        try:
            answer = str(look(path))
            seen[answer] = seen.get(answer, 0) + 1
        except Exception as error:  # noqa: BLE001 - any error is the finding
            errors.append(repr(error))
    print(json.dumps({"seen": seen, "errors": errors[:10]}))


if __name__ == "__main__":
    main(sys.argv[1])
